import { describe, expect, it } from 'vitest';
import { ARCHETYPE_IDS } from '../archetypes/archetypes.ts';
import { MOODS } from '../brief.ts';
import { sampleBrief } from '../sample-brief.fixture.ts';
import { ART_DIRECTIONS, DIRECTION_IDS } from './art-directions.ts';
import { direct, styleOf } from './direct.ts';

describe('direct', () => {
  it('answers the same for the same brief and seed', () => {
    expect(direct(sampleBrief(), { seed: 'a' })).toEqual(direct(sampleBrief(), { seed: 'a' }));
  });

  it.each([
    ['brutalist', 'poster'],
    ['futuristic', 'signal'],
    ['editorial', 'gazette'],
    ['luxurious', 'atelier'],
    ['corporate', 'ledger'],
    ['calm', 'calm'],
  ] as const)('hears the mood %s as %s', (mood, expected) => {
    const seeds = ['a', 'b', 'c', 'd', 'e'];
    const chosen = seeds.map(
      (seed) => direct(sampleBrief({ moods: [mood], domainCertainty: 0 }), { seed }).look.direction,
    );
    expect(chosen.filter((id) => id === expected).length).toBeGreaterThanOrEqual(3);
  });

  it('gives different briefs visibly different directions', () => {
    const moods = MOODS.flatMap((one) => MOODS.map((other) => [one, other]));
    const chosen = ARCHETYPE_IDS.flatMap((archetype) =>
      moods.map((pair) => direct(sampleBrief({ archetype, moods: pair, domainCertainty: 0 }), { seed: archetype })),
    );
    expect(new Set(chosen.map(({ look }) => look.direction))).toEqual(new Set(DIRECTION_IDS));
  });

  it('takes colours, mode, fonts, density and roundness that the prompt names', () => {
    const { theme, look } = direct(
      sampleBrief({
        colors: [
          { hex: '#0f62fe', role: 'primary' },
          { hex: '#ff6a00', role: 'secondary' },
          { hex: '#faf7f0', role: 'background' },
        ],
        mode: 'DARK',
        fonts: ['DOMINE', 'INTER'],
        density: 'compact',
        roundness: 'ROUND_FULL',
      }),
      { seed: 'a' },
    );
    expect(theme).toMatchObject({
      customColor: '#0f62fe',
      overridePrimaryColor: '#0f62fe',
      overrideSecondaryColor: '#ff6a00',
      overrideNeutralColor: '#faf7f0',
      colorVariant: 'FIDELITY',
      colorMode: 'DARK',
      headlineFont: 'DOMINE',
      bodyFont: 'INTER',
      roundness: 'ROUND_FULL',
    });
    expect(look.density).toBe('compact');
  });

  it('draws in black and white where only greys are named', () => {
    const { theme } = direct(sampleBrief({ colors: [{ hex: '#111111', role: 'primary' }] }), { seed: 'a' });
    expect(theme.colorVariant).toBe('MONOCHROME');
  });

  const theme = {
    colorMode: 'LIGHT',
    headlineFont: 'SORA',
    bodyFont: 'SORA',
    roundness: 'ROUND_FOUR',
    customColor: '#123456',
  } as const;
  const keep = { theme, look: { density: 'airy', scale: 'quiet', direction: 'gazette' } } as const;

  it('lets a design system decide everything it says', () => {
    const brief = sampleBrief({ moods: ['brutalist'], mode: 'DARK', fonts: ['DOMINE'] });
    expect(direct(brief, { theme, seed: 'a' }).theme).toEqual(theme);
  });

  it('stays beside the first screen of a project, except where the prompt says otherwise', () => {
    const beside = direct(sampleBrief({ moods: ['brutalist'] }), { keep, seed: 'a' });
    expect({ theme: beside.theme, look: beside.look }).toEqual(keep);
    const other = direct(sampleBrief({ mode: 'DARK', fonts: ['DOMINE'] }), { keep, seed: 'a' });
    expect(other.theme).toEqual({ ...theme, colorMode: 'DARK', headlineFont: 'DOMINE', bodyFont: 'DOMINE' });
  });

  it('knows the style of a stored look, and draws foreign ones plainly', () => {
    for (const id of DIRECTION_IDS)
      expect(styleOf({ density: 'airy', scale: 'clear', direction: id }, theme)).toBe(ART_DIRECTIONS[id].style);
    expect(styleOf({ density: 'airy', scale: 'clear', direction: 'made elsewhere' }, theme)).toBe(
      ART_DIRECTIONS.ledger.style,
    );
  });
});
