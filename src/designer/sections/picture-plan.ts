import { html, type Markup } from '../../markup/html.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import { pageWord } from '../fill/language/page-words.ts';
import type { PictureNode } from '../outline/outline.ts';

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DEFAULT_ROOMS = 5;
const GAP = 0.6;

/** A floor plan: as many rooms as there are labels, walls between them, a door in each, its label inside. */
export function drawPlan(node: PictureNode, classes: string, lang: string): Markup {
  const random = createRandom(`plan:${node.about}`);
  const rooms = split({ x: 2, y: 3, width: 96, height: 94 }, node.labels.length || DEFAULT_ROOMS, random);
  return html`<div
    data-part="plan"
    role="group"
    aria-label="${pageWord('plan', lang)}: ${node.about}"
    class="relative overflow-hidden rounded-lg bg-surface-container ${classes}"
  >
    ${rooms.map(({ x, y, width, height }, index) => {
      const label = node.labels[index]?.text;
      return html`<div
        class="absolute flex items-center justify-center border-2 border-on-surface-variant bg-surface-container-lowest p-1 text-center"
        style="left:${x + GAP / 2}%;top:${y + GAP / 2}%;width:${width - GAP}%;height:${height - GAP}%"
      >
        <span aria-hidden="true" class="absolute -bottom-0.5 left-1/3 h-0.5 w-8 max-w-1/3 bg-surface-container"></span>
        ${label === undefined ? '' : html`<span class="font-label text-label-md font-semibold text-on-surface">${label}</span>`}
      </div>`;
    })}
  </div>`;
}

/** Parts a room in two along its longer side until there are as many as asked. */
function split(room: Room, count: number, random: Random): Room[] {
  if (count <= 1) return [room];
  const first = Math.ceil(count / 2);
  const share = Math.min(0.68, Math.max(0.32, first / count + (random.next() - 0.5) * 0.1));
  const { x, y, width, height } = room;
  // Rooms are wider than high, since words lie across.
  return width >= height * 1.05
    ? [
        ...split({ x, y, width: width * share, height }, first, random),
        ...split({ x: x + width * share, y, width: width * (1 - share), height }, count - first, random),
      ]
    : [
        ...split({ x, y, width, height: height * share }, first, random),
        ...split({ x, y: y + height * share, width, height: height * (1 - share) }, count - first, random),
      ];
}
