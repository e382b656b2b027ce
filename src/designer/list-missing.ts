import { DOMAINS } from './knowledge/domains.ts';
import { understand } from './understand/understand.ts';

/** Texts that a prompt asks for word for word, and names of the things it lists, that a page does not say. */
export function listMissing(prompt: string, pageText: string): string[] {
  const said = normalise(pageText);
  const asked = understand(prompt, DOMAINS).wants.flatMap(({ texts, items }) => [
    ...texts,
    ...items.map(({ title }) => title),
  ]);
  return [...new Set(asked)].filter((text) => !said.includes(normalise(text)));
}

const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
