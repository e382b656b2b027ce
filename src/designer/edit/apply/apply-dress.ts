import { formatHex } from 'culori';
import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import type { Dress, EditOperation } from '../edit-operation.ts';
import { unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findLooking } from '../find/find-looking.ts';
import { isButtonLike } from '../find/infer-kinds.ts';
import { namesOf } from '../name-of.ts';
import { listMatching } from '../screen-tree.ts';
import { applyPaint } from './apply-paint.ts';
import { paintGradient } from './paint-gradient.ts';
import { shadesOf } from './shades-of.ts';

const EDGE = /^(?:[@\w-]+:)*border(?:-(?:2|4|8|(?!t|b|l|r|x|y|spacing)[a-z].*|\[#.*))?$/;
const SHADOW = /^(?:[@\w-]+:)*(?:shadow(?:-.+)?|drop-shadow(?:-.+)?)$/;
const CORNERS = /^(?:[@\w-]+:)*rounded(?:-.+)?$/;
const GROUND = /^bg-(?!clip|cover|center|no-|none|transparent|linear)(.+)$/;

interface Way {
  drops: RegExp;
  adds: readonly string[];
  words: string;
}

const WAYS: Readonly<Partial<Record<Dress, Way>>> = {
  raised: { drops: SHADOW, adds: ['shadow-raised'], words: 'gave SO a soft shadow' },
  flat: { drops: SHADOW, adds: [], words: 'took the shadow off SO' },
  bordered: { drops: EDGE, adds: ['border', 'border-outline-variant'], words: 'gave SO a border' },
  'thick-bordered': { drops: EDGE, adds: ['border-2', 'border-outline'], words: 'gave SO a thicker border' },
  borderless: { drops: EDGE, adds: [], words: 'took the border off SO' },
  round: { drops: CORNERS, adds: ['rounded-full'], words: 'made SO round' },
  square: { drops: CORNERS, adds: ['rounded-none'], words: 'gave SO square corners' },
};

/** How parts are drawn at their edge, their corners or their ground; nothing of their content changes. */
export function applyDress(
  editing: Editing,
  { target, dress, stops }: Extract<EditOperation, { kind: 'dress' }>,
): Outcome {
  if (dress === 'dark' || dress === 'light')
    return applyPaint(editing, { kind: 'paint', target, hex: groundFor(editing, dress), name: dress });
  const found = findLooking(editing, target);
  if (found === undefined || found.elements.length === 0) return unknown(target);
  const names = namesOf(found.elements);
  if (dress === 'outlined' || dress === 'filled' || dress === 'bare') {
    const buttons = found.elements.flatMap((one) => (isButtonLike(one) ? [one] : listMatching(one, isButtonLike)));
    if (buttons.length === 0) return { failed: `${names} is no button, whose ground could be ${BUTTONS[dress]}` };
    // Of several the ones that are only words stay so.
    const isFramed = (one: Element): boolean => listClasses(one).some((name) => GROUND.test(name) || EDGE.test(name));
    const meant = buttons.some(isFramed) ? buttons.filter(isFramed) : buttons;
    const changed = meant.filter((button) => dressButton(button, dress));
    return changed.length === 0
      ? { already: `${names} is ${BUTTONS[dress]}` }
      : withNote(`made ${namesOf(changed)} ${BUTTONS[dress]}`, found);
  }
  if (stops !== undefined) {
    for (const element of found.elements) paintGradient(element, stops);
    return withNote(
      `laid a gradient from ${stops[0]} to ${stops[1]} under ${names}, with words that read on it`,
      found,
    );
  }
  const elements = found.elements.map((one) =>
    dress === 'borderless' || dress === 'flat' ? edgedIn(one, dress) : one,
  );
  const changed = elements.filter((element) => dressPart(element, dress));
  if (changed.length === 0) return { already: `${names} ${ALREADY[dress] ?? 'is so'}` };
  const words =
    dress === 'gradient'
      ? 'laid a soft gradient of the main colour under SO'
      : dress === 'rounder'
        ? 'made the corners of SO rounder'
        : (WAYS[dress]?.words ?? 'changed SO');
  return withNote(words.replace('SO', names), found);
}

const ALREADY: Readonly<Partial<Record<Dress, string>>> = {
  raised: 'has a shadow',
  flat: 'has no shadow',
  bordered: 'has a border',
  'thick-bordered': 'has a thick border',
  borderless: 'has no border',
  round: 'is round',
  rounder: 'is as round as it goes',
  square: 'has square corners',
  gradient: 'lies on a gradient',
};

const BUTTONS = { outlined: 'outlined', filled: 'filled', bare: 'plain words' } as const;

/** A near black or near white of the main colour's hue. */
const groundFor = ({ theme }: Editing, dress: 'dark' | 'light'): string => {
  const { h, c } = shadesOf(theme);
  return formatHex(
    dress === 'dark'
      ? { mode: 'oklch', l: 0.25, c: Math.min(0.025, c), h }
      : { mode: 'oklch', l: 0.97, c: Math.min(0.008, c), h },
  );
};

/** The box with the edge, where the part itself has none. */
const edgedIn = (element: Element, dress: 'borderless' | 'flat'): Element => {
  const edge = dress === 'flat' ? SHADOW : EDGE;
  const has = (one: Element): boolean => listClasses(one).some((name) => edge.test(name));
  return has(element)
    ? element
    : (listMatching(element, (one) => has(one) && !isButtonLike(one) && one.tagName !== 'input')[0] ?? element);
};

const STEPS = ['rounded-none', 'rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full'];

function dressPart(element: Element, dress: Dress): boolean {
  const classes = listClasses(element);
  const next = nextClasses(element, classes, dress);
  if (next.length === classes.length && next.every((name) => classes.includes(name))) return false;
  if (dress === 'gradient') clearInner(element);
  setClasses(element, next);
  return true;
}

/** Boxes within that carry on the part's own ground let the new one through. */
function clearInner(element: Element): void {
  const own = listClasses(element).find((name) => GROUND.test(name));
  for (const inner of listMatching(element, (one) => own !== undefined && listClasses(one).includes(own)))
    setClasses(
      inner,
      listClasses(inner).map((name) => (name === own ? 'bg-surface' : name)),
    );
}

function nextClasses(element: Element, classes: readonly string[], dress: Dress): string[] {
  if (dress === 'rounder') {
    const now = classes.find((name) => /^rounded-(?:none|xs|sm|md|lg|xl|full|control)$/.test(name));
    const isSmall =
      isButtonLike(element) || /^(?:input|select|textarea|span)$/.test(element.tagName) || isAvatar(element);
    const to = isSmall ? 'rounded-full' : (STEPS[Math.min(5, STEPS.indexOf(now ?? 'rounded-sm') + 2)] ?? 'rounded-xl');
    return [...classes.filter((name) => !CORNERS.test(name)), to];
  }
  if (dress === 'gradient')
    return [
      ...classes.filter((name) => !/^(?:bg-|from-|via-|to-|text-on-)/.test(name)),
      'bg-linear-to-br',
      'from-primary/25',
      'to-surface-container-low',
      'text-on-surface',
    ];
  // A square picture has sides of one length; one without a ratio of its own at least square corners.
  if (dress === 'square' && classes.some((name) => ASPECT.test(name) && name !== 'aspect-square'))
    return classes.map((name) => (ASPECT.test(name) ? 'aspect-square' : name));
  const way = WAYS[dress];
  return way === undefined ? [...classes] : [...classes.filter((name) => !way.drops.test(name)), ...way.adds];
}

const ASPECT = /^aspect-/;
const isAvatar = (element: Element): boolean => findAttribute(element, 'dataPicture')?.startsWith('avatar') === true;

const TEXT = /^text-(?:on-\S+|inverse-\S+|primary\S*|secondary\S*|tertiary\S*|surface\S*|\[#\w+\])$/;

/** A filled button as a frame and its words in what was its ground, and the other way round. */
function dressButton(button: Element, dress: 'outlined' | 'filled' | 'bare'): boolean {
  const classes = listClasses(button);
  const ground = classes.map((name) => GROUND.exec(name)?.[1]).find((name) => name !== undefined);
  const words = classes
    .map((name) => /^text-((?:on-|primary|secondary|tertiary|inverse|surface)\S*)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  const isEdged = classes.some((name) => EDGE.test(name));
  const rest = classes.filter(
    (name) => !GROUND.test(name) && !TEXT.test(name) && !EDGE.test(name) && !SHADOW.test(name),
  );
  if (dress === 'filled') {
    if (ground !== undefined) return false;
    const role = words === undefined || words === 'on-surface' || words === 'on-surface-variant' ? 'primary' : words;
    setClasses(button, [...rest, `bg-${role}`, `text-${roleOn(role)}`]);
    return true;
  }
  if (ground === undefined && isEdged === (dress === 'outlined')) return false;
  const role =
    ground === undefined
      ? (words ?? 'primary')
      : /^(?:\[|surface|secondary-container)/.test(ground)
        ? 'primary'
        : ground;
  setClasses(button, [...rest, ...(dress === 'outlined' ? ['border', `border-${role}`] : []), `text-${role}`]);
  delete button.properties['dataPainted'];
  return true;
}

/** What is read on a role: `primary` → `on-primary`, `on-primary-container` → `primary-container`. */
const roleOn = (role: string): string => (role.startsWith('on-') ? role.slice(3) : `on-${role}`);
