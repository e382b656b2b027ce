import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { toDocumentBody } from './to-document-body.ts';
import { finish } from './finish.ts';

const toContent = (markdown: string): string =>
  toDocumentBody(markdown)
    .replace(/^<body[^>]*><main[^>]*>|<\/main><\/body>$/g, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .trim();

describe('toDocumentBody', () => {
  it('renders headings, lists, tables and code of GitHub Markdown', () => {
    expect(toContent('# Hare\n\nA *calm* `app`.\n\n1. one\n- [x] two\n')).toMatchInlineSnapshot(`
      "<h1>Hare</h1>
      <p>A <em>calm</em> <code>app</code>.</p>
      <ol>
      <li>one</li>
      </ol>
      <ul>
      <li><input type="checkbox" disabled checked> two</li>
      </ul>"
    `);
    expect(toContent('| Role | Use |\n|---|---|\n| primary | action |')).toMatchInlineSnapshot(`
      "<div><table>
      <thead>
      <tr>
      <th>Role</th>
      <th>Use</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>primary</td>
      <td>action</td>
      </tr>
      </tbody>
      </table></div>"
    `);
  });

  it('puts a swatch beside each hex colour, in words and in code', () => {
    const content = toContent('Primary: #0F62FE, line `#eee`, not page#abc nor &#35;12 nor #12345');
    expect(content.match(/fill="[^"]+"/g)).toEqual(['fill="#0F62FE"', 'fill="#eee"']);
    expect(content).toContain('</svg>#0F62FE, line');
  });

  it('folds front matter away, whatever the line ends', () => {
    const content = toContent('\uFEFF---\r\nname: Hare\r\ncolors:\r\n  primary: "#ff5533"\r\n---\r\n# Hare\r\n');
    expect(content).toMatch(
      /^<h1>Hare<\/h1>\s*<details data-part="front-matter"><summary>Front matter<\/summary><pre>name: Hare/,
    );
    expect(content).toContain('fill="#ff5533"');
  });

  it('shows HTML as text, and leads nowhere outside', () => {
    const content = toContent(
      '<script>alert(1)</script>\n\n[a](https://evil.example) [b](#c) ![d](https://evil.example/e.png) [f](javascript:x)',
    );
    expect(content).toContain('&#x3C;script>alert(1)&#x3C;/script>');
    expect(content).not.toMatch(/evil|javascript|<img|<script/);
    expect(content).toContain('<a href="#c">b</a>');
  });

  it('cuts what is too long, and what would be too large a tree, with a note', () => {
    expect(toContent('word '.repeat(30_000))).toContain('This document goes on');
    expect(() => toDocumentBody('> '.repeat(5000))).not.toThrow();
  });

  it('finishes without complaint', async () => {
    const { html, report } = await finish(toDocumentBody('# A\n\n| b |\n|---|\n| #fff |\n\n```css\na {}\n```\n'), {
      title: 'A',
      lang: 'en',
      device: 'DESKTOP',
      theme: {
        colorMode: 'LIGHT',
        headlineFont: 'INTER',
        bodyFont: 'INTER',
        roundness: 'ROUND_EIGHT',
        customColor: '#336699',
      },
      look: DEFAULT_LOOK,
      drawPicture: () => '',
    });
    expect(html).toContain('fill="#fff"');
    expect(report.filter(({ step }) => step !== 'accessibility')).toEqual([]);
  });
});
