import type { Composition, DesignRequest, DrawnDevice } from '../domain/designer.ts';
import { BLOCKS } from './blocks/blocks.ts';
import type { Brief } from './brief.ts';
import { describeScreen, suggestNext } from './describe-screen.ts';
import { direct } from './direct/direct.ts';
import type { Direction } from './direct/direction.ts';
import { drawScreen } from './draw/draw-screen.ts';
import { moneyForReaders } from './knowledge/money-of-language.ts';
import { naturalDevice, WIDE_FIRST } from './natural-device.ts';
import { type PlanOptions, planScreen } from './plan/plan-screen.ts';
import type { ScreenPlan } from './plan/screen-plan.ts';
import { createRandom } from './seeded-random.ts';
import { forVisitors } from './write/for-visitors.ts';
import { relocate } from './write/relocate.ts';
import { settleBrief } from './write/settle-brief.ts';
import type { WriteContext } from './write/write-context.ts';

/** Everything the steps after `understand` decide for one screen. */
export interface ComposedScreen {
  context: WriteContext;
  direction: Direction;
  plan: ScreenPlan;
  device: DrawnDevice;
}

type ComposeRequest = Pick<DesignRequest, 'device' | 'theme' | 'keep' | 'beside' | 'seed' | 'now'>;

/** Steps two to four for a brief: direct, write and plan. */
export function composeScreen(brief: Brief, request: ComposeRequest): ComposedScreen {
  const { context, direction, device, options } = preparePlans(brief, request);
  return { context, direction, device, plan: planScreen(context, options) };
}

interface Planning extends Omit<ComposedScreen, 'plan'> {
  options: PlanOptions;
}

/** Everything that is settled before plans are drawn up. */
export function preparePlans(brief: Brief, request: ComposeRequest): Planning {
  const device = request.device ?? brief.device ?? toDevice(brief, request);
  const direction = direct(brief, request);
  const options = { blocks: BLOCKS, device, seed: seedOf(brief, request), prefers: direction.prefers };
  return { context: toWriteContext(brief, request), direction, device, options };
}

/** A web page stays one beside the screens of an app; every other screen is drawn for the device of its neighbour. */
const toDevice = (brief: Brief, { beside }: ComposeRequest): DrawnDevice =>
  (WIDE_FIRST.has(brief.archetype) ? undefined : beside?.device) ?? naturalDevice(brief);

export function toWriteContext(given: Brief, request: Pick<ComposeRequest, 'beside' | 'seed' | 'now'>): WriteContext {
  const { brief, destinations, areNamed } = settleBrief(given);
  const random = createRandom(`write:${seedOf(brief, request)}`);
  const { place, currency } = brief;
  // Where nobody says where it is, the trade's own town stays.
  const home = place ?? {
    name: brief.domain.place ?? '',
    currency: currency ?? moneyForReaders(brief.domain.currency),
  };
  const placed = relocate(brief.domain, home);
  const domain = forVisitors(placed, brief, random);
  return {
    brief: { ...brief, domain },
    destinations,
    hasNamedPlaces: areNamed,
    domain,
    brand: brief.brand ?? createRandom(`brand:${request.beside?.prompt ?? brief.prompt}`).pick(brief.domain.brands),
    now: request.now,
    random,
  };
}

const seedOf = (brief: Brief, { seed }: Pick<ComposeRequest, 'seed'>): string => `${seed}:${brief.prompt}`;

/** Step five: draws the composed screen and says what it is. */
export function toComposition({ context, direction, plan, device }: ComposedScreen): Composition {
  const { brief } = context;
  return {
    kind: 'composition',
    title: brief.heading ?? brief.subject,
    lang: brief.lang,
    device,
    theme: direction.theme,
    look: direction.look,
    body: drawScreen(plan, direction, context, device),
    summary: describeScreen(plan, direction, context, device),
    suggestions: suggestNext(plan, direction),
  };
}
