import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDesignMd } from './parse-design-md.ts';

const PROSE = `# Design System Inspired by Kelp

## 1. Visual Theme & Atmosphere

Kelp lives on a near-black canvas (\`#0b0f0e\`) with generous whitespace. The accent is **Kelp Green** (\`#2ecc71\`).

## 2. Color Palette & Roles

### Primary
- **Kelp Green** (\`#2ecc71\`): Primary CTA, links, active states
- **Green Pressed** (\`#27ae60\`): Pressed buttons

### Neutral
- **Canvas** (\`#0b0f0e\`): Page background
- **Text Primary** (\`#f4f6f5\`): Body copy

### Accent
- **Coral** (\`#ff6b5a\`): Rewards and highlights

## 3. Typography Rules
- **Display**: \`Kelp Brand\`, fallbacks: \`Sora, Helvetica\`
- **Body**: \`Lato\`

## 4. Components
### Buttons
**Primary**
- Background: \`#2ecc71\`
- Radius: 12px
`;

const MATTER = `---
name: Daylight Prestige
colors:
  primary: "#1A1C1E"
  secondary: "#6C7278"
  tertiary: "#B8422E"
  neutral: "#F7F5F2"
typography:
  h1:
    fontFamily: Public Sans
    fontSize: 48px
  body-md:
    fontFamily: Public Sans
    fontSize: 16px
  label-caps:
    fontFamily: Space Grotesk
rounded:
  md: 8px
---

## Overview
`;

const TOKENS_IN_PROSE = `# Kiln

## Colors

### Brand & Accent
- **Primary** (\`{colors.primary}\` — #0a0a0a): All primary buttons.
- **Brand Mint** (\`{colors.brand-mint}\` — #a4d4c5): Mint accent on illustrations.

### Surface
- **Canvas** (\`{colors.canvas}\` — #fffaf0): The default page floor.
- **Footer** (\`{colors.inverse-canvas}\` — #161616): Page background of the footer.
`;

