import { createNameTaker, toCamelCase, toPascalCase, toPlural } from './component-name.ts';
import type { Prop, PropValue, RepeatedComponent } from './template.ts';

/** Attributes that say in which of two states an item is, and what that is called. */
const STATES: Readonly<Record<string, string>> = {
  ariaCurrent: 'isCurrent',
  ariaSelected: 'isSelected',
  ariaPressed: 'isPressed',
  ariaChecked: 'isChecked',
  ariaExpanded: 'isOpen',
  ariaDisabled: 'isDisabled',
  checked: 'isChecked',
  defaultChecked: 'isChecked',
  disabled: 'isDisabled',
  open: 'isOpen',
};

/** Gives a component and its props their names; what follows from a state is told by the state alone. */
export function finishComponent({ name, props, ...rest }: Omit<RepeatedComponent, 'plural'>): RepeatedComponent {
  const kept = tellStates(props);
  const takeName = createNameTaker();
  for (const prop of kept) prop.name = takeName(toCamelCase(prop.name, 'text'));
  return { ...rest, name: toPascalCase(name, 'Item'), plural: toCamelCase(toPlural(name), 'items'), props: kept };
}

function tellStates(props: Prop[]): Prop[] {
  const states: Prop[] = [];
  for (const prop of props) {
    const state = prop.kind.is === 'attribute' ? STATES[prop.kind.name] : undefined;
    if (state === undefined || new Set(prop.values.map(isOn)).size !== 2) continue;
    if (new Set(prop.values).size !== 2) continue;
    const values = prop.values.map((value) => isOn(value) || undefined);
    if (states.some((other) => isSplitAs(other, values))) continue;
    states.push({ name: state, kind: { is: 'boolean' }, values });
  }
  for (const prop of props) {
    if (prop.kind.is === 'art' || prop.kind.is === 'items' || prop.kind.is === 'boolean') continue;
    const state = states.find((one) => isToldBy(prop, one));
    if (state === undefined) continue;
    const at = state.values.indexOf(true);
    const other = state.values.indexOf(undefined);
    prop.choice = { state, whenTrue: prop.values[at], whenFalse: prop.values[other] };
  }
  return [...states, ...props.filter(({ choice }) => choice === undefined)];
}

const isOn = (value: PropValue): boolean => value !== undefined && value !== false && value !== 'false';

const isSplitAs = ({ values: own }: Prop, values: readonly PropValue[]): boolean =>
  own.every((value, at) => value === values[at]);

const isToldBy = ({ values }: Prop, state: Prop): boolean => {
  const on = new Set(values.filter((_, at) => state.values[at] === true));
  const off = new Set(values.filter((_, at) => state.values[at] !== true));
  return on.size === 1 && off.size === 1;
};
