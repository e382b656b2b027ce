import { describe, expect, it } from 'vitest';
import type { Node, Section } from '../outline/outline.ts';
import { control, section, words } from './outline.fixture.ts';
import { gatherOpening } from './site-opening.ts';

const photo: Node = { kind: 'picture', picture: 'photo', about: 'a slipway', labels: [], overlays: [] };
const said: Node = { kind: 'text', role: 'paragraph', words: words('Eight benches by the water') };
const hours: Node = { kind: 'facts', layout: 'list', facts: [{ label: words('Open'), value: words('9 to 17') }] };
const kindsOf = ({ nodes }: Section): string[] => nodes.map(({ kind }) => kind);
const book = control('button', 'Book');

describe('gatherOpening', () => {
  it('makes one part of words, picture and what can be done', () => {
    const [opening, ...others] = gatherOpening(
      [
        section(undefined, [said]),
        section(undefined, [photo]),
        section(undefined, [book]),
        section('Courses', [hours]),
      ],
      true,
    );
    expect(opening?.surface).toBe('hero');
    expect(opening === undefined ? [] : kindsOf(opening)).toEqual(['text', 'picture', 'control']);
    expect(others.map(({ heading }) => heading?.text)).toEqual(['Courses']);
  });

  it('has few facts in a box before the action', () => {
    const [opening] = gatherOpening(
      [section(undefined, [photo]), section(undefined, [hours]), section(undefined, [book])],
      true,
    );
    expect(opening === undefined ? [] : kindsOf(opening)).toEqual(['picture', 'section', 'control']);
  });

  it('has what overlaps the picture at its right in a box', () => {
    const [opening, ...others] = gatherOpening(
      [section(undefined, [photo]), section(undefined, [hours, book], { place: 'right' })],
      true,
    );
    expect(opening?.nodes.at(-1)).toMatchObject({ kind: 'section', surface: 'card', nodes: [hours, book] });
    expect(others).toEqual([]);
  });

  it('has words alone as the opening, up to the first part of its own', () => {
    const [opening, ...others] = gatherOpening([section(undefined, [said, book]), section('Courses', [hours])], true);
    expect(opening).toMatchObject({ surface: 'hero', nodes: [said, book] });
    expect(others.map(({ heading }) => heading?.text)).toEqual(['Courses']);
  });

  it('leaves a picture to the part that it belongs to', () => {
    const sections = [section('News', [said]), section('The shed', [photo]), section(undefined, [book])];
    expect(gatherOpening(sections, true)).toEqual(sections);
    const late = [section(undefined, [hours]), section(undefined, [photo])];
    expect(gatherOpening(late, true)).toEqual(late);
  });
});