describe('parseDesignMd', () => {
  it('takes a token named in prose by the token, and calls it as the prose does', () => {
    const { theme, colors } = parseDesignMd(TOKENS_IN_PROSE);
    expect(theme).toMatchObject({ customColor: '#0a0a0a', colorMode: 'LIGHT' });
    expect(colors[1]).toEqual({ name: 'Brand Mint', hex: '#a4d4c5' });
  });

  it('reads a file of prose', () => {
    const parsed = parseDesignMd(PROSE);
    expect(parsed).toMatchObject({
      displayName: 'Kelp',
      look: { density: 'airy' },
      theme: {
        colorMode: 'DARK',
        headlineFont: 'SORA',
        bodyFont: 'SOURCE_SANS_THREE',
        roundness: 'ROUND_TWELVE',
        customColor: '#2ecc71',
        colorVariant: 'FIDELITY',
        overridePrimaryColor: '#2ecc71',
        overrideTertiaryColor: '#ff6b5a',
        overrideNeutralColor: '#0b0f0e',
        designMd: PROSE,
      },
    });
    expect(parsed.findings.map(({ line, severity }) => `${severity} ${line}`)).toEqual(['info 21', 'info 22']);
    expect(parsed.colors).toContainEqual({ name: 'Green Pressed', hex: '#27ae60' });
  });

  it('reads the published format', () => {
    const { displayName, theme, look, findings } = parseDesignMd(MATTER);
    expect(displayName).toBe('Daylight Prestige');
    expect(findings).toEqual([]);
    expect(look).toEqual({ scale: 'clear' });
    expect(theme).toMatchObject({
      colorMode: 'LIGHT',
      headlineFont: 'PUBLIC_SANS',
      labelFont: 'SPACE_GROTESK',
      roundness: 'ROUND_EIGHT',
      overridePrimaryColor: '#1a1c1e',
      overrideSecondaryColor: '#6c7278',
      overrideTertiaryColor: '#b8422e',
      overrideNeutralColor: '#f7f5f2',
    });
  });

  it('reads the same from CRLF, with a byte order mark and with 200 KB of prose behind', () => {
    const { theme } = parseDesignMd(`\uFEFF${MATTER.replaceAll('\n', '\r\n')}${'Some prose. '.repeat(17_000)}`);
    expect({ ...theme, designMd: MATTER }).toEqual(parseDesignMd(MATTER).theme);
  });

  it.each([
    ['- メインカラー：#00A968\n- 背景色：#F7F7F5\n- 角丸：12px', '#00a968', 'ROUND_TWELVE'],
    ['- 메인 컬러: #3182F6\n- 버튼 라운드: 8px', '#3182f6', 'ROUND_EIGHT'],
    ['| 角色 | 值 |\n|---|---|\n| 主色 | #1677FF |\n\n圆角: 4px', '#1677ff', 'ROUND_FOUR'],
    ['- **Primario**: #E4002B\n- Radio de 4px en botones', '#e4002b', 'ROUND_FOUR'],
    ['$primary: #e91e63;\nborder-radius: 50px;', '#e91e63', 'ROUND_FULL'],
    ['{"colors":{"primary":"#ff3366"},"rounded":{"md":"8px"}}', '#ff3366', 'ROUND_EIGHT'],
  ])('reads %j', (markdown, primary, roundness) => {
    expect(parseDesignMd(markdown).theme).toMatchObject({ customColor: primary, roundness });
  });

  it('takes the exact fields of a theme before anything else', () => {
    const { theme } = parseDesignMd(
      '---\ntheme:\n  colorMode: DARK\n  customColor: "#123456"\n  headlineFont: SORA\n  bodyFont: NONE\ncolors:\n  primary: "#ff0000"\n---\n',
    );
    expect(theme).toMatchObject({ colorMode: 'DARK', customColor: '#123456', headlineFont: 'SORA', bodyFont: 'INTER' });
    expect(theme).not.toHaveProperty('overridePrimaryColor');
  });

  it('says what to add when no colour can be read', () => {
    const { theme, findings } = parseDesignMd('# Calm\n\nA calm place.');
    expect(theme).toBeUndefined();
    expect(findings).toMatchObject([{ severity: 'error', message: expect.stringContaining('Primary: #0f62fe') }]);
    expect(parseDesignMd(' \n').findings).toMatchObject([
      { message: expect.stringMatching(/^The file is empty\. Add/) },
    ]);
  });

  it('says so when it guesses the primary colour or reads it from a word', () => {
    expect(parseDesignMd('Use #ff0000, #ff0000 and #00ff00.').findings).toMatchObject([
      { severity: 'warning', line: 1 },
    ]);
    expect(parseDesignMd('Primary: deep teal').findings).toMatchObject([
      { severity: 'info', message: expect.stringContaining('"deep teal" was read as #008080') },
    ]);
  });

  it('reads anything at all without throwing', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '---\n',
        '```\n',
        '| ',
        '# ',
        '- **',
        ': ',
        '#abcdef',
        'rgb(',
        '{colors.a}',
        '\r\n',
        'font-family: ',
        '\uFEFF',
      ),
      fc.constantFrom('&a ', '*a ', 'Primary', 'radius 8px', 'Inter', '背景', 'colors:\n  primary: ', 'Color(red: '),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 60 }), (fragments) => {
        const markdown = fragments.join('');
        const { theme, findings } = parseDesignMd(markdown);
        expect(
          theme === undefined ? findings.some(({ severity }) => severity === 'error') : theme.designMd === markdown,
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['one letter', 'a'],
    ['hashes', '#'],
    ['colours', '#abcdef '],
    ['labelled colours', '- **Primary** (`#abcdef`): primary cta\n'],
    ['emphasis', '* '],
    ['parentheses', '('],
    ['table rows', '| a | #fff | #000 |\n'],
    ['keys', 'a: '],
    ['font stacks', 'font-family: "Inter",\n'],
    ['font prose', 'Typography: Inter is for body, Circular closest substitute.\n'],
    ['radii', 'radius radius 12px button '],
    ['headings', '## a\n'],
    ['comments in code', '```\n// x\n'],
    ['ideographs', 'プライマリ色は青です。'],
    ['front matter', '---\ncolors:\n  a: "#abc"\n'],
  ])('reads 512 KB of %s in linear time', (_, unit) => {
    const markdown = unit.repeat(Math.ceil((512 * 1024) / unit.length));
    const before = process.cpuUsage();
    parseDesignMd(markdown);
    // Half a second on a quiet machine; a quadratic reading takes minutes on any.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});
