import type { SourceScreen, VaryRequest } from '../../domain/designer.ts';
import type { PageLook } from '../../domain/page-look.ts';
import { printBody } from '../../markup/print-body.ts';
import { readDocument } from '../../markup/read-document.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Brief } from '../brief.ts';
import { toWriteContext } from '../compose-screen.ts';
import { directionOf } from '../direct/direct.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { rankPlans } from '../plan/plan-screen.ts';
import type { ScreenPlan } from '../plan/screen-plan.ts';
import { keepProduct } from '../understand/keep-product.ts';
import { understand } from '../understand/understand.ts';
import { sayDifferently, tellDifferently } from '../write/tell-differently.ts';
import type { WriteContext } from '../write/write-context.ts';
import { toArrangedSource, type ArrangedSource } from './arrangements.ts';
import { listTexts } from './list-texts.ts';
import { measureScreen, type MeasuredScreen } from './screen-distance.ts';
import { readWish, type Wish } from './wish.ts';

/** A screen that is to be varied, and what is read of it once for all its variants. */
export interface VariantSource {
  screen: SourceScreen;
  brief: Brief;
  wish: Wish;
  now: Date;
  /** Language, printed body and measure of the source document. */
  lang: string;
  body: string;
  /** What a page that a client made brought of its own look; its variants follow tokens, laid out by its own sheets. */
  page?: PageLook;
  measure: MeasuredScreen;
  /**
   * The plan the document was drawn from; absent for one that was edited since or made elsewhere: to compose it again
   * would lose what it says.
   */
  arranged?: ArrangedSource;
}

/** What was read of a screen, for as long as somebody holds it: screens never change. */
const known = new WeakMap<SourceScreen, VariantSource>();

export function readVariantSource({ screen, prompt, now }: VaryRequest): VariantSource {
  const read = known.get(screen) ?? readScreen(screen, now);
  known.set(screen, read);
  const isOfDay = screen.drawnAt !== undefined || read.now.getTime() === now.getTime();
  return { ...(isOfDay ? read : readScreen(screen, now)), wish: readWish(prompt) };
}

function readScreen(screen: SourceScreen, now: Date): VariantSource {
  const document = readDocument(screen.html);
  const source: VariantSource = {
    screen,
    brief: briefOf(screen),
    wish: readWish(''),
    now: screen.drawnAt ?? now,
    lang: document.lang,
    body: printBody(document.body),
    ...(document.page && { page: document.page }),
    measure: measureScreen(document.body, screen),
  };
  const arranged = findPlan(source, listTexts(document.body).sort().join('\n'));
  return arranged === undefined ? source : { ...source, arranged };
}

/** What was understood of a screen's prompt when it was drawn: a later screen of a project is about the project's product. */
function briefOf({ prompt, beside }: SourceScreen): Brief {
  const brief = understand(prompt, DOMAINS);
  return beside === undefined ? brief : keepProduct(brief, understand(beside.prompt, DOMAINS));
}

function findPlan(source: VariantSource, words: string): ArrangedSource | undefined {
  const { screen } = source;
  const context = contextOf(source, 0);
  const direction = directionOf(screen.look, screen.theme);
  const [plan] = plansOf(source, context);
  if (plan === undefined) return undefined;
  const drawn = readDocument(drawScreen(plan, direction, context, screen.device));
  if (listTexts(drawn.body).sort().join('\n') !== words) return undefined;
  return toArrangedSource(plan, { context, direction, device: screen.device });
}

/** What a writer knows of the source's trade; other editions tell it from another start, or say the same things otherwise. */
export function contextOf(
  { brief, screen, now }: VariantSource,
  edition: number,
  { keepsThings = false }: { keepsThings?: boolean } = {},
): WriteContext {
  const { prompt: seed, beside } = screen;
  const context = toWriteContext(brief, { seed, now, ...(beside && { beside }) });
  return { ...context, domain: (keepsThings ? sayDifferently : tellDifferently)(context.domain, edition) };
}

/** What chooses the source's content, so that another plan can hold the same. */
export const contentOf = ({ screen, brief }: VariantSource): { seed: string; prefers: readonly string[] } => ({
  seed: `${screen.prompt}:${brief.prompt}`,
  prefers: directionOf(screen.look, screen.theme).prefers,
});

/** Plans of the source's content as its own direction would build it, best first. */
export const plansOf = (source: VariantSource, context: WriteContext): ScreenPlan[] =>
  rankPlans(context, { blocks: BLOCKS, device: source.screen.device, ...contentOf(source) });
