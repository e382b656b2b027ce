import { readDocument } from '../../markup/read-document.ts';
import { drawScreen } from '../draw/draw-screen.ts';
import { isHeading, listMatching } from '../edit/screen-tree.ts';
import { readableText } from '../../markup/text-content.ts';
import { structureOf } from '../plan/plan-screen.ts';
import { createRandom } from '../seeded-random.ts';
import type { VaryRequest } from '../../domain/designer.ts';
import { arrangeAnew } from './arrangements.ts';
import { setStage } from './set-stage.ts';
import { bringFirst } from './bring-first.ts';
import { toDraft, type Draft } from './draft.ts';
import { enlargePictures } from './enlarge-pictures.ts';
import { emphasisePrices } from './emphasise-prices.ts';
import { listTexts } from './list-texts.ts';
import { nameColors, nameFonts, nameLoudness } from './name-variant.ts';
import { rearrange } from './rearrange.ts';
import { redrawPictures } from './redraw-pictures.ts';
import { retell } from './retell.ts';
import { reword } from './reword.ts';
import { contextOf, plansOf, type VariantSource } from './variant-source.ts';
import { otherColors, otherFonts, type Range } from './vary-theme.ts';

export type Aspect = VaryRequest['aspects'][number];

/** The chance of each change of arrangement, by range. */
const STRENGTH: Readonly<Record<Range, number>> = { REFINE: 0.25, EXPLORE: 0.6, REIMAGINE: 1 };

const FEW_SWAPS = 6;
const DETAIL_STRENGTH = 0.5;
/** With every change made at once all drafts would be one. */
const MOST_STRENGTH = 0.7;

/** Whether the screen's plan leaves little to arrange. */
const isSmall = ({ arranged }: VariantSource): boolean =>
  arranged !== undefined && [...arranged.swaps.values()].reduce((sum, fits) => sum + fits.length, 0) < FEW_SWAPS;

/** A draft in which the named aspects differ from the source, by range, and nothing else does. */
export function draftAspects(source: VariantSource, aspects: readonly Aspect[], range: Range, index: number): Draft {
  const { screen, brief, wish } = source;
  const at = { range, wish, index };
  const layout: string[] = [];
  const said: string[] = [];
  let body = readDocument(source.body).body;
  if (aspects.includes('LAYOUT')) {
    // Every third draft of a screen of few parts keeps its blocks, so that what is in them makes the difference.
    const arranged =
      source.arranged && !(isSmall(source) && index % 3 === 2)
        ? arrangeAnew(source.arranged, createRandom(`arrange:${screen.prompt}:${range}:${index}`), STRENGTH[range])
        : undefined;
    if (arranged === undefined) {
      // Where drafts are alike, later ones reach further.
      const strength = Math.min(MOST_STRENGTH, STRENGTH[range] + 0.05 * index);
      const rearranging = { device: screen.device, seed: `${screen.title}:${range}:${index}`, strength };
      layout.push(...rearrange(body, rearranging));
    } else {
      body = readDocument(arranged.body).body;
      layout.push(...arranged.changed);
    }
    const stage = range === 'REFINE' ? undefined : setStage(source, body, index);
    if (stage !== undefined) layout.unshift(stage);
    // A screen of few parts has few other arrangements; what is in its parts can stand otherwise too.
    if (stage === undefined && arranged !== undefined && index > 0 && isSmall(source)) {
      layout.push(
        ...rearrange(body, {
          device: screen.device,
          seed: `${screen.title}:details:${range}:${index}`,
          strength: DETAIL_STRENGTH,
          ways: 'details',
        }),
      );
    }
    if (wish.first !== undefined && bringFirst(body, wish.first)) layout.unshift(`${wish.first} first`);
    if (emphasisePrices(body, wish.first)) layout.unshift('larger prices');
    if (wish.isPictured && enlargePictures(body)) layout.unshift('larger pictures');
  }
  if (aspects.includes('TEXT_CONTENT') && tellAnew(source, body, index) > 0)
    said.push(nameWords(body, source.measure.texts));
  const pictures = aspects.includes('IMAGES') ? redrawPictures(body, index) : undefined;
  let { theme } = screen;
  const look: string[] = [];
  if (aspects.includes('COLOR_SCHEME')) {
    theme = otherColors(theme, brief.domain, at);
    look.push(nameColors(theme));
  }
  if (aspects.includes('TEXT_FONT')) {
    theme = otherFonts(theme, at);
    look.push(nameFonts(theme));
  }
  const [first, ...others] = layout;
  const loudness = aspects.includes('COLOR_SCHEME') ? [`${nameLoudness(theme)} colours`] : [];
  return toDraft({
    body,
    theme,
    look: screen.look,
    device: screen.device,
    changed: [
      ...(first === undefined ? [] : [first]),
      ...look,
      ...(pictures === undefined ? [] : [pictures]),
      ...said,
      ...(layout.length === 0 ? loudness : []),
      ...others,
    ],
  });
}

/**
 * Other words in the same places: promises, points and questions of the trade told from another start, and common phrases
 * said in other words. Things, people and figures stay what they are.
 */
function tellAnew(source: VariantSource, body: Draft['body'], index: number): number {
  const { arranged, screen } = source;
  const retold = (keepsThings: boolean): number => {
    if (arranged === undefined) return 0;
    const context = contextOf(source, index + 1, { keepsThings });
    const plans = plansOf(source, context);
    const plan = plans.find((one) => structureOf(one) === structureOf(arranged.plan)) ?? plans[0];
    return plan === undefined
      ? 0
      : retell(body, readDocument(drawScreen(plan, arranged.direction, context, screen.device)).body);
  };
  const changed = retold(true) + reword(body, index);
  // A screen of nothing but things, such as a leaderboard, has other things of the trade to tell.
  return changed > 0 ? changed : retold(false);
}

const LEAST_QUOTED = 4;
const MOST_QUOTED = 34;

/** What is told otherwise, by the first headline or words of it that the source does not say. */
function nameWords(body: Draft['body'], told: ReadonlyMap<string, number>): string {
  const heads = listMatching(body, isHeading).map((head) => readableText(head).trim());
  const isNew = (text: string): boolean =>
    text.length >= LEAST_QUOTED && text.length <= MOST_QUOTED && !told.has(text) && /\p{L}/u.test(text);
  const before = [...told.keys()].join(' ');
  const first = heads.find((head) => isNew(head) && !before.includes(head)) ?? listTexts(body).find(isNew);
  return first === undefined ? 'told in other words' : `“${first}”`;
}
