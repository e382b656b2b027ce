import { createPhraseTable, listEntries, listPhraseHits } from './phrase-table.ts';
import { KIND_WORDS, type AskedKind } from './vocabulary/kind-words.ts';

export interface FoundKind {
  kind: AskedKind;
  /** 1…5: how much the words say so; 1 for words like "card" that mean anything. */
  weight: number;
  /** The words reach the phrase's head: "sales chart", not "chart colours". */
  coversHead: boolean;
  /** Number of words that said so; two or more are hardly an accident. */
  length: number;
}

const TABLE = createPhraseTable(KIND_WORDS.map(([kind, weight, words]) => [kind, weight, listEntries(words)] as const));

/** Nouns that mean one thing in the singular and another in the plural. */
const BY_NUMBER: Readonly<Record<string, { one?: AskedKind; many?: AskedKind }>> = {
  contact: { one: 'profile', many: 'people' },
  delivery: { one: 'form', many: 'records' },
  booking: { one: 'form', many: 'records' },
  reservation: { one: 'form', many: 'records' },
  order: { one: 'order', many: 'records' },
  profile: { one: 'profile', many: 'people' },
  invoice: { one: 'order', many: 'records' },
  receipt: { one: 'order', many: 'records' },
  payment: { one: 'form', many: 'records' },
  stage: { many: 'steps' },
  control: { many: 'actions' },
  headline: { many: 'records' },
  change: { one: 'metrics', many: 'timeline' },
  seat: { many: 'choices' },
  code: {},
  price: { many: 'plans' },
  journey: { one: 'steps', many: 'gallery' },
  balance: { one: 'focus' },
  header: { one: 'navigation' },
  post: { one: 'article', many: 'records' },
  study: { many: 'gallery' },
  highlight: { many: 'points' },
  message: { one: 'notice', many: 'thread' },
  review: { many: 'quotes' },
  plan: { many: 'plans' },
};

/** Ways of showing at the end of a phrase; what stands before them may say more: "testimonial row". */
const SHOWING = new Set(
  'section area block panel widget component module table row column box container grid card tile strip band bar list rail pair group set deck stack display'.split(
    ' ',
  ),
);
const HEAD_BONUS = 3;

const findBest = (stems: readonly string[], headFirst: boolean): (FoundKind & { score: number }) | undefined => {
  let best: (FoundKind & { score: number }) | undefined;
  let isHeadKnown = false;
  for (const hit of listPhraseHits(TABLE, stems)) {
    const coversHead = headFirst ? hit.at === 0 : hit.at + hit.stems.length === stems.length;
    isHeadKnown ||= coversHead;
    const score = hit.weight * 2 + (coversHead ? HEAD_BONUS : 0) + (hit.stems.length - 1) * 0.5;
    if (best === undefined || score > best.score || (score === best.score && !headFirst)) {
      best = { kind: hit.value, weight: hit.weight, coversHead, length: hit.stems.length, score };
    }
  }
  // "role distribution chart": another word says what kind of chart; the head is known all the same.
  return best && { ...best, coversHead: isHeadKnown };
};

const withoutShowing = (stems: readonly string[]): number => {
  let end = stems.length;
  while (end > 1 && SHOWING.has(stems[end - 1] ?? '')) end--;
  return end;
};

/**
 * The shape of content that words ask for, from their English stems. `headFirst` for languages that say "list of …",
 * `isPlural` for nouns whose number decides.
 */
export const findKind = (stems: readonly string[], headFirst = false, isPlural?: boolean): FoundKind | undefined => {
  const found = findBest(stems, headFirst);
  const end = headFirst ? stems.length : withoutShowing(stems);
  const shorter = end < stems.length ? findBest(stems.slice(0, end), headFirst) : undefined;
  const best = shorter !== undefined && (found === undefined || shorter.score > found.score) ? shorter : found;
  // "Contact" alone invites to write; "courier contact" is a person's card.
  const isInvitation = stems.length === 1 && stems[0] === 'contact' && isPlural === false;
  const number = isPlural === undefined || isInvitation ? undefined : BY_NUMBER[stems.at(-1) ?? ''];
  const byNumber = isPlural === true ? number?.many : number?.one;
  if (
    byNumber !== undefined &&
    (best === undefined || (!best.coversHead && best.weight < 3) || (best.weight <= 3 && best.length === 1))
  ) {
    return { kind: byNumber, weight: 2, coversHead: true, length: 1 };
  }
  // A noun that only one number gives a meaning has none in the other.
  if (
    number !== undefined &&
    byNumber === undefined &&
    best?.coversHead === true &&
    best.weight <= 3 &&
    best.length === 1
  )
    return undefined;
  return best && { kind: best.kind, weight: best.weight, coversHead: best.coversHead, length: best.length };
};
