import { describe, expect, it } from 'vitest';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import { listDossiers, findDossier } from './find-dossier.ts';

describe.each(listDossiers().map((dossier) => [dossier.words[0] ?? '', dossier] as const))(
  'the page about a %s',
  (_, one) => {
    it('has enough on file, newest first, with icons that there are', () => {
      expect(one.facts.length).toBeGreaterThanOrEqual(6);
      expect(one.figures.length).toBeGreaterThanOrEqual(3);
      const days = one.activity.map(({ day }) => day);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(days.every((day) => day <= 0)).toBe(true);
      const icons = [one.icon, one.list.icon, ...[...one.activity, ...one.actions].map(({ icon }) => icon ?? '')];
      expect(icons.filter((icon) => findIconName(icon) !== icon)).toEqual([]);
    });
  },
);

describe('findDossier', () => {
  it('takes the longest of the words that are spoken, and a contact where none is', () => {
    expect(findDossier('Patient record of a clinic').words).toContain('patient');
    expect(findDossier('Customer account page').words).toContain('account');
    expect(findDossier('Support ticket of a customer').words).toContain('support ticket');
    expect(findDossier('The page of somebody').words).toContain('contact');
  });

  it('finds each by every word of its own, since no two share one', () => {
    const words = listDossiers().flatMap((one) => one.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
