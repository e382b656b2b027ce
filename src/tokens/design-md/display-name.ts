const MOST_CHARACTERS = 80;
const FALLBACK_NAME = 'Imported design system';

/** What front matter or the title calls the system, without the words that every such file has in its title. */
export function toDisplayName(stated: string | undefined, title: string | undefined): string {
  const bare = (stated ?? title ?? '')
    .replace(/^\s*design\.md\s*(?:[—–:|-]|for|of)\s*/i, '')
    .replace(/\s*[—–:|-]\s*design\.md\s*$/i, '')
    .replace(/^design system\s*(?:inspired by\s|inspiration (?:of|for|from)\s|for\s|of\s|[:—–-])\s*/i, '')
    .replace(/\s*[—–-]\s*(?:jetpack compose|swiftui|expo|react native|flutter)\b.*$/i, '')
    .replace(/-(?:inspired-)?design-analysis$/i, '')
    .trim();
  return bare === '' ? FALLBACK_NAME : bare.slice(0, MOST_CHARACTERS);
}
