import { expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';

const drawing = (
  house: string,
  links: readonly string[],
  head: string,
  [one, two]: readonly [string, string],
) => `A desk page:

\`\`\`
+------------------------------------------------------------------------------+
| ${`${house}     ${links.join(' | ')}`.padEnd(64)}[Check in]   |
+------------------------------------------------------------------------------+
|  Now                                                      Average 18 min     |
|  +--------------------------+  +------------------------------------------+  |
|  | NEXT UP                  |  | ${head.padEnd(41)}|  |
|  | (photo of it)            |  | Name     | Kind    | Reason     | Wait   |  |
|  | ${one.padEnd(25)}|  | ${one.padEnd(9)}| Small   | None       | 31 min |  |
|  | Owner: Freya Sandoval    |  | ${two.padEnd(9)}| Large   | Unknown thing| 2 h  |  |
|  | [Call in]  [Postpone]    |  +------------------------------------------+  |
|  +--------------------------+  | Rooms                                    |  |
|                                | Room 1  Ada            busy              |  |
|                                | Room 2  Tom            free              |  |
|                                +------------------------------------------+  |
+------------------------------------------------------------------------------+
\`\`\`
`;

it.each([
  ['Fennick Clinic', ['Queue', 'Calendar', 'Patients'], 'Waiting', ['Mopsy', 'Duke']],
  ['Quay Repairs', ['Jobs', 'Parts', 'Map'], 'On the slip', ['Ada II', 'Brine']],
  ['Tune & Sons', ['Pianos', 'Notes', 'Stock'], 'In the shop', ['Upright', 'Grand']],
] as const)('two columns of boxes under a bar with links: %s', (house, links, head, names) => {
  const { title, frame, sections } = readOutline(drawing(house, links, head, names));
  expect(title?.text).toBe(house);
  expect(frame.navigation).toMatchObject({ kind: 'top', entries: links.map((text) => ({ label: { text } })) });
  expect(frame.header?.end).toMatchObject([{ label: { text: 'Check in' } }]);
  const placed = sections.map(({ heading, place }) => [heading?.text, place]);
  expect(placed.slice(1)).toEqual([
    ['NEXT UP', 'left'],
    [head, 'right'],
    ['Rooms', 'right'],
  ]);
  const table = sections.flatMap(({ nodes }) => nodes).find(({ kind }) => kind === 'table');
  expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([
    [names[0], 'Small', 'None', '31 min'],
    [names[1], 'Large', 'Unknown thing', '2 h'],
  ]);
});

it.each([
  ['You can give again', 'from Monday 3 November', 'Last time: 14 July'],
  ['Next tide', 'from 06:12 at the quay', 'Height: 4.2 m'],
  ['Your seat', 'from coach 5 to the end', 'Row: 14'],
])('a box keeps all lines under its name: %s', (name, line, fact) => {
  const { sections } = readOutline(`Mobile screen.

\`\`\`
 <  Home
 +------------------------------------+
 | ${name.padEnd(35)}|
 | ${line.padEnd(35)}|
 | ${fact.padEnd(35)}|
 +------------------------------------+
  Where
 (o) Hall         1.2 km
 ( ) Library      2.8 km
  [ Open ]
\`\`\`
`);
  const told = JSON.stringify(sections);
  for (const words of [name, line, fact.split(': ')[1]]) expect(told).toContain(words);
});
