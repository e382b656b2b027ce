import { describe, expect, it } from 'vitest';
import type { Node, Outline, Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const fence = (kind: string, lines: readonly string[]): string =>
  ['Mobile screen.', '', `\`\`\`${kind}`, ...lines, '```'].join('\n');
const nodesOf = ({ sections }: Outline): Node[] => sections.flatMap(({ nodes }) => nodes);
const headed = ({ sections }: Outline, heading: string): Section | undefined =>
  sections.find((section) => section.heading?.text === heading);

const PLOT = [
  '┌────────────────────────────┐',
  '│ Plot 9          [profile]  │',
  '│ Monday, 4 May              │',
  '├────────────────────────────┤',
  '│ (photo of the beds)        │',
  '├────────────────────────────┤',
  '│ RAIN BARREL  ▓▓▓▓░░  60 %  │',
  '├────────────────────────────┤',
  '│ Jobs                       │',
  '│  [ ] Net the peas          │',
  '│  [x] Mend the frame        │',
  '├────────────────────────────┤',
  '│     [ + Add an entry ]     │',
  '├────────────────────────────┤',
  '│ Diary   Beds   Swap        │',
  '└────────────────────────────┘',
];
const PANTRY = [
  '+--------------------------+',
  '| Pantry                   |',
  '+--------------------------+',
  '| Flour          2 kg      |',
  '| Lentils        500 g     |',
  '+--------------------------+',
  '| [ Cancel ]   [ Save ]    |',
  '+--------------------------+',
];
const SEATS = [
  '╔════════════════╗',
  '║ Seat finder    ║',
  '╠════════════════╣',
  '║ Row C   Seat 4 ║',
  '║ Row D   Seat 9 ║',
  '╚════════════════╝',
];

describe('a page that is drawn with signs', () => {
  it('is read box by box', () => {
    const outline = readOutline(fence('', PLOT));
    expect([outline.title?.text, outline.subtitle?.text]).toEqual(['Plot 9', 'Monday, 4 May']);
    expect(outline.frame.navigation?.entries.map(({ label }) => label.text)).toEqual(['Diary', 'Beds', 'Swap']);
    expect(outline.frame.foot?.start).toMatchObject([{ kind: 'control', label: { text: 'Add an entry' } }]);
    expect(headed(outline, 'Jobs')?.nodes).toMatchObject([
      { control: 'checkbox', label: { text: 'Net the peas' } },
      { control: 'checkbox', label: { text: 'Mend the frame' }, isOn: true },
    ]);
    expect(nodesOf(outline)).toContainEqual(expect.objectContaining({ kind: 'picture', picture: 'photo' }));
    expect(nodesOf(outline).find(({ kind }) => kind === 'progress')).toMatchObject({
      label: { text: 'RAIN BARREL' },
      value: { text: '60 %' },
    });
  });

  it.each([
    [PANTRY, 'Pantry', ['Flour', 'Lentils']],
    [SEATS, 'Seat finder', ['Row C', 'Row D']],
  ])('words apart on a line belong together, whatever the boxes are drawn of', (lines, title, names) => {
    const outline = readOutline(fence('text', lines));
    const lists = nodesOf(outline).flatMap((node) => (node.kind === 'items' ? node.items : []));
    expect([outline.title?.text, lists.map((item) => item.title.text)]).toEqual([title, names]);
  });

  it('keeps the place of every word in the prompt', () => {
    const prompt = fence('', PLOT);
    const { title } = readOutline(prompt);
    expect(prompt.slice(title?.span?.start, title?.span?.end)).toBe('Plot 9');
  });

  it('is none where a fence holds code', () => {
    const outline = readOutline(fence('sh', ['npm ci', 'npm test # all', 'npm run build']));
    expect(nodesOf(outline)).toMatchObject([{ kind: 'code' }]);
  });
});

const CRON = [
  'product: Tickwell',
  'theme: { mode: dark, bg: "#0E1116", accent: "#3DDC97", font: "IBM Plex Sans" }',
  'topnav: [Jobs, Alerts]   # Alerts is active',
  'header: { title: "Scheduled jobs", right: { button: "Add job" } }',
  'summary:',
  '  - Healthy: 38',
  '  - Late: 2',
  'table:',
  '  columns: [Job, State]',
  '  rows:',
  '    - [backup, Healthy]',
  '    - [mailer, Late]',
  'side_panel:',
  '  heading: mailer',
  '  lines: { Host: worker-3, Owner: Platform }',
  '  buttons: [Run now, Mute]',
];

describe('a page that is told as data', () => {
  it('is read key by key', () => {
    const outline = readOutline(fence('yaml', CRON));
    expect([outline.title?.text, outline.product?.text, outline.style.mode]).toEqual([
      'Scheduled jobs',
      'Tickwell',
      'DARK',
    ]);
    expect(outline.frame.navigation?.entries).toMatchObject([
      { label: { text: 'Jobs' } },
      { label: { text: 'Alerts' }, isCurrent: true },
    ]);
    expect(outline.frame.header?.end).toMatchObject([{ label: { text: 'Add job' } }]);
    expect(headed(outline, 'mailer')).toMatchObject({ place: 'right' });
    expect(nodesOf(outline).filter(({ kind }) => kind === 'table')).toMatchObject([
      { columns: [{ label: { text: 'Job' } }, { label: { text: 'State' } }], rows: [{}, {}] },
    ]);
  });

  it.each([
    [
      '{"screen":{"title":"Kitchen rota","tabs":["Week","Month"],"list":["Ada","Bo","Cy"],"button":"Swap"}}',
      'Kitchen rota',
    ],
    [
      '{"title":"Tide table","sidebar":["Today","Harbours"],"facts":{"High":"06:10","Low":"12:22"},"link":"All tides"}',
      'Tide table',
    ],
    [
      '{"heading":"Seed swap","header":{"button":"Offer"},"items":[{"name":"Beans","from":"Ida"},{"name":"Kale","from":"Ole"}]}',
      'Seed swap',
    ],
  ])('in JSON as well: %s', (json, title) => {
    expect(readOutline(fence('json', [json])).title?.text).toBe(title);
  });

  it('is none where it is the data of a part', () => {
    const outline = readOutline(fence('json', ['{"name":"Ada","age":31}']));
    expect(nodesOf(outline)).toMatchObject([{ kind: 'facts' }]);
  });
});

describe('a drawing of a page for a desk', () => {
  const YARD = [
    '+----------------------------------------------------------+',
    '| Boatyard             [ Search boats...  ]     (o) Marlo  |',
    '+--------------+----------------------------------+--------+',
    '| Berths       |  Repairs                         | Bill   |',
    '| > Repairs (4)|  Boat                            | 2 items|',
    '| Sails        |  [____________________]          | [Send  |',
    '| Moorings     |  ☑ Hull dry                      |  now]  |',
    '+--------------+----------------------------------+--------+',
  ];
  const outline = readOutline(YARD.join('\n'));

  it('has its side bar with the current place and its count, without a word about the device', () => {
    const { navigation } = outline.frame;
    expect(navigation?.kind).toBe('sidebar');
    expect(navigation?.entries.map(({ label }) => label.text)).toEqual(['Berths', 'Repairs', 'Sails', 'Moorings']);
    expect(navigation?.entries[1]).toMatchObject({ isCurrent: true, badge: { text: '4' } });
  });

  it('has fields under their names, boxes to tick, faces, and brackets over two lines', () => {
    const all = JSON.stringify(outline);
    expect(all).toMatch(/"control":"input"[^}]*"label":\{"text":"Boat"/);
    expect(all).toContain('"text":"Marlo"');
    expect(all).toContain('"text":"Send now"');
    expect(all).toContain('"text":"Hull dry"');
    expect(all).not.toMatch(/☑|\(o\)/u);
  });
});

describe('a drawing whose columns say which they are', () => {
  it.each([
    [
      ['Inbox', 'Sent'],
      'Ticket list',
      'Customer',
      [
        '┌─────────┬──────────────┬────────────┐',
        '│ SIDEBAR │ MAIN │ RIGHT RAIL │',
        '│ Inbox   │ Ticket list  │ Customer   │',
        '│ Sent    │ #1 Printer   │ Ann Lee    │',
        '└─────────┴──────────────┴────────────┘',
      ],
    ],
    [
      ['Fields'],
      'Harvest',
      'Weather',
      [
        '+----------+------------+----------+',
        '| [Nav]    | [Content]  | [Aside]  |',
        '| Fields   | Harvest    | Weather  |',
        '|          | Barley 4 t | 12 mm    |',
        '+----------+------------+----------+',
      ],
    ],
    [
      ['Works', 'Loans', 'Rooms'],
      'Loan 12',
      'Courier',
      [
        '┌──────┬───┬──┐',
        '│ Side nav │ Main content │ Right panel │',
        '│ Works │ Loan 12 │ Courier │',
        '│ Loans │ Due: 4 May │ Van 3 │',
        '│ Rooms │ Insured: yes │ 14:30 │',
        '└──────┴───┴──┘',
      ],
    ],
  ])('%j, %s, %s are what stands in them', (entries, main, aside, lines) => {
    const outline = readOutline(lines.join('\n'));
    const { navigation } = outline.frame;
    expect(navigation?.kind).toBe('sidebar');
    expect(navigation?.entries.map(({ label }) => label.text)).toEqual(entries);
    const said = JSON.stringify(outline.sections) + JSON.stringify(outline.title);
    for (const words of [main, aside]) expect(said).toContain(`"text":"${words}"`);
    expect(said).not.toMatch(/side ?bar|"text":"(?:main|nav|content|aside|right)|rail|[│|]/i);
  });
});
