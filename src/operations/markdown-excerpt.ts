/** What of a long document is drawn: its picture is for recognising it, the file itself is kept whole. */
const MOST_CHARACTERS = 12_000;
const MOST_LINES = 300;

/** Folded away where the document is drawn, so it costs no room. */
const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\n---\r?(?:\n|$)/;

/** The beginning of markdown up to a bound, ending with a whole line, and words that say so where it was cut. */
export function toExcerpt(markdown: string): string {
  const [frontMatter = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const content = markdown.slice(frontMatter.length);
  const start = content.slice(0, MOST_CHARACTERS);
  const lines = start.split('\n');
  if (start.length === content.length && lines.length <= MOST_LINES) return markdown;
  const kept = lines.slice(0, lines.length > MOST_LINES ? MOST_LINES : Math.max(1, lines.length - 1));
  const isInCode = kept.filter((line) => line.trimStart().startsWith('```')).length % 2 === 1;
  const goesOn = `*The file goes on: ${markdown.length.toLocaleString('en')} characters in all.*`;
  return `${frontMatter}${kept.join('\n')}${isInCode ? '\n```' : ''}\n\n${goesOn}\n`;
}
