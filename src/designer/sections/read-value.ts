/** What a value in words says as a number. */
interface ReadValue {
  value: number;
  /** What stands right after it: "kg", "%", "€/kg". */
  unit: string;
}

const NUMBER =
  /([-−–]?)\s?(?:[^\d\s\w]|[A-Z]{2,3}\s)?(\d[\d.,'’\u00a0\u202f]*\d|\d)(?:\s?(k|K|M|bn|Mio|Mrd)\b)?\s*([^\d\s,;]{0,8})/u;
const CLOCK = /^\D{0,3}(\d{1,3}):(\d{2})(?::(\d{2}))?/;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, Mio: 1e6, bn: 1e9, Mrd: 1e9 };

/** Languages that part decimals with a point and thousands with a comma. */
const POINT_LANGUAGES = /^(?:en|zh|ja|ko|th|he|hi|ms)\b/;

/** The first number in words, by the language's marks: "1,040 °C" → 1040, "7,80 €/kg" in German → 7.8, "1:58" → 118. */
export function readValue(text: string, lang = 'en'): ReadValue | undefined {
  const clock = CLOCK.exec(text.trim());
  if (clock) {
    const [, first, second, third] = clock;
    return { value: Number(first) * 60 + Number(second) + (third === undefined ? 0 : Number(third) / 60), unit: ':' };
  }
  const found = NUMBER.exec(text);
  const digits = found?.[2];
  if (!found || digits === undefined) return undefined;
  const value = toNumber(digits.replace(/['’\u00a0\u202f]/g, ''), lang) * (SCALES[found[3] ?? ''] ?? 1);
  // A hyphen inside a code ("INV-22") or a span ("8-10") is no minus.
  const before = text.slice(0, found.index);
  const isNegative = found[1] !== '' && !/[\p{L}\d]$/u.test(before);
  const unit = found[4] ?? '';
  return Number.isFinite(value)
    ? { value: isNegative ? -value : value, unit: /^[\p{L}%°′″€$£µΩ]/u.test(unit) ? unit : '' }
    : undefined;
}

function toNumber(digits: string, lang: string): number {
  const hasPoint = POINT_LANGUAGES.test(lang);
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits);
  const mark = digits[last] ?? '.';
  const hasBoth = digits.includes('.') && digits.includes(',');
  const isThousands =
    !hasBoth &&
    /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) &&
    (mark === (hasPoint ? ',' : '.') || digits.split(mark).length > 2);
  if (isThousands) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

const OF = /(\d[\d.,']*)\s*(?:\p{L}{0,12}\s)?(?:of|\/|von|de|di|da|av|af|van|z|из|sur|su)\s*(\d[\d.,']*)/iu;

/** The part of a whole that words tell, 0…1: "69 %", "2 of 5", "31/45". */
export function readShare(text: string, lang = 'en'): number | undefined {
  const percent = /(\d+(?:[.,]\d+)?)\s?%/.exec(text);
  if (percent) return clamp(Number((percent[1] ?? '0').replace(',', '.')) / 100);
  const counted = readCount(text, lang);
  return counted === undefined || counted.of <= 0 ? undefined : clamp(counted.done / counted.of);
}

/** "2 of 5" → { done: 2, of: 5 }. */
export function readCount(text: string, lang = 'en'): { done: number; of: number } | undefined {
  const found = OF.exec(text);
  const done = readValue(found?.[1] ?? '', lang)?.value;
  const of = readValue(found?.[2] ?? '', lang)?.value;
  return done === undefined || of === undefined ? undefined : { done, of };
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  week: 7,
  year: 12,
  day: 24,
};

/** How many points words ask for: "last ten builds" → 10, "past 24 hours" → 24, "this week" → 7. */
export function readPointCount(about: string): number | undefined {
  const figure = /(?:^|\s)(\d{1,2})(?=\s\p{L})/u.exec(about)?.[1];
  const count = figure === undefined ? undefined : Number(figure);
  if (count !== undefined && count >= 3 && count <= 60) return count;
  const word = about
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((one) => NUMBER_WORDS[one] !== undefined && NUMBER_WORDS[one] > 2);
  return word === undefined ? undefined : NUMBER_WORDS[word];
}
