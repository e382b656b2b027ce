import type { Tone } from '../outline.ts';
import { isLower, isUpper, isWordy } from './characters.ts';
import { withoutMarks } from './piece.ts';
import { isPersonName } from './person-name.ts';
import { isPlaceName } from './place-name.ts';
import { shareOf } from './share-of.ts';
import { stateWord } from './state-words.ts';
import { toneOf } from './tone-of.ts';
import { type ValueKind, valueAt } from './value-at.ts';

export type MeasureKind = ValueKind | 'count' | 'email' | 'url' | 'person' | 'place' | 'state' | 'text';

/** What a text measures or names. */
export interface Measure {
  kind: MeasureKind;
  number?: number;
  unit?: string;
  /** What is counted: "flowers" of "4,380 flowers". */
  noun?: string;
  /** 0…1 for shares and ratios. */
  share?: number;
  /** For states. */
  tone?: Tone;
}

const EMAIL = /^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}$/u;
const URL_LIKE =
  /^(?:https?:\/\/\S+|(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|app|example|eu|de|fr|es|it|nl|pl|pt|se|uk|co|jp|cn|kr|tr)(?:\/\S*)?)$/iu;
const IDENTIFIER = /^(?=\S*[\d._])(?:[a-z\d]+(?:[._-][a-z\d]+)+|[a-z\d_]+\.[a-z]{2,5})$/iu;
const HASH = /^(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{6,64}$/u;
const CAPITAL_CODE = /^(?=\S*\d)(?=\S*[A-Z])[A-Z\d][A-Z\d\-–/.]*$/u;
/** Words before a value that leave it what it is: "due 14 Nov", "about €390", "ab 15 Uhr". */
const LEAD =
  /^(?:due|until|till|from|since|by|at|on|about|around|approx\.?|ca\.?|circa|max\.?|min\.?|up to|over|under|only|est\.?|eta|ab|bis|seit|um|über|unter|etwa|fällig|jusqu'au|dès|depuis|à|le|environ|desde|hasta|el|a las|unos|dal|fino al|alle|entro|sinds|tot|vanaf|om|od|do|o|från|till|kl\.?|was due|valid until|valid to|expires|age|limit|in|after|before|every|posted|ready|arrived|started|ends) /iu;

/**
 * What a value is by the way it is written.
 *
 * @example classify('4,380 flowers') // { kind: 'count', number: 4380, noun: 'flowers' }
 */
export function classify(text: string): Measure {
  const bare = withoutMarks(text.trim()).text.trim();
  if (bare === '' || bare.length > 160) return { kind: 'text' };
  const state = stateWord(bare);
  if (state !== undefined) return { kind: 'state', tone: state.tone };
  if (EMAIL.test(bare)) return { kind: 'email' };
  if (URL_LIKE.test(bare)) return { kind: 'url' };
  const measured = measuredOf(bare) ?? ledOf(bare);
  if (measured !== undefined) return measured;
  if (!bare.includes(' ') && (IDENTIFIER.test(bare) || HASH.test(bare) || CAPITAL_CODE.test(bare)))
    return { kind: 'code' };
  const tone = toneOf(bare);
  if (tone !== undefined && bare.split(' ').length <= 6) return { kind: 'state', tone };
  if (isPlaceName(bare)) return { kind: 'place' };
  if (isPersonName(bare)) return { kind: 'person' };
  return { kind: 'text' };
}

/** A value from the first character on, with at most a few words after it. */
function measuredOf(text: string): Measure | undefined {
  const found = valueAt(text, 0);
  if (found === undefined) return undefined;
  const rest = text
    .slice(found.end)
    .replace(/^[,.]$/u, '')
    .trim();
  const measure: Measure = { kind: found.kind };
  if (found.number !== undefined) measure.number = found.number;
  if (found.unit !== undefined) measure.unit = found.unit;
  if (found.kind === 'share' || found.kind === 'ratio') {
    const share = shareOf(text);
    if (share !== undefined) measure.share = share;
  }
  if (rest === '') return measure;
  if (!isTail(rest)) return undefined;
  if (found.kind === 'number') return isCounted(rest) ? { ...measure, kind: 'count', noun: rest } : undefined;
  if (found.kind === 'code' || found.kind === 'phone' || found.kind === 'weekday' || found.kind === 'score')
    return undefined;
  if (found.kind === 'clock' || found.kind === 'time-range' || found.kind === 'date') {
    return /^(?:h|sharp|UTC|CET|CEST|today|tomorrow|yesterday|heute|morgen|hoy|oggi|vandaag|daily|latest)\b/iu.test(
      rest,
    )
      ? measure
      : undefined;
  }
  return measure;
}

/** "12 cm deep", "20 % of brewery grain" and "48 seats left" are measures; "14 Rosario sells cheese" is not. */
function isTail(rest: string): boolean {
  const words = rest.split(/\s+/u);
  return (
    words.length <= 3 &&
    words.every((word) => isWordy(word.charAt(0)) && !isUpper(word.charAt(0)) && !/[:;]/u.test(word))
  );
}

function isCounted(noun: string): boolean {
  return !/\d/u.test(noun) && (isLower(noun.charAt(0)) || !isUpper(noun.charAt(0)));
}

function ledOf(text: string): Measure | undefined {
  const lead = LEAD.exec(text);
  return lead === null ? undefined : measuredOf(text.slice(lead[0].length));
}
