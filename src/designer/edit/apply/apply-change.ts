import type { Element } from 'hast';
import { createElement, findAttribute, replaceElement } from '../../../markup/element.ts';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation, TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { findTargets } from '../find/find-targets.ts';
import type { Found } from '../find/found.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { listPictures } from '../find/part-nouns.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { tell } from './apply-remove.ts';
import { setPicture } from './apply-picture.ts';
import { applyReplaceText } from './apply-rename.ts';
import { valueElement, watchSums } from './recompute.ts';
import { watchDrawing, type Drawn } from './watch-drawing.ts';
import { placeOfWords, replaceWords, setWords } from './set-words.ts';

type Change = Extract<EditOperation, { kind: 'change' }>;

const PICTURE = /\b(?:picture|photo|photograph|image|illustration|drawing|artwork|cover|visual)s?\b/i;
const ICON = /\bicons?\b/i;

/** What the target is decides what changes: a picture's subject, an icon, a value and what depends on it, or words. */
export function applyChange(editing: Editing, operation: Change): Outcome {
  const { target, to, isQuoted, isCertain } = narrow(editing, operation);
  if (/\bplaceholder\b/i.test(target.words)) return setPlaceholder(editing, target, to);
  if (ICON.test(target.words)) return setIcon(editing, target, to);
  if (PICTURE.test(target.words) && target.quoted === undefined) {
    const pictured = changePicture(editing, target, to);
    if (pictured !== undefined) return pictured;
  }
  const found = findIn(editing, target);
  if (found === undefined) return saidElsewhere(editing, target, to) ?? unknown(target);
  const [element] = found.elements;
  if (element === undefined) return unknown(target);
  if (element.tagName === 'svg' || element.tagName === 'img') return setPicture(editing, element, to);
  const value = isQuoted ? undefined : valueFor(element, found, to);
  if (value !== undefined) return changeValue(editing, found, value, to);
  if (!isCertain) {
    const status = found.kind === 'item' ? statusOf(element) : undefined;
    if (status !== undefined && to.split(/\s+/).length <= 3)
      return changeWords(found, status, capitaliseLike(to, readableText(status)));
    if (found.kind === 'item' || found.kind === 'section')
      return { failed: `it is not said what of ${target.words} is to be "${to}"` };
  }
  if (isCertain && /\b(?:status|state)\b/i.test(target.words)) {
    const status = statusOf(element);
    if (status !== undefined) return changeWords(found, status, to);
  }
  const place = placeOfWords(element, found.kind);
  const before = readableText(place);
  if (isDestination(editing, place)) return changeDestinations(editing, before, to);
  return changeWords(found, place, to);
}

function changeWords(found: Found, place: Element, to: string): Outcome {
  const before = readableText(place) || (findAttribute(place, 'ariaLabel') ?? '');
  if (normal(before) === normal(to) && before === to) return { already: `it says "${to}"` };
  setWords(place, to);
  return withNote(`changed "${before}" to "${to}"`, found);
}

/** "Hard to 28 min in the progress ring": where it stands belongs to the target. */
function narrow(editing: Editing, operation: Change): Change {
  if (operation.isQuoted) return operation;
  const match = /^(.+?)\s+(?:in|on) (?:the |my |our )(.+)$/i.exec(operation.to);
  const [, to, place] = match ?? [];
  if (to === undefined || place === undefined || findIn(editing, { words: place }) === undefined) return operation;
  const { target } = operation;
  return { ...operation, to, target: { ...target, words: `${target.words} in the ${place}` } };
}

