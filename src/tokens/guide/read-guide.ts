import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Roundness } from '../../domain/enums.ts';
import { readLook } from '../design-md/look-hints.ts';
import { readRoundness } from '../design-md/radius.ts';
import { type FrontMatterLeaf, readFrontMatter } from '../design-md/read-front-matter.ts';
import { type DesignMdSource, readSource } from '../design-md/read-source.ts';
import { type StatedTokens, toStatedTokens } from '../design-md/stated-tokens.ts';
import { readThemeFields } from '../design-md/theme-fields.ts';
import { isOwnFile, readExactGuide, type GuideWords } from './exact-guide.ts';
import { listClauses, listTokenClauses } from './guide-clause.ts';
import { GUIDE_TOPICS, type GuideTopic } from './guide-clues.ts';
import { listOwnColors } from './list-own-colors.ts';
import { readButtonShape } from './read-button-shape.ts';
import { readCharacter } from './read-character.ts';
import { readTopic } from './read-topic.ts';

const NOTHING: DesignGuide = { colors: [] };
const MOST_CHARACTERS = 512 * 1024;
/** What steers stands in the first part of any real file; none of those known has a third as many lines. */
const MOST_LINES = 4_000;
const MOST_KEPT = 24;

interface ReadFile {
  guide: DesignGuide;
  /** What the file itself says of corners: the shape of buttons is in force only beside it. */
  roundness: Roundness;
}

const kept = new Map<string, ReadFile>();

/**
 * What the DESIGN.md of a theme says beyond the theme. Pure; the last files are remembered. An explicit other roundness
 * than the file's own takes the button shape out of force.
 */
export function readGuide(theme: Pick<DesignTheme, 'designMd' | 'roundness'>): DesignGuide {
  const { designMd, roundness } = theme;
  if (designMd === undefined || designMd.trim() === '') return NOTHING;
  const file = recall(designMd);
  if (file.guide.buttonShape === undefined || file.roundness === roundness) return file.guide;
  const { buttonShape: _overruled, ...rest } = file.guide;
  return rest;
}

function recall(markdown: string): ReadFile {
  const file = kept.get(markdown) ?? readFile(markdown);
  kept.delete(markdown);
  kept.set(markdown, file);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return file;
}

function readFile(markdown: string): ReadFile {
  const source = readSource(markdown.slice(0, MOST_CHARACTERS));
  const { frontMatter, lines } = source;
  const leaves = frontMatter === undefined ? [] : readFrontMatter(frontMatter.text, frontMatter.firstLine).leaves;
  const stated = frontMatter === undefined ? undefined : toStatedTokens(leaves);
  const exact = readExactGuide(leaves);
  const words = isOwnFile(leaves) ? exact : { ...readWords(source, stated, leaves), ...exact };
  return {
    guide: { colors: listOwnColors(stated, leaves, lines), ...words },
    roundness: readThemeFields(leaves).roundness ?? readRoundness(stated, lines) ?? 'ROUNDNESS_UNSPECIFIED',
  };
}

function readWords(
  { lines: all }: DesignMdSource,
  stated: StatedTokens | undefined,
  leaves: readonly FrontMatterLeaf[],
): GuideWords {
  const lines = all.slice(0, MOST_LINES);
  const read = <Value extends string>(topic: GuideTopic<Value>): Value | undefined =>
    readTopic([...listTokenClauses(leaves, topic.words), ...listClauses(lines, topic.words)], topic);
  const { density, scale } = readLook(stated, lines);
  const elevation = read(GUIDE_TOPICS.elevation);
  const borders = read(GUIDE_TOPICS.borders);
  const labelCase = read(GUIDE_TOPICS.labelCase);
  const imagery = read(GUIDE_TOPICS.imagery);
  const buttonShape = readButtonShape(stated, leaves, lines);
  const character = readCharacter(stated?.description ?? '', lines);
  return {
    ...(density === undefined ? {} : { density }),
    ...(scale === undefined ? {} : { scale }),
    ...(elevation === undefined ? {} : { elevation }),
    ...(borders === undefined ? {} : { borders }),
    ...(buttonShape === undefined ? {} : { buttonShape }),
    ...(labelCase === undefined ? {} : { labelCase }),
    ...(imagery === undefined ? {} : { imagery }),
    ...(character === undefined ? {} : { character }),
  };
}
