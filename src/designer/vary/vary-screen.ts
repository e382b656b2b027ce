import type { Composition, SourceScreen, VaryRequest } from '../../domain/designer.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument, type StoredDocument } from '../../markup/read-document.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Brief } from '../brief.ts';
import { toWriteContext } from '../compose-screen.ts';
import { directAs, directionOf } from '../direct/direct.ts';
import { DIRECTION_IDS, type DirectionId } from '../direct/art-directions.ts';
import type { Direction } from '../direct/direction.ts';
import { parseDirectionName } from '../direct/direction-name.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { rankPlans, structureOf } from '../plan/plan-screen.ts';
import type { ScreenPlan } from '../plan/screen-plan.ts';
import { createRandom } from '../seeded-random.ts';
import { understand } from '../understand/understand.ts';
import { tellDifferently } from '../write/tell-differently.ts';
import type { WriteContext } from '../write/write-context.ts';
import { listTexts } from './list-texts.ts';
import { rearrange } from './rearrange.ts';
import { redrawPictures } from './redraw-pictures.ts';
import { otherColors, otherFonts, tuned } from './vary-theme.ts';

type Aspect = VaryRequest['aspects'][number];

/** What a request without aspects may change, by its range. */
const ASPECTS_OF_RANGE: Record<VaryRequest['range'], readonly Aspect[]> = {
  REFINE: [],
  EXPLORE: ['LAYOUT', 'COLOR_SCHEME'],
  REIMAGINE: ['LAYOUT', 'COLOR_SCHEME', 'IMAGES', 'TEXT_FONT', 'TEXT_CONTENT'],
};

/**
 * As many variants as asked, each different from the source and from the others. Named aspects change and nothing else
 * does; without any, the range decides how far a variant goes.
 */
export async function varyScreen(request: VaryRequest): Promise<Composition[]> {
  const { screen, count, range, aspects } = request;
  const brief = understand(screen.prompt, DOMAINS);
  const document = readDocument(screen.html);
  const source: Source = {
    screen,
    brief,
    now: request.now,
    wish: understand(request.prompt, DOMAINS),
    lang: document.lang,
    words: wordsOf(document),
    body: printBody(document.body),
  };
  const changing = aspects.length > 0 ? aspects : ASPECTS_OF_RANGE[range];
  const vary = (index: number): Composition => {
    if (aspects.length === 0 && range === 'REIMAGINE') return reimagine(source, request, index);
    if (changing.length === 0) return refine(source, request, index);
    return change(source, request, changing, index);
  };
  return listDistinct(count, vary, toSignature({ ...screen, body: source.body }));
}

/** Tries so many for each variant before one that was seen is taken after all. */
const TRIES_PER_VARIANT = 4;

/** The first `count` variants that differ from the source and from each other. */
function listDistinct(count: number, vary: (index: number) => Composition, source: string): Composition[] {
  const seen = new Set([source]);
  const distinct: Composition[] = [];
  const others: Composition[] = [];
  for (let index = 0; distinct.length < count && index < count * TRIES_PER_VARIANT; index += 1) {
    const variant = vary(index);
    const signature = toSignature(variant);
    (seen.has(signature) ? others : distinct).push(variant);
    seen.add(signature);
  }
  return [...distinct, ...others].slice(0, count);
}

const toSignature = ({ theme, look, body }: Pick<Composition, 'theme' | 'look' | 'body'>): string =>
  JSON.stringify([theme, look, body]);

interface Source {
  screen: SourceScreen;
  brief: Brief;
  /** What the guiding words of the request say about colours, mode and fonts. */
  wish: Brief;
  now: Date;
  /** Language, words and printed body of the source document, read once. */
  lang: string;
  words: string;
  body: string;
}

/** Structure and words stay; roundness, density or type contrast move by a step. */
function refine(source: Source, request: VaryRequest, index: number): Composition {
  const { screen } = source;
  const { theme, look } = tuned(screen.theme, screen.look, index);
  return compose(source, request, { theme, look }, source.body, ['the proportions']);
}

/** Only the named aspects differ from the source. */
function change(source: Source, request: VaryRequest, aspects: readonly Aspect[], index: number): Composition {
  const { screen, brief, wish } = source;
  let { theme } = screen;
  if (aspects.includes('COLOR_SCHEME')) theme = wishedColors(otherColors(theme, brief.domain, index), wish, index);
  if (aspects.includes('TEXT_FONT')) theme = otherFonts(theme, index);
  const body = changedBody(source, aspects, index);
  return compose(
    source,
    request,
    { theme, look: screen.look },
    body,
    aspects.map((aspect) => ASPECT_WORDS[aspect]),
  );
}

const ASPECT_WORDS: Record<Aspect, string> = {
  LAYOUT: 'the arrangement',
  COLOR_SCHEME: 'the colours',
  IMAGES: 'the pictures',
  TEXT_FONT: 'the type',
  TEXT_CONTENT: 'the words',
};

