import { isBackingOut } from './is-backing-out.ts';
import type { Bar, ControlNode, Node, Outline, Section } from '../outline.ts';

/**
 * A page has one action that stands out. Where the prompt ranks none, it is the button of the fixed foot, else of the
 * opening, else the one that floats, else the last of a form or the only one of the page; never one that leaves or
 * refuses while another stands beside it.
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
  if (first !== undefined) first.rank = 'primary';
}

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
