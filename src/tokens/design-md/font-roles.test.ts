import { describe, expect, it } from 'vitest';
import { listFontMentions } from './font-mention.ts';
import { assignFontRoles } from './font-roles.ts';
import { readSource } from './read-source.ts';

const read = (markdown: string) => {
  const { lines } = readSource(markdown);
  return assignFontRoles(listFontMentions(lines), lines);
};

describe('assignFontRoles', () => {
  it('reads labels, tables, code and sentences', () => {
    const expected = { headline: 'SORA', body: 'DM_SANS' };
    expect(read('## Typography\n- **Headlines**: `Sora`\n- **Body**: `DM Sans`')).toMatchObject(expected);
    expect(read('| Role | Font |\n|---|---|\n| Display | Sora |\n| Body | DM Sans |')).toMatchObject(expected);
    expect(read('```css\n--font-heading: "Sora", sans-serif;\n--font-body: "DM Sans";\n```')).toMatchObject(expected);
    expect(read('Fonts: Sora for headlines, DM Sans for body text.')).toMatchObject(expected);
    expect(read('- 見出しフォント：Sora\n- 本文フォント：DM Sans')).toMatchObject(expected);
    expect(read('```swift\nstatic let title = Font.custom("Sora-Bold", size: 28)\n```')).toMatchObject({
      headline: 'SORA',
    });
  });

  it('reads a stack over several lines', () => {
    expect(read('```css\n/* body */\nfont-family: "Helvetica Neue",\n  "Inter", Arial,\n  sans-serif;\n```').body).toBe(
      'INTER',
    );
  });

  it('prefers what the file itself offers for a face that is not bundled', () => {
    expect(read('## Type\n- **Display**: `Kraken-Brand`, fallbacks: `IBM Plex Sans, Helvetica`').headline).toBe(
      'VENDOR_PLEX_SANS',
    );
    expect(
      read("## Type\n**Primary**: `Circular`\n\nWhen Circular isn't licensed, Work Sans is the closest free face.")
        .body,
    ).toBe('WORK_SANS');
  });

  it('maps a known face to the family drawn most alike, an unknown one by its class, and says so', () => {
    const known = read('## Fonts\n- **Headings**: `Playfair Display`\n- **Body**: `Inter`');
    expect(known.headline).toBe('LIBRE_CASLON_TEXT');
    expect(known.findings).toMatchObject([{ severity: 'info', line: 2 }]);
    expect(read('## Fonts\n- **Primary**: `Acme Slab`').body).toBe('DOMINE');
    expect(read('## Fonts\n- **Primary**: `Acme Face`, a warm serif for long reading').body).toBe('SOURCE_SERIF_FOUR');
  });

  it('sets labels apart only when they have a face of their own', () => {
    const lines = '## Typography\n- **Headlines**: Public Sans\n- **Body**: Public Sans\n';
    expect(read(`${lines}- **Labels**: Space Grotesk`).label).toBe('SPACE_GROTESK');
    expect(read(`${lines}- **Labels**: Public Sans`).label).toBeUndefined();
  });

  it('does not take the face of code for that of words, unless there is no other', () => {
    expect(read('## Typography\n- **Sans**: `Geist`\n- **Code**: `Geist Mono`')).toMatchObject({
      headline: 'GEIST',
      body: 'GEIST',
    });
    expect(read('## Typography\n- **Everything, code too**: `Berkeley Mono`').body).toBe('SPACE_GROTESK');
  });

  it('takes what a sentence offers for the face itself, and not a face that is itself the stand-in', () => {
    const offers = 'Bricolage Grotesque is a credible substitute for Acme Neue, and Geist can stand in for Acme Text.';
    expect(read(`## Fonts\n- **Display**: \`Acme Neue\`\n- **Body**: \`Acme Text\`\n\n${offers}`)).toMatchObject({
      headline: 'EPILOGUE',
      body: 'GEIST',
    });
    expect(
      read(
        '## Fonts\n- **Display**: `Poppins`\n- **Body**: `Inter`\n\n**Poppins** is the closest free match, beside Inter.',
      ).headline,
    ).toBe('PLUS_JAKARTA_SANS');
  });

  it('maps a face by the one it comes from', () => {
    expect(read('Acme UI is drawn from the Circular family.\n## Fonts\n- **Body**: `Acme UI`').body).toBe('DM_SANS');
  });

  it.each([
    ['Fonts Sora and Inter, dark', 'SORA', 'INTER'],
    ['- Fonts: Lexend, Manrope', 'LEXEND', 'MANROPE'],
    ['Typefaces: **Epilogue** & **Inter**', 'EPILOGUE', 'INTER'],
    ['Fonts: Inter for body and Sora for headings', 'SORA', 'INTER'],
    ['Fonts: Inter', 'INTER', 'INTER'],
  ])('gives the first of two faces side by side to headings: %s', (markdown, headline, body) => {
    expect(read(markdown)).toMatchObject({ headline, body });
  });

  it('is Inter where nothing is said', () => {
    expect(read('Nothing here.')).toEqual({ headline: 'INTER', body: 'INTER', named: new Set(), findings: [] });
  });
});
