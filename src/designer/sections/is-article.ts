import type { Section } from '../outline/outline.ts';

const LEAST_PARAGRAPHS = 3;
const LONG_PARAGRAPH = 48;

/** Running text under its headings: something to read, wherever it is read. */
export const isArticle = (sections: readonly Section[]): boolean =>
  sections
    .flatMap(({ nodes }) => nodes)
    .filter((node) => node.kind === 'text' && node.role === 'paragraph' && node.words.text.length >= LONG_PARAGRAPH)
    .length >= LEAST_PARAGRAPHS ||
  sections.some(({ nodes }) => nodes.some((node) => node.kind === 'text' && node.role === 'quote'));
