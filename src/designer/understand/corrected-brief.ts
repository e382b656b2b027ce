import { AppError } from '../../domain/app-error.ts';
import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../../domain/font.ts';
import { ROUNDNESSES } from '../../domain/enums.ts';
import { DENSITIES } from '../../domain/look.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { MOODS, type Brief, type WantedColor } from '../brief.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { STYLE_NAMES } from '../style-names.ts';
import { describeBrief } from './describe-brief.ts';
import { readWantLines } from './read-want-lines.ts';

/** A brief in lines, and the prompt that it was read of. */
interface CorrectedBrief {
  lines: string;
  prompt: string;
}

/** The brief in lines as it can be corrected and sent in place of the prompt, which stands behind it. */
export const printCorrectable = (brief: Brief): string => `${describeBrief(brief)}\nPrompt\n${brief.prompt}`;

/** A prompt that is such a brief; undefined for any other. */
export function splitCorrected(text: string): CorrectedBrief | undefined {
  if (!/^\s*Subject {2,}\S/.test(text)) return undefined;
  const mark = /^Prompt[ \t\r]*\n/m.exec(text);
  if (mark === null) return undefined;
  const lines = text.slice(0, mark.index);
  return /^Checklist\b/m.test(lines) ? { lines, prompt: text.slice(mark.index + mark[0].length) } : undefined;
}

/**
 * What was read of a prompt with the lines that somebody corrected in their place; lines that stand as they were keep all
 * that was read. Throws INVALID_ARGUMENT for a line that says nothing that is known.
 */
export function correctBrief(read: Brief, lines: string, domains: readonly DomainKnowledge[]): Brief {
  const was = splitLines(describeBrief(read));
  const told = splitLines(lines);
  const brief: Brief = { ...read, wants: readWantLines(told.checklist, read.wants) };
  for (const [label, key, toValue] of LINES) {
    const value = told.labelled.get(label);
    if (value === was.labelled.get(label)) continue;
    if (value !== undefined) Object.assign(brief, { [key]: toValue(value, domains) });
    else if (key in UNSAID) Object.assign(brief, { [key]: UNSAID[key] });
    else if (!NEEDED.has(key)) delete brief[key];
  }
  return told.labelled.get('Domain') === was.labelled.get('Domain') ? brief : { ...brief, domainCertainty: 1 };
}

interface Lines {
  labelled: ReadonlyMap<string, string>;
  checklist: string;
}

function splitLines(text: string): Lines {
  const [head = '', checklist = ''] = text.split(/^Checklist.*\n?/m);
  const labelled = head
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const [, label = line, value = ''] = /^(\p{L}+)\s+(.+)$/u.exec(line) ?? [];
      if (!LABELS.has(label)) throw unknown(label, 'line of a brief', [...LABELS]);
      return [label, value];
    });
  return { labelled: new Map(labelled), checklist };
}

type Key = Exclude<keyof Brief, 'prompt' | 'purpose' | 'domainCertainty' | 'door' | 'place' | 'currency' | 'wants'>;
type ToValue = (value: string, domains: readonly DomainKnowledge[]) => unknown;

const asItStands: ToValue = (value) => value;
const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One of a closed list, however it is written. */
function oneOf<T extends string>(what: string, names: readonly T[], called: (name: T) => string = (name) => name) {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
  return (value: string): T => {
    const found = names.find((name) => plain(called(name)) === plain(value));
    if (found === undefined) throw unknown(value, what, names.map(called));
    return found;
  };
}

const eachOf =
  (toOne: (value: string) => string): ToValue =>
  (value) =>
    list(value).map((part) => toOne(part));

/** "bakery and bread (bakery, 0.60)", or its id alone. */
const toDomain: ToValue = (value, domains) => {
  const [, label = value, id = value] = /^(.*?)\s*\(([\w-]+)[^)]*\)$/u.exec(value) ?? [];
  const found =
    domains.find((domain) => domain.label === label.trim()) ??
    domains.find((domain) => domain.id === id.trim() || domain.id === label.trim());
  if (found === undefined)
    throw unknown(
      value,
      'domain',
      domains.map((domain) => domain.id),
    );
  return found;
};

const COLOR = /^(#[0-9a-f]{6})(?:\s+(primary|secondary|tertiary|background))?$/i;

const toColor = (value: string): WantedColor => {
  const [, hex, role] = COLOR.exec(value) ?? [];
  if (hex === undefined) throw unknown(value, 'colour', ['#c8553d', '#c8553d primary', '#ffffff background']);
  return { hex: hex.toLowerCase(), role: (role?.toLowerCase() as WantedColor['role'] | undefined) ?? 'unknown' };
};

const LINES: readonly (readonly [label: string, key: Key, toValue: ToValue])[] = [
  ['Subject', 'subject', asItStands],
  ['Brand', 'brand', asItStands],
  ['Heading', 'heading', asItStands],
  [
    'Screen',
    'archetype',
    oneOf(
      'kind of screen',
      Object.values(ARCHETYPES).map(({ id }) => id),
    ),
  ],
  ['Device', 'device', oneOf('device', ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'])],
  ['Domain', 'domain', toDomain],
  ['Audience', 'audience', asItStands],
  ['Language', 'lang', asItStands],
  ['Mode', 'mode', oneOf('mode', ['LIGHT', 'DARK'])],
  ['Colours', 'colors', (value) => list(value).map((part) => toColor(part))],
  ['Fonts', 'fonts', eachOf(oneOf('font', FONT_FAMILY_NAMES, (family) => FONT_FAMILIES[family]))],
  ['Moods', 'moods', eachOf(oneOf('mood', MOODS))],
  ['Styles', 'styles', eachOf(oneOf('style', STYLE_NAMES))],
  ['Density', 'density', oneOf('density', DENSITIES)],
  ['Corners', 'roundness', oneOf('roundness', ROUNDNESSES)],
];
const LABELS: ReadonlySet<string> = new Set(LINES.map(([label]) => label));
/** What a brief always has, whether or not a line says so. */
const NEEDED: ReadonlySet<Key> = new Set(['subject', 'archetype', 'domain', 'lang']);
const UNSAID: Partial<Pick<Brief, Key>> = { colors: [], fonts: [], moods: [], styles: [] };

const MOST_NAMED = 40;

const unknown = (value: string, what: string, known: readonly string[]): AppError =>
  new AppError('INVALID_ARGUMENT', `“${value}” is no ${what}`, {
    hint: `Known: ${known.slice(0, MOST_NAMED).join(', ')}${known.length > MOST_NAMED ? ' and more' : ''}.`,
  });
