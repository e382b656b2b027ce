import { describe, expect, it } from 'vitest';
import type { Node, PictureNode } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

function listPictures(prompt: string): PictureNode[] {
  const visit = (node: Node): PictureNode[] => {
    if (node.kind === 'picture') return [node];
    if (node.kind === 'section') return node.nodes.flatMap(visit);
    return node.kind === 'items' ? node.items.flatMap(({ nodes }) => nodes.flatMap(visit)) : [];
  };
  return readOutline(prompt).sections.flatMap(visit);
}

const page = (line: string): string => `Mobile screen for a small club.\n\n- Title: **Spring list**\n- ${line}\n`;

describe('what a picture shows', () => {
  it.each([
    ['Hero: wide photo of the quay at low tide; button "Go"', 'the quay at low tide'],
    ['Background photo: hot glass being turned on a pipe', 'hot glass being turned on a pipe'],
    ['Photo: a rope walk seen from above, a caption "Laid by hand"', 'a rope walk seen from above'],
    ['Illustration of a goat with a bucket, heading "Feeding time"', 'a goat with a bucket'],
  ])('is read whole from "%s"', (line, about) =>
    expect(listPictures(page(line)).map((picture) => picture.about)).toEqual([about]),
  );

  it.each([
    ['"Judges": portraits with names - Ida Berg, Tom Ruiz, Bea Lund', ['Ida Berg', 'Tom Ruiz', 'Bea Lund']],
    ['"Steps": three photos in a row with captions "Soak", "Bend", "Dry"', ['Soak', 'Bend', 'Dry']],
    ['"Nearby" with two photo cards: Old mill, Stone bridge; each with "Open"', ['Old mill', 'Stone bridge']],
  ])('is a picture for each that "%s" lists', (line, names) => {
    const pictures = listPictures(page(line));
    expect(pictures.map(({ about }) => about.split(', ')[0])).toEqual(names);
  });
});
