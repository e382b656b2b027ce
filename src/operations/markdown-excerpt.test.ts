import { describe, expect, it } from 'vitest';
import { toExcerpt } from './markdown-excerpt.ts';

describe('toExcerpt', () => {
  it('leaves a short file whole', () => {
    expect(toExcerpt('# Acme\r\n\r\nText\r\n')).toBe('# Acme\r\n\r\nText\r\n');
  });

  it.each([
    ['many lines', 'a line\n'.repeat(5000)],
    ['long lines', `${'word '.repeat(200)}\n`.repeat(200)],
    ['one endless line', 'x'.repeat(200_000)],
  ])('bounds %s and says that the file goes on', (_, markdown) => {
    const excerpt = toExcerpt(markdown);
    expect(excerpt.length).toBeLessThan(12_200);
    expect(excerpt.split('\n').length).toBeLessThan(310);
    expect(excerpt).toMatch(/\n\n\*The file goes on: [\d,]+ characters in all\.\*\n$/);
  });

  it('counts what is shown, not the front matter', () => {
    const frontMatter = `---\n${'token: 1\n'.repeat(3000)}---\n`;
    expect(toExcerpt(`${frontMatter}# Acme\n`)).toBe(`${frontMatter}# Acme\n`);
    expect(toExcerpt(`${frontMatter}${'a line\n'.repeat(5000)}`)).toMatch(/^---\ntoken.*\n---\na line\n.*goes on/s);
  });

  it('closes a code block that it cuts', () => {
    const excerpt = toExcerpt(`\`\`\`css\n${'a { b: c }\n'.repeat(3000)}\`\`\`\n`);
    expect(excerpt.match(/```/g)).toHaveLength(2);
  });
});
