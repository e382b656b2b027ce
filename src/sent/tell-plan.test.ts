import { describe, expect, it } from 'vitest';
import { tellPlan } from './tell-plan.ts';

const tell = (content: string, name = 'part'): string => {
  const plan = { title: 'Kiln [2]', lang: 'en', device: 'TABLET', sections: [{ name, content }] };
  const { prompt } = tellPlan({ prompt: 'Kiln', sent: { kind: 'plan', plan }, seed: 'a', now: new Date(0) });
  return prompt.slice(prompt.indexOf('##'));
};

describe('tellPlan', () => {
  it('is a brief that says device, language and title', () => {
    const plan = { title: 'Kiln [2]', lang: 'de', device: 'TABLET', sections: [{ name: 'a', content: 'Heiß: 5' }] };
    const told = tellPlan({ prompt: 'Kiln', sent: { kind: 'plan', plan }, seed: 'a', now: new Date(0) });
    expect(told).toMatchObject({ device: 'TABLET' });
    expect(told.prompt).toMatchInlineSnapshot(`
      "---
      device: tablet
      language: de
      ---

      # Kiln \\[2\\]

      ## (section)

      - Heiß: 5"
    `);
  });

  it.each([
    ['a heading and words', 'Bread at six\nOrder by nine.', '## Bread at six (section)\n\nOrder by nine.'],
    ['facts', 'Flow: 412 l/min\nAlarms: 2', '## (section)\n\n- Flow: 412 l/min\n- Alarms: 2'],
    ['a list', '- Jug, Tom\n* Six cups\n2. Bowl', '## (section)\n\n- Jug, Tom\n- Six cups\n\n2. Bowl'],
    ['lines of a list without signs', 'Sat 6:00\nSunday closed', '## (section)\n\n- Sat 6:00\n- Sunday closed'],
    ['buttons', 'Buttons: Stop all, Start', '## (section)\n\n[Stop all]! [Start]'],
    ['rows', 'P | Flow\nP1 | 61\n', '## (section)\n\n| P | Flow |\n|---|---|\n| P1 | 61 |'],
    ['signs of a brief', '~ slider [x] {y} and so on.', '## (section)\n\n\\~ slider \\[x\\] \\{y\\} and so on.'],
  ])('takes %s as what it is', (_, content, brief) => {
    expect(tell(content)).toBe(brief);
  });

  it('calls the last part of a page its footer', () => {
    expect(tell('Mill Lane 4', 'site-footer')).toBe('## Footer\n\nMill Lane 4');
  });
});
