import { describe, expect, it } from 'vitest';
import { holdsSent, readFences, SENT_LANGUAGES } from './fence.ts';

const BODY = '<body><h1>Tides</h1></body>';
const read = (text: string) => readFences(text, SENT_LANGUAGES);

describe('readFences', () => {
  it.each([
    ['backticks', `Tides\n\`\`\`html\n${BODY}\n\`\`\``],
    ['waves', `Tides\n~~~html\n${BODY}\n~~~`],
    ['lines that end as on Windows', `Tides\r\n\`\`\`html\r\n${BODY}\r\n\`\`\`\r\n`],
    ['attributes behind the language', `Tides\n\`\`\`html title="Tides" {.wide}\n${BODY}\n\`\`\``],
    ['a place in a list', `Tides\n     \`\`\`html\n     ${BODY}\n     \`\`\``],
    ['no language', `Tides\n\`\`\`\n${BODY}\n\`\`\``],
    ['another language', `Tides\n\`\`\`xml\n<!doctype html>\n<html>${BODY}</html>\n\`\`\``],
    ['no fence at all', `Tides\n<!doctype html>\n<html>\n${BODY}\n</html>\n`],
  ])('finds a page in %s', (_, text) => {
    const { fences, words, open } = read(text);
    expect(fences).toEqual([{ language: 'html', text: expect.stringContaining(BODY) as string, before: 'Tides' }]);
    expect(words).toBe('Tides');
    expect(open).toBeUndefined();
  });

  it('takes JSON behind no language, and nothing else that is no document', () => {
    expect(read('```\n{"a": 1}\n```').fences).toMatchObject([{ language: 'json' }]);
    expect(read('```\n{not: json}\n```').fences).toEqual([]);
    expect(read('```css\nbody { color: red }\n```').fences).toEqual([]);
    expect(read('Read <body> as the word that it is').fences).toEqual([]);
  });

  it.each([
    ['a fence with attributes', 'A\n```html x="1"\n<p>a</p>', { line: 2, language: 'html' }],
    ['the first of two', `A\n\`\`\`html\n<p>a</p>\n\nB\n\`\`\`html\n<p>b</p>\n\`\`\``, { line: 2, language: 'html' }],
    ['operations', '```json ops\n{"operations": []}', { line: 1, language: 'json' }],
    ['a document without a language', `A\n\`\`\`\n${BODY}`, { line: 2, language: 'html' }],
  ])('says where one begins that never ends: %s', (_, text, open) => {
    expect(read(text).open).toEqual(open);
    expect(holdsSent(text)).toBe(true);
  });

  it('reads fences that never end, however many, in one go', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `\`\`\`x${index}`).join('\n');
    expect(read(many).fences).toEqual([]);
  });
});

describe('holdsSent', () => {
  const operations = '{"operations": [{"kind": "remove", "id": "a1b2c3"}]}';
  it.each([
    ['operations without a fence', operations],
    ['one of them alone', '{"kind": "remove", "id": "a1b2c3"}'],
    ['a list of them that breaks off', '[{"kind": "remove", "id": "a1b2c3"'],
    ['a page', '```html\n<p>Tides</p>\n```'],
    ['a page that never ends', '```html\n<p>Tides</p>'],
    ['a document', 'Tides\n<body>Tides</body>'],
  ])('sees %s', (_, prompt) => {
    expect(holdsSent(prompt)).toBe(true);
  });

  it.each([
    ['words', 'Make it dark'],
    ['words in brackets', '[Make it dark] and {calm}'],
    ['data', '{"tea": [{"name": "Assam"}]}'],
    ['operations that words speak of', `Do not do ${operations}`],
  ])('sees nothing in %s', (_, prompt) => {
    expect(holdsSent(prompt)).toBe(false);
  });
});
