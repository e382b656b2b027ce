import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { withNote, type Editing, type Outcome } from '../editing.ts';
import { type Found } from '../find/found.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { tell } from './apply-remove.ts';
import { valueElement, watchSums } from './recompute.ts';
import { wordAsBefore } from './word-as-before.ts';
import { watchDrawing, type Drawn } from './watch-drawing.ts';
import { replaceWords } from './set-words.ts';

const CLOCK = /^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/i;

/** Money alone, with what it is for: "$11 a month"; a sentence that begins with a sum is no value. */
const MONEY =
  /^[~+−-]?\s?(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£¥])(?:\s?(?:k|m|bn))?(?:\s?(?:\/|per |an? )?\s?\p{L}+)?$/iu;

export const FREE = /^(?:free|nothing|gratis|zero|no charge)$/i;

const MONTHS = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b/i;

export const isNumeric = (to: string): boolean =>
  !MONTHS.test(to) &&
  /^(?:about |~)?[+−-]?\s?[$€£¥]?\s?\d[\d.,]*\s?(?:k|[$€£¥%°]|\p{L}{1,8}(?:\/\p{L}+)?|°C)?$/iu.test(to);

/** The element in a thing whose value a new one of that sort replaces; undefined when the words are no value. */
export function valueFor(element: Element, { kind }: Found, to: string): Element | undefined {
  const isLeaf = elementsIn(element).every((child) => child.tagName === 'svg');
  const inner = [element, ...listMatching(element, () => true)].filter(
    (one) =>
      readableText(one) !== '' &&
      (elementsIn(one).length === 0 ||
        one.children.some((child) => child.type === 'text' && child.value.trim() !== '')),
  );
  const unit = /\d\s*(\p{L}{3,})/u.exec(to)?.[1]?.toLowerCase();
  // "38" with its "min" beside it, before a text that speaks of minutes.
  const beside = inner.find(
    (one) =>
      partName(one) === 'unit' && unit !== undefined && readableText(one).toLowerCase().startsWith(unit.slice(0, 3)),
  );
  const figure =
    beside === undefined ? undefined : inner.find((one) => partName(one) === 'value' && /\d/.test(readableText(one)));
  if (figure !== undefined) return figure;
  const counted =
    unit === undefined
      ? undefined
      : inner.find((one) => new RegExp(`\\d\\s*${unit}`, 'iu').test(ownTextOf(one)) && readableText(one).length < 40);
  if (counted !== undefined && /\d/.test(readableText(counted))) return counted;
  const isMoney = (text: string): boolean => MONEY.test(text);
  if (CLOCK.test(to)) return inner.find((one) => CLOCK.test(readableText(one)));
  if (FREE.test(to)) return inner.find((one) => isMoney(readableText(one)));
  if (MONTHS.test(to) && /\d/.test(to) && kind === 'item')
    return (
      inner.find((one) => partName(one) === 'meta' || partName(one) === 'when') ??
      inner.find((one) => MONTHS.test(readableText(one)) && /\d/.test(readableText(one)))
    );
  if (!/^[~+−-]?\s?[$€£¥]?\s?\d[\d.,]*\s?(?:[$€£¥%]|\p{L}{1,6}(?:\/\p{L}+)?)?$/u.test(to)) return undefined;
  if (isMoney(to)) {
    const money = inner.find((one) => isMoney(readableText(one)));
    if (money !== undefined) return money;
    return inner.find((one) => partName(one) === 'value' && parseAmount(readableText(one)) !== undefined);
  }
  if (isLeaf) return parseAmount(readableText(element)) === undefined ? undefined : element;
  if (to.endsWith('%')) return inner.find((one) => readableText(one).endsWith('%')) ?? valueElement(element);
  return valueElement(element) ?? inner.findLast((one) => /^[~+−-]?\d/.test(readableText(one)));
}

export function changeValue(editing: Editing, found: Found, value: Element, to: string): Outcome {
  const follow = watchSums(editing.tree, value);
  const draw = watchDrawing(editing, value);
  const before = readableText(value);
  const own = value.children
    .filter((child) => child.type === 'text')
    .map((child) => child.value)
    .join('')
    .trim();
  const hasUnit = elementsIn(value).length > 0 || !/\p{L}|%|[$€£¥]/u.test(own || before);
  // "Of €160": the words around a sum stay.
  const lead = /^(?:of|from|about|ca\.|von|de|sur)\s+/i.exec(own)?.[0] ?? '';
  const given = FREE.test(to)
    ? before.replace(/[\d.,\s]+\d|\d/, '0')
    : wordAsBefore(to, own.slice(lead.length) || before);
  const bare =
    hasUnit && !/[$€£¥]/.test(given) ? given.replace(/\s*(?:[%°]|(?!k$)\p{L}+(?:\/\p{L}+)?|°C)$/u, '') : given;
  if (readableText(value) === bare) return { already: `${titleOf(value)} is ${to}` };
  const [holder] = found.elements;
  const twins = holder === undefined ? [] : listTwins(editing, holder, value);
  const words = `${lead}${bare === '' ? given : bare}`;
  replaceWords(value, words);
  for (const twin of twins) replaceWords(twin, words);
  const name = holder === undefined || holder === value ? '' : ` of "${titleOf(holder)}"`;
  return withNote(
    `changed ${before}${name} to ${to}${tellDrawing([...follow(), ...(twins.length === 0 ? [] : ['the same figure elsewhere'])], draw())}`,
    found,
  );
}

/** The same figure under the same label in other parts of the screen. */
function listTwins(editing: Editing, holder: Element, value: Element): Element[] {
  const label = normal(titleOf(holder));
  const text = readableText(value);
  if (label === '' || holder === value || !FIGURE_PARTS.has(partName(holder) ?? holder.tagName)) return [];
  return listMatching(
    editing.tree.body,
    (one) => FIGURE_PARTS.has(partName(one) ?? one.tagName) && one !== holder && normal(titleOf(one)) === label,
  ).flatMap((one) => {
    const twin = valueElement(one);
    return twin !== undefined &&
      twin !== value &&
      readableText(twin) === text &&
      elementsIn(twin).length === elementsIn(value).length
      ? [twin]
      : [];
  });
}

const FIGURE_PARTS: ReadonlySet<string> = new Set(['metric', 'fact', 'figure']);

/** A drawing that moved is told beside what follows; one that did not must not pass for true. */
const tellDrawing = (followed: readonly string[], drawn: Drawn): string =>
  drawn === 'kept'
    ? `${tell(followed)}; the drawing keeps its shape`
    : tell([...followed, ...(drawn === 'moved' ? ['the drawing'] : [])]);

/** What an element says itself, without what stands in it. */
const ownTextOf = (element: Element): string =>
  element.children
    .flatMap((child) => (child.type === 'text' ? [child.value] : []))
    .join('')
    .trim();
