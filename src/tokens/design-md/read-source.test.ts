import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

describe('readSource', () => {
  it('takes CRLF and a byte order mark as ordinary', () => {
    const source = readSource('\uFEFF---\r\nname: A\r\n---\r\n# Title\r\n\r\n## Colors\r\nx\r\n');
    expect(source.frontMatter).toEqual({ text: 'name: A', firstLine: 2 });
    expect(source.title).toBe('Title');
    expect(source.lines.at(-1)).toEqual({ number: 7, text: 'x', section: ['Colors'], isCode: false });
  });

  it('places lines under headings, bold lines and code comments', () => {
    const { lines } = readSource('## Buttons\n**Primary**\nradius\n```css\n/* body */\nfont\n```\n## Next\nend');
    const sections = Object.fromEntries(lines.map(({ text, section }) => [text, section.join(' > ')]));
    expect(sections).toMatchObject({
      radius: 'Buttons > Primary',
      font: 'Buttons > Primary > body',
      end: 'Next',
    });
  });

  it('tells of a section that stands twice, and of front matter that never ends', () => {
    expect(readSource('## Colors\na\n## Colors\nb').findings).toMatchObject([{ severity: 'warning', line: 3 }]);
    const unclosed = readSource('---\nPrimary: #0f62fe\nsome prose that is no token at all\nand more of it');
    expect(unclosed.findings).toMatchObject([{ severity: 'warning', line: 1 }]);
    expect(unclosed.frontMatter).toBeUndefined();
  });

  it('reads a file of tokens alone as front matter', () => {
    expect(readSource('colors:\n  primary: "#ff3366"').frontMatter?.firstLine).toBe(1);
    expect(readSource('{\n  "colors": {\n    "primary": "#ff3366"\n  }\n}').frontMatter?.firstLine).toBe(1);
    expect(readSource('colors: we like red\n\nIt is warm.').frontMatter).toBeUndefined();
  });
});
