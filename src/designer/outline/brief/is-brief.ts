import { FRONT_KEYS } from './front-keys.ts';
import { findFrontMatter, splitFrontLine } from './front-matter.ts';
import { maskText } from './masked-text.ts';

/**
 * What nobody writes who does not know the dialect; two kinds of it are proof where there is no front matter. Bracketed
 * buttons alone are not: wireframes have them too.
 */
const SIGNS = [
  /^~ (?:\w+ chart|sparkline|gauge|heatmap|waveform|progress(?: \w+)?|steps|tabs|slider|select|chips|segmented|search|figures|cards|rows)(?::| \{|$)/,
  /^!\[(?:photo|illustration|drawing|map|logo|avatar|qr|video|swatch|icon|plan): [^\]]+\](?!\()/,
  /^(?:\[[^\][]+\](?:!!?|~)? ?)*\[[^\][]+\]!!?(?: |$)/,
  /^##+ .*\((?:(?:list|cards|rows|figures|tiles|carousel|timeline|lanes|questions|left|right|card|band|hero|overlay|top bar|side|sticky|\d columns)(?:, |\)$)){1,5}$/,
];

/**
 * Whether a prompt is clearly a brief in the dialect that docs/brief.md teaches: it begins with a front matter of known
 * keys and goes on with a heading, or it begins with its title and has signs of two kinds that only the dialect has.
 */
export function isBrief(prompt: string): boolean {
  const masked = maskText(prompt);
  const front = findFrontMatter(masked);
  if (front) {
    const keys = front.lines.flatMap((slice, index) => splitFrontLine(slice, index) ?? []);
    const known = keys.filter(({ name }) => FRONT_KEYS.has(name)).length;
    const body = masked
      .slice(front.bodyStart)
      .replace(/<!--[^]*?-->/g, '')
      .trimStart();
    return known > 0 && known * 2 >= keys.length && (!front.isClosed || body === '' || /^(?:#|No: )/.test(body));
  }
  const lines = masked.split('\n').map((line) => line.trim());
  if (!/^# \S/.test(lines.find((line) => line !== '') ?? '')) return false;
  return SIGNS.filter((sign) => lines.some((line) => sign.test(line))).length >= 2;
}
