import { describe, expect, it } from 'vitest';
import { parseDesignMd } from './parse-design-md.ts';

const read = (markdown: string) => parseDesignMd(`Primary: #0f62fe\n\n${markdown}`).theme?.colorMode;

describe('readColorMode', () => {
  it.each([
    ['Dark-first: light mode is for accessibility only.', 'DARK'],
    ['The brand lives on a near-black canvas.', 'DARK'],
    ['- **Canvas** (`#0a0a0a`): every screen', 'DARK'],
    ['ダークテーマ基調', 'DARK'],
    ['默认深色', 'DARK'],
    ['Light-first with a near-black dark mode.', 'LIGHT'],
    ['- **Background** (`#ffffff`)\n- **Dark Canvas** (`#0a0a0a`)', 'LIGHT'],
    ['A paper-white background.\n\n## Dark Mode\nA black background.', 'LIGHT'],
    ["- Don't use a black background", 'LIGHT'],
    ['Nothing is said.', 'LIGHT'],
    ['Fonts Sora and Inter, dark', 'DARK'],
    ['- Mode: dark', 'DARK'],
    ['- Dark mode\n- Fonts: Sora, Inter', 'DARK'],
    ['Schriften Sora und Inter, dunkel', 'DARK'],
    ['Fonts Sora and Inter, light', 'LIGHT'],
    ['Dark green accents, fonts Inter', 'LIGHT'],
    ['Text is dark, fonts Inter and Sora', 'LIGHT'],
  ])('%s', (markdown, mode) => {
    expect(read(markdown)).toBe(mode);
  });
});
