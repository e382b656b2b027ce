import type { Finding } from './finding.ts';

/** One thing that is odd in a file, before it is put in words. */
export interface Observation {
  kind: ObservationKind;
  /** The token, key or reference as the file writes it. */
  subject: string;
  /** What its words need besides, such as the value. */
  detail?: string;
  line?: number;
}

interface Words {
  severity: Finding['severity'];
  one: (subject: string, detail: string) => string;
  /** For a kind that stands in more places than are told one by one; `listed` names some of them. */
  many: (count: number, listed: string) => string;
}

const WORDS = {
  'dangling-reference': {
    severity: 'error',
    one: (target) => `Nothing is named by the reference {${target}}. Define \`${target}\` or write its value here.`,
    many: (count, listed) => `${count} references name nothing: ${listed}. Define them or write their values.`,
  },
  'cyclic-reference': {
    severity: 'error',
    one: (token) => `\`${token}\` refers to itself, straight or through others. Write a value at one of its steps.`,
    many: (count, listed) =>
      `${count} tokens refer to themselves, straight or through others: ${listed}. Write a value at one of their steps.`,
  },
  'unreadable-color': {
    severity: 'warning',
    one: (token, value) => `\`${token}: ${value}\` is no colour that can be read. Write it as "#rrggbb".`,
    many: (count, listed) => `${count} colours cannot be read: ${listed}. Write them as "#rrggbb".`,
  },
  'unquoted-color': {
    severity: 'warning',
    one: (token, value) =>
      `\`${token}: ${value}\` is a comment in YAML; it was read as a colour. Write \`${token}: "${value}"\`.`,
    many: (count, listed) =>
      `${count} colours are comments in YAML, since their # is not quoted: ${listed}. Put each in quotes.`,
  },
  'unitless-size': {
    severity: 'warning',
    one: (token, value) => `\`${token}: ${value}\` has no unit; it was read as ${value} px. Write \`${value}px\`.`,
    many: (count, listed) => `${count} sizes have no unit and were read as px: ${listed}. Write them as 8px or 0.5rem.`,
  },
  'unreadable-size': {
    severity: 'warning',
    one: (token, value) =>
      `\`${token}: ${value}\` is no size that can be read. Write it in px, rem or em, such as 8px.`,
    many: (count, listed) => `${count} sizes cannot be read: ${listed}. Write them in px, rem or em, such as 8px.`,
  },
  'unreadable-weight': {
    severity: 'warning',
    one: (token) => `\`${token}\` is no font weight. Write a number such as 600.`,
    many: (count, listed) => `${count} font weights are no numbers: ${listed}. Write numbers such as 600.`,
  },
  'repeated-key': {
    severity: 'warning',
    one: (key) => `The key "${key}" stands twice; the first one counts. Remove or rename the other.`,
    many: (count, listed) => `${count} keys stand twice: ${listed}. The first ones count; remove or rename the others.`,
  },
  'repeated-section': {
    severity: 'warning',
    one: (section, first) =>
      `The section "${section}" stands twice, first in line ${first}; both were read. Join them.`,
    many: (count, listed) => `${count} sections repeat earlier ones: ${listed}. All were read; join those of one name.`,
  },
  'low-contrast': {
    severity: 'warning',
    one: (component, detail) =>
      `The text of \`${component}\` is hard to read: ${detail}, and 4.5:1 is needed. Take a text colour further from its background.`,
    many: (count, listed) =>
      `The text of ${count} components is below a contrast of 4.5:1: ${listed}. Take text colours further from their backgrounds.`,
  },
  'unknown-key': {
    severity: 'warning',
    one: (key, meant) => `The key "${key}" is not in the published format. Write "${meant}".`,
    many: (count, listed) => `${count} keys look like misspelled ones of the published format: ${listed}.`,
  },
  'unread-group': {
    severity: 'info',
    one: (key) =>
      `The group "${key}" is not in the published format; other tools leave it out. Use colors, typography, rounded, spacing or components.`,
    many: (count, listed) =>
      `${count} groups are not in the published format and are left out by other tools: ${listed}. Use colors, typography, rounded, spacing or components.`,
  },
  'colliding-token': {
    severity: 'warning',
    one: (token) => `\`${token}\` has the name of another token once its group is joined on. Rename one of them.`,
    many: (count, listed) =>
      `${count} tokens have the names of others once their groups are joined on: ${listed}. Rename them.`,
  },
  'unknown-component-field': {
    severity: 'info',
    one: (field) =>
      `\`${field}\` is not a component field of the published format, which has backgroundColor, textColor, typography, rounded, padding, size, height and width. Describe it under Components.`,
    many: (count, listed) =>
      `${count} component fields are not in the published format: ${listed}. It has backgroundColor, textColor, typography, rounded, padding, size, height and width; describe others under Components.`,
  },
  'unknown-type-field': {
    severity: 'info',
    one: (field) =>
      `\`${field}\` is not a typography field of the published format, which has fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, fontFeature and fontVariation. Describe it under Typography.`,
    many: (count, listed) =>
      `${count} typography fields are not in the published format: ${listed}. It has fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, fontFeature and fontVariation.`,
  },
  'unused-color': {
    severity: 'info',
    one: (token) => `\`${token}\` is used by no component. Refer to it from one, or say under Colors what it is for.`,
    many: (count, listed) =>
      `${count} colours are used by no component: ${listed}. Say under Colors what they are for.`,
  },
  'overruled-color': {
    severity: 'warning',
    one: (token, detail) =>
      `\`${token}\` is ${detail}. The \`theme:\` block decides: change it there, or remove that block to have the colours read.`,
    many: (count, listed) =>
      `${count} colours are not what the \`theme:\` block gives: ${listed}. That block decides: change it, or remove it to have the colours read.`,
  },
  'section-order': {
    severity: 'info',
    one: (section, next) =>
      `The section "${section}" stands before "${next}". The published order is Overview, Colors, Typography, Layout, Elevation & Depth, Shapes, Components, Do's and Don'ts.`,
    many: (count, listed) => `${count} sections are out of the published order: ${listed}.`,
  },
  'no-typography': {
    severity: 'info',
    one: () =>
      'Nothing is under `typography:`. Add styles there, such as `body-md: { fontFamily: Inter, fontSize: 16px }`.',
    many: () => 'Nothing is under `typography:`.',
  },
} as const satisfies Record<string, Words>;

