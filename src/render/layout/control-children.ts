import { isVisible, parseColor, TRANSPARENT } from '../paint/color.ts';
import { toPixels } from '../paint/computed-style.ts';
import { toContentBox } from '../paint/content-box.ts';
import { drawControl, findDrawnControl, toShare } from './form-control.ts';
import { toTextLine, UNDECORATED } from './text-line.ts';
import { toText } from './styled-element.ts';
import type { Box, Drawing, TextLine } from '../layout-tree.ts';
import type { ControlState } from './form-control.ts';
import type { BoxedElement, StyledElement } from './styled-element.ts';

/** The controls whose content is not in the document. */
export const CONTROL_TAGS: ReadonlySet<string> = new Set(['input', 'textarea', 'select', 'progress', 'meter']);

const NO_RADII = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };
const DEFAULT_ACCENT = { hex: '#0075ff', alpha: 1 };
const TEXTLESS_INPUTS = /^(?:checkbox|radio|range|color|file|image|hidden)$/;
const ARROW_PX = 16;
/** Average advance of a character against the font size; only the box of a line that nobody measured needs it. */
const CHARACTER_SHARE = 0.5;

/**
 * What a control shows without having it in the document: the words of a field and the drawing of a
 * checkbox, radio button, range, progress bar or select arrow.
 */
export function toControlChildren(element: BoxedElement, id: string): (Drawing | TextLine)[] {
  const drawn = findDrawnControl(element.tag, element.attributes['type'], element.style.appearance);
  const line = toFieldLine(element);
  const children: (Drawing | TextLine)[] = line === undefined ? [] : [line];
  if (drawn === undefined) return children;
  const box = drawn === 'arrow' ? toArrowBox(element) : element.box;
  const drawing: Drawing = {
    kind: 'drawing',
    id: `${id}-${drawn}`,
    name: drawn,
    box,
    svg: drawControl(drawn, box, toControlState(element)),
    opacity: 1,
    radii: NO_RADII,
    clips: false,
  };
  return [...children, drawing];
}

type StyledControl = Pick<BoxedElement, 'tag' | 'attributes' | 'style' | 'children'>;

export function toControlState(element: StyledControl): ControlState {
  const accent = parseColor(element.style['accent-color']);
  return {
    checked: 'checked' in element.attributes,
    share: toShare(element.attributes, element.tag),
    accent: accent !== undefined && isVisible(accent) ? accent : DEFAULT_ACCENT,
    text: parseColor(element.style.color) ?? TRANSPARENT,
  };
}

function toFieldLine(element: BoxedElement): TextLine | undefined {
  const words = toFieldWords(element);
  if (words === undefined) return undefined;
  const { style } = element;
  const content = toContentBox(element.box, element.style);
  const fontSize = toPixels(style['font-size'], 16);
  const height = fontSize * 1.2;
  const middle = element.tag === 'textarea' ? content.y + height / 2 : content.y + content.height / 2;
  const width = Math.min(content.width, words.text.length * fontSize * CHARACTER_SHARE);
  const line = {
    text: words.text,
    box: { x: content.x, y: middle - height / 2, width, height },
    baselineY: middle + fontSize * 0.35,
  };
  return toTextLine(line, { ...style, color: words.color ?? style.color }, UNDECORATED);
}

/** The words a field shows: its value, else its placeholder in its own colour. */
export function toFieldWords(element: StyledControl): { text: string; color?: string } | undefined {
  const { tag, attributes } = element;
  if (tag === 'select') return words(toText(findChosen(element) ?? { ...element, kind: 'element', paintOrder: 0 }));
  if (tag !== 'textarea' && (tag !== 'input' || TEXTLESS_INPUTS.test(attributes['type'] ?? ''))) return undefined;
  const value =
    tag === 'textarea' ? toText({ ...element, kind: 'element', paintOrder: 0 }) : (attributes['value'] ?? '');
  if (value !== '') return words(attributes['type'] === 'password' ? '•'.repeat(value.length) : value);
  const placeholder = attributes['placeholder'] ?? '';
  const color = attributes[PLACEHOLDER_COLOR];
  return placeholder === '' ? undefined : { text: placeholder, ...(color === undefined ? {} : { color }) };
}

/** Where an engine leaves the computed colour of `::placeholder`, which no style of the element itself holds. */
export const PLACEHOLDER_COLOR = '::placeholder';

const words = (text: string): { text: string } | undefined => (text === '' ? undefined : { text });

function findChosen(select: StyledControl): StyledElement | undefined {
  const options = select.children
    .flatMap((child) => (child.kind === 'element' ? [child, ...child.children] : []))
    .filter((child) => child.kind === 'element')
    .filter((child) => child.tag === 'option');
  return options.find((option) => 'selected' in option.attributes) ?? options[0];
}

function toArrowBox({ box, style }: BoxedElement): Box {
  const side = Math.min(ARROW_PX, box.height);
  const right = Math.max(4, toPixels(style['border-right-width']));
  return { x: box.x + box.width - right - side, y: box.y + (box.height - side) / 2, width: side, height: side };
}
