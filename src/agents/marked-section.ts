const BEGIN = '<!-- tailorbird: written by `tailorbird agents install`, taken out by `tailorbird agents uninstall` -->';
const END = '<!-- /tailorbird -->';

/** A file with a section of ours in it, taken apart. */
interface Parted {
  before: string;
  section: string;
  after: string;
}

/** The marked section of a file with its marks; undefined where there is none. */
export function findSection(content: string): Parted | undefined {
  const start = content.indexOf(BEGIN);
  const end = content.indexOf(END, start);
  if (start < 0 || end < 0) return undefined;
  const after = end + END.length + (content.startsWith('\n', end + END.length) ? 1 : 0);
  return { before: content.slice(0, start), section: content.slice(start, after), after: content.slice(after) };
}

/** A text between its marks. */
export const toSection = (text: string): string => `${BEGIN}\n${text.trimEnd()}\n${END}\n`;

/** What stands between the words of others and a section behind them. */
const gapAfter = (content: string): string => {
  if (content === '') return '';
  return content.endsWith('\n') ? '\n' : '\n\n';
};

/** The file with the section in place of the one that it has, else at its end. */
export function withSection(content: string, section: string): string {
  const parted = findSection(content);
  return parted === undefined
    ? `${content}${gapAfter(content)}${section}`
    : `${parted.before}${section}${parted.after}`;
}

/** The file as it was without its section: `original` is what it was before the section came. */
export function withoutSection(content: string, original: string): string {
  const parted = findSection(content);
  if (parted === undefined) return content;
  const { before, after } = parted;
  const gap = gapAfter(original);
  // Only the gap that came with the section goes with it.
  const kept = before.endsWith(gap) ? before.slice(0, before.length - gap.length) : before;
  return after === '' || before === '' ? `${kept}${after}` : `${before}${after}`;
}
