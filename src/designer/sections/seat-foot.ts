import type { DrawnDevice } from '../../domain/designer.ts';
import type { Node, Outline, Section } from '../outline/outline.ts';
import { emptyBar, isAction, isBare, isMark } from './seat-parts.ts';

const MOST_IN_SUM = 2;
const SUM = /^(?:[€$£¥₹]\s?)?\d[\d.,]*\s?(?:[€$£¥₹]|%|[\p{L}]{1,4})?$/u;

/** A bar at the lower edge whose entry is a figure leads nowhere: it is the sum, beside which stands the page's last button. */
export function sumBar(outline: Outline, device: DrawnDevice): Outline {
  const { navigation, foot, ...frame } = outline.frame;
  const [label, value, ...others] = navigation?.entries ?? [];
  const isSum =
    navigation?.kind === 'bottom' &&
    foot === undefined &&
    label !== undefined &&
    value !== undefined &&
    others.length <= MOST_IN_SUM - 2 &&
    SUM.test(value.label.text) &&
    !SUM.test(label.label.text);
  if (!isSum || device !== 'MOBILE') return outline;
  const last = outline.sections.at(-1);
  const buttons = last !== undefined && isBare(last) && last.nodes.every(isAction) ? last.nodes : [];
  const sum: Node = {
    kind: 'facts',
    layout: 'inline',
    facts: [{ label: label.label, value: value.label, isStrong: true }],
  };
  return {
    ...outline,
    sections: buttons.length > 0 ? outline.sections.slice(0, -1) : outline.sections,
    frame: { ...frame, foot: { ...emptyBar(), start: [sum], end: [...buttons] } },
  };
}

const isWritten = (node: Node): boolean =>
  node.kind === 'control' && (node.control === 'input' || node.control === 'textarea' || node.control === 'search');

const isChips = ({ nodes }: Section): boolean =>
  nodes.every((node) => node.kind === 'control' && node.control === 'chips');

/** A line to write in that is told last, with the marks beside it, stays at the window's edge; quick answers over it. */
export function writingFoot(outline: Outline): Outline {
  const { frame, sections, kind } = outline;
  const last = sections.at(-1);
  if (kind === 'site' || frame.foot !== undefined || last === undefined || sections.length < 2 || !isBare(last))
    return outline;
  const areMarks = last.nodes.every((node) => isWritten(node) || isMark(node) || isAction(node));
  const isLine = last.place === 'bottom' && last.nodes.filter(isWritten).length === 1 && last.nodes.length > 1;
  if (!areMarks || !isLine) return outline;
  const over = sections.at(-2);
  const taken = over !== undefined && isBare(over) && isChips(over) ? over.nodes : [];
  return {
    ...outline,
    sections: sections.slice(0, taken.length > 0 ? -2 : -1),
    frame: { ...frame, foot: { ...emptyBar(), start: [...taken, ...last.nodes] } },
  };
}

const MOST_UNDER_THUMB = 2;

/** What a phone's screen ends in stays in reach: its last one or two buttons are the bar at the window's edge. */
export function thumbActions(outline: Outline, device: DrawnDevice): Outline {
  const { frame, sections, kind } = outline;
  const last = sections.at(-1);
  const isFree = frame.foot === undefined && frame.navigation?.kind !== 'bottom' && kind === 'app';
  if (device !== 'MOBILE' || !isFree || last === undefined || sections.length < 2 || !isBare(last)) return outline;
  const areButtons = last.nodes.every(
    (node) => node.kind === 'control' && node.control === 'button' && node.isFloating !== true,
  );
  if (!areButtons || last.nodes.length > MOST_UNDER_THUMB || last.place === 'overlay') return outline;
  return {
    ...outline,
    sections: sections.slice(0, -1),
    frame: { ...frame, foot: { ...emptyBar(), start: withLead(last.nodes) } },
  };
}

/** Of two ways on that are told alike the last goes forward: "Back", "Continue". */
function withLead(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1);
  const isTold = nodes.some((node) => node.kind === 'control' && (node.rank !== undefined || node.color !== undefined));
  return nodes.length < 2 || isTold
    ? [...nodes]
    : nodes.map((node): Node => (node === last && node.kind === 'control' ? { ...node, rank: 'primary' } : node));
}
