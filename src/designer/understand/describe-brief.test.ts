import { describe, expect, it } from 'vitest';
import { describeBrief } from './describe-brief.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import { understand } from './understand.ts';

describe('describeBrief', () => {
  it('says in lines what was understood', () => {
    const prompt =
      'Dark mobile pricing page for Quillow, an editor. Plans: Draft (free), Novel ($29/month). Coral accent, Work Sans. Button "Start writing".';
    expect(describeBrief(understand(prompt, [NEUTRAL_DOMAIN]))).toBe(
      [
        'Subject    Pricing',
        'Brand      Quillow',
        'Screen     pricing',
        'Device     mobile',
        `Domain     ${NEUTRAL_DOMAIN.label} (${NEUTRAL_DOMAIN.id}, 0.00)`,
        'Language   en',
        'Mode       dark',
        'Colours    #ff6b5b primary',
        'Fonts      Work Sans',
        'Checklist',
        '  - Pricing (plans)',
        '      · Draft (free)',
        '      · Novel = $29/month',
        '  - Start writing (button)',
      ].join('\n'),
    );
  });

  it('says so when nothing is asked for by name', () => {
    expect(describeBrief(understand('weather app', [NEUTRAL_DOMAIN]))).toMatch(
      /Checklist {2}nothing asked for by name$/,
    );
  });
});
