import { describe, expect, it } from 'vitest';
import type { Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? nodesIn(node.nodes) : [node]));
const read = (prompt: string): Node[] => nodesIn(readOutline(prompt).sections);
const factsOf = (prompt: string): string[] =>
  read(prompt).flatMap((node) =>
    node.kind === 'facts' ? node.facts.map(({ label, value }) => `${label?.text ?? ''}: ${value.text}`) : [],
  );
const titlesOf = (prompt: string): string[] =>
  read(prompt).flatMap((node) => (node.kind === 'items' ? node.items.map(({ title }) => title.text) : []));

describe('rows of a list are held against one another', () => {
  it.each([
    ['06:15 Peening\n07:30 Under 16\n08:30 Open, heats\n11:00 Relay', ['Peening', 'Under 16', 'Open, heats', 'Relay']],
    [
      '09:00 Doors\n09:30 Level 2\n10:15 Paid, members only\n12:00 Lunch',
      ['Doors', 'Level 2', 'Paid, members only', 'Lunch'],
    ],
    [
      '18:00 Soundcheck\n19:00 Over 60\n20:00 Late, standing\n22:00 Close',
      ['Soundcheck', 'Over 60', 'Late, standing', 'Close'],
    ],
  ])('what most are, the odd one is too: %s', (lines, titles) => {
    expect(
      titlesOf(`Event page, desktop.\n\n## Order of the day\nA timeline:\n- ${lines.replaceAll('\n', '\n- ')}`),
    ).toEqual(titles);
  });
});

describe('facts of a series', () => {
  it.each([
    [
      'Right column: Video call Mon–Fri 8–18; Text line 555 0129; Office Gable Street 21',
      ['Video call: Mon–Fri 8–18', 'Text line: 555 0129', 'Office: Gable Street 21'],
    ],
    [
      'Card "Flight": Flight VT 418; Runway 27L; Altitude 1,900 ft',
      ['Flight: VT 418', 'Runway: 27L', 'Altitude: 1,900 ft'],
    ],
    [
      'Box "The eel": Lifespan: up to 85 years / Length: up to 1 m / Status: endangered',
      ['Lifespan: up to 85 years', 'Length: up to 1 m', 'Status: endangered'],
    ],
  ])('keep labels that name elements elsewhere: %s', (line, facts) => {
    expect(factsOf(`Detail page, desktop.\n\n- Title "Record"\n- ${line}`)).toEqual(facts);
  });

  it.each([
    ['Born: 17 August\n- Limb: Right leg\n- Grade: K3', 'Limb: Right leg'],
    ['Colour: oak\n- Finish: Top coat matt\n- Weight: 12 kg', 'Finish: Top coat matt'],
    ['Route: 12\n- Stop: Left bank\n- Fare: €2', 'Stop: Left bank'],
  ])('keep values that name places elsewhere: %s', (lines, fact) => {
    expect(factsOf(`Record screen, desktop.\n\n### Head\n- ${lines}`)).toContain(fact);
  });
});

describe('what a service is asked to show though it is only stated', () => {
  it.each([
    [
      'Page for our fencing club. First lesson is free, please make that the big thing. Mondays 19:00, Tuesdays 20:00.',
      'First lesson is free',
    ],
    [
      'Website for my bakery, Crumb & Daughter. We close at noon, that has to be clear. Rye €4, Spelt €5.',
      'We close at noon',
    ],
    [
      'Homepage for our ferry, Skerry Line. Dogs travel free, make that really big. Adults £4, bikes £2.',
      'Dogs travel free',
    ],
  ])('stands on the page: %s', (prompt, words) => {
    expect(JSON.stringify(readOutline(prompt))).toContain(`"text":"${words}"`);
  });
});

describe('rows without signs', () => {
  it.each([
    [
      'A table w/ temp, humidity, trays, age. Room 1 28.4°C 66% 840 trays day 6.',
      ['Room 1', '28.4°C', '66%', '840 trays', 'day 6'],
    ],
    [
      'Jobs w tray nr, shop, lens type, stage. eg tray 512 Optik Lindner progressive coating.',
      ['tray 512', 'Optik Lindner', 'progressive', 'coating'],
    ],
    ['A list with number, title, running time: 1 First Light 34:12, 2 Low Water 31:30.', ['1', 'First Light', '34:12']],
  ])('fill the table before them: %s', (prompt, cells) => {
    const table = read(`Screen for our lab. ${prompt}`).find((node) => node.kind === 'table');
    expect(table?.kind === 'table' ? table.rows[0]?.cells.map((cell) => cell?.text) : []).toEqual(cells);
  });
});

describe('calendars told in words', () => {
  it.each([
    [
      'The calendar has five day columns from Monday to Friday, with the hours 08:00 to 18:00 down the side.',
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ],
    ['A week calendar, Tue to Thu, 9:00 to 17:00.', ['Tue', 'Wed', 'Thu']],
    ['Ein Wochenkalender von Montag bis Mittwoch, 08:00 bis 16:00.', ['Montag', 'Dienstag', 'Mittwoch']],
  ])('have all their days: %s', (sentence, days) => {
    const schedule = read(
      `${sentence.startsWith('Ein') ? 'Eine Seite für die Praxis, die wir am Rechner sehen.' : 'Desktop page for a clinic.'}\n\nHeader "23".\n\n${sentence}`,
    ).find(({ kind }) => kind === 'schedule');
    expect(schedule?.kind === 'schedule' ? schedule.columns.map(({ text }) => text) : []).toEqual(days);
  });

  it('hold what stands in them', () => {
    const nodes = read(
      'Desktop page for an agency.\n\nThe calendar shows Monday to Friday. Bookings are blocks: Monday 09:00 Polish, Ewa Bielska; Tuesday 13:00 Sylheti, Rumana Khatun.',
    );
    const schedule = nodes.find(({ kind }) => kind === 'schedule');
    expect(schedule).toMatchObject({
      entries: [
        {
          column: { text: 'Monday' },
          start: { text: '09:00' },
          title: { text: 'Polish' },
          notes: [{ text: 'Ewa Bielska' }],
        },
        { column: { text: 'Tuesday' }, start: { text: '13:00' }, title: { text: 'Sylheti' } },
      ],
    });
  });
});

describe('panes and entries of a prompt', () => {
  it.each(['Pane', 'Column', 'Panel'])('counted parts stand side by side: %s', (word) => {
    const { sections } = readOutline(
      `Three-pane inbox, desktop.\n\n- ${word} 1, folders: New (3), Old (2)\n- ${word} 2, list of mails: "Hello" from Ada, "Bye" from Bo\n- ${word} 3, the open mail. Body: "A jet came in low." Then the buttons "Reply" and "Merge".`,
    );
    expect(sections.map(({ place }) => place)).toEqual(['left', 'main', 'right']);
  });

  it.each([
    ['Save endpoint', 'Save endpoint'],
    ['signing secret, masked, with Reveal and Rotate buttons', 'Rotate'],
    ['delivery log with status codes 200, 500 and Resend per row', 'Resend'],
  ])('are never dropped: %s', (entry, label) => {
    const words = JSON.stringify(
      readOutline(`Webhook settings (desktop):\n- URL input "Endpoint"\n- ${entry}\n- toggle "Active"`).sections,
    );
    expect(words).toContain(`"text":"${label}"`);
  });
});
