import type { Composition, VaryRequest } from '../../domain/designer.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { chooseDrafts } from './choose-drafts.ts';
import { toDraft, type Draft } from './draft.ts';
import { draftExplored, draftReimagined, dressAs, styledAs } from './draft-anew.ts';
import { draftAspects } from './draft-aspects.ts';
import { nameColors, titleVariants } from './name-variant.ts';
import { countNestedPanels } from './nested-panels.ts';
import { readVariantSource, type VariantSource } from './variant-source.ts';
import { otherColors, tuned } from './vary-theme.ts';

/** Drafts drawn up beside those that are asked for, to choose among. */
const SPARE = 3;
/** Drafts beyond which no more are tried where too many are alike. */
const MOST_DRAFTS = 24;

/**
 * As many variants as asked, each different from the source and from the others; fewer where the screen has no more to
 * vary, such as pictures. Named aspects change and nothing else does; without any, the range decides how far a variant goes.
 */
export async function varyScreen(request: VaryRequest): Promise<Composition[]> {
  const source = readVariantSource(request);
  const { count } = request;
  const drafts: Draft[] = [];
  const options = { source: source.measure, count, inOrder: isInOrder(request) };
  const nested = countNestedPanels(readDocument(source.body).body);
  let chosen: Draft[] = [];
  for (let index = 0; index < MOST_DRAFTS && (chosen.length < count || index < count + SPARE); index += 1) {
    const one = draft(source, request, index);
    if (!request.aspects.includes('LAYOUT') || countNestedPanels(one.body) <= nested) drafts.push(one);
    if (index >= count - 1) chosen = chooseDrafts(drafts, options);
    if (options.inOrder && chosen.length === count) break;
  }
  const titles = titleVariants(
    request.screen.title,
    chosen.map(({ changed }) => changed),
  );
  return chosen.map((one, at) => compose(source, request, one, titles[at] ?? request.screen.title));
}

/** Steps that are taken one after the other; what is composed is chosen for its distance. */
const isInOrder = ({ range, aspects }: VaryRequest): boolean =>
  aspects.length > 0 ? !aspects.includes('LAYOUT') : range === 'REFINE';

function draft(source: VariantSource, request: VaryRequest, index: number): Draft {
  const { range, aspects } = request;
  if (aspects.length > 0) return draftAspects(source, aspects, range, index);
  if (range === 'REFINE') return draftRefined(source, index);
  return range === 'EXPLORE' ? draftExplored(source, index) : draftReimagined(source, request, index);
}

/** Structure and words stay; roundness, density or type contrast move by a step. */
function draftRefined(source: VariantSource, index: number): Draft {
  const { screen, body, wish } = source;
  const styled = styledAs(source, index);
  const tunedOne = tuned(screen.theme, screen.look, { wish, index });
  const isColored = wish.colors.length > 0 || (wish.mode !== undefined && wish.mode !== screen.theme.colorMode);
  const colored = isColored
    ? {
        ...otherColors(tunedOne.value.theme, source.brief.domain, { range: 'REFINE', wish, index }),
        ...(wish.mode && { colorMode: wish.mode }),
      }
    : undefined;
  const value = colored === undefined ? tunedOne.value : { ...tunedOne.value, theme: colored };
  const changed = colored === undefined ? tunedOne.changed : `${nameColors(colored)}, ${tunedOne.changed}`;
  const refined = toDraft({ ...value, body: readDocument(body).body, device: screen.device, changed: [changed] });
  return styled === undefined ? refined : dressAs(source, refined, styled);
}

function compose({ screen, lang }: VariantSource, request: VaryRequest, one: Draft, title: string): Composition {
  const { theme, look, body, changed } = one;
  return {
    kind: 'composition',
    title,
    lang,
    device: request.device ?? one.device,
    theme,
    look,
    body: printBody(body),
    summary: `A variant of ${screen.title}: ${changed.slice(0, 4).join(', ') || 'tuned'}.`,
    suggestions: ['Make it more compact', theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark'],
  };
}
