import { describe, expect, it } from 'vitest';
import type { ControlNode, Node, Outline, Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...nodesIn(node.nodes)] : [node]));
const nodesOf = ({ sections, frame }: Outline): Node[] => [...nodesIn(sections), ...(frame.foot?.start ?? [])];
const controlsOf = (outline: Outline): ControlNode[] => nodesOf(outline).filter((node) => node.kind === 'control');
const headed = (outline: Outline, heading: string): Section | undefined =>
  nodesOf(outline).find((node): node is Section => node.kind === 'section' && node.heading?.text === heading);
const itemsOf = (outline: Outline): string[][] =>
  nodesOf(outline).flatMap((node) =>
    node.kind === 'items'
      ? node.items.map(({ title, fields }) => [title.text, ...fields.map(({ words }) => words.text)])
      : [],
  );

describe('buttons by their rank alone', () => {
  it.each([
    'Mobile screen "Tide".\n\n## Footer\n- Secondary: **Back**\n- Primary: **Next page**',
    'Tablet screen "Kiln".\n\n### Fixed bottom\n- Ghost: "Back"\n- Primary button: "Next page"',
    'Desktop page "Hive".\n\n## Bottom bar\n- Secondary action: `Back`\n- Primary action: `Next page`',
  ])('are buttons and no facts: %#', (prompt) => {
    const buttons = controlsOf(readOutline(prompt)).map(({ label, rank }) => [label?.text, rank]);
    expect(buttons).toContainEqual(['Next page', 'primary']);
    expect(buttons.map(([label]) => label)).toContain('Back');
  });
});

describe('data that is given before what shows it', () => {
  it.each([
    [
      'TASK\nOne mobile screen, "Night plan".\n\nINPUT DATA\n- Site: Cairn Hill\n- Moon: Sets 23:20\n- Targets, in order:\n  1. M 33, Triangulum, 23:35\n  2. Veil, Cygnus, 00:20\n\nSTRUCTURE\nA. Header with the title "Night plan"\nB. Strip with the facts Site and Moon\nC. Heading "Targets", list of all with a checkbox in front of each',
      ['Site', 'Cairn Hill'],
      ['M 33', 'Triangulum', '23:35'],
    ],
    [
      'Mobile screen "Bakery run".\n\n## Data\n- Van: Number 4\n- Leaves: 05:10\n- Stops:\n  - Mill Lane, 12 loaves, 05:30\n  - School, 40 loaves, 06:10\n\n## Structure\n1. Header with the title "Bakery run"\n2. Fact row: facts Van and Leaves\n3. Heading "Stops", list of all stops',
      ['Van', 'Number 4'],
      ['Mill Lane', '12 loaves', '05:30'],
    ],
    [
      'Tablet screen "Ward round".\n\n## Sample data\n- Ward: B2\n- Doctor: Ines Roth\n- Beds:\n  - Bed 1, Okafor, stable\n  - Bed 2, Lind, fever\n\n## Layout\n- Top bar with the title "Ward round"\n- Strip with the facts Ward and Doctor\n- Heading "Beds", list of all beds',
      ['Ward', 'B2'],
      ['Bed 1', 'Okafor', 'stable'],
    ],
  ])('fills it, once: %#', (prompt, fact, row) => {
    const outline = readOutline(prompt);
    const facts = nodesOf(outline).flatMap((node) =>
      node.kind === 'facts' ? node.facts.map(({ label, value }) => [label?.text, value.text]) : [],
    );
    expect(facts.filter(([label]) => label === fact[0])).toEqual([fact]);
    expect(itemsOf(outline).filter(([title]) => title === row[0])).toEqual([row]);
  });
});