/** Colours and mode that the guiding words name come first. */
function wishedColors(theme: SourceScreen['theme'], wish: Brief, index: number): SourceScreen['theme'] {
  const color = wish.colors[index % Math.max(1, wish.colors.length)];
  return {
    ...theme,
    ...(wish.mode === undefined ? {} : { colorMode: wish.mode }),
    ...(color === undefined
      ? {}
      : { customColor: color.hex, overridePrimaryColor: color.hex, colorVariant: 'FIDELITY' as const }),
  };
}

function changedBody(source: Source, aspects: readonly Aspect[], index: number): string {
  const { screen } = source;
  const document = readDocument(screen.html);
  const replanned =
    aspects.includes('LAYOUT') || aspects.includes('TEXT_CONTENT') ? replan(source, aspects, index) : undefined;
  const body = replanned === undefined ? document.body : readDocument(replanned).body;
  if (replanned === undefined && aspects.includes('LAYOUT')) rearrange(body, index);
  if (aspects.includes('IMAGES')) redrawPictures(body, index);
  return printBody(body);
}

/**
 * The source composed again with another plan or other words. Undefined for a document that was edited or made
 * elsewhere: composing it again would lose what it says.
 */
function replan(source: Source, aspects: readonly Aspect[], index: number): string | undefined {
  const { screen } = source;
  const own = contextOf(source, 0);
  const direction = directionOf(screen.look, screen.theme);
  const draw = (plan: ScreenPlan, context: WriteContext): string => drawScreen(plan, direction, context, screen.device);
  const [first, ...others] = plansOf(source, own);
  if (first === undefined || !saysTheSame(draw(first, own), source)) return undefined;
  const retold = contextOf(source, index + 1);
  if (!aspects.includes('TEXT_CONTENT')) {
    // Blocks may show more or less of the same content: only arrangements that say every word are taken.
    return others.map((plan) => draw(plan, own)).filter((body) => saysTheSame(body, source))[index];
  }
  const plans = plansOf(source, retold);
  const plan = aspects.includes('LAYOUT') ? plans[(index + 1) % plans.length] : sameStructure(plans, first);
  return plan === undefined ? undefined : draw(plan, retold);
}

const contextOf = ({ brief, screen, now }: Source, edition: number): WriteContext => {
  const context = toWriteContext(brief, { seed: screen.prompt, now });
  return { ...context, domain: tellDifferently(brief.domain, edition) };
};

const plansOf = ({ screen, brief }: Source, context: WriteContext): ScreenPlan[] =>
  rankPlans(context, {
    blocks: BLOCKS,
    device: screen.device,
    seed: `${screen.prompt}:${brief.prompt}`,
    prefers: directionOf(screen.look, screen.theme).prefers,
  });

const sameStructure = (plans: readonly ScreenPlan[], plan: ScreenPlan): ScreenPlan | undefined =>
  plans.find((one) => structureOf(one) === structureOf(plan)) ?? plans[0];

/** Whether a body says the same words as the source, whatever stands where. */
const saysTheSame = (body: string, { words }: Source): boolean => wordsOf(readDocument(body)) === words;

const wordsOf = ({ body }: StoredDocument): string => listTexts(body).sort().join('\n');

/** Another direction, another plan, other words: the same prompt thought anew. */
function reimagine(source: Source, request: VaryRequest, index: number): Composition {
  const { screen, brief, now, wish } = source;
  const others = createRandom(`reimagine:${screen.prompt}`).shuffle(
    DIRECTION_IDS.filter((id) => id !== parseDirectionName(screen.look.direction)?.id),
  );
  const id: DirectionId = others[index % others.length] ?? 'ledger';
  const seed = `${screen.prompt}:${index + 1}`;
  const wished: Brief = {
    ...brief,
    colors: wish.colors.length > 0 ? wish.colors : brief.colors,
    fonts: wish.fonts.length > 0 ? wish.fonts : brief.fonts,
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
  };
  const chosen = directAs(id, wished, seed);
  const context: WriteContext = {
    ...toWriteContext(wished, { seed: screen.prompt, now }),
    domain: tellDifferently(brief.domain, index + 1),
  };
  const device = request.device ?? screen.device;
  const [plan] = rankPlans(context, { blocks: BLOCKS, device, seed, prefers: chosen.prefers });
  if (plan === undefined) return refine(source, request, index);
  return compose(source, { ...request, device }, chosen, drawScreen(plan, chosen, context, device), [
    'everything but the subject',
  ]);
}

function compose(
  { screen, lang }: Source,
  request: VaryRequest,
  { theme, look }: Pick<Direction, 'theme' | 'look'>,
  body: string,
  changed: readonly string[],
): Composition {
  return {
    kind: 'composition',
    title: screen.title,
    lang,
    device: request.device ?? screen.device,
    theme,
    look,
    body,
    summary: `A variant of ${screen.title} that changes ${changed.join(' and ')}.`,
    suggestions: ['Make it more compact', theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark'],
  };
}
