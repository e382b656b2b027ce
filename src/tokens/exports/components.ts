import type { ColorRole, TypeRole } from '../../domain/token-roles.ts';
import type { Tokens } from '../create-tokens.ts';
import type { SeenAccents } from '../scheme/seen-accents.ts';
import type { Radii } from '../shape.ts';
import type { Spaces } from '../space.ts';
import type { YamlMap } from './to-yaml.ts';

interface Component {
  background: ColorRole;
  text: ColorRole;
  type: TypeRole;
  radius?: keyof Radii;
  padding: keyof Spaces | `${number}px`;
  heightPx?: number;
}

const CONTROL_HEIGHT_PX = 44;

/** How the common parts are put together; every text on its background is a guaranteed pair. */
const PARTS: Readonly<Record<string, Component>> = {
  'button-primary': {
    background: 'primary',
    text: 'on-primary',
    type: 'label-lg',
    radius: 'control',
    padding: '12px',
    heightPx: CONTROL_HEIGHT_PX,
  },
  'button-secondary': {
    background: 'secondary-container',
    text: 'on-secondary-container',
    type: 'label-lg',
    radius: 'control',
    padding: '12px',
    heightPx: CONTROL_HEIGHT_PX,
  },
  'button-text': {
    background: 'surface',
    text: 'primary',
    type: 'label-lg',
    radius: 'control',
    padding: '12px',
    heightPx: CONTROL_HEIGHT_PX,
  },
  card: { background: 'surface-container-low', text: 'on-surface', type: 'body-md', radius: 'lg', padding: 'card' },
  input: {
    background: 'surface-container-lowest',
    text: 'on-surface',
    type: 'body-md',
    radius: 'control',
    padding: '12px',
    heightPx: CONTROL_HEIGHT_PX,
  },
  chip: {
    background: 'surface-container-high',
    text: 'on-surface-variant',
    type: 'label-md',
    radius: 'control',
    padding: '8px',
    heightPx: 32,
  },
  'chip-selected': {
    background: 'secondary-container',
    text: 'on-secondary-container',
    type: 'label-md',
    radius: 'control',
    padding: '8px',
    heightPx: 32,
  },
  nav: { background: 'surface-container', text: 'on-surface-variant', type: 'label-lg', padding: 'row' },
  'nav-active': { background: 'surface-container', text: 'primary', type: 'label-lg', padding: 'row' },
  'list-row': { background: 'surface', text: 'on-surface', type: 'body-md', padding: 'row' },
  dialog: { background: 'surface-container-high', text: 'on-surface', type: 'body-md', radius: 'xl', padding: 'card' },
  tooltip: {
    background: 'inverse-surface',
    text: 'inverse-on-surface',
    type: 'label-md',
    radius: 'sm',
    padding: '8px',
  },
  alert: {
    background: 'error-container',
    text: 'on-error-container',
    type: 'body-md',
    radius: 'default',
    padding: 'card',
  },
};

/** The `components:` of a DESIGN.md, by references to the tokens above it; an exact colour stands as it is seen. */
export const toComponentEntries = (tokens: Pick<Tokens, 'accents'>): YamlMap =>
  Object.entries(PARTS).map(([name, { background, text, type, radius, padding, heightPx }]) => [
    name,
    [
      ['backgroundColor', seenOn(tokens, background)],
      ['textColor', seenOn(tokens, text, 'ink')],
      ['typography', `{typography.${type}}`],
      ...(radius === undefined ? [] : [['rounded', `{rounded.${radius}}`] as const]),
      ['padding', padding.endsWith('px') ? padding : `{spacing.${padding}}`],
      ...(heightPx === undefined ? [] : [['height', `${heightPx}px`] as const]),
    ],
  ]);

function seenOn({ accents }: Pick<Tokens, 'accents'>, role: ColorRole, as: 'fill' | 'ink' = 'fill'): string {
  const [name, seen] = role.startsWith('on-') ? ([role.slice(3), 'onFill'] as const) : ([role, as] as const);
  return accents[name as keyof SeenAccents]?.[seen] ?? `{colors.${role}}`;
}
