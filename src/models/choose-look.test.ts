import { describe, expect, it } from 'vitest';
import { PLAIN_CHOICE } from '../answers/screen-plan.ts';
import { mendLookChange } from '../answers/look-change.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { chooseLook, type NamedColor } from './choose-look.ts';

const REQUEST = { prompt: 'In terracotta #b5502b', seed: '', now: new Date(0) };
const TERRACOTTA: NamedColor = { hex: '#b5502b', role: 'unknown' };
const first = chooseLook({ theme: PLAIN_CHOICE }, { ...REQUEST, prompt: 'A page' }, []);

describe('chooseLook', () => {
  const theme = { ...PLAIN_CHOICE, customColor: '#7A4A2B' };

  it('takes a value of the prompt before the plan', () => {
    const chosen = { ...theme, overridePrimaryColor: '#111111' };
    expect(chooseLook({ theme: chosen }, REQUEST, [TERRACOTTA]).theme).toMatchObject({
      customColor: '#b5502b',
      overridePrimaryColor: '#b5502b',
    });
  });

  it('takes a colour that is named in words as the plan says it', () => {
    const request = { ...REQUEST, prompt: 'In terracotta' };
    expect(chooseLook({ theme }, request, [{ ...TERRACOTTA, hex: '#c4623f' }]).theme).toMatchObject({
      overridePrimaryColor: '#7a4a2b',
    });
  });

  it('mixes all from the seed where no colour is named', () => {
    const { theme: made } = chooseLook({ theme }, { ...REQUEST, prompt: 'A page' }, []);
    expect(made).toMatchObject({ customColor: '#7a4a2b', colorVariant: 'FIDELITY' });
    expect(made).not.toHaveProperty('overridePrimaryColor');
  });

  it('keeps what rules, and of the first screen all that is not to differ', () => {
    const look = mendLookChange({ colorMode: 'DARK' });
    expect(chooseLook({ theme }, { ...REQUEST, theme: first.theme }, [TERRACOTTA]).theme).toBe(first.theme);
    expect(chooseLook({ look }, { ...REQUEST, keep: first }, [])).toEqual({
      theme: { ...first.theme, colorMode: 'DARK' },
      look: first.look,
    });
    expect(chooseLook({}, { ...REQUEST, keep: { theme: first.theme, look: DEFAULT_LOOK } }, []).look).toBe(
      DEFAULT_LOOK,
    );
  });
});
