import type { Passage } from '../../form/passage.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Owner } from '../scope.ts';

/** "Two columns:" over entries that each begin with a side: the page's own columns, not parts of one section. */
export function isColumnList({ said, parts }: Passage, lang: string): boolean {
  if (parts.length < 2 || said.text.split(/\s+/).length > 8) return false;
  const sides = parts.filter(({ said: entry }) => {
    const [first] = readTokens(entry, lang).tokens;
    const means = first?.is === 'place' || first?.is === 'noun' ? first.place?.means : undefined;
    return means?.place === 'left' || means?.place === 'right' || means?.side === 'left' || means?.side === 'right';
  });
  return sides.length >= 2;
}

/** Takes away the section that such a list was opened as. */
export function leaveEmpty({ scope: { section } }: Owner, { scope }: Owner): void {
  if (section === undefined || section.nodes.length > 0) return;
  const at = scope.nodes.indexOf(section);
  if (at !== -1) scope.nodes.splice(at, 1);
}
