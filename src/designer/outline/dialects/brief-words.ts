/** Words as a brief writes them: its signs are set off, line breaks become spaces. */
export const briefWords = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]{}`*_|<>#~]/g, String.raw`\$&`)
    .replace(/^(?=[-+>!]|\d+[.)]\s|No:)/, '\\');

/** The same for words of a list's line, where dashes, dots and colons part them. */
export const entryWords = (text: string): string =>
  briefWords(text).replaceAll(/(?<=\s)[—–·](?=\s)|:(?=\s)/g, String.raw`\$&`);
