import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Tone } from '../../write/slots.ts';
import { normal } from '../find/match-words.ts';
import { elementsIn, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { setWords } from './set-words.ts';

/** What words for states mean, first match wins. */
const TONES: readonly (readonly [RegExp, Tone])[] = [
  [
    /\b(?:overdue|late|delayed|sold out|out of stock|unavailable|cancel(?:l?ed)|failed|blocked|rejected|declined|expired|unpaid|not paid|urgent|critical|missing|returned|sent back|offline|down|broken|banned|lost|high)\b/i,
    'bad',
  ],
  [
    /\b(?:pending|waiting|awaiting|hold|low|few left|almost|reserved|due|at risk|review|open|paused|tentative|medium)\b/i,
    'warn',
  ],
  [
    /\b(?:paid|done|delivered|complete[d]?|active|confirmed|approved|resolved|published|in stock|available|shipped|ready|finished|arrived|online|won|passed|packed)\b/i,
    'good',
  ],
  [
    /\b(?:new|sale|deal|offer|popular|best ?seller|featured|limited|hot|top|recommended|favou?rite|off|free|editor|staff|pick)\b|%/i,
    'accent',
  ],
];

export const toneOf = (words: string): Tone => TONES.find(([pattern]) => pattern.test(words))?.[1] ?? 'neutral';

const TEXT: Readonly<Record<Tone, string>> = {
  neutral: 'text-on-surface-variant',
  accent: 'text-primary',
  good: 'text-primary',
  warn: 'text-tertiary',
  bad: 'text-error',
};
const BOX: Readonly<Record<Tone, readonly [string, string]>> = {
  neutral: ['bg-surface-container-high', 'text-on-surface'],
  accent: ['bg-primary-container', 'text-on-primary-container'],
  good: ['bg-primary-container', 'text-on-primary-container'],
  warn: ['bg-tertiary-container', 'text-on-tertiary-container'],
  bad: ['bg-error-container', 'text-on-error-container'],
};
const TONE_TEXT = /^text-(?:on-surface-variant|primary|tertiary|secondary|error)$/;
const TONE_GROUND =
  /^bg-(?:surface-container(?:-high|-highest|-low|-lowest)?|(?:primary|secondary|tertiary|error)-container)$/;
const GROUND_TEXT = /^text-on-(?:surface(?:-variant)?|(?:primary|secondary|tertiary|error)-container)$/;

/** Colours of a badge with a ground of its own. */
export const badgePaint = (words: string): readonly string[] => BOX[toneOf(words)];

/** A mark of state says something else, in the colour that this means; one that says so elsewhere is followed. */
export function dressState({ body }: ScreenTree, mark: Element, words: string): void {
  const twin = listMatching(
    body,
    (one) =>
      one !== mark &&
      partName(one) === partName(mark) &&
      one.tagName === mark.tagName &&
      normal(readableText(one)) === normal(words),
  )[0];
  if (twin !== undefined) {
    setClasses(mark, listClasses(twin));
    mark.children = structuredClone(twin.children);
    for (const one of listMatching(mark, () => true)) delete one.properties['dataId'];
    setWords(mark, words);
    return;
  }
  const tone = toneOf(words);
  const classes = listClasses(mark);
  const isBoxed = classes.some((name) => TONE_GROUND.test(name));
  const isToned = isBoxed || classes.some((name) => TONE_TEXT.test(name));
  if (isToned)
    setClasses(mark, [
      ...classes.filter((name) =>
        isBoxed ? !TONE_GROUND.test(name) && !GROUND_TEXT.test(name) : !TONE_TEXT.test(name),
      ),
      ...(isBoxed ? BOX[tone] : [TEXT[tone]]),
    ]);
  // A sign that belongs to the old words would contradict the new ones.
  mark.children = mark.children.filter(
    (child) =>
      child.type !== 'element' || findAttribute(child, 'dataIcon') === undefined || elementsIn(child).length > 1,
  );
  setWords(mark, words);
}
