import { expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';

it.each([
  ['6. Section "Volunteer". Avatar, "Marek Dudek", "Since 10:20".', 'Marek Dudek', 'Since 10:20'],
  ['2. Section "Your vet". Avatar, "Ada Okafor", "Small animals".', 'Ada Okafor', 'Small animals'],
  ['3. Section "Pilot". Avatar, "Tomasz Wilk", "On board until 14:00".', 'Tomasz Wilk', 'On board until 14:00'],
])('a portrait beside a name is one entry: %s', (part, name, note) => {
  const { sections } = readOutline(`Mobile app screen "Ticket".\n\n1. Section "Notes". Text "Bring it."\n${part}`);
  const items = sections.flatMap(({ nodes }) => nodes).flatMap((node) => (node.kind === 'items' ? node.items : []));
  const person = items.find(({ title }) => title.text === name);
  expect(person?.fields.map(({ words }) => words.text)).toEqual([note]);
  expect(person?.nodes).toMatchObject([{ kind: 'picture', picture: 'avatar', about: expect.stringContaining(name) }]);
  expect(sections.flatMap(({ nodes }) => nodes).some(({ kind }) => kind === 'picture')).toBe(false);
});
