import { isBackingOut } from './is-backing-out.ts';
import type { Bar, ControlNode, Item, Node, Outline, Section } from '../outline.ts';

/**
 * A page has one action that stands out. Where the prompt ranks none, it is the button of the fixed foot, else of the
 * opening, else the one that floats, else the last of a form or the only one of the page; never one that leaves or
 * refuses while another stands beside it. Said again elsewhere on the page, it is the same action. Where nothing but
 * the entries of a list can be pressed, what each of them offers is the point of the page.
 */
export function rankActions({ frame, sections }: Outline): void {
  const foot = buttonsOfBar(frame.foot);
  const header = buttonsOfBar(frame.header);
  const main = sections.flatMap(listButtons);
  const all = [...foot, ...header, ...main];
  if (all.some(({ rank }) => rank === 'primary' || rank === 'danger')) return;
  const hero = sections.find(({ surface }) => surface === 'hero');
  const first =
    leading(foot) ??
    (hero === undefined ? undefined : leading(listButtons(hero))) ??
    all.find(({ isFloating }) => isFloating === true) ??
    unranked(header).at(-1) ??
    leading(main);
  if (first === undefined) return offersOfEntries(sections).forEach((offer) => (offer.rank = 'primary'));
  first.rank = 'primary';
  for (const again of unranked(all)) if (isSameAction(again, first)) again.rank = 'primary';
}

const isSameAction = ({ label }: ControlNode, other: ControlNode): boolean =>
  label !== undefined && label.text.toLowerCase() === other.label?.text.toLowerCase();

/** The buttons that all entries of a list have alike, one each. */
function offersOfEntries(sections: readonly Section[]): ControlNode[] {
  const lists = sections.flatMap(listItems).filter((items) => items.length > 1);
  return lists.flatMap((items) => {
    const offers = items.map(({ nodes }) => nodes.filter(isButton));
    const [first] = offers[0] ?? [];
    const areAlike =
      first !== undefined &&
      offers.every(([only, ...others]) => only !== undefined && others.length === 0 && isSameAction(only, first));
    return areAlike ? unranked(offers.flat()) : [];
  });
}

const isButton = (node: Node): node is ControlNode => node.kind === 'control' && node.control === 'button';

const listItems = (node: Node | Section): (readonly Item[])[] =>
  node.kind === 'section' ? node.nodes.flatMap(listItems) : node.kind === 'items' ? [node.items] : [];

const unranked = (buttons: readonly ControlNode[]): ControlNode[] => buttons.filter(({ rank }) => rank === undefined);

const leading = (buttons: readonly ControlNode[]): ControlNode | undefined => {
  const free = unranked(buttons);
  return free.find(({ label }) => label === undefined || !isBackingOut(label.text)) ?? free[0];
};

const buttonsOfBar = (bar: Bar | undefined): ControlNode[] =>
  bar === undefined ? [] : [...bar.start, ...bar.middle, ...bar.end].flatMap(listButtons);

/** Buttons that stand for themselves; those of entries and rows repeat and lead nowhere alone. */
function listButtons(node: Node | Section): ControlNode[] {
  if (node.kind === 'section') return node.nodes.flatMap(listButtons);
  return node.kind === 'control' && (node.control === 'button' || node.control === 'slide') ? [node] : [];
}
