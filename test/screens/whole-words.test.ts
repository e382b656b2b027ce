import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { designScreen } from '../../src/designer/finished-screen.fixture.ts';
import { findById } from '../../src/markup/find.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { readableText } from '../../src/markup/text-content.ts';
import { findBrokenWords } from '../../src/render/find-broken-words.ts';
import { findOverlaps } from '../../src/render/find-overlaps.ts';
import { neverAborted, TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { FULL_OF_FIGURES } from './prompts.ts';

const WIDTHS = [320, 390, 768, 1280];
const SLOW_MS = 240_000;

let engine: RenderEngine;
beforeAll(async () => {
  engine = await TEST_ENGINES.chromium();
});
afterAll(() => engine.close());

describe('no figure, price, date or word breaks inside itself, and no words lie over others', () => {
  it.each(FULL_OF_FIGURES)(
    '$device: $prompt',
    async ({ device, prompt }) => {
      const { html } = await designScreen(prompt, device);
      const { body } = readDocument(html);
      const textOf = (id: string): string => {
        const found = findById(body, id);
        return found === undefined ? '' : readableText(found);
      };
      for (const widthPx of WIDTHS) {
        const { layout } = await engine.render({ html, device, widthPx, signal: neverAborted() });
        expect([widthPx, ...findBrokenWords(layout, textOf), ...findOverlaps(layout)]).toEqual([widthPx]);
      }
    },
    SLOW_MS,
  );
});
