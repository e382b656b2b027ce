import { describe, expect, it } from 'vitest';
import { toSubject, toVariantPrompt } from './variant-prompt.ts';

const SUBJECT = 'A tide table for rowers\n\nwith the next high water large';
const PAGE = '```html\n<body><main><h1>Tides</h1></main></body>\n```';

describe('the prompt of a variant', () => {
  it('says what was asked for and what was done, and keeps what the screen is about', () => {
    const prompt = toVariantPrompt({
      asked: 'Bolder colours',
      did: 'A variant of Tides: dark.\nMore.',
      source: SUBJECT,
    });
    expect(prompt).toBe(`Bolder colours\n\nA variant of Tides: dark.\n\nIts source: ${SUBJECT}`);
    expect(toSubject(prompt)).toBe(SUBJECT);
  });

  it('of a variant of a variant is about the first source', () => {
    const first = toVariantPrompt({ asked: 'Bolder', did: '', source: SUBJECT });
    const second = toVariantPrompt({ asked: 'Calmer', did: 'A variant of Tides: light.', source: first });
    expect(second).not.toContain('Bolder');
    expect(toSubject(second)).toBe(SUBJECT);
  });

  it('leaves out the pages that were sent, and any other prompt is its own subject', () => {
    expect(toVariantPrompt({ asked: `One way:\n${PAGE}`, did: '', source: SUBJECT })).toMatch(
      /^One way:\n\nIts source: /,
    );
    expect(toSubject(SUBJECT)).toBe(SUBJECT);
  });
});
