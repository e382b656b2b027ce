import { describe, expect, it } from 'vitest';
import { toExcerpt } from './markdown-excerpt.ts';

describe('toExcerpt', () => {
  it('leaves a short file whole', () => {
    const markdown = '---\r\nname: Acme\r\n---\r\n# Acme\r\n\r\nText\r\n';
    expect(toExcerpt(markdown)).toBe(markdown);
  });

  it.each([
    ['many lines', 'a line\n'.repeat(5000), 220],
    ['long lines', `${'word '.repeat(200)}\n`.repeat(200), 20],
    ['one endless word', 'x'.repeat(200_000), 10],
    ['one endless line of words', 'word '.repeat(50_000), 10],
    ['wide tables', `${'| x '.repeat(60)}|\n`.repeat(1000), 30],
    ['colours beyond counting', '#0f62fe '.repeat(60_000), 10],
  ])('bounds %s and says that the file goes on', (_, markdown, lines) => {
    const excerpt = toExcerpt(markdown);
    expect(excerpt.length).toBeLessThan(14_200);
    expect(excerpt.length).toBeGreaterThan(1_000);
    expect(excerpt.split('\n').length).toBeLessThan(lines);
    expect(excerpt).toMatch(/\n\n\*The file goes on: [\d,]+ characters in all\.\*\n$/);
  });

  it('ends with a whole line, or with a whole word of a long one', () => {
    expect(toExcerpt('a line\n'.repeat(5000))).toMatch(/\na line\n\n\*The file/);
    expect(toExcerpt('# Title\n\nword '.concat('word '.repeat(50_000)))).toMatch(/word word …\n\n\*The file/);
  });

  it('shows how a long front matter begins', () => {
    const excerpt = toExcerpt(`---\n${'token: 1\n'.repeat(30_000)}---\n# Acme\n`);
    expect(excerpt.length).toBeLessThan(2_200);
    expect(excerpt).toMatch(/^---\ntoken: 1\n[^-]*\n…\n---\n# Acme\n$/);
  });

  it('closes a code block that it cuts', () => {
    const excerpt = toExcerpt(`\`\`\`css\n${'a { b: c }\n'.repeat(3000)}\`\`\`\n`);
    expect(excerpt.match(/```/g)).toHaveLength(2);
  });
});
