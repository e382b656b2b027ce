import { describe, expect, it } from 'vitest';
import type { Node, Section } from '../outline/outline.ts';
import { control, item, outlineOf, section, words } from './outline.fixture.ts';
import { withFocus } from './focus-section.ts';
import { tidySection } from './tidy-section.ts';

const text = (said: string, role: 'value' | 'caption' | 'notice' = 'caption'): Node => ({
  kind: 'text',
  role,
  words: words(said),
});
const table: Node = { kind: 'table', caption: words('Invoices'), columns: [], rows: [], footer: [] };

describe('a section as it is composed', () => {
  it.each(['€1,188', '82 %', '7.4 kg', '−18 °C'])('makes %s the figure of the part that begins with it', (said) => {
    const paragraph: Node = { kind: 'text', role: 'paragraph', words: words(said) };
    expect(tidySection(section('Total spent', [paragraph, table])).nodes[0]).toMatchObject({ role: 'value' });
    expect(tidySection(section(undefined, [paragraph])).nodes[0]).toMatchObject({ role: 'paragraph' });
  });

  it.each(['14 May', '3 of 8 done', 'Platform 7'])('leaves %s as words', (said) => {
    const paragraph: Node = { kind: 'text', role: 'paragraph', words: words(said) };
    expect(tidySection(section('Today', [paragraph])).nodes[0]).toMatchObject({ role: 'paragraph' });
  });

  it.each(['Danger zone', 'Gefahrenbereich', 'Zona de peligro'])('marks what cannot be taken back: %s', (heading) => {
    const [button] = tidySection(section(heading, [control('button', 'Close account')])).nodes;
    expect(button).toMatchObject({ rank: 'danger' });
  });

  it('puts who said it under a quotation', () => {
    const quote: Node = { kind: 'text', role: 'quote', words: words('Best of the year.') };
    const names: Node = { kind: 'items', layout: 'rows', items: [item('Inés Quiroga'), item('El Mercat')] };
    expect(tidySection(section(undefined, [quote, names])).nodes).toEqual([
      { ...quote, by: words('Inés Quiroga'), byNote: words('El Mercat') },
    ]);
    const told: Node = { kind: 'items', layout: 'rows', items: [item('Inés', { Baker: 'note' })] };
    expect(tidySection(section(undefined, [quote, told])).nodes).toHaveLength(2);
  });

  it('says a heading once', () => {
    const [inner] = tidySection(section('Invoices', [table])).nodes;
    expect(inner).toMatchObject({ kind: 'table' });
    expect(inner).not.toHaveProperty('caption');
    expect(tidySection(section('Payments', [table])).nodes[0]).toHaveProperty('caption');
  });

  it('is one box where it holds nothing but a box', () => {
    const card = section(undefined, [text('Expires 08/27')], { surface: 'card' });
    const whole = tidySection(section('Payment method', [card], { place: 'right' }));
    expect(whole).toMatchObject({ surface: 'card', place: 'right', heading: { text: 'Payment method' } });
    expect(whole.nodes).toEqual(card.nodes);
  });

  it('keeps two headings, and two stated surfaces, apart', () => {
    const card = section('Card', [text('Expires 08/27')], { surface: 'card' });
    expect(tidySection(section('Payment method', [card])).nodes).toHaveLength(1);
    expect(tidySection(section(undefined, [card], { surface: 'band' })).nodes[0]).toMatchObject({ kind: 'section' });
  });

  it('shows the mark of a notice once', () => {
    const notice = section(undefined, [{ kind: 'icon', icon: 'info' }, text('Stop if it swells.', 'notice')], {
      surface: 'notice',
    });
    expect(tidySection(notice).nodes.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('leads with the only button of a form, and with no other', () => {
    const rankOf = (given: Section): unknown =>
      tidySection(given).nodes.flatMap((node) =>
        node.kind === 'control' && node.control === 'button' ? [node.rank] : [],
      );
    const field = control('input', 'Email');
    expect(rankOf(section('Ask', [field, control('button', 'Send')]))).toEqual(['primary']);
    expect(rankOf(section('Ask', [field, control('button', 'Send', { rank: 'secondary' })]))).toEqual(['secondary']);
    expect(rankOf(section('Ask', [field, control('button', 'Send'), control('button', 'Skip')]))).toEqual([
      undefined,
      undefined,
    ]);
    expect(rankOf(section('Ask', [control('button', 'Send')]))).toEqual([undefined]);
  });
});

describe('the part of an app that says its one figure', () => {
  const balance = section(undefined, [text('You can spend'), text('$12.75', 'value'), control('button', 'Spend')], {
    surface: 'card',
  });
  const list = section('Chores', [text('Walk the dog')]);

  it('stands in the main colour', () => {
    expect(withFocus([balance, list], outlineOf({ kind: 'app' }))[0]?.surface).toBe('hero');
  });

  it('stays plain in tools, on quiet pages and beside another strong ground', () => {
    const { style } = outlineOf({});
    const calm = outlineOf({ kind: 'app', style: { ...style, moods: ['calm'] } });
    const hero = section('Today', [text('Rain')], { surface: 'hero' });
    expect(withFocus([balance, list], outlineOf({ kind: 'tool' }))[0]?.surface).toBe('card');
    expect(withFocus([balance, list], calm)[0]?.surface).toBe('card');
    expect(withFocus([balance, hero], outlineOf({ kind: 'app' }))[0]?.surface).toBe('card');
  });
});
