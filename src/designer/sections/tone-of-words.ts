import type { Tone } from '../outline/outline.ts';

/**
 * General words of state in the languages that prompts come in, by what they mean. Word stems, so that endings do not
 * matter; no word of a single trade.
 */
const STEMS: readonly (readonly [Tone, RegExp])[] = [
  [
    'bad',
    /\b(?:fail|error|reject|refus|cancel|annul|overdue|late\b|lost|broken|block|denied|expired?|critical|danger|high\b|urgent|closed|down\b|offline|unpaid|debe|impay|in debt|under control|discrepan|dispute|missing|repeat|stop\b|stopped|alarm|dirty|fault|defect|out of order|zu spät|überfällig|fehl|abgesagt|gesperrt|hoch|hoog|hög|alto|élevé|cancelad|vencid|scadut|retard|zaległ|忌|取消|失败)/iu,
  ],
  [
    'warn',
    /\b(?:wait|pending|draft|delay|due\b|low\b|hold|paus|warn|medium|partial|recount|review|check\b|conditional|moderate|refund|under minimum|attention|almost|expir|niedrig|ausstehend|wart|mittel|verspät|in attesa|pendient|en attente|media|moyen|discuss|tomorrow|soon|watch\b|skipped|conflict|in debt)/iu,
  ],
  [
    'good',
    /\b(?:paid|done|ok|okay|pass|passed|ready|released|active|approved|booked|accepted|cleared|collected|complete|completed|confirmed|finish|success|healthy|online|open|on time|delivered|submitted|read(?! \w)|loaded|available|live|valid|in stock|finito|fertig|bezahlt|erledigt|fatto|pagad|pagat|payé|terminé|listo|gotow|betaald|klar|aktiv|pünktlich|offen|frei|libre|完了|完成)\b/iu,
  ],
  [
    'info',
    /\b(?:in progress|running|loading|recording|lodged|sent|transit|en route|processing|started|in corso|en cours|in arbeit|laufend|en curso|w toku|under way|on site|assigned|scheduled|planned|new|sync|cleaning|washing|drying|pouring|moving|on the way|on the road|in use|next up)/iu,
  ],
];

/** One word that says what is being done: "Counting", "Drafting". */
const UNDER_WAY = /^\p{L}{2,}ing$/iu;

const NEGATED = /\b(?:not|no|nicht|kein\w*|non|pas|nie|ikke|inte|geen)\b/iu;

/** What a state in words means: "Paid" is good, "Overdue" bad; words that say nothing of it are neutral. */
export function toneOfWords(text: string): Tone {
  const found = statedTone(text);
  if (found === 'neutral' && UNDER_WAY.test(text.trim())) return 'info';
  return found === 'good' && NEGATED.test(text) ? 'warn' : found;
}

const statedTone = (text: string): Tone => STEMS.find(([, stems]) => stems.test(text))?.[0] ?? 'neutral';

const LONGEST_STATE = 16;

/** A word or two that say how something stands and nothing else: "Paid", "Out of order". */
export const isStateWord = (text: string): boolean =>
  text.length <= LONGEST_STATE && /^\p{L}[\p{L} -]*$/u.test(text) && statedTone(text) !== 'neutral';