function changePicture(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const found = findIn(editing, target);
  const [element] = found?.elements ?? [];
  if (element !== undefined && findAttribute(element, 'dataPicture') !== undefined) {
    const outcome = setPicture(editing, element, to);
    return 'done' in outcome && found !== undefined ? withNote(outcome.done, found) : outcome;
  }
  const about = target.words
    .replace(/\b(?:at|on) (?:the )?(?:very )?top\b/i, ' ')
    .replace(PICTURE, ' ')
    .replace(/^\s*(?:the\s+)?(?:of|in|on|for|at)?\s*(?:the\s+)?|\b(?:of|in|for|the|from)\b/gi, ' ')
    .trim();
  const pictures = listPictures(editing.tree.body, (shown) => !shown.startsWith('logo'));
  const shown = pictures.find(
    (picture) =>
      about !== '' &&
      sharesWords(about, `${findAttribute(picture, 'dataPicture') ?? ''} ${findAttribute(picture, 'ariaLabel') ?? ''}`),
  );
  if (shown !== undefined) return setPicture(editing, shown, to);
  const holder = about === '' ? undefined : findIn(editing, { words: about });
  const inside = holder?.elements.flatMap((one) => listPictures(one, (kind) => !kind.startsWith('logo')))[0];
  if (inside !== undefined) return setPicture(editing, inside, to);
  const scenes = pictures.filter((picture) => !(findAttribute(picture, 'dataPicture') ?? '').startsWith('avatar'));
  const [main] = scenes;
  const isMain =
    /^(?:picture|image|photo|illustration|cover|(?:top|main|big|hero) \w+|(?:picture|image|photo) at (?:the )?top)$/i.test(
      target.words.trim(),
    );
  if (main !== undefined && isMain && !/\bhero\b/i.test(target.words)) return setPicture(editing, main, to);
  if (element !== undefined || holder !== undefined) {
    if (/^(?:the )?(?:picture|photo|image) of\b/i.test(target.words)) return undefined;
    return { failed: `there is no picture in ${target.words.replace(PICTURE, '').trim() || 'that'}` };
  }
  return main !== undefined && (scenes.length === 1 || isMain) ? setPicture(editing, main, to) : undefined;
}

const sharesWords = (asked: string, shown: string): boolean => {
  const words = asked
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  const spoken = shown.toLowerCase();
  return words.length > 0 && words.every((word) => spoken.includes(word.replace(/s$/, '')));
};

/** "Beagle" → the words of a picture or a text that say so among others. */
function saidElsewhere(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const bare = target.words.replace(/^(?:picture|photo|image) of (?:the )?/i, '');
  if (bare !== target.words) {
    const found = findIn(editing, { words: bare });
    if (found?.elements[0] !== undefined) return changeWords(found, placeOfWords(found.elements[0], found.kind), to);
  }
  if (target.quoted === undefined) return undefined;
  const outcome = applyReplaceText(editing, { kind: 'replace-text', from: target.quoted, to });
  return 'done' in outcome ? outcome : undefined;
}

const CLOCK = /^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/i;
const FREE = /^(?:free|nothing|gratis|zero|no charge)$/i;
const MONTHS = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b/i;

/** The element in a thing whose value a new one of that sort replaces; undefined when the words are no value. */
function valueFor(element: Element, { kind }: Found, to: string): Element | undefined {
  const isLeaf = elementsIn(element).every((child) => child.tagName === 'svg');
  const inner = [element, ...listMatching(element, () => true)].filter(
    (one) =>
      readableText(one) !== '' &&
      (elementsIn(one).length === 0 ||
        one.children.some((child) => child.type === 'text' && child.value.trim() !== '')),
  );
  const isMoney = (text: string): boolean => /^[~+−-]?\s?[$€£¥]\s?\d|\d\s?[€$£¥]$/.test(text);
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
  if (isLeaf)
    return parseAmount(readableText(element)) === undefined && kind !== 'text'
      ? undefined
      : parseAmount(readableText(element)) === undefined
        ? siblingValue(element)
        : element;
  if (to.endsWith('%')) return inner.find((one) => readableText(one).endsWith('%')) ?? valueElement(element);
  return valueElement(element) ?? inner.findLast((one) => /^[~+−-]?\d/.test(readableText(one)));
}

const siblingValue = (_element: Element): Element | undefined => undefined;

