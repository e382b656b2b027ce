import { describe, expect, it } from 'vitest';
import { listColorMentions } from './color-mention.ts';
import { readSource } from './read-source.ts';

const read = (markdown: string) =>
  listColorMentions(readSource(markdown).lines).map(({ name, hex, form }) => `${form} ${name} ${hex}`);

describe('listColorMentions', () => {
  it('names the colours of lists, prose and assignments', () => {
    expect(read('- **Kraken Purple** (`#7132f5`): primary CTA')).toEqual(['label kraken purple #7132f5']);
    expect(read('Primary: #0F62FE')).toEqual(['label primary #0f62fe']);
    expect(read('The page glows with signature Jelly Mint (`#3cffd0`) throughout.')).toEqual([
      'prose the page glows with signature jelly mint #3cffd0',
    ]);
    expect(read('```css\n--brand-blue: #0000d5;\n```')).toEqual(['token brand blue #0000d5']);
  });

  it('reads rows by their first cell, and columns of another mode as variants', () => {
    const table = '| Role | Light | Dark |\n|---|---|---|\n| Soup Orange | `#E07A2F` | `#E88A42` |';
    expect(read(table)).toEqual(['label soup orange #e07a2f', 'label soup orange dark #e88a42']);
  });

  it('lets every colour of a label carry the label', () => {
    expect(read('- **Danger** — surface: `#b22323`, text: `#b22324`')).toEqual([
      'label danger surface #b22323',
      'prose danger text #b22324',
    ]);
  });

  it('keeps apart what a list in one line keeps apart', () => {
    expect(read('Primary — #0057B8 · Secondary — #FFD700')).toEqual([
      'label primary #0057b8',
      'label secondary #ffd700',
    ]);
  });

  it('takes the hex where a colour is written twice', () => {
    expect(read('```yaml\nprimary: oklch(0.63 0.25 23) # #FF0038 red\n```')).toEqual(['token primary #ff0038']);
  });

  it('calls the property color of a style a text colour', () => {
    expect(read("```ts\nconst primary = { color: '#37352F' };\n```")[0]).toContain('text');
  });

  it('reads a brand colour that is only named', () => {
    expect(read('**Primary**: deep teal')).toEqual(['word primary #008080']);
    expect(read('Mood: teal')).toEqual([]);
  });
});
