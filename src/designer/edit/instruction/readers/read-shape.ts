import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const OTHER_WISH = /^(?:add|move|rename|duplicate|keep|sort)\b/;

/** Corners. */
export const readRadius: ReadClause = ({ text, lower }) => {
  if (OTHER_WISH.test(lower) || hasQuote(text)) return undefined;
  const isAbout =
    /\b(?:corners|corner radius|rounder|rounded|rounding|roundness|radius|radii|pills?|pill[- ]shaped|sharper|sharp edges|squared?(?: off)?|edges|curv(?:ed|ier|y))\b/.test(
      lower,
    );
  if (!isAbout || /\b(?:picture|photo|image|avatar|font|typeface|filter pill|icon)s?\b/.test(lower)) return undefined;
  const px = /\b(\d{1,2})\s*(?:px|pixels?)\b/.exec(lower)?.[1];
  if (px !== undefined) return { kind: 'radius', roundness: nearestRoundness(Number(px)) };
  if (/\btoo (?:round|soft|curvy)/.test(lower)) return { kind: 'radius-step', step: -1 };
  if (/\btoo (?:sharp|square|hard|edgy|angular)/.test(lower)) return { kind: 'radius-step', step: 1 };
  if (/^remove (?:the |all )?(?:round\w*|radius|border[- ]radius|corner)/.test(lower))
    return { kind: 'radius', roundness: 'ROUND_FOUR' };
  if (/^remove\b/.test(lower)) return undefined;
  if (/\bpill|fully round|completely round/.test(lower)) return { kind: 'radius', roundness: 'ROUND_FULL' };
  if (/\b(?:less round|decrease|reduce|smaller|tighter|sharper)/.test(lower)) return { kind: 'radius-step', step: -1 };
  if (/\b(?:sharp|square|squared|straight|hard|angular|boxy)\b/.test(lower))
    return { kind: 'radius', roundness: 'ROUND_FOUR' };
  return { kind: 'radius-step', step: 1 };
};

const nearestRoundness = (px: number) =>
  px <= 5 ? 'ROUND_FOUR' : px <= 9 ? 'ROUND_EIGHT' : px <= 20 ? 'ROUND_TWELVE' : 'ROUND_FULL';

const SPACE = '(?:white ?space|space|spacing|padding|margins?|air|room|gaps?|breathing (?:room|space))';
const DENSER = new RegExp(
  String.raw`\b(?:compact|condensed?|dense|denser|tight(?:er|en)?(?: it)?(?: up)?|less ${SPACE}|too (?:airy|loose|spacious|empty)|too (?:much|many)(?: (?:empty|white))? ${SPACE}|(?:too )?(?:spread|spaced) out|closer together|(?:reduce|decrease) (?:the )?${SPACE}|squeeze|high[- ]density)\b`,
);
const AIRIER = new RegExp(
  String.raw`\b(?:cramped|crowded|squeezed|cluttered|stuffed|too (?:tight|dense|close|full|packed|narrow|compact)|breath\w*|air(?:y|ier)|spacious|room(?:y|ier)|loos(?:e|er|en)|(?:more|extra|some|bigger|add|increase(?: the)?)(?: \w+)? ${SPACE})\b`,
);

/** Space on the whole screen. */
export const readDensity: ReadClause = ({ text, lower }) => {
  if (hasQuote(text) || /^(?:rename|keep|duplicate)\b|\bfonts?\b|\bcorners?\b/.test(lower)) return undefined;
  if (
    /^add\b/.test(lower) &&
    !new RegExp(
      String.raw`^add (?:(?:more|some|extra|a bit of|a little|a bit more|a little more) )?(?:${SPACE})\b`,
    ).test(lower)
  )
    return undefined;
  if (/^(?:move|remove)\b/.test(lower)) return undefined;
  if (AIRIER.test(lower))
    return /\b(?:airy|spacious|roomy)\b/.test(lower) && !/\b(?:more|bit|little)\b/.test(lower)
      ? { kind: 'density', density: 'airy' }
      : { kind: 'density-step', step: 1 };
  if (!DENSER.test(lower)) return undefined;
  return /\b(?:compact|dense|condensed)\b/.test(lower) && !/\b(?:more|bit|little|less)\b/.test(lower)
    ? { kind: 'density', density: 'compact' }
    : { kind: 'density-step', step: -1 };
};

/** Shadows and borders of panels. */
export const readPanels: ReadClause = ({ text, lower }) => {
  if (hasQuote(text) || /^(?:rename|keep|duplicate|move)\b|\d/.test(lower)) return undefined;
  const isRefusal = /^remove\b|\b(?:no|without|less|fewer|drop)\b/.test(lower);
  if (/\b(?:shadows?|elevation|elevated|raised)\b/.test(lower))
    return { kind: 'panels', edge: isRefusal ? 'flat' : 'raised' };
  if (/\b(?:borders?|outlines?|outlined|bordered|hairlines?)\b/.test(lower) && !/\bborder[- ]radius\b/.test(lower))
    return { kind: 'panels', edge: isRefusal ? 'borderless' : 'bordered' };
  return /^(?:make it |make everything |go |a )?(?:more )?(?:flat|flatter)(?: design| look)?$/.test(lower)
    ? { kind: 'panels', edge: 'flat' }
    : undefined;
};
