import { describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../embedded-designer.ts';
import { QUIET } from '../finished-screen.fixture.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { printCorrectable } from './corrected-brief.ts';
import { understand } from './understand.ts';

const read = (prompt: string) => understand(prompt, DOMAINS);
const ASKED = 'Dashboard for a bakery called Crumb with revenue, orders and a list of deliveries';

/** A page that is left to its trade. */
const OPEN = 'Landing page for a drone startup, playful';

/** The brief of a prompt with lines replaced, as somebody would correct it. */
function correct(prompt: string, ...changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, to);
      if (next === text) throw new Error(`nothing to correct by ${String(from)} in\n${text}`);
      return next;
    },
    printCorrectable(read(prompt)),
  );
}

describe('a brief in lines', () => {
  it.each([
    ASKED,
    'weather app',
    'Dark mobile pricing page for Quillow, an editor. Plans: Draft (free), Novel ($29/month). Coral accent, Work Sans. Button "Start writing".',
    'A contact form with name, e-mail and message, brutalist, sharp corners',
    'Kanban board with columns To do, Doing, Done for a film crew in Lisbon',
    'Landing page for a drone startup, playful, with hero, features and FAQ. Aurora style.',
    'Profile screen of a climbing app for teenagers, compact',
    'Sign up screen',
    '',
  ])('comes to what was read where nothing is corrected: %s', (prompt) => {
    const brief = read(prompt);
    expect(read(printCorrectable(brief))).toEqual(brief);
  });

  it('is drawn to the same bytes where nothing is corrected', async () => {
    const draw = (prompt: string) =>
      embeddedDesigner.design({ prompt, seed: 'lines', now: new Date('2026-11-20T09:00:00Z') }, QUIET);
    expect(await draw(printCorrectable(read(OPEN)))).toEqual(await draw(OPEN));
  });

  it('is one screen, whatever its lines name', async () => {
    const brief = printCorrectable(read('Three onboarding screens for a bank'));
    expect(await embeddedDesigner.split(brief)).toEqual([{ prompt: brief }]);
  });

  it('says what was corrected, and keeps the rest', () => {
    const before = read(ASKED);
    const after = read(
      correct(
        ASKED,
        [/^Brand .*$/m, 'Brand      Levain'],
        [
          /^Screen .*$/m,
          'Screen board\nDevice tablet\nMode dark\nColours #0055AA primary, #ffffff background\nFonts DM Sans',
        ],
        [/^Domain .*$/m, 'Domain     florist'],
      ),
    );
    expect(after).toEqual({
      ...before,
      brand: 'Levain',
      archetype: 'board',
      device: 'TABLET',
      mode: 'DARK',
      colors: [
        { hex: '#0055aa', role: 'primary' },
        { hex: '#ffffff', role: 'background' },
      ],
      fonts: ['DM_SANS'],
      domain: DOMAINS.find(({ id }) => id === 'florist'),
      domainCertainty: 1,
    });
  });

  it('loses the lines that are taken away', () => {
    const { brand, mode } = read('Dark sign in screen for a bank called Plinth');
    expect({ brand, mode }).toEqual({ brand: 'Plinth', mode: 'DARK' });
    const after = read(
      correct('Dark sign in screen for a bank called Plinth', [/^Brand.*\n/m, ''], [/^Mode.*\n/m, '']),
    );
    expect(after).not.toHaveProperty('brand');
    expect(after).not.toHaveProperty('mode');
  });

  it('has the checklist that is left, and what was written into it', () => {
    const { wants } = read(ASKED);
    const [first] = wants;
    const added =
      '  - Opening hours (form)\n      “Closed on Mondays”\n      · Soup = $8 (daily)\n      □ Day (select) = Monday: Monday, Tuesday\n  - Order flour (button)\nPrompt';
    const after = read(correct(ASKED, [/^ {2}- [^\n]*\n(?: {6}[^\n]*\n)*/m, ''], ['Prompt', added]));
    expect(after.wants).toEqual([
      ...wants.filter((want) => want !== first),
      {
        id: expect.any(String),
        kind: 'form',
        label: 'Opening hours',
        texts: ['Closed on Mondays'],
        items: [{ title: 'Soup', value: '$8', note: 'daily' }],
        fields: [{ label: 'Day', kind: 'select', value: 'Monday', options: ['Monday', 'Tuesday'] }],
      },
      { id: expect.any(String), label: 'Order flour', isAction: true, texts: [], items: [], fields: [] },
    ]);
  });

  it('shows on the page what was corrected', async () => {
    const prompt = correct(
      ASKED,
      [/^Brand .*$/m, 'Brand      Levain & Daughters'],
      [/^Language/m, 'Device     tablet\nLanguage'],
    );
    const drawn = await embeddedDesigner.design({ prompt, seed: 'x', now: new Date('2026-11-20T09:00:00Z') }, QUIET);
    expect(drawn).toMatchObject({ device: 'TABLET', summary: expect.stringContaining('Levain & Daughters') });
  });

  it.each([
    [/^Screen .*$/m, 'Screen     kitchen sink', 'kind of screen'],
    [/^Domain .*$/m, 'Domain     nonsense', 'domain'],
    [/^Language.*$/m, 'Language en\nMode dusk', 'mode'],
    [/^Language.*$/m, 'Language en\nColours red', 'colour'],
    [/^Language.*$/m, 'Tongue en', 'line of a brief'],
    [/^ {2}- .*$/m, '  - Plans (planes)', 'kind of content'],
    [/^ {2}- .*$/m, '  - Plans (plans)\n      what is this', 'line of a checklist'],
  ])('refuses what is not known, and says what is: %s → %s', async (from, to, what) => {
    const prompt = correct(ASKED, [from, to]);
    await expect(embeddedDesigner.split(prompt)).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(what) }),
    );
    // Whoever reads it all the same reads the prompt.
    expect(read(prompt)).toEqual(read(ASKED));
  });

  it('is no ordinary prompt that begins alike', () => {
    expect(read('Subject line tester for newsletters').prompt).toBe('Subject line tester for newsletters');
  });
});
