import { describe, expect, it } from 'vitest';
import type { Node, Outline, Section } from '../outline/outline.ts';
import { control, item, outlineOf, section, words } from './outline.fixture.ts';
import { seatSections } from './seat-sections.ts';

const icon = (name: string): Node => ({ kind: 'icon', icon: name });
const view: Node = { kind: 'picture', picture: 'photo', about: 'a ridge', labels: [], overlays: [] };
const list = section('Things', [{ kind: 'items', layout: 'rows', items: [item('One')] }]);
const table: Node = { kind: 'table', columns: [{ label: words('Grower') }], rows: [], footer: [] };
const labels = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).map((node) => (node.kind === 'control' ? (node.label?.text ?? '') : node.kind));
const headings = ({ sections }: Outline): (string | undefined)[] => sections.map(({ heading }) => heading?.text);

describe('kinds', () => {
  it.each([
    ['site', 'MOBILE', [list], 'app'],
    ['site', 'MOBILE', [{ ...list, surface: 'hero' }], 'site'],
    ['site', 'DESKTOP', [list], 'site'],
    ['app', 'DESKTOP', [list], 'tool'],
    ['site', 'DESKTOP', [section(undefined, [control('search')]), section('Leases', [table])], 'tool'],
    ['app', 'TABLET', [list], 'app'],
  ] as const)('a %s on %s', (kind, device, sections, seated) => {
    expect(seatSections(outlineOf({ kind, sections: [...sections] as Section[] }), device).kind).toBe(seated);
  });
});

describe('the bar', () => {
  it.each(['Add reading', 'Export list', 'New berth'])('takes "%s", told before the content of a tool', (label) => {
    const { frame, sections } = seatSections(
      outlineOf({ sections: [section(undefined, [control('button', label)]), list] }),
      'DESKTOP',
    );
    expect(labels(frame.header?.end)).toEqual([label]);
    expect(sections).toHaveLength(1);
  });

  it('takes only marks on a phone, signs at its start', () => {
    const logo: Node = { kind: 'picture', picture: 'logo', about: 'Alder', labels: [], overlays: [] };
    const { frame } = seatSections(
      outlineOf({ kind: 'app', sections: [section(undefined, [logo, icon('bell')]), list] }),
      'MOBILE',
    );
    expect(frame.header).toMatchObject({ start: [logo], end: [icon('bell')] });
    const kept = outlineOf({ kind: 'app', sections: [section(undefined, [control('button', 'Start')]), list] });
    expect(seatSections(kept, 'MOBILE').frame.header).toBeUndefined();
  });

  it.each([
    ['in a part at the top', [list, section(undefined, [icon('arrow left'), icon('settings')], { place: 'top' })]],
    ['before the content', [section(undefined, [icon('arrow left'), icon('settings')]), list]],
    ['with the first picture', [section(undefined, [view, icon('arrow left'), icon('settings')]), list]],
  ] as const)('has what leads back at its start and the rest at its end, told %s', (_, sections) => {
    const { frame } = seatSections(outlineOf({ kind: 'app', sections: [...sections] }), 'MOBILE');
    expect(frame.header).toEqual({ start: [icon('arrow left')], middle: [], end: [icon('settings')] });
  });

  it('has what was told in one go at both of its ends', () => {
    const bar = { start: [icon('arrow left'), icon('more')], middle: [], end: [] };
    const { frame } = seatSections(outlineOf({ kind: 'app', frame: { header: bar }, sections: [list] }), 'MOBILE');
    expect(frame.header).toEqual({ start: [icon('arrow left')], middle: [], end: [icon('more')] });
  });
});

describe('pictures in a bar', () => {
  it('open a site, with the buttons told after them', () => {
    const photo: Node = { kind: 'picture', picture: 'photo', about: 'a meadow', labels: [], overlays: [] };
    const bar = { start: [], middle: [], end: [control('search'), photo, control('button', 'Enter')] };
    const { frame, sections } = seatSections(
      outlineOf({ kind: 'site', frame: { header: bar }, sections: [list] }),
      'DESKTOP',
    );
    expect(labels(frame.header?.end)).toEqual(['']);
    expect(sections[0]).toMatchObject({ surface: 'hero', nodes: [photo, control('button', 'Enter')] });
  });
});

