import { describe, expect, it } from 'vitest';
import { EXPORT_FORMS } from './export-forms.ts';
import { KRAKEN } from './kraken.fixture.ts';

describe('EXPORT_FORMS', () => {
  it('have an id and a file name each of their own', () => {
    expect(new Set(EXPORT_FORMS.map(({ id }) => id)).size).toBe(EXPORT_FORMS.length);
    expect(new Set(EXPORT_FORMS.map(({ fileName }) => fileName)).size).toBe(EXPORT_FORMS.length);
  });

  it.each(EXPORT_FORMS)('$id gives the same text for the same design system, with its colours and no more', (form) => {
    const text = form.write(KRAKEN);
    expect(form.write(structuredClone(KRAKEN))).toBe(text);
    expect(text).toContain('#15121c');
    expect(text).toContain('#7132f5');
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/undefined|NaN|https?:|\[object/);
  });

  it.each(EXPORT_FORMS)('$id leaves out the file that a theme was read from', (form) => {
    const designMd = `${KRAKEN.theme.designMd ?? ''}\n\n## Notes\n\nA sentence that only the source has.\n`;
    expect(form.write({ ...KRAKEN, theme: { ...KRAKEN.theme, designMd } })).toBe(form.write(KRAKEN));
  });
});
