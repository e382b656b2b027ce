import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import { finish } from '../../src/markup/finish.ts';
import { readPixels, type Pixels } from '../../src/render/fixtures/pixels.ts';
import { neverAborted, TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import { SCRIPT_SAMPLES } from './script-samples.ts';
import type { DesignTheme } from '../../src/domain/design-theme.ts';

const CELL = { width: 1280, height: 128 };
const SCRIPTS = Object.entries(SCRIPT_SAMPLES);
const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'SORA',
  bodyFont: 'SORA',
  roundness: 'ROUND_EIGHT',
  customColor: '#336699',
};

interface Ink {
  /** Device pixels from the left of the cell. */
  left: number;
  right: number;
  /** Every inked pixel. */
  shape: string;
}

/** One row a script, one cell a word, in both renderers. */
async function drawSheet(name: keyof typeof TEST_ENGINES): Promise<Ink[]> {
  const cells = SCRIPTS.flatMap(([, words]) => words.map((word) => `<p class="h-16 text-headline-md">${word}</p>`));
  const { html } = await finish(`<body><div class="grid grid-cols-2">${cells.join('')}</div></body>`, {
    title: 'Scripts',
    lang: 'en',
    device: 'DESKTOP',
    theme: THEME,
    look: DEFAULT_LOOK,
    drawPicture: () => '',
  });
  const engine = await TEST_ENGINES[name]({ desktopScale: 2 });
  try {
    const { png } = await engine.render({ html, device: 'DESKTOP', signal: neverAborted() });
    const pixels = await readPixels(png);
    return cells.map((_, index) => readInk(pixels, (index % 2) * CELL.width, Math.floor(index / 2) * CELL.height));
  } finally {
    await engine.close();
  }
}

function readInk(pixels: Pixels, left: number, top: number): Ink {
  const paper = pixels.at(pixels.width - 1, pixels.height - 1);
  const inked: [number, number][] = [];
  for (let y = 0; y < CELL.height; y++) {
    for (let x = 0; x < CELL.width; x++) if (pixels.at(left + x, top + y) !== paper) inked.push([x, y]);
  }
  const columns = inked.map(([x]) => x);
  return { left: Math.min(...columns), right: Math.max(...columns), shape: inked.join(' ') };
}

describe('both renderers', () => {
  let sheets: Record<'chromium' | 'takumi', Ink[]>;
  beforeAll(async () => {
    const [chromium, takumi] = [await drawSheet('chromium'), await drawSheet('takumi')];
    sheets = { chromium, takumi };
  }, 30_000);

  it.each(SCRIPTS.map(([script], index) => ({ script, index })))('draw $script, the same way', ({ index }) => {
    for (const sheet of [sheets.chromium, sheets.takumi]) {
      const [one, other] = sheet.slice(index * 2, index * 2 + 2);
      expect(one?.shape).not.toBe('');
      expect(other?.shape).not.toBe('');
      expect(one?.shape).not.toBe(other?.shape);
    }
    // Takumi knows embedded faces only: where the browser draws as wide, it drew no box and took no system face.
    for (const cell of [index * 2, index * 2 + 1]) {
      const [browser, builtIn] = [sheets.chromium[cell], sheets.takumi[cell]];
      expect(Math.abs((browser?.left ?? 0) - (builtIn?.left ?? 0))).toBeLessThanOrEqual(2);
      expect(Math.abs((browser?.right ?? 0) - (builtIn?.right ?? 0))).toBeLessThanOrEqual(3);
    }
  });
});
