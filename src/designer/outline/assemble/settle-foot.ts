import type { ControlNode, Node, Outline, Section, Words } from '../outline.ts';

/** The foot of a site holds at least so many links; with fewer and a button it is a bar of actions. */
const LEAST_LINKS = 3;
/** Names in a row at the bottom of a screen, at most so many, are its buttons. */
const MOST_BUTTONS = 5;

/**
 * Settles what stands at the bottom: a "footer" that holds buttons is the bar of actions of an app or tool, and so is a
 * last part of nothing but a few bare names, and on a phone the last button that a prompt puts at the bottom, where the
 * thumb is. A bar's short bare words are its buttons.
 */
export function settleFoot(outline: Outline, isSite: boolean): void {
  const { frame } = outline;
  const { footer } = frame;
  if (footer !== undefined && isActions(footer)) {
    addToFoot(outline, footer.nodes.flatMap(flatten));
    delete frame.footer;
  }
  const last = outline.sections.at(-1);
  if (last?.place === 'bottom' && last.heading === undefined && last.nodes.length === 1 && frame.foot === undefined) {
    const [only] = last.nodes;
    if (only !== undefined && isButton(only) && outline.device === 'MOBILE' && !isSite) {
      addToFoot(outline, [only]);
      outline.sections = outline.sections.slice(0, -1);
    } else if (
      only?.kind === 'items' &&
      only.items.length <= MOST_BUTTONS &&
      only.items.every(({ title, fields, nodes }) => fields.length + nodes.length === 0 && isName(title))
    ) {
      addToFoot(
        outline,
        only.items.map(({ title }) => button(title)),
      );
      outline.sections = outline.sections.slice(0, -1);
    }
  }
  const foot = outline.frame.foot;
  if (foot === undefined) return;
  const hasButton = [...foot.start, ...foot.middle, ...foot.end].some((node) => node.kind === 'control');
  if (hasButton) return;
  for (const part of ['start', 'middle', 'end'] as const)
    foot[part] = foot[part].map((node) =>
      node.kind === 'text' && node.role === 'paragraph' && isName(node.words) ? button(node.words) : node,
    );
}

function addToFoot({ frame }: Outline, nodes: readonly Node[]): void {
  const foot = (frame.foot ??= { start: [], middle: [], end: [], isSticky: true });
  foot.start.push(...nodes);
}

const flatten = (node: Node): Node[] =>
  node.kind === 'section' && node.heading === undefined ? node.nodes.flatMap(flatten) : [node];

function isActions(footer: Section): boolean {
  const nodes = footer.nodes.flatMap(flatten);
  const controls = nodes.filter((node): node is ControlNode => node.kind === 'control');
  const links = controls.filter(({ control }) => control === 'link').length;
  return (
    controls.some(({ control }) => control === 'button' || control === 'slide') &&
    links < LEAST_LINKS &&
    nodes.length <= 6 &&
    nodes.every(({ kind }) => kind !== 'section' && kind !== 'items')
  );
}

const isButton = (node: Node): boolean =>
  node.kind === 'control' && (node.control === 'button' || node.control === 'slide') && node.isFloating !== true;

const isName = ({ text }: Words): boolean => text.split(/\s+/).length <= 4 && !/[.!?:,\d]/.test(text);

const button = (label: Words): ControlNode => ({ kind: 'control', control: 'button', options: [], label });
