import type { Composition, VaryRequest } from '../../domain/designer.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { chooseDrafts } from './choose-drafts.ts';
import { toDraft, type Draft } from './draft.ts';
import { draftExplored, draftReimagined, dressAs, styledAs } from './draft-anew.ts';
import { draftAspects } from './draft-aspects.ts';
import { nameColors, nameFonts, titleVariants } from './name-variant.ts';
import { countNestedPanels } from './nested-panels.ts';
import { readVariantSource, type VariantSource } from './variant-source.ts';
import { tuned } from './tune.ts';
import { otherColors } from './vary-theme.ts';
import { inLoudType } from './wished.ts';

/** Drafts drawn up beside those that are asked for, to choose among. */
const SPARE = 3;
/** Drafts beyond which no more are tried where too many are alike. */
const MOST_DRAFTS = 36;

/**
 * As many variants as asked, each different from the source and from the others; fewer where the screen has no more to
 * vary, such as pictures. Named aspects change and nothing else does; without any, the range decides how far a variant goes.
 */
export async function varyScreen(request: VaryRequest): Promise<Composition[]> {
  const source = readVariantSource(request);
  const { count } = request;
  const drafts: Draft[] = [];
  const options = {
    source: source.measure,
    count,
    inOrder: isInOrder(request),
    isModeAsked: source.wish.mode !== undefined || (source.wish.styles ?? []).length > 0,
  };
  const nested = countNestedPanels(readDocument(source.body).body);
  let chosen: Draft[] = [];
  for (let index = 0; index < MOST_DRAFTS && (chosen.length < count || index < count + SPARE); index += 1) {
    const one = draft(source, request, index);
    if (!isArranged(request) || countNestedPanels(one.body) <= nested) drafts.push(one);
    if (index >= count - 1) chosen = chooseDrafts(drafts, options);
    if (options.inOrder && chosen.length === count) break;
  }
  const titles = titleVariants(
    request.screen.title,
    chosen.map(({ changed }) => changed),
  );
  return chosen.map((one, at) => compose(source, request, one, titles[at] ?? request.screen.title));
}

/** Whether parts are moved about, which may bring a panel onto a panel. */
const isArranged = ({ range, aspects }: VaryRequest): boolean =>
  aspects.includes('LAYOUT') || (aspects.length === 0 && range === 'EXPLORE');

/** Steps that are taken one after the other; what is composed is chosen for its distance. */
const isInOrder = ({ range, aspects }: VaryRequest): boolean =>
  aspects.length > 0 ? !aspects.includes('LAYOUT') : range === 'REFINE';

function draft(source: VariantSource, request: VaryRequest, index: number): Draft {
  const { range, aspects } = request;
  if (aspects.length > 0) return draftAspects(source, aspects, range, index);
  if (range === 'REFINE') return draftRefined(source, index);
  return range === 'EXPLORE' ? draftExplored(source, index) : draftReimagined(source, request, index);
}

/** Structure and words stay; proportions that belong together move a step, in a style that is asked for by name its own. */
function draftRefined(source: VariantSource, index: number): Draft {
  const { screen, body, wish } = source;
  const parts = { body: readDocument(body).body, device: screen.device };
  const styled = styledAs(source, index);
  if (styled !== undefined) {
    const { value } = tuned(styled.theme, styled.look, { wish, index });
    const dressed = index === 0 ? styled : { ...styled, ...value };
    const changed = [nameFonts(dressed.theme), nameColors(dressed.theme)];
    return dressAs(source, toDraft({ ...parts, theme: dressed.theme, look: dressed.look, changed }), dressed);
  }
  const { value, changed } = tuned(screen.theme, screen.look, { wish, index });
  const isColored =
    wish.colors.length > 0 ||
    wish.palette !== undefined ||
    wish.variant !== undefined ||
    (wish.mode !== undefined && wish.mode !== screen.theme.colorMode);
  const colored = {
    ...otherColors(value.theme, source.brief.domain, { range: 'REFINE', wish, index }),
    ...(wish.mode && { colorMode: wish.mode }),
  };
  const theme = isColored ? colored : value.theme;
  const loud = wish.scale === 'dramatic' ? inLoudType({ theme }).theme : theme;
  return toDraft({
    ...parts,
    theme: loud,
    look: value.look,
    changed: [
      ...(loud === theme ? [] : [nameFonts(loud)]),
      ...(isColored ? [nameColors(theme)] : []),
      ...(changed === '' ? [] : [changed]),
    ],
  });
}

function compose({ screen, lang, page }: VariantSource, request: VaryRequest, one: Draft, title: string): Composition {
  const { theme, look, body, changed } = one;
  return {
    kind: 'composition',
    title,
    lang,
    device: request.device ?? one.device,
    theme,
    look,
    body: printBody(body),
    ...(page && { page: { ...page, state: page.state === 'kept' ? ('wanted' as const) : page.state } }),
    summary: `A variant of ${screen.title}: ${changed.slice(0, 4).join(', ') || 'tuned'}.`,
    suggestions: ['Make it more compact', theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark'],
  };
}
