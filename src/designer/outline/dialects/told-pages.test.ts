import { describe, expect, it } from 'vitest';
import { splitScreens } from '../../understand/split-screens.ts';
import type { Node, Outline } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...nodesIn(node.nodes)] : [node]));
const nodesOf = ({ sections }: Outline): Node[] => nodesIn(sections);
const entriesOf = ({ frame }: Outline) =>
  frame.navigation?.entries.map(({ label, isCurrent }) => [label.text, isCurrent === true]);
const refused = ({ refusals }: Outline) => refusals.map(({ words }) => words.text);

const TAGS = `<request device="mobile">
  <product>Kelpline</product>
  <header><title>Line 14</title><button icon="back" label="Back"/></header>
  <form>
    <field type="select" label="Gear" value="Hand rake"><option>Hand rake</option><option>Knife</option></field>
    <field type="date" label="Day" value="3 May"/>
    <field type="checkbox" label="Tide checked" checked="true"/>
  </form>
  <stats><stat><label>Growth</label><value>2.1 cm</value></stat><stat><label>Water</label><value>11 °C</value></stat></stats>
  <table><columns>Rope, Length</columns><row>A | 40 m</row><row>B | 60 m</row></table>
  <bottom_nav><tab>Lines</tab><tab active="true">Crew</tab></bottom_nav>
  <button variant="primary">Log harvest</button>
  <avoid>maps, adverts</avoid>
</request>`;

describe('a page that is told in tags', () => {
  const outline = readOutline(TAGS);

  it('has its title, product, device and navigation', () => {
    expect([outline.title?.text, outline.product?.text, outline.device]).toEqual(['Line 14', 'Kelpline', 'MOBILE']);
    expect(entriesOf(outline)).toEqual([
      ['Lines', false],
      ['Crew', true],
    ]);
  });

  it('has its fields, figures, table and button', () => {
    const nodes = nodesOf(outline);
    expect(nodes).toContainEqual(
      expect.objectContaining({ control: 'select', label: expect.objectContaining({ text: 'Gear' }) }),
    );
    expect(nodes).toContainEqual(expect.objectContaining({ control: 'checkbox', isOn: true }));
    expect(nodes.find(({ kind }) => kind === 'facts')).toMatchObject({
      facts: [{ label: { text: 'Growth' }, value: { text: '2.1 cm' } }, { label: { text: 'Water' } }],
    });
    expect(nodes.find(({ kind }) => kind === 'table')).toMatchObject({
      columns: [{ label: { text: 'Rope' } }, { label: { text: 'Length' } }],
      rows: [{}, {}],
    });
    expect(nodes).toContainEqual(expect.objectContaining({ control: 'button', rank: 'primary' }));
  });

  it('takes what must not be there for that, not for words', () => {
    expect(refused(outline)).toEqual(['maps', 'adverts']);
  });

  it('keeps the sentences of tags that hold some', () => {
    const prose = readOutline(
      '<task>A page for a bakery.</task>\n<layout>\nA header with the title "Rye week".\nBelow it a button "Order".\n</layout>\n<avoid>prices</avoid>',
    );
    expect(prose.title?.text).toBe('Rye week');
    expect(nodesOf(prose)).toContainEqual(expect.objectContaining({ control: 'button' }));
    expect(refused(prose)).toEqual(['prices']);
  });

  it('leaves markup alone', () => {
    expect(readOutline('<div><p>One</p><p>Two</p><span>Three</span></div>').isExact).toBeUndefined();
  });
});