export type ObservationKind = keyof typeof WORDS;

const MOST_OF_A_KIND = 3;
const MOST_LISTED = 4;
const SUBJECT_CHARACTERS = 80;

/** Puts observations in words; where one kind stands in many places, one finding tells of them all. */
export function tellObservations(observations: readonly Observation[]): Finding[] {
  const kinds = Map.groupBy(observations, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, all]) => {
    const words: Words = WORDS[kind];
    if (all.length <= MOST_OF_A_KIND) {
      return all.map(({ subject, detail = '', line }) =>
        toFinding(words, words.one(shorten(subject), shorten(detail)), line),
      );
    }
    const [first] = all;
    return [toFinding(words, words.many(all.length, listSome(all)), first?.line)];
  });
}

const toFinding = ({ severity }: Words, message: string, line: number | undefined): Finding => ({
  severity,
  message,
  ...(line === undefined ? {} : { line }),
});

const listSome = (all: readonly Observation[]): string => {
  const some = all
    .slice(0, MOST_LISTED)
    .map(({ subject, line }) => `\`${shorten(subject)}\`${line === undefined ? '' : ` (line ${line})`}`);
  const rest = all.length - some.length;
  return rest > 0 ? `${some.join(', ')} and ${rest} more` : some.join(', ');
};

const shorten = (text: string): string =>
  text.length <= SUBJECT_CHARACTERS ? text : `${text.slice(0, SUBJECT_CHARACTERS - 1)}…`;