describe('entries that are told as what they are', () => {
  it.each([
    [
      'Mobile screen.\n\n1. Top\n   - title "Tonight"\n2. Call us (first thing under the title)\n   2.1 Row "Samira", "+44 20", call icon\n   2.2 Row "Ben", "three doors down", call icon',
      'Call us',
      ['Samira', 'Ben'],
    ],
    [
      'Tablet screen.\n\n1. Header\n   - title "Forge"\n2. On the anvil\n   - Item "Gate hinge", "Weir Farm"\n   - Item "Boot scraper", "Mill Trust"',
      'On the anvil',
      ['Gate hinge', 'Boot scraper'],
    ],
    [
      'Mobile screen.\n\n1) Header\n   - title "Choir"\n2) Missing tonight\n   a) Entry: "Odile", "alto"\n   b) Entry: "Bram", "bass"',
      'Missing tonight',
      ['Odile', 'Bram'],
    ],
  ])('stand under their heading by their own names: %#', (prompt, heading, titles) => {
    const outline = readOutline(prompt);
    const part = headed(outline, heading);
    const list = part?.nodes.find((node) => node.kind === 'items');
    expect(list?.items.map(({ title }) => title.text)).toEqual(titles);
  });

  it.each([
    ['- Box with red edge, heading "Allergies"\n  - Noor: Sesame\n  - Elio: None', 'Allergies'],
    ['- House, heading "In the house"\n  - Wifi: Blue cat\n  - Heating: 20 °C', 'In the house'],
    ['- Tide block with a thin rule, heading "High water"\n  - Quay: 06:12\n  - Bar: 06:40', 'High water'],
  ])('are headed by what is called so: %#', (part, heading) => {
    const outline = readOutline(`Mobile screen.\n\n- Header: title "Hand-over"\n${part}`);
    expect(headed(outline, heading)).toBeDefined();
    expect(
      nodesOf(outline).some((node) => node.kind === 'section' && /with|House/.test(node.heading?.text ?? '')),
    ).toBe(false);
  });
});

describe('choices in lines under their plural', () => {
  it.each([
    ['checkboxes', 'checkbox'],
    ['toggles', 'toggle'],
    ['sliders', 'slider'],
  ])('are %s', (plural, kind) => {
    const outline = readOutline(
      `Tablet form "Intake".\n\n## Pain\n- **Kind of pain** — ${plural}\n  - *Stabbing*\n  - *Dull*`,
    );
    expect(controlsOf(outline)).toMatchObject([
      { control: kind, label: { text: 'Stabbing' } },
      { control: kind, label: { text: 'Dull' } },
    ]);
  });
});

describe('what is said to whoever builds the page', () => {
  it.each([
    '**Problem.** People forget the dose.\n\n**Goal.** Log it fast.\n\n**Screen content**\n\n1. Header: title `Add dose`\n2. Primary button `Save dose`\n\n**Requirements**\n\n| ID | Requirement | Priority |\n|---|---|---|\n| R1 | Works one-handed | Must |',
    'ROLE\nYou are a senior designer who owns a kiln.\n\nTASK\nOne mobile screen, "Add dose".\n\nSTRUCTURE\nA. Header with the title "Add dose"\nB. Button "Save dose" (primary)',
    'Mobile screen.\n\n- Header: title "Add dose"\n- Button "Save dose" (primary)\n\nDesign tokens\n--primary: #E07A5F; --bg: #FFF9F2; --radius: 18px;\n\n| Token | Value |\n|---|---|\n| accent | #E07A5F |\n| radius | 18px |',
  ])('is not on the page: %#', (prompt) => {
    const outline = readOutline(prompt);
    const shown = JSON.stringify([outline.title, outline.sections, outline.frame]);
    expect(shown).toContain('Add dose');
    expect(shown).not.toMatch(/Problem|forget|R1|one-handed|ROLE|senior|--primary|Token|radius/);
  });
});