describe('a bar at the lower edge whose entry is a figure', () => {
  it.each([
    ['Total', '€96'],
    ['Sum', '14 kg'],
    ['Due', '$1,240.00'],
  ])('is a sum with the last button beside it: %s %s', (label, value) => {
    const entry = (text: string) => ({ label: words(text) });
    const navigation = { kind: 'bottom' as const, entries: [entry(label), entry(value)], head: [], tail: [] };
    const sections = [list, section(undefined, [control('button', 'Book')])];
    const { frame, sections: left } = seatSections(
      outlineOf({ kind: 'app', frame: { navigation }, sections }),
      'MOBILE',
    );
    expect(frame.navigation).toBeUndefined();
    expect(frame.foot).toMatchObject({ start: [{ kind: 'facts' }], end: [control('button', 'Book')] });
    expect(left).toHaveLength(1);
  });

  it('is one to go by where its entries are places', () => {
    const entries = ['Today', 'Map'].map((text) => ({ label: words(text) }));
    const navigation = { kind: 'bottom' as const, entries, head: [], tail: [] };
    const { frame } = seatSections(outlineOf({ kind: 'app', frame: { navigation }, sections: [list] }), 'MOBILE');
    expect(frame.navigation).toEqual(navigation);
  });
});

describe('a navigation without entries', () => {
  it('is no side bar', () => {
    const navigation = { kind: 'sidebar' as const, entries: [], head: [], tail: [] };
    expect(seatSections(outlineOf({ frame: { navigation }, sections: [list] }), 'DESKTOP').frame).toEqual({});
  });
});

describe('places', () => {
  it('what stands at the top comes first', () => {
    const top = section('Now', [{ kind: 'badge', words: words('Open') }], { place: 'top' });
    expect(headings(seatSections(outlineOf({ sections: [list, top] }), 'DESKTOP'))).toEqual(['Now', 'Things']);
    expect(headings(seatSections(outlineOf({ kind: 'site', sections: [list, top] }), 'DESKTOP'))).toEqual([
      'Things',
      'Now',
    ]);
  });

  it('actions told after a side panel are its own', () => {
    const panel = section('Lot 7', [{ kind: 'text', role: 'paragraph', words: words('Ripe') }], { place: 'right' });
    const actions = section(undefined, [control('button', 'Move'), control('button', 'Sell')]);
    const { sections } = seatSections(outlineOf({ sections: [list, panel, actions] }), 'DESKTOP');
    expect(labels(sections.at(-1)?.nodes)).toEqual(['text', 'Move', 'Sell']);
    const goesOn = seatSections(outlineOf({ sections: [panel, actions, list] }), 'DESKTOP');
    expect(goesOn.sections).toHaveLength(3);
  });

  it('actions told after a panel that is only read go on with the form beside it', () => {
    const form = section('Where it hurts', [control('input', 'Since'), control('slider', 'Pain')]);
    const panel = section('Visit', [{ kind: 'text', role: 'paragraph', words: words('Room 2') }], { place: 'right' });
    const actions = section(undefined, [control('button', 'Back'), control('button', 'Continue')]);
    const { sections } = seatSections(outlineOf({ sections: [form, panel, actions] }), 'DESKTOP');
    expect(labels(sections[0]?.nodes)).toEqual(['Since', 'Pain', 'Back', 'Continue']);
    expect(sections).toHaveLength(2);
  });

  it.each(['Call next', 'New batch', 'Add boat'])(
    '"%s", which nobody asked for, stands at the head of a tool',
    (name) => {
      const ours = control('button', undefined, { label: { text: name, origin: 'filled' } });
      const told = seatSections(outlineOf({ sections: [list, section(undefined, [ours])] }), 'DESKTOP');
      expect(labels(told.frame.header?.end)).toEqual([name]);
      const asked = seatSections(
        outlineOf({ sections: [list, section(undefined, [control('button', name)])] }),
        'DESKTOP',
      );
      expect(asked.frame.header).toBeUndefined();
    },
  );

  it('one or two buttons at the end of a phone are in reach, more are not', () => {
    const foot = (...names: string[]) =>
      seatSections(
        outlineOf({
          kind: 'app',
          sections: [
            list,
            section(
              undefined,
              names.map((name) => control('button', name)),
            ),
          ],
        }),
        'MOBILE',
      ).frame.foot?.start;
    expect(labels(foot('Send'))).toEqual(['Send']);
    expect(labels(foot('Decline', 'Accept'))).toEqual(['Decline', 'Accept']);
    expect(foot('Back', 'Continue')).toMatchObject([{}, { rank: 'primary' }]);
    expect(foot('Back', 'Continue')?.[0]).not.toHaveProperty('rank');
    expect(foot('A', 'B', 'C')).toBeUndefined();
  });

  it("a site's opening holds its other half and the box at its right", () => {
    const hero = section('Own the ridge', [control('button', 'Buy')], { surface: 'hero' });
    const box = section(undefined, [{ kind: 'badge', words: words('26 days') }], { place: 'right' });
    const { sections } = seatSections(outlineOf({ kind: 'site', sections: [hero, box, list] }), 'DESKTOP');
    expect(headings({ sections } as Outline)).toEqual(['Own the ridge', 'Things']);
    expect(sections[0]?.nodes.at(-1)).toMatchObject({ kind: 'section', surface: 'card' });
  });
});
