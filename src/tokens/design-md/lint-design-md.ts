import type { Finding } from './finding.ts';
import { type Observation, type ObservationKind, tellObservations } from './observation.ts';
import type { DesignMdParts } from './parse-design-md.ts';
import type { FrontMatter, FrontMatterLeaf } from './read-front-matter.ts';
import type { DesignMdSource, SourceLine } from './read-source.ts';

/** What the published linter says of a place, by its path of keys. */
interface LinterFinding {
  path?: string | undefined;
  message: string;
  rule?: string | undefined;
}

/**
 * What the linter of the published format (https://github.com/google-labs-code/design.md) sees in the front matter and
 * in the order of the sections, in our words and with lines. Empty for files without sound front matter, of which it
 * only says that it is missing. References, keys and sizes are left to `parseDesignMd`, which tells them with lines.
 */
export async function lintDesignMd({ source, frontMatter }: DesignMdParts): Promise<Finding[]> {
  if (frontMatter === undefined || !frontMatter.isSound || frontMatter.leaves.length === 0) return [];
  const { leaves } = frontMatter;
  const { lint } = await import('@google/design.md/linter');
  const { findings } = lint(toOutline(leaves, source));
  const lines = toLines(frontMatter, source.lines);
  const observations = withoutMisspelt(findings.flatMap((finding) => toObservations(finding, lines)));
  return tellObservations(observations.filter(({ kind }) => kind !== 'unused-color' || !isOurOwn(leaves)));
}

/** A file that this service wrote lists all colours of a system, whether its few components use them or not. */
const isOurOwn = (leaves: readonly FrontMatterLeaf[]): boolean =>
  leaves.some(({ path: [group, field] }) => group === OWN_GROUP && field === 'customColor');

/** Fields of our own that are not tokens. */
const OWN_GROUP = 'theme';
const MOST_HEADINGS = 60;
const HEADING_CHARACTERS = 100;

/**
 * The tokens and the headings alone: the linter parses whatever it is given in full, which takes seconds for long prose,
 * and YAML written from what was read has neither aliases nor unbounded depth.
 */
function toOutline(leaves: readonly FrontMatterLeaf[], source: DesignMdSource): string {
  const headings = new Set(listSections(source.lines).map(({ text }) => text));
  const outline = [...headings].slice(0, MOST_HEADINGS).map((text) => `## ${toHeading(text)}\n`);
  return `---\n${JSON.stringify(toTree(leaves))}\n---\n\n${outline.join('\n')}`;
}

const toHeading = (text: string): string => text.replace(/[<>{}[\]\\]/g, ' ').slice(0, HEADING_CHARACTERS);

const listSections = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.filter(({ section, text, isCode }) => !isCode && section.length === 1 && section[0] === text);

interface Tree {
  [key: string]: Tree | string | number;
}

function toTree(leaves: readonly FrontMatterLeaf[]): Tree {
  const root = createTree();
  for (const { path, written } of leaves) {
    if (path[0] === OWN_GROUP) continue;
    let branch = root;
    for (const key of path.slice(0, -1)) {
      const next = branch[key];
      branch = typeof next === 'object' ? next : (branch[key] = createTree());
    }
    branch[path.at(-1) ?? ''] = /^-?\d{1,9}(?:\.\d{1,9})?$/.test(written) ? Number(written) : written;
  }
  return root;
}

/** Without a prototype, so that any key is only a key. */
const createTree = (): Tree => Object.create(null) as Tree;

const toLines = ({ keyLines }: FrontMatter, lines: readonly SourceLine[]): ReadonlyMap<string, number> =>
  new Map([
    ...listSections(lines)
      .map(({ text, number }): [string, number] => [text, number])
      .toReversed(),
    ...keyLines,
  ]);

/** How a message of the linter is read: its own rules by name, those of its model by their wording. */
interface Reading {
  kind: ObservationKind;
  test: (finding: LinterFinding) => RegExpExecArray | null;
  read?: (match: RegExpExecArray) => Pick<Observation, 'subject' | 'detail'> | undefined;
}

const whenRule =
  (rule: string, pattern = /^/) =>
  ({ rule: own, message }: LinterFinding): RegExpExecArray | null =>
    own === rule ? pattern.exec(message) : null;

const whenSaid =
  (pattern: RegExp) =>
  ({ message }: LinterFinding): RegExpExecArray | null =>
    pattern.exec(message);

const READINGS: readonly Reading[] = [
  {
    kind: 'low-contrast',
    test: whenRule(
      'contrast-ratio',
      /textColor \((#[0-9a-f]{6})\) on backgroundColor \((#[0-9a-f]{6})\) has contrast ratio ([\d.]+):1/i,
    ),
    read: ([, text, background, ratio]) => ({
      subject: '',
      detail: `${text} on ${background} has a contrast of ${ratio}:1`,
    }),
  },
  { kind: 'unknown-component-field', test: whenSaid(/is not a recognized component sub-token/) },
  { kind: 'unknown-type-field', test: whenSaid(/is not a recognized typography property/) },
  { kind: 'unreadable-weight', test: whenSaid(/is not a valid font weight/) },
  { kind: 'colliding-token', test: whenSaid(/which is already defined/) },
  { kind: 'unused-color', test: whenRule('orphaned-tokens') },
  { kind: 'no-typography', test: whenRule('missing-typography') },
  {
    kind: 'unknown-key',
    test: whenRule('unknown-key', /Unknown key "(.{1,80})" — did you mean "(\w+)"/),
    read: ([, subject = '', detail = '']) => ({ subject, detail }),
  },
  { kind: 'unread-group', test: whenRule('token-like-ignored') },
  {
    kind: 'section-order',
    test: whenRule('section-order', /Section '(.{1,80})' appears before '(.{1,80})', which/),
    read: ([, subject = '', detail = '']) => ({ subject, detail }),
  },
];

/** WCAG asks no contrast of controls that are disabled. */
const IS_DISABLED = /disabled|inactive/i;

function toObservations(finding: LinterFinding, lines: ReadonlyMap<string, number>): Observation[] {
  for (const { kind, test, read } of READINGS) {
    const match = test(finding);
    if (match === null) continue;
    const { subject = '', detail } = read?.(match) ?? {};
    const named = subject === '' ? (finding.path ?? '') : subject;
    if (kind === 'low-contrast' && IS_DISABLED.test(named)) return [];
    const line = lines.get(finding.path ?? named) ?? lines.get(named);
    return [
      { kind, subject: named, ...(detail === undefined ? {} : { detail }), ...(line === undefined ? {} : { line }) },
    ];
  }
  return [];
}

/** A misspelt group is told of once. */
function withoutMisspelt(observations: readonly Observation[]): Observation[] {
  const misspelt = new Set(observations.filter(({ kind }) => kind === 'unknown-key').map(({ subject }) => subject));
  return observations.filter(({ kind, subject }) => kind !== 'unread-group' || !misspelt.has(subject));
}
