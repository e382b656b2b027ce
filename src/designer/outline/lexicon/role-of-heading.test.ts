import { describe, expect, test } from 'vitest';
import { roleOfHeading } from './role-of-heading.ts';

describe('roleOfHeading', () => {
  test.each([
    ['## Header', 'en', { role: 'structure', part: 'header' }],
    ['1. Hero', 'en', { role: 'structure', part: 'hero' }],
    ['**DESIGN SYSTEM (REQUIRED)**', 'en', { role: 'style' }],
    ['## 🎨 Visual direction:', 'en', { role: 'style' }],
    ['### G. Not wanted', 'en', { role: 'constraints' }],
    ['Accessibility', 'en', { role: 'technical' }],
    ['Acceptance criteria', 'en', { role: 'context' }],
    ['Task', 'en', { role: 'directive' }],
    ['Gestaltung', 'de', { role: 'style' }],
    ['Ambiance', 'fr', { role: 'style' }],
    ['Cabecera', 'es', { role: 'structure', part: 'header' }],
    ['页脚', 'zh', { role: 'structure', part: 'footer' }],
  ])('%s', (heading, lang, role) => {
    expect(roleOfHeading(heading, lang)).toEqual(role);
  });

  test.each(['How a bell is made', 'Recently hung', 'What the sexton told me', 'Voice of a customer'])(
    '%s is to be drawn',
    (heading) => {
      expect(roleOfHeading(heading, 'en')).toBeUndefined();
    },
  );

  test('a name beside the noun leaves the choice', () => {
    expect(roleOfHeading('Spell list', 'en')).toMatchObject({ part: 'list', subject: 'Spell', mayBeDrawn: true });
  });

  test('places come along', () => {
    expect(roleOfHeading('Left column (about 60 %): "Crew responding"', 'en')).toMatchObject({
      part: 'column',
      place: { place: 'left', share: 0.6 },
    });
  });
});
