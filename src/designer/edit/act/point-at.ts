import { takeBrackets } from '../ask/clause-words.ts';
import { splitAt } from '../ask/list-segments.ts';
import { type Token, is, isMark } from '../ask/token.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { fitValue } from './fit-value.ts';
import { followingUnit } from './following-unit.ts';
import { inForm } from './in-form.ts';
import { likeForm } from './like-form.ts';
import { type Point, listParts, listPoints } from './list-points.ts';
import { type Told, listTold } from './list-told.ts';
import { type Known, knownOf, nearness } from './nearness.ts';
import { planField, planText } from './plan-text.ts';
import type { Plan } from './plan.ts';
import { type Working } from './working.ts';
import { writeText } from './write-words.ts';

/**
 * Reads a clause that gives one value anew, by holding all values of the page against all words of it: "goggles quantity
 * 3", "theory 1 on tuesday is in room 3", "winter choir 18:00 not 17:00". Each word that the page has must speak of the
 * value that is taken; where two answer equally nothing is read.
 */
export function pointAt(working: Working, tokens: readonly Token[], text: string): readonly Plan[] | undefined {
  const { main } = takeBrackets(tokens);
  if (main.length > MOST || main.some((token) => isOther(token) && !isPassing(token, main))) return undefined;
  const all = listPoints(working.page);
  const { within, page } = working;
  const inside =
    within === undefined ? [] : all.filter(({ element }) => within.some((outer) => page.contains(outer, element)));
  const anywhere: Pointing = { working, points: all, known: knownOf(all), text, isScoped: false };
  return (
    (inside.length > 0 ? planAll({ ...anywhere, points: inside, isScoped: true }, tokens) : undefined) ??
    planAll(anywhere, tokens)
  );
}

/** Where a value is looked for, and what the whole clause says. */
interface Pointing {
  working: Working;
  points: readonly Point[];
  known: Known;
  text: string;
  isScoped: boolean;
}

function planAll(pointing: Pointing, tokens: readonly Token[]): readonly Plan[] | undefined {
  const whole = planOne(pointing, tokens);
  if (whole !== undefined) return [whole];
  const parts = splitAt(tokens, (token) => isMark(token, ',') || is(token, 'and'));
  if (parts.length < 2) return undefined;
  const plans = parts.flatMap((part) => planOne(pointing, part) ?? []);
  return plans.length < parts.length ? undefined : plans;
}

function planOne({ working, points, known, text, isScoped }: Pointing, tokens: readonly Token[]): Plan | undefined {
  // "Show a poodle", "make it optional": how something is to look or to be, where no figure is given.
  const isMade = tokens.some((token) => is(token, 'make'));
  for (const tier of listTold(tokens, text)) {
    const [best] = tier
      .filter(({ value }) => !isMade || isTyped(shapeOf(value)))
      .flatMap((told) => choose(points, known, told, isScoped) ?? [])
      .toSorted((one, other) => other.score - one.score);
    if (best !== undefined) return planPoint(working, best.point, best.value);
  }
  return undefined;
}

const MOST = 26;

/** "Percussion moves from "cellar" to "room 3"": the old and the new of one value. */
const isPassing = (token: Token, tokens: readonly Token[]): boolean =>
  (is(token, 'open', 'close') && tokens.some(({ text }) => /^\d{1,2}[:.]\d{2}$/.test(text))) || isMoved(token, tokens);

const isMoved = (token: Token, tokens: readonly Token[]): boolean =>
  is(token, 'move') &&
  tokens.some(
    (one, at) => is(one, 'from') && (tokens[at + 1]?.kind === 'quote' || /^\d/.test(tokens[at + 1]?.text ?? '')),
  );

/** What asks for anything but a value. */
const isOther = (token: Token): boolean =>
  is(
    token,
    'add',
    'remove',
    'move',
    'sort',
    'swap',
    'duplicate',
    'rename',
    'select',
    'deselect',
    'on',
    'off',
    'open',
    'close',
    'disable',
    'enable',
    'require',
    'current',
    'called',
    'between',
    'keep',
  ) ||
  (token.kind === 'word' &&
    /^(?:all|every|each|everywhere|alle|überall|tous|todos|when|if|once|only|nur|optional|placeholder|font|colou?r|more|less|another|swap|with)$/i.test(
      token.text,
    ));

const MARGIN = 0.12;

interface Chosen {
  point: Point;
  value: string;
  score: number;
  /** How well the words speak of it, whatever value it gets. */
  near: number;
}

function choose(points: readonly Point[], known: Known, told: Told, isScoped: boolean): Chosen | undefined {
  const fresh = shapeOf(told.value);
  const { from } = told;
  const scored = (from === undefined ? points : [...points, ...listParts(points, from)])
    .flatMap((point) => {
      const near = nearness(point, known, told);
      if (near === undefined || (near.hits === 0 && told.from === undefined && !isScoped)) return [];
      const fits = fitValue(points, point, told, fresh);
      return fits === undefined ? [] : [{ point, value: fits.value, score: near.score + fits.score, near: near.score }];
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, ...others] = scored;
  if (best === undefined) return undefined;
  const next = others.find(({ point }) => !(point.element === best.point.element && isInside(point, best.point)));
  // The same of another thing of the make: how alike the values are does not tell which is meant.
  const isTwin = others.some(
    ({ point, near }) =>
      point.element !== best.point.element &&
      best.near - near < MARGIN &&
      point.places.some((place) => best.point.places.includes(place)),
  );
  return isTwin || (next !== undefined && best.score - next.score < MARGIN) ? undefined : best;
}

/** Of two spans of one text one can hold the other. */
const isInside = ({ part: one }: Point, { part: other }: Point): boolean =>
  one === undefined ||
  other === undefined ||
  (one.leaf === other.leaf &&
    ((one.start >= other.start && one.end <= other.end) || (other.start >= one.start && other.end <= one.end)));

/** What is written where, in the form of what stood there. */
function planPoint(working: Working, point: Point, given: string): Plan | undefined {
  const { page } = working;
  const value = inForm(point.text, given);
  if (point.isField)
    return planField(page, point.element, {
      kind: 'say',
      target: { said: '', quotes: [], words: [], nounWords: [], near: [] },
      to: value,
      isQuoted: true,
      isRename: false,
    });
  if (point.part === undefined && (point.leaf === undefined || page.leavesIn(point.element).length === 1))
    return planText(page, point.element, value);
  const leaf =
    point.part?.leaf ?? page.leaves.find(({ element, text }) => element === point.element && text === point.text);
  if (leaf === undefined) return undefined;
  const { start, end } = point.part ?? { start: 0, end: leaf.text.length };
  const unit = end === leaf.text.length ? followingUnit(page, leaf.node, leaf.element) : '';
  const bare = unit !== '' && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value;
  const words = likeForm(point.text, bare);
  return {
    element: leaf.element,
    done: `changed "${point.text}" to "${words}"`,
    write: () => {
      // Another part of the same text may have been written before.
      const now = leaf.node.value.replaceAll(/\s+/g, ' ').trim();
      writeText(
        leaf.node,
        now === leaf.text ? `${now.slice(0, start)}${words}${now.slice(end)}` : now.replace(point.text, () => words),
      );
    },
  };
}