describe('notes on what was told before', () => {
  it.each([
    ['[ Cone ]  [ Cup ]  [ Tub ]', 'Cone / Cup / Tub are a segmented switch, Cup is selected', 'segmented'],
    ['[ Day ]  [ Week ]', 'Day and Week are tabs, Week is active', 'tabs'],
    ['[ Red ]  [ White ]  [ Rosé ]', 'Red, White, Rosé are chips', 'chips'],
  ])('say what drawn buttons are: %s', (buttons, note, kind) => {
    const drawing = [
      '+--------------------------------+',
      '| Counter                        |',
      '+--------------------------------+',
      `| ${buttons.padEnd(31)}|`,
      '| [ Total ]                      |',
      '+--------------------------------+',
    ];
    const outline = readOutline(`Tablet screen.\n\n\`\`\`\n${drawing.join('\n')}\n\`\`\`\n\nNotes\n- ${note}`);
    expect(controlsOf(outline).some(({ control }) => control === kind)).toBe(true);
  });

  it.each([
    ['Measures', 'Measure, First and Now', 'Chest: 102, 103\n- Sleeve, left: 66, 67', ['Sleeve, left', '66', '67']],
    ['Hives', 'Hive, Frames and Mood', 'Orchard: 8, calm\n- Lane, north: 9, wild', ['Lane, north', '9', 'wild']],
    ['Loaves', 'Loaf, Flour and Price', 'Miche: spelt, €6\n- Rye, dark: rye, €5', ['Rye, dark', 'rye', '€5']],
  ])('give a table its rows: %s', (name, columns, rows, last) => {
    const outline = readOutline(
      `Tablet screen.\n\n| Element | Details |\n|---|---|\n| Title | "Card 9" |\n| Left column, heading "${name}" | table with the columns ${columns} (see below) |\n| Bottom bar | button "Print" |\n\nRows of the ${name.toLowerCase()} table:\n\n- ${rows}`,
    );
    const table = nodesOf(outline).find((node) => node.kind === 'table');
    expect(table?.rows.at(-1)?.cells.map((cell) => cell?.text)).toEqual(last);
  });
});

describe('a spec under headings', () => {
  it.each([
    ['hive', 'Queen cage', 'Open the hive', 'the bees do not like it'],
    ['boat', 'Bilge pump', 'Cast off', 'the crew know it by heart'],
    ['loom', 'Warp beam', 'Start weaving', 'she counts aloud anyway'],
  ])('is read as written prose, whatever its lists would parse as: %s', (of, name, action, talk) => {
    const outline = readOutline(
      `Phone screen for a ${of}.\n\nScreen title: New ${of}\n\nInclude:\n- A stepper labelled "${name}", value 2, at the very top of it\n- Main button "${action}" and nothing else beside or under it\n\nStyle:\n- Heavy type\n- Yellow #FFC400\n\nConstraints:\n- No map of anything; ${talk}`,
    );
    expect(controlsOf(outline).map(({ label }) => label?.text)).toEqual([name, action]);
    expect(JSON.stringify([outline.title, outline.sections])).not.toMatch(/Constraints|Include|No map/);
    expect(outline.style.colors).toMatchObject([{ hex: '#ffc400' }]);
  });

  it.each([
    ['Ferry times', 'Boat', 'Captain: Ines Holm'],
    ['Seed list', 'Bed', 'Gardener: Omar Reyes'],
    ['Choir seats', 'Voice', 'Leader: Ada Krug'],
  ])('tells no rows of a table that stood under another heading: %s', (heading, column, fact) => {
    const outline = readOutline(
      `# Page "Overview"\n\n## ${heading}\n| ${column} | From | To |\n|---|---|---|\n| One | 3 | 4 |\n\n## Next to it\n- 4 May, 10:00 to 12:00\n- ${fact}`,
    );
    const tables = nodesOf(outline).filter((node) => node.kind === 'table');
    expect(tables.map(({ rows }) => rows.length)).toEqual([1]);
  });

  it.each(['Where', 'Hex', 'Used for'])('takes a table with "%s" and colours for looks', (column) => {
    const outline = readOutline(
      `# Page "Overview"\n\n## Paints\n| Name | Value | ${column} |\n|---|---|---|\n| Cream | #FFF7EF | background |\n| Plum | #6D2E56 | primary |\n\n## Total\n- Sold: 12`,
    );
    expect(nodesOf(outline).some(({ kind }) => kind === 'table')).toBe(false);
    expect(outline.style.colors.map(({ hex }) => hex)).toEqual(['#fff7ef', '#6d2e56']);
  });

  it.each([
    ['Behaviour', 'Add hive'],
    ['Interactions', 'New tide'],
    ['Accessibility', 'Add seat'],
  ])('reads from notes on %s what tells a part', (heading, action) => {
    const outline = readOutline(
      `# Page "Overview"\n\n## Total\n- Sold: 12\n\n## ${heading}\n- Rows open on a click\n- "${action}" is the only primary button`,
    );
    expect(controlsOf(outline).map(({ label }) => label?.text)).toEqual([action]);
  });
});