function changeValue(editing: Editing, found: Found, value: Element, to: string): Outcome {
  const follow = watchSums(editing.tree, value);
  const draw = watchDrawing(editing, value);
  const before = readableText(value);
  const own = value.children
    .filter((child) => child.type === 'text')
    .map((child) => child.value)
    .join('')
    .trim();
  const hasUnit = elementsIn(value).length > 0 || !/\p{L}|%|[$€£¥]/u.test(own || before);
  const given = FREE.test(to) ? before.replace(/[\d.,\s]+\d|\d/, '0') : to;
  const bare = hasUnit && !/[$€£¥]/.test(given) ? given.replace(/\s*(?:%|\p{L}+(?:\/\p{L}+)?)$/u, '') : given;
  if (readableText(value) === bare) return { already: `${titleOf(value)} is ${to}` };
  replaceWords(value, bare === '' ? given : bare);
  const [holder] = found.elements;
  const name = holder === undefined || holder === value ? '' : ` of "${titleOf(holder)}"`;
  return withNote(`changed ${before}${name} to ${to}${tellDrawing(follow(), draw())}`, found);
}

/** A drawing that moved is told beside what follows; one that did not must not pass for true. */
const tellDrawing = (followed: readonly string[], drawn: Drawn): string =>
  drawn === 'kept'
    ? `${tell(followed)}; the drawing keeps its shape`
    : tell([...followed, ...(drawn === 'moved' ? ['the drawing'] : [])]);

const statusOf = (item: Element): Element | undefined => {
  const parted = listMatching(item, (one) => partName(one) === 'status')[0];
  if (parted !== undefined) return parted;
  return listMatching(
    item,
    (one) =>
      one.tagName === 'span' &&
      elementsIn(one).length === 0 &&
      /\bbg-/.test(findAttribute(one, 'className') ?? '') &&
      readableText(one).length < 24,
  )[0];
};

const capitaliseLike = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

const isDestination = ({ tree }: Editing, element: Element): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'nav' || partName(at) === 'destination') return true;
  return false;
};

/** The same destination stands in the bar and in its menu. */
function changeDestinations(editing: Editing, before: string, to: string): Outcome {
  const same = listMatching(
    editing.tree.body,
    (element) =>
      normal(readableText(element)) === normal(before) &&
      !elementsIn(element).some((child) => normal(readableText(child)) === normal(before)) &&
      isDestination(editing, element),
  );
  for (const element of same) setWords(element, to);
  return { done: `changed "${before}" to "${to}" in the navigation` };
}

function setPlaceholder(editing: Editing, target: TargetWords, to: string): Outcome {
  const words = target.words
    .replace(/\bplaceholder(?: text)?\b/i, ' ')
    .replace(/\b(?:of|in|for|the)\b/gi, ' ')
    .trim();
  const found = words === '' ? undefined : findTargets(scopeOf(editing), { words });
  const root = found?.elements[0] ?? editing.tree.body;
  const input =
    [root, ...listMatching(root, () => true)].find((element) => findAttribute(element, 'placeholder') !== undefined) ??
    listMatching(editing.tree.body, (element) => findAttribute(element, 'placeholder') !== undefined)[0];
  if (input === undefined) return { failed: 'no field has a placeholder' };
  const before = findAttribute(input, 'placeholder') ?? '';
  input.properties['placeholder'] = to;
  if (findAttribute(input, 'ariaLabel') === before) input.properties['ariaLabel'] = to;
  return { done: `changed the placeholder "${before}" to "${to}"` };
}

function setIcon(editing: Editing, target: TargetWords, to: string): Outcome {
  const words = target.words
    .replace(ICON, ' ')
    .replace(/^\s*of (?:the )?/i, ' ')
    .trim();
  const name = findIconName(
    to
      .replace(/^(?:an?|the)\s+/i, '')
      .replace(/\s+icon$/i, '')
      .trim()
      .replaceAll(' ', '-')
      .toLowerCase(),
  );
  if (name === undefined) return { failed: `there is no icon called "${to}"` };
  const found = findIn(editing, { words });
  const icon = found?.elements.flatMap(listIcons)[0];
  if (found === undefined || icon === undefined) return { failed: `no icon stands at "${words}"` };
  const { dataIcon: _icon, viewBox: _box, ...kept } = icon.properties;
  const before = findAttribute(icon, 'dataIcon') ?? '';
  replaceElement(icon, createElement('i', { ...kept, dataIcon: name }));
  return { done: `changed the icon ${before === '' ? '' : `"${before}" `}to "${name}"` };
}

function listIcons(element: Element): Element[] {
  if (findAttribute(element, 'dataIcon') !== undefined) return [element];
  return element.tagName === 'svg' ? [] : elementsIn(element).flatMap(listIcons);
}
