import { describe, expect, it } from 'vitest';
import { toDesignMd } from '../exports/to-design-md.ts';
import { readDesignMd } from './read-design-md.ts';

const tell = async (markdown: string): Promise<string[]> =>
  (await readDesignMd(markdown)).findings.map(
    ({ severity, line, message }) => `${severity} ${line ?? '-'}: ${message}`,
  );

const toMatter = (...rows: string[]): string => ['---', ...rows, '---', '', '## Overview', ''].join('\n');

const TYPE = ['typography:', '  body-md:', '    fontFamily: Inter', '    fontSize: 16px'];

describe('readDesignMd', () => {
  it.each([
    [
      'a reference to nothing',
      ['colors:', '  primary: "#0f62fe"', '  link: "{colors.brand}"'],
      /^error 4: .*\{colors\.brand\}.*Define `colors\.brand`/,
    ],
    [
      'references in a circle',
      ['colors:', '  primary: "#0f62fe"', '  a: "{colors.b}"', '  b: "{colors.a}"'],
      /^error 4: `colors\.a` refers to itself/,
    ],
    ['malformed YAML', ['name: A: B', 'colors:', '  primary: "#0f62fe"'], /^error 2: .*not valid YAML.*in quotes/],
    ['a tab', ['colors:', '\tprimary: "#0f62fe"'], /^error 3: .*spaces/],
    ['a key twice', ['colors:', '  primary: "#0f62fe"', '  primary: "#fff"'], /^warning 4: .*colors\.primary.*Remove/],
    ['a colour without quotes', ['colors:', '  primary: #0f62fe'], /^warning 3: .*`primary: "#0f62fe"`/],
    ['a colour that is none', ['colors:', '  primary: "#0f62fe"', '  ink: blurple'], /^warning 4: .*"#rrggbb"/],
    ['no primary colour', ['colors:', '  brand: "#0f62fe"'], /^warning 3: .*Add `primary: "#0f62fe"`/],
    [
      'a corner without a unit',
      ['colors:', '  primary: "#0f62fe"', 'rounded:', '  md: 8'],
      /^warning 5: `rounded\.md: 8` has no unit.*`8px`/,
    ],
    [
      'a size in an unknown unit',
      ['colors:', '  primary: "#0f62fe"', 'spacing:', '  md: 2parsec'],
      /^warning 5: .*px, rem or em/,
    ],
    [
      'text that is hard to read',
      [
        'colors:',
        '  primary: "#ffd700"',
        'components:',
        '  button:',
        '    backgroundColor: "{colors.primary}"',
        '    textColor: "#ffffff"',
      ],
      /^warning 5: .*`components\.button`.*#ffffff on #ffd700 has a contrast of 1\.\d+:1/,
    ],
    ['a misspelled group', ['colors:', '  primary: "#0f62fe"', 'roundd:', '  md: 8px'], /^warning 4: .*"rounded"/],
    [
      'a component field of its own',
      ['colors:', '  primary: "#0f62fe"', 'components:', '  nav:', '    borderColor: "{colors.primary}"'],
      /^info 6: `components\.nav\.borderColor`/,
    ],
  ])('tells of %s, where, and what to write instead', async (_, rows, expected) => {
    expect(await tell(toMatter(...rows, ...TYPE))).toContainEqual(expect.stringMatching(expected));
  });

  it('tells of sections that stand twice or out of order', async () => {
    const file = `${toMatter('colors:', '  primary: "#0f62fe"', ...TYPE)}\n## Typography\n\n## Colors\n\n## Typography\n`;
    const told = await tell(file);
    expect(told).toContainEqual(expect.stringMatching(/^warning 16: .*"Typography" stands twice, first in line 12/));
    expect(told).toContainEqual(expect.stringMatching(/^info 12: .*"Typography" stands before "Colors"/));
  });

  it('has nothing to say of a sound file, of clear backgrounds or of disabled controls', async () => {
    const file = toMatter(
      'name: Sound',
      'colors:',
      '  primary: "#0f62fe"',
      '  on-primary: "#ffffff"',
      ...TYPE,
      'rounded:',
      '  md: 8px',
      'components:',
      '  button:',
      '    backgroundColor: "{colors.primary}"',
      '    textColor: "{colors.on-primary}"',
      '  link:',
      '    backgroundColor: transparent',
      '    textColor: "{colors.primary}"',
      '  button-disabled:',
      '    backgroundColor: "#eeeeee"',
      '    textColor: "#cccccc"',
    );
    expect(await tell(file)).toEqual([]);
  });

  it('tells of one kind in many places by one finding, errors first', async () => {
    const fields = Array.from({ length: 12 }, (_, index) => [`  c${index}:`, '    glow: 1px']).flat();
    const told = await tell(
      toMatter('colors:', '  primary: "#0f62fe"', '  link: "{colors.none}"', 'components:', ...fields, ...TYPE),
    );
    expect(told[0]).toMatch(/^error 4/);
    expect(told.filter((text) => text.includes('glow'))).toEqual([
      expect.stringMatching(/^info 7: 12 component fields .*`components\.c0\.glow` \(line 7\).* and 8 more/),
    ]);
  });

  it('leaves files without front matter to prose', async () => {
    expect(await tell('# Calm\n\n## Typography\n\n- Body: Inter\n\n## Colors\n\n- Primary: #0f62fe\n')).toEqual([]);
  });

  it('finds nothing in a file that this service wrote, and says which changed colours its theme overrules', async () => {
    const theme = {
      colorMode: 'LIGHT',
      headlineFont: 'SORA',
      bodyFont: 'INTER',
      roundness: 'ROUND_FOUR',
      customColor: '#0f62fe',
      designMd: '# Acme\n\n- Acme Blue: #0f62fe\n- Acme Sand: #e9dcc4\n',
    } as const;
    const written = toDesignMd({ displayName: 'Acme', theme });
    expect(await tell(written)).toEqual([]);
    const edited = written.replace(/^ {2}primary: .*$/m, '  primary: "#aa0000"');
    const told = await tell(edited);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^warning \d+: `primary` is #aa0000 here and #[0-9a-f]{6} by the theme\. The `theme:` block/,
    );
  });
});