describe('a navigation under its heading', () => {
  it.each([
    ['Left sidebar, 220 px, labels with icons:', 'sidebar'],
    ['Bottom tab bar:', 'bottom'],
    ['Top navigation, sticky:', 'top'],
  ])('stands where a line over its entries says: %s', (line, kind) => {
    const { frame } = readOutline(
      `# Page "Overview"\n\n## Navigation\n${line}\n- Overview (active)\n- Boats\n- Tides\n\n## Total\n- Sold: 3`,
    );
    expect(frame.navigation).toMatchObject({
      kind,
      entries: [
        { label: { text: 'Overview' }, isCurrent: true },
        { label: { text: 'Boats' } },
        { label: { text: 'Tides' } },
      ],
    });
  });
});

describe('a heading in marks', () => {
  it.each(['## Section 2: "Needs you first"', '## 3. "How it works"', '### “On the shelves”'])('is one: %s', (line) => {
    const name = /["“](.+)["”]/u.exec(line)?.[1];
    const { sections } = readOutline(`# Page "Overview"\n\n${line}\n- Sold: 3\n- Left: 4`);
    expect(sections.map(({ heading }) => heading?.text)).toContain(name);
  });
});

describe('a column of actions', () => {
  it.each([
    'The action is a small outlined button in each row.',
    'Action holds buttons.',
    'The Action column has links.',
  ])('holds buttons: %s', (line) => {
    const outline = readOutline(
      `# Page "Overview"\n\n## Boats\n| Boat | Berth | Action |\n|---|---|---|\n| Heron | 4 | Call |\n| Dipper | 5 | Tow |\n\n${line}`,
    );
    expect(nodesOf(outline).find((node) => node.kind === 'table')?.columns[2]?.as).toBe('actions');
  });
});

describe('a line of several leads', () => {
  it.each([
    ['**App name:** Tern. **Platform:** phone. **User:** a skipper who holds the tiller.', 'Tern', 'tiller'],
    ['**Product:** Hopyard. **Audience:** growers in a hurry. **Device:** tablet in a barn.', 'Hopyard', 'barn'],
    ['**App:** Larder. **Users:** two cooks with wet hands. **Goal:** see what is left.', 'Larder', 'cooks'],
  ])('says what the page is, each by its own: %s', (line, product, word) => {
    const outline = readOutline(
      `# Home screen\n\n${line}\n\n## Structure from top to bottom\n\n### 1. Total\n- Sold: 3`,
    );
    expect(outline.product?.text).toBe(product);
    expect(JSON.stringify([outline.title, outline.sections])).not.toMatch(
      new RegExp(`${word}|User|Platform|Structure`),
    );
  });

  it.each(['Include, in this order:', 'Include the following:', 'Layout top to bottom:'])(
    'heads nothing with %s',
    (head) => {
      const { sections } = readOutline(
        `Phone screen for a mill.\n\n${head}\n1. A button "Grind" at the top\n2. A figure 12 sacks`,
      );
      expect(JSON.stringify(sections)).not.toMatch(/Include|Layout/);
    },
  );
});
