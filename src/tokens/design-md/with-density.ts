import type { Density } from '../../domain/look.ts';
import type { DesignMdSource } from './read-source.ts';

/**
 * The file with the density that was read from its words in the front matter, where it is read from then on; a file
 * that has a `guide:` of its own stays as it is.
 */
export function withDensity(markdown: string, { frontMatter }: DesignMdSource, density: Density): string {
  const guide = `guide:\n  density: ${density}\n`;
  if (frontMatter === undefined) return `---\n${guide}---\n\n${markdown}`;
  const opening = /^\uFEFF?---[^\S\n]*\r?\n/.exec(markdown)?.[0];
  if (opening === undefined || /^guide\s*:/m.test(frontMatter.text)) return markdown;
  return `${opening}${guide}${markdown.slice(opening.length)}`;
}
