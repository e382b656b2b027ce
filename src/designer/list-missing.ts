import { DOMAINS } from './knowledge/domains.ts';
import { findQuotedTexts } from './understand/quoted-texts.ts';
import { understand } from './understand/understand.ts';

/** Texts that a prompt quotes as something to be shown, and that a page does not say. */
export function listMissing(prompt: string, pageText: string): string[] {
  const said = normalise(pageText);
  const quoted = new Set(
    findQuotedTexts(prompt)
      .filter(({ start }) => !REFUSED.test(prompt.slice(0, start)))
      .map(({ text }) => normalise(text)),
  );
  const asked = understand(prompt, DOMAINS).wants.flatMap(({ texts, items }) => [
    ...texts,
    ...items.map(({ title }) => title),
  ]);
  return [...new Set(asked)].filter((text) => quoted.has(normalise(text)) && !said.includes(normalise(text)));
}

/** "Never 'Get started'", "without the words 'Buy now'": what stands before a text that is not to be shown. */
const REFUSED =
  /\b(?:not|never|no|without|avoid|instead of|rather than|don['’]?t (?:say|write|use|call it))\s+(?:an?\s+|the\s+)?(?:(?:words?|texts?|labels?|phrases?|buttons?|headlines?)\s+)?$/i;

const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
