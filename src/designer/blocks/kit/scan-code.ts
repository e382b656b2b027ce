import { html, type Markup } from '../../../markup/html.ts';
import { createRandom } from '../../seeded-random.ts';

const SIZE = 25;
const CORNER = 7;

/** A square code as readers know it: three corner marks and a field of modules that depends on the words alone. It tells nothing. */
export function scanCode(words: string, classes: string, name = 'Code to scan'): Markup {
  const random = createRandom(`code:${words}`);
  const inCorner = (x: number, y: number): boolean =>
    (x <= CORNER && y <= CORNER) || (x >= SIZE - CORNER - 1 && y <= CORNER) || (x <= CORNER && y >= SIZE - CORNER - 1);
  let path = '';
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) if (random.next() < 0.48 && !inCorner(x, y)) path += `M${x} ${y}h1v1h-1z`;
  for (const [x, y] of [
    [0, 0],
    [SIZE - CORNER, 0],
    [0, SIZE - CORNER],
  ] as const)
    path += `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return html`<svg
    role="img"
    aria-label="${name}"
    viewBox="0 0 ${SIZE} ${SIZE}"
    shape-rendering="crispEdges"
    class="${classes}"
  >
    <path d="${path}" />
  </svg>`;
}
