import type { Node, PictureNode, Section } from '../outline/outline.ts';

const MOST_BOXED = 4;

/** Parts that may come before the opening's picture, and the most that are still its words. */
const MOST_BEFORE = 2;

export const isScenic = (node: Node): node is PictureNode =>
  node.kind === 'picture' &&
  (node.picture === 'photo' || node.picture === 'illustration' || node.picture === 'drawing') &&
  node.size !== 'small';

const isWord = (node: Node): boolean =>
  node.kind === 'text' ||
  node.kind === 'badge' ||
  node.kind === 'rating' ||
  (node.kind === 'control' && (node.control === 'button' || node.control === 'link'));

const isAction = (node: Node): boolean =>
  (node.kind === 'control' && (node.control === 'button' || node.control === 'link')) ||
  (node.kind === 'text' && node.role === 'caption');

/** Few facts, told between the picture and what can be done: they stand in a box over the picture. */
const isFew = (node: Node): boolean =>
  node.kind === 'facts' && node.facts.length <= 4 && node.facts.every(({ note }) => note === undefined);

const isBox = (node: Node): boolean => node.kind === 'section' && node.surface === 'card' && node.heading === undefined;

/** Only words and links, not placed elsewhere by the prompt. */
const isWordsOf = ({ nodes, place, surface }: Section): boolean =>
  (place === 'main' || place === 'top') && (surface === 'open' || surface === 'hero') && nodes.every(isWord);

/**
 * A visitor's page opens with one part: headline, what is said under it, its picture and what can be done. Told as parts of
 * their own, these would stand below one another, each with half its width empty.
 */
export function gatherOpening(given: readonly Section[], isTitled: boolean): Section[] {
  const [notice, ...others] = given;
  const isNoticed = notice?.surface === 'notice' && notice.place === 'main';
  return isNoticed ? toOpened(others, isTitled, [notice]) : toOpened(given, isTitled, []);
}

/** A line that stands above everything, such as a notice, goes on behind the opening's headline. */
function toOpened(sections: readonly Section[], isTitled: boolean, notices: readonly Section[]): Section[] {
  const same = [...notices, ...sections];
  const at = sections.findIndex(({ nodes }) => nodes.some(isScenic));
  const shown = sections[at];
  if (!sections.some(({ nodes, surface }) => nodes.some(isScenic) || surface === 'hero'))
    return [...notices, ...toWorded(sections, isTitled)];
  if (shown === undefined || at > MOST_BEFORE || (shown.surface !== 'open' && shown.surface !== 'hero')) return same;
  const before = sections.slice(0, at);
  const [first] = before;
  // A heading of its own makes a picture's part one among others; only the first part may bring the opening's.
  if ((at > 0 && shown.heading !== undefined) || before.slice(1).some(({ heading }) => heading !== undefined))
    return same;
  if (!before.every(isWordsOf) || !shown.nodes.every((node) => isScenic(node) || isWord(node) || isBox(node)))
    return same;
  const heading = first?.heading ?? shown.heading;
  const isHeaded =
    isTitled || heading !== undefined || before.some(({ nodes }) => nodes.some((node) => node.kind === 'text'));
  if (!isHeaded) return same;
  const after = followers(sections.slice(at + 1));
  if (at === 0 && after.length === 0 && notices.length === 0) return same;
  const aside = after.find(({ place }) => place === 'right');
  const boxed = aside?.nodes ?? after.flatMap(({ nodes }) => nodes.filter(isFew));
  const rest = aside === undefined ? after.flatMap(({ nodes }) => nodes.filter((node) => !isFew(node))) : [];
  const note = first?.note ?? shown.note;
  const opening: Section = {
    ...shown,
    surface: 'hero',
    flow: 'stack',
    place: 'main',
    ...(heading === undefined ? {} : { heading }),
    ...(note === undefined ? {} : { note }),
    nodes: [
      ...notices.flatMap(({ nodes }) => nodes.map(softened)),
      ...before.flatMap(({ nodes }) => nodes),
      ...shown.nodes,
      ...(boxed.length === 0 ? [] : [box(boxed)]),
      ...rest,
    ],
  };
  return [opening, ...sections.slice(at + 1 + after.length)];
}

const MOST_WORDED = 3;

/** Without a picture the title and the words told after it are the opening: one ground, one start. */
function toWorded(sections: readonly Section[], isTitled: boolean): Section[] {
  const end = sections.findIndex(
    (section, index) =>
      index >= MOST_WORDED ||
      !isWordsOf(section) ||
      section.surface !== 'open' ||
      section.nodes.some((node) => node.kind === 'text' && node.words.text.length > LONGEST_LEAD) ||
      (section.heading !== undefined && (isTitled || index > 0)),
  );
  const taken = sections.slice(0, end === -1 ? sections.length : end);
  const [first] = taken;
  if (taken.length === sections.length || (first === undefined && !isTitled)) return [...sections];
  const opening: Section = {
    kind: 'section',
    flow: 'stack',
    place: 'main',
    surface: 'hero',
    ...(first?.heading === undefined ? {} : { heading: first.heading }),
    ...(first?.note === undefined ? {} : { note: first.note }),
    nodes: taken.flatMap(({ nodes }) => nodes),
  };
  return [opening, ...sections.slice(taken.length)];
}

/** What is longer is something to read, not a lead. */
const LONGEST_LEAD = 180;

const softened = (node: Node): Node =>
  node.kind === 'text' && node.role === 'notice' ? { ...node, role: 'paragraph' } : node;

const box = (nodes: readonly Node[]): Section => ({
  kind: 'section',
  place: 'main',
  flow: 'stack',
  surface: 'card',
  nodes: [...nodes],
});

/** The parts after the picture that belong to the opening: what can be done, and few facts before it. */
function followers(sections: readonly Section[]): readonly Section[] {
  const [first, second] = sections;
  // What overlaps the picture at its right.
  const isAside = first?.place === 'right' && first.heading === undefined && first.nodes.length <= MOST_BOXED;
  if (isAside && first.nodes.every((node) => isAction(node) || node.kind === 'facts')) return [first];
  if (first === undefined || !isLoose(first)) return [];
  if (first.nodes.every(isAction)) return [first];
  const isThenAction = second !== undefined && isLoose(second) && second.nodes.every(isAction);
  return first.nodes.length === 1 && first.nodes.every(isFew) && isThenAction ? [first, second] : [];
}

const isLoose = ({ heading, note, nodes, place, surface }: Section): boolean =>
  heading === undefined && note === undefined && nodes.length > 0 && place === 'main' && surface === 'open';
