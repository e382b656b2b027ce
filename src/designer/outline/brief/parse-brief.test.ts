import { expect, it } from 'vitest';
import { AppError } from '../../../domain/app-error.ts';
import { parseBrief } from './parse-brief.ts';
import { printBrief } from './print-brief.ts';

function errorOf(text: string): AppError {
  try {
    parseBrief(text);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('it was read');
}

it('names the line of a broken front matter and what is expected', () => {
  const wrong = errorOf('---\nmode: dark\ndevice: watch\n---\n# T');
  expect([wrong.code, wrong.message, wrong.hint]).toEqual([
    'INVALID_ARGUMENT',
    'line 3: "watch" is no device; expected mobile, desktop, tablet, any',
    'Write device: mobile.',
  ]);
  expect(errorOf('---\nprimary: orange\n---\n').message).toContain('line 2: "orange" is no primary; expected a colour');
  expect(errorOf('---\nmode: dark\njust words\n---\n').message).toContain(
    'line 3: "just words" is not a line of the form',
  );
  expect(errorOf('---\nmode: dark\n\n# T\n').message).toBe('line 1: the front matter has no end');
});

it('keeps what is no line of the dialect as unread, with its place', () => {
  const text = '---\ndevise: mobile\n---\n# T\n\n## A (list, shiny)\n~ wobble: x\n\n- One {sparkly} — two\n';
  const { unread } = parseBrief(text);
  expect(unread.map((words) => words.text)).toEqual(['devise: mobile', 'shiny', '~ wobble: x', 'sparkly']);
  expect(unread.map(({ span }) => span && text.slice(span.start, span.end))).toEqual(unread.map((words) => words.text));
});

it('reads what is indented under something that holds nothing as if it were not indented', () => {
  const [section] = parseBrief('# T\n\n## A\n\nWords\n    [Save]!\n  - a: 1\n').sections;
  expect(section?.nodes.map((node) => node.kind)).toEqual(['text', 'control', 'facts']);
});

it('reads a list by its heading: things with a colon are things there', () => {
  const [cards, plain] = parseBrief('# T\n## Crew (cards)\n\n- Ama: Coxswain\n## Weather\n\n- Wind: SW 6\n').sections;
  expect(cards?.nodes[0]).toMatchObject({ kind: 'items', layout: 'cards', items: [{ title: { text: 'Ama' } }] });
  expect(plain?.nodes[0]).toMatchObject({
    kind: 'facts',
    facts: [{ label: { text: 'Wind' }, value: { text: 'SW 6' } }],
  });
});

it('lists what was not understood and marks what was filled, where it is asked', () => {
  const outline = parseBrief('# T\n## Crew\n\n- Ama {filled}\n~ wobble: x\n');
  expect(printBrief(outline, { marks: true })).toMatchInlineSnapshot(`
    "---
    kind: app
    language: en
    ---

    # T

    ## Crew

    - Ama {filled}

    <!-- not understood:
    - ~ wobble: x
    -->
    "
  `);
  expect(printBrief(outline)).not.toMatch(/filled|wobble/);
});
