import { html, type Markup } from '../../markup/html.ts';
import type { GridNode, Tone } from '../outline/outline.ts';
import { dataInk, isOnColor, type DataInk } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { leftOver, restLine } from './left-over.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { textWidth } from './text-width.ts';
import { toneOfWords } from './tone-of-words.ts';

type Cell = GridNode['cells'][number];

const FILLS: Readonly<Record<Tone, string>> = {
  neutral: 'bg-surface-container-high text-on-surface border-outline-variant',
  muted: 'bg-surface-container text-on-surface-variant border-outline-variant',
  accent: 'bg-primary text-on-primary border-primary',
  good: 'bg-primary/15 text-on-surface border-primary',
  info: 'bg-secondary/15 text-on-surface border-secondary',
  warn: 'bg-tertiary/20 text-on-surface border-tertiary',
  bad: 'bg-error/15 text-on-surface border-error',
};

const SELECTED = /select|chosen|mine|yours?\b|current|picked|gewählt|seleccion|choisi/i;
const TAKEN = /taken|booked|occupied|sold|blocked|reserved|besetzt|belegt|ocupad|occup|full/i;
const FREE = /free|available|open|empty|vacant|frei|libre|libero/i;
const MOST_CELL_PX = 56;

/** A plan of places: rows and columns of cells with their words and states, and what the states mean. */
export const drawGrid: NodeDrawer<'grid'> = (given, context) => {
  const node = placeCells(given);
  const inside = insidePanel(context);
  const ink = dataInk(inside);
  const at = toLookup(node);
  const { minPx, isWide } = cellWidth(node, context);
  const hasRows = node.rowLabels.length > 0;
  const isPlan = !isWide || hasRows || node.columnLabels.length > 0;
  const template = isPlan
    ? `${hasRows ? 'auto ' : ''}repeat(${node.columns},minmax(0,${isWide ? '1fr' : `${MOST_CELL_PX}px`}))`
    : `repeat(auto-fill,minmax(min(100%,${minPx}px),1fr))`;
  const lines = Array.from({ length: node.rows }, (_, row) => row);
  const drawn = html` <div
      role="group"
      aria-label="${node.about}"
      class="grid justify-center gap-1 @sm:gap-2"
      style="grid-template-columns:${template}"
    >
      ${
        node.columnLabels.length === 0
          ? ''
          : html`${hasRows ? html`<span></span>` : ''}${Array.from({ length: node.columns }, (_, column) => html`<span class="text-center font-label text-label-md ${ink.soft}">${node.columnLabels[column]?.text ?? ''}</span>`)}`
      }
      ${lines.map((row) => html`${hasRows ? html`<span class="flex items-center justify-end pr-1 font-label text-label-md ${ink.soft}">${node.rowLabels[row]?.text ?? ''}</span>` : ''}${Array.from({ length: node.columns }, (_, column) => (isPlan || at(row, column) !== undefined ? drawCell(at(row, column), { isWide, ink, context: inside }) : ''))}`)}
    </div>
    ${legend(node, inside, ink)}`;
  const words = [...node.rowLabels, ...node.columnLabels, ...node.cells.flatMap((cell) => [cell.words, cell.note])];
  return html`<div data-part="plan" class="@container flex min-w-0 flex-col gap-4 ${dataPanel(context)}">
    ${drawn}${restLine(leftOver(words, drawn), inside)}
  </div>`;
};

/** A plan whose cells were only listed is laid out row by row, as wide as it is told or nearly square. */
function placeCells(node: GridNode): GridNode {
  const isPlaced = node.cells.every(({ row, column }) => row >= 0 && column >= 0);
  if (isPlaced && node.rows > 0 && node.columns > 0) return node;
  const columns =
    node.columns || node.columnLabels.length || Math.max(1, Math.ceil(Math.sqrt(node.cells.length * 1.6)));
  return {
    ...node,
    columns,
    rows: Math.max(1, Math.ceil(node.cells.length / columns)),
    cells: node.cells.map((cell, at) => ({ ...cell, row: Math.floor(at / columns), column: at % columns })),
  };
}

/** Cells by their place; a plan that counts from one is read so. */
function toLookup({ cells }: GridNode): (row: number, column: number) => Cell | undefined {
  const base = cells.some(({ row, column }) => row === 0 || column === 0) ? 0 : 1;
  const found = new Map(cells.map((cell) => [`${cell.row - base}/${cell.column - base}`, cell]));
  return (row, column) => found.get(`${row}/${column}`);
}

/** Whether cells hold words rather than marks, and the least width at which those stand whole. */
function cellWidth(node: GridNode, { device, width }: NodeContext): { minPx: number; isWide: boolean } {
  const room =
    device === 'MOBILE' ? 300 : width === 'full' ? (device === 'TABLET' ? 640 : 1000) : width === 'wide' ? 560 : 300;
  const word = Math.max(
    0,
    ...node.cells.flatMap(({ words, note }) =>
      [words, note].flatMap((one) =>
        one === undefined ? [] : one.text.split(/\s+/).map((part) => textWidth(part, 13)),
      ),
    ),
  );
  const isLong = node.cells.some(({ words, note }) => (words?.text.length ?? 0) > 4 || note !== undefined);
  return { minPx: Math.max(96, word + 24), isWide: isLong || room / node.columns < 20 };
}

function drawCell(
  cell: Cell | undefined,
  { isWide, ink, context }: { isWide: boolean; ink: DataInk; context: NodeContext },
): Markup {
  const tone = toneOf(cell);
  const isPaper = cell !== undefined && cell.state === undefined && cell.tone === undefined;
  const paint = isOnColor(context)
    ? `border-current ${tone === 'accent' ? ink.chip : ''}`
    : isPaper
      ? 'bg-surface-container-lowest text-on-surface border-outline'
      : FILLS[tone];
  const shape = isWide
    ? 'min-h-16 rounded-md px-2 py-2 text-left'
    : 'aspect-square items-center justify-center rounded-sm text-center';
  return html`<span
    ${cell?.state === undefined ? '' : html`data-state="${cell.state}"`}
    class="flex min-w-0 flex-col border ${shape} ${paint}"
  >
    ${cell?.words === undefined ? '' : html`<span class="${isWide ? 'text-body-sm' : 'text-label-md'} font-semibold tabular-nums">${cell.words.text}</span>`}
    ${cell?.note === undefined ? '' : html`<span class="text-label-md">${cell.note.text}</span>`}
  </span>`;
}

function toneOf(cell: Cell | undefined): Tone {
  if (cell === undefined) return 'neutral';
  if (cell.tone !== undefined) return cell.tone;
  const state = cell.state ?? '';
  if (state === '') return 'neutral';
  if (SELECTED.test(state)) return 'accent';
  if (TAKEN.test(state)) return 'muted';
  return FREE.test(state) ? 'good' : toneOfWords(state);
}

const legend = (node: GridNode, context: NodeContext, ink: DataInk): Markup | '' =>
  node.legend.length === 0
    ? ''
    : html`<ul data-part="legend" class="flex flex-wrap justify-center gap-x-5 gap-y-2 text-body-sm ${ink.soft}">
        ${node.legend.map(({ words, tone }) => {
          const shown = tone ?? toneOf({ row: 0, column: 0, state: words.text });
          return html`<li class="flex items-center gap-2">
            <span
              aria-hidden="true"
              class="size-4 shrink-0 rounded-sm border ${isOnColor(context) ? 'border-current' : FILLS[shown]}"
            ></span
            >${words.text}
          </li>`;
        })}
      </ul>`;
