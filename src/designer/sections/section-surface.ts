import { PANEL_LOOKS } from '../blocks/kit/panel-kinds.ts';
import type { Section } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { dataPanel, innerTint, insidePanel } from './data-panel.ts';
import { noticeLook } from './draw-text.ts';
import type { NodeContext } from './node-context.ts';

export interface SectionSurface {
  /** Classes of the section's root. */
  box: string;
  /** What its content stands on. */
  context: NodeContext;
  /** Name of an icon that stands beside a notice. */
  icon?: { name: string; ink: string };
}

/** How a section stands off what is under it; `open` ones by where they are. */
export function surfaceOf(section: Section, context: NodeContext): SectionSurface {
  if (isRuled(section, context))
    return { box: 'border-t border-outline-variant pt-6 first:border-t-0 first:pt-0', context: insidePanel(context) };
  switch (section.surface) {
    case 'card':
      return card(context);
    case 'drawer':
      return { ...card(context), box: `${dataPanel(context)} shadow-floating` };
    case 'strip':
      return card(context);
    case 'notice':
      return notice(section, context);
    case 'hero':
    case 'band':
      return bold(section, context);
    case 'plain':
      return { box: '', context };
    case 'open':
      if (isShell(section)) return { box: '', context };
      if (isPanel(section, context)) return card(context);
      return {
        box:
          context.isInCard && section.heading !== undefined
            ? `not-first:border-t not-first:pt-4 ${dataInk(context).rule}`
            : '',
        context,
      };
  }
}

/** Open sections are panels where they are a part of something or a column of a tool; on a page they are headed content. */
const isPanel = (
  { place, nodes }: Section,
  { level, width, pageKind, device, isInCard, isPanelled }: NodeContext,
): boolean => {
  if (isInCard) return false;
  if (isPanelled === true && level === 2) return true;
  if (level === 2 && pageKind !== 'site' && nodes.length <= 3 && nodes.some(({ kind }) => kind === 'chart'))
    return true;
  if (level > 2) return pageKind !== 'site';
  const isColumn = width === 'narrow' || (place === 'right' && nodes.length > 2);
  return pageKind === 'tool' && device !== 'MOBILE' && isColumn;
};

/** Nothing but parts that have surfaces of their own: a box around boxes would only add a frame. */
const isShell = ({ heading, note, nodes }: Section): boolean =>
  heading === undefined &&
  note === undefined &&
  nodes.filter((node) => node.kind === 'section' && node.surface === 'card').length > 1;

/** A direction without boxes parts an app's sections by lines, and nothing inside draws a box. */
const isRuled = ({ surface }: Section, { level, pageKind, style, isInCard, ground }: NodeContext): boolean =>
  level === 2 &&
  pageKind === 'app' &&
  !isInCard &&
  ground === 'surface' &&
  PANEL_LOOKS[style.panel].inset === 'none' &&
  (surface === 'open' || surface === 'card');

function card(context: NodeContext): SectionSurface {
  if (isOnColor(context)) return { box: `rounded-lg border p-card ${dataInk(context).rule}`, context };
  // A card in a card is a tint: a second box around it would only add lines.
  if (context.isInCard) return { box: `rounded-lg ${innerTint(context)} p-4`, context };
  return { box: dataPanel(context), context: insidePanel(context) };
}

function notice(section: Section, context: NodeContext): SectionSurface {
  const look = noticeLook(section.tone);
  if (isOnColor(context))
    return { box: `rounded-lg border px-4 py-3 ${dataInk(context).rule}`, context, icon: { name: look.icon, ink: '' } };
  return {
    box: `rounded-lg px-4 py-3 text-on-surface ${look.box}`,
    context: { ...context, isInCard: true, ground: 'card' },
    icon: { name: look.icon, ink: look.ink },
  };
}

/** A ground in strong colour for the one thing that matters most; a tint where the tone says that it is quiet. */
function bold(section: Section, context: NodeContext): SectionSurface {
  if (isOnColor(context) || context.isInCard) return card(context);
  if (section.tone === 'neutral' || section.tone === 'muted')
    return {
      box: 'rounded-xl bg-surface-container-high p-card',
      context: { ...context, isInCard: true, ground: 'card' },
    };
  if (section.surface === 'band' && section.tone !== 'accent')
    return {
      box: 'rounded-xl bg-inverse-surface p-card text-inverse-on-surface',
      context: { ...context, isInCard: true, ground: 'inverse' },
    };
  return {
    box: 'rounded-xl bg-primary p-card text-on-primary shadow-raised',
    context: { ...context, isInCard: true, ground: 'primary' },
  };
}
