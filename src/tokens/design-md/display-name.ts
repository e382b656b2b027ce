const MOST_CHARACTERS = 80;
const FALLBACK_NAME = 'Imported design system';

/** The name that front matter states, else the title without the words that every such file has in it. */
export function toDisplayName(stated: string | undefined, title: string | undefined): string {
  // Escapes of YAML bring line breaks and NUL characters.
  const said = (stated ?? toBareTitle(title ?? '')).replaceAll(/\p{Cc}+/gu, ' ').trim();
  const name = said.replace(/-(?:inspired-)?design-analysis$/i, '').trim();
  return name === '' ? FALLBACK_NAME : name.slice(0, MOST_CHARACTERS);
}

const toBareTitle = (title: string): string =>
  title
    .replace(/^\s*design\.md\s*(?:[—–:|-]|for|of)\s*/i, '')
    .replace(/\s*[—–:|-]\s*design\.md\s*$/i, '')
    .replace(/^design system\s*(?:inspired by\s|inspiration (?:of|for|from)\s|for\s|of\s|[:—–-])\s*/i, '')
    .replace(/\s*[—–-]\s*(?:jetpack compose|swiftui|expo|react native|flutter)\b.*$/i, '');