describe('a page that is told as data', () => {
  it('needs no fence, whichever names its keys have', () => {
    const outline = readOutline(
      JSON.stringify(
        {
          appName: 'Haverfield',
          sideNav: { items: ['Silos', 'Lab'], activeItem: 'Silos' },
          pageTitle: 'Silos at Marrow',
          headerActions: [{ buttonText: 'Export' }, { buttonText: 'Log', isPrimary: true }],
          summaryCards: [
            { cardLabel: 'Stored', cardValue: '8 t' },
            { cardLabel: 'Free', cardValue: '1 t' },
          ],
          siloTable: { columnHeaders: ['Silo', 'Fill'], rowData: [['1', '91 %']] },
          forbidden: ['weather forecast'],
        },
        null,
        2,
      ),
    );
    expect([outline.title?.text, outline.product?.text]).toEqual(['Silos at Marrow', 'Haverfield']);
    expect(entriesOf(outline)).toEqual([
      ['Silos', true],
      ['Lab', false],
    ]);
    const nodes = nodesOf(outline);
    expect(
      nodes.flatMap((node) =>
        node.kind === 'control' && node.control === 'button' ? [[node.label?.text, node.rank]] : [],
      ),
    ).toEqual([
      ['Export', expect.not.stringMatching('primary')],
      ['Log', 'primary'],
    ]);
    expect(nodes.find(({ kind }) => kind === 'table')).toMatchObject({ columns: [{}, {}], rows: [{}] });
    expect(refused(outline)).toEqual(['weather forecast']);
  });

  it('may hold comments and trailing commas, and stand in one line', () => {
    const lines = [
      '{',
      '  // a page for a boat house, see https://example.org/notes',
      '  "page": "Boat 12", "app": "Slipway", /* shown',
      '  top left */',
      '  "sidebar": ["Boats", "https://example.org/trips"], // stays whole',
      '  "facts": { "Berth": "C-4", "Hull": "oak // larch", },',
      '  "actions": [{ "label": "Book a trip", "variant": "primary" },], // and nothing else',
      '}',
    ];
    const shown = JSON.stringify(readOutline(lines.join('\n')));
    for (const text of [
      'Boat 12',
      'Slipway',
      'https://example.org/trips',
      'Berth',
      'C-4',
      'oak // larch',
      'Book a trip',
    ])
      expect(shown).toContain(`"text":"${text}"`);
    expect(shown).not.toMatch(/"text":"[^"]*(?:boat house|top left|nothing else)/);
    const line =
      'Draw this: a page.\n{"page": "Boat 12", "sidebar": ["Boats", "Trips"], "facts": {"Berth": "C-4", "Hull": "oak"}}';
    expect(readOutline(line).title?.text).toBe('Boat 12');
  });

  it('may be a list of components', () => {
    const outline = readOutline(
      JSON.stringify(
        {
          page: 'Bookings',
          components: [
            { type: 'heading', level: 1, text: 'Open hearings' },
            { type: 'search', placeholder: 'Case number' },
            { type: 'slider', label: 'Volume', value: 6 },
            { type: 'button', style: 'primary', text: 'Send' },
          ],
          style: { theme: 'dark' },
          device: 'desktop',
        },
        null,
        2,
      ),
    );
    expect(outline.title?.text).toBe('Open hearings');
    const controls = nodesOf(outline).flatMap((node) => (node.kind === 'control' ? [node.control] : []));
    expect(controls).toEqual(['search', 'slider', 'button']);
  });

  it('may be YAML between sentences, which speak of what is there', () => {
    const outline = readOutline(
      [
        'Screen spec (YAML):',
        '',
        'page:',
        '  product: Otters',
        '  title: Lessons',
        'steps:',
        '  current: 2',
        '  steps: [Book, Pay, Done]',
        'actions:',
        '  - primary: We come',
        '  - secondary: Cancel',
        'bottom_tabs:',
        '  - Lessons # current',
        '  - Me',
        '',
        'The actions stand under the steps.',
      ].join('\n'),
    );
    expect([outline.title?.text, outline.product?.text]).toEqual(['Lessons', 'Otters']);
    expect(nodesOf(outline).find(({ kind }) => kind === 'steps')).toMatchObject({
      steps: [{ state: 'done' }, { state: 'current' }, {}],
    });
    expect(entriesOf(outline)?.[0]).toEqual(['Lessons', true]);
    expect(nodesOf(outline).filter(({ kind }) => kind === 'steps')).toHaveLength(1);
  });
});

describe('lines about the page', () => {
  it('are no facts on it', () => {
    const outline = readOutline(
      'Create the second step of a claim form.\n\n- Product: Hearthmoor Mutual\n- Device: desktop\n- Users: clerks\n\n## Excess\n- Amount: 150\n- Paid: 20',
    );
    expect(outline.product?.text).toBe('Hearthmoor Mutual');
    expect(nodesOf(outline).flatMap((node) => (node.kind === 'facts' ? node.facts : []))).toHaveLength(2);
  });

  it('head what must not be there', () => {
    const outline = readOutline(
      'Claim form.\n\n## Explicitly excluded\nSide menu, map of the terminal.\n\n## Rules\nNo cents.',
    );
    expect(refused(outline)).toEqual(['Side menu', 'map of the terminal', 'cents']);
  });

  it('show a way through stages', () => {
    const outline = readOutline('Claim form.\n\nProgress: Cause > Damage > Send (Damage is the current one)');
    expect(nodesOf(outline).find(({ kind }) => kind === 'steps')).toMatchObject({
      steps: [{}, { state: 'current' }, {}],
    });
  });

  it('ask for several screens only where so many are told', () => {
    const prompt =
      'A planner for a festival with three screens.\n\n1. Sidebar: Jury, Guests\n2. Title "Slots"\n3. Table\n4. Panel\n';
    expect(splitScreens(prompt)).toHaveLength(1);
    expect(splitScreens('Three screens for a gym:\n1. Login\n2. Home\n3. Profile')).toHaveLength(3);
  });
});

const OBJECT = `Build this:
{
  screen: "New dive",
  app: "Fathom, a log for divers",
  device: "phone",
  header: { left: "close icon", title: "New dive", right: { textButton: "Save draft" } },
  body: [
    { type: "dateField", label: "Day", value: "Thu 16 May" },
    { type: "stepper", label: "Tanks", value: "2", minus: true, plus: true },
    { type: "photoRow", label: "Photos", items: ["photo of a wreck"], addTile: "Add photo" },
    { type: "card", title: "Counts towards", rows: [{ unit: "Unit 3", name: "Deep", done: "72%", bar: true }] },
    { type: "toggleRow", label: "With a guide", on: true, note: "Guide: Ada" }
  ],
  footer: { sticky: true, primary: "Send", hint: "Ada signs it." }
}`;

describe('a page that is told as an object of code', () => {
  const outline = readOutline(OBJECT);
  const said = JSON.stringify(outline.sections);

  it('has all parts of its body', () => {
    for (const words of [
      'Thu 16 May',
      'Tanks',
      'Add photo',
      'Counts towards',
      'Deep',
      '72%',
      'With a guide',
      'Guide: Ada',
    ])
      expect(said).toContain(words);
    expect(said).toContain('"picture":"photo"');
    expect(said).not.toContain('true"');
  });

  it('has a bar at the top with signs and words, and one at the bottom', () => {
    expect(outline.product?.text).toBe('Fathom');
    expect(JSON.stringify(outline.frame.header)).not.toContain('close icon');
    expect(JSON.stringify(outline.frame.header)).toContain('Save draft');
    expect(JSON.stringify(outline.frame.foot)).toMatch(/Ada signs it\..*"text":"Send"/);
  });
});
