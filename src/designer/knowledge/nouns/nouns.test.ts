import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../imagery/draw-picture.ts';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import { findMeasure, findNoun, listMeasures, listNouns, listThings } from './find-noun.ts';

describe.each([...listNouns(), ...listThings()].map((noun) => [noun.words[0] ?? '', noun] as const))(
  'what is known of a %s',
  (_, noun) => {
    it('is enough for a list and a picture', () => {
      const { titles, side, states, figure, icon, picture } = noun;
      // People have names of their own; a list shows six of them.
      const rows = noun.class === 'person' ? 6 : new Set(titles).size;
      expect(rows).toBeGreaterThanOrEqual(noun.class === 'person' ? 6 : 8);
      expect(titles.length).toBe(noun.class === 'person' ? 0 : rows);
      expect(side.values.length).toBeGreaterThanOrEqual(6);
      expect(states.length).toBeGreaterThanOrEqual(2);
      expect(states.length).toBeLessThanOrEqual(4);
      expect(figure?.values.length ?? rows).toBeGreaterThanOrEqual(rows);
      expect(findIconName(icon)).toBe(icon);
      expect(drawPicture({ kind: 'thing', subject: icon, ...picture, alt: '', aspect: 1.5 })).toContain('<svg');
    });

    it('is written as it stands on a screen', () => {
      const { words: _words, ...shown } = noun;
      expect(JSON.stringify(shown)).not.toMatch(/lorem|ipsum|\btbd\b|undefined|!/i);
      for (const [label] of noun.states) expect(label).toMatch(/^\p{Lu}/u);
    });
  },
);

describe.each(listMeasures().map((measure) => [measure.words[0] ?? '', measure] as const))(
  'the measure %s',
  (_, measure) => {
    it('tells a story over six points or more', () => {
      expect(measure.points.length).toBeGreaterThanOrEqual(6);
      expect(measure.points.every(([label, value]) => label !== '' && Number.isFinite(value))).toBe(true);
      expect(measure.note).toMatch(/\.$/);
      expect(findIconName(measure.icon)).toBe(measure.icon);
    });
  },
);

describe('nouns', () => {
  it('are no words that stand at the end of other things', () => {
    for (const phrase of ['brand reference', 'open source', 'wash cycle', 'crypto asset', 'legal settlement'])
      expect(findNoun(phrase), phrase).toBeUndefined();
  });

  it('are found by their last words, and each word means one thing', () => {
    const words = [...listNouns(), ...listMeasures()].flatMap((one) => one.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(findNoun('rooftop bee hive')?.words).toContain('hive');
    expect(findMeasure('average waiting time')?.unit).toBe('min');
    expect(findNoun('gong')).toBeUndefined();
  });
});
