import { html, type Markup } from '../../markup/html.ts';
import { createRandom, type Random } from '../seeded-random.ts';
import { pageWord } from '../fill/language/page-words.ts';
import type { PictureNode } from '../outline/outline.ts';
import { textWidth } from './text-width.ts';

const WIDTH = 640;
type Point = readonly [number, number];

const WATER =
  /sea|coast|harbou?r|bay|lake|river|canal|shore|island|ferry|boat|beach|water|meer|see|fluss|mar|río|lac|mer/i;
const LINKED = /route|trip|ride|walk|track|path|trail|way|stops?|trasa|anfahrt|itiner|flight|run|delivery|journey/i;
const NETWORK = /network|netz|réseau|red de|pipes?|roads|grid|lines|mains/i;

/**
 * A drawn map: land, water, parks, minor and major roads, a route through its stops, and a pin with each given label.
 * Pins stand on percentages of the box, so its words are real text beside what is drawn.
 */
export function drawMap(node: PictureNode, box: { classes: string; height: number; lang: string }): Markup {
  const random = createRandom(`map:${node.about}:${node.labels.map(({ text }) => text).join()}`);
  const { height } = box;
  const pins = placePins(node, random);
  const isNetwork = NETWORK.test(node.about);
  const isLinked = !isNetwork && LINKED.test(node.about) && pins.length !== 1;
  const route = isLinked ? (pins.length >= 2 ? pins.map(({ x, y }): Point => [x * 100, y * 100]) : wander(random)) : [];
  return html`<div data-part="map" class="relative overflow-hidden ${box.classes}">
    <svg
      viewBox="0 0 ${WIDTH} ${height}"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="${pageWord('map', box.lang)}: ${node.about}"
      class="absolute inset-0 size-full bg-surface-container"
    >
      ${ground(random, height, WATER.test(node.about))} ${roads(random, height)}
      ${isNetwork ? network(random, height) : ''}
      ${pins.length === 0 && route.length === 0 && !isNetwork ? dot([WIDTH * 0.52, height * 0.46]) : ''}
    </svg>
    ${route.length > 1 ? routeLine(route) : ''} ${pins.map(pinMark)}
  </div>`;
}

interface Pin {
  text: string;
  /** Share of the box. */
  x: number;
  y: number;
  isLeft: boolean;
}

/** The narrowest box that pins are placed for: where no label meets another there, none does in a wider one. */
const LEAST_BOX_PX = { width: 290, height: 218 };
const LABEL_PX = { height: 28, sides: 44 };
const TRIES = 60;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pins along a wave from left to right, each moved until its label meets none before it; the label stands where it has room. */
function placePins({ labels, size }: PictureNode, random: Random): Pin[] {
  const taken: Box[] = [];
  const { width, height } = LEAST_BOX_PX;
  // Over a map that fills a stage, overlays lie in the upper corners.
  const least = size === 'full' ? 0.34 : 0.1;
  const phase = random.next() * Math.PI * 2;
  return labels.map(({ text }, index) => {
    const long = textWidth(text, 12) + LABEL_PX.sides;
    const share = labels.length === 1 ? 0.42 : index / (labels.length - 1);
    let best: { pin: Pin; box: Box; hits: number } | undefined;
    for (let attempt = 0; attempt < TRIES && best?.hits !== 0; attempt += 1) {
      const spread = Math.min(1, attempt / 20);
      const x = Math.min(0.93, Math.max(0.07, 0.08 + share * 0.84 + (random.next() - 0.5) * 0.7 * spread));
      const y = Math.min(
        0.9,
        Math.max(least, 0.54 + 0.3 * Math.sin(phase + share * 4.2) + (random.next() - 0.5) * 0.9 * spread),
      );
      const isLeft = x * width + long > width - 4;
      const left = isLeft ? x * width - long : x * width - 10;
      const box = {
        left,
        right: left + long + 10,
        top: y * height - LABEL_PX.height / 2,
        bottom: y * height + LABEL_PX.height / 2,
      };
      const hits =
        taken.filter(
          (other) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ).length + (left < 0 ? 2 : 0);
      if (best === undefined || hits < best.hits) best = { pin: { text, x, y, isLeft }, box, hits };
    }
    if (best === undefined) return { text, x: 0.5, y: 0.5, isLeft: false };
    taken.push(best.box);
    return best.pin;
  });
}

const pinMark = ({ text, x, y, isLeft }: Pin): Markup =>
  html`<span
    class="absolute flex -translate-y-1/2 items-center gap-1 ${isLeft ? 'flex-row-reverse' : ''}"
    style="${isLeft ? `right:calc(${((1 - x) * 100).toFixed(1)}% - 8px)` : `left:calc(${(x * 100).toFixed(1)}% - 8px)`};top:${(y * 100).toFixed(1)}%"
  >
    <span
      aria-hidden="true"
      class="size-4 shrink-0 rounded-full border-4 border-surface-container-lowest bg-primary shadow-raised"
    ></span>
    <span
      class="rounded-sm bg-surface-container-lowest px-2 py-1 font-label text-label-md font-semibold whitespace-nowrap text-on-surface shadow-raised"
      >${text}</span
    >
  </span>`;

const dot = ([x, y]: Point): Markup =>
  html`<circle cx="${x}" cy="${y}" r="26" class="fill-primary/20" /><circle
      cx="${x}"
      cy="${y}"
      r="10"
      stroke-width="4"
      class="fill-primary stroke-surface-container-lowest"
    />`;

function ground(random: Random, height: number, hasWater: boolean): Markup {
  const blob = (x: number, y: number, size: number): string => {
    const points = Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2;
      const radius = size * (0.7 + random.next() * 0.5);
      return [x + Math.cos(angle) * radius * 1.4, y + Math.sin(angle) * radius] as const;
    });
    return `${smooth([...points, points[0] ?? [x, y]])}Z`;
  };
  const parks = Array.from(
    { length: 3 },
    () =>
      html`<path
        d="${blob(random.next() * WIDTH, random.next() * height, 44 + random.next() * 40)}"
        class="fill-tertiary/12"
      />`,
  );
  const bank = height * (0.12 + random.next() * 0.16);
  const shore = smooth([
    [-20, bank + 60],
    [WIDTH * 0.22, bank + 20],
    [WIDTH * 0.45, bank + 46],
    [WIDTH * 0.7, bank - 10],
    [WIDTH + 20, bank + 16],
  ]);
  const water = hasWater
    ? html`<path d="${shore}L${WIDTH + 20} -20L-20 -20Z" class="fill-primary/20" />`
    : html`<path
        d="${smooth([
          [WIDTH * 0.7, -20],
          [WIDTH * 0.62, height * 0.3],
          [WIDTH * 0.78, height * 0.62],
          [WIDTH * 0.7, height + 20],
        ])}"
        fill="none"
        stroke-width="18"
        class="stroke-primary/20"
      />`;
  return html`${parks}${water}`;
}

function roads(random: Random, height: number): Markup {
  const across = (y: number, bend: number): string =>
    smooth([
      [-20, y],
      [WIDTH * 0.3, y + bend],
      [WIDTH * 0.65, y - bend],
      [WIDTH + 20, y + bend * 0.6],
    ]);
  const down = (x: number, bend: number): string =>
    smooth([
      [x, -20],
      [x + bend, height * 0.35],
      [x - bend, height * 0.7],
      [x + bend * 0.4, height + 20],
    ]);
  const turn = (): number => (random.next() - 0.5) * 70;
  const minor = [
    ...Array.from({ length: 5 }, (_, index) => across(((index + 0.5) / 5) * height, turn())),
    ...Array.from({ length: 7 }, (_, index) => down(((index + 0.5) / 7) * WIDTH, turn())),
  ];
  const major = [
    across(height * (0.5 + random.next() * 0.2), turn()),
    down(WIDTH * (0.3 + random.next() * 0.3), turn()),
  ];
  return html`${minor.map((path) => html`<path d="${path}" fill="none" stroke-width="3" class="stroke-surface-container-lowest" />`)}
  ${major.map((path) => html`<path d="${path}" fill="none" stroke-width="12" class="stroke-outline-variant" /><path d="${path}" fill="none" stroke-width="9" class="stroke-surface-container-lowest" />`)}`;
}

/** Lines of a network in three states, told by colour and by dashes. */
function network(random: Random, height: number): Markup {
  const line = (from: Point, to: Point): string => {
    const bend = (random.next() - 0.5) * 90;
    return smooth([from, [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 - bend * 0.6], to]);
  };
  const hub: Point = [WIDTH * 0.46, height * 0.56];
  const ends: readonly Point[] = [
    [-10, height * 0.62],
    [WIDTH * 0.3, -10],
    [WIDTH * 0.72, height * 0.4],
    [WIDTH * 0.5, height + 10],
    [WIDTH + 10, height * 0.78],
  ];
  const states = ['stroke-primary', 'stroke-tertiary', 'stroke-tertiary', 'stroke-primary', 'stroke-error'];
  return html`${ends
    .map((end) => line(hub, end))
    .map(
      (path, index) =>
        html`<path
            d="${path}"
            fill="none"
            stroke-width="10"
            stroke-linecap="round"
            class="stroke-surface-container-lowest"
          /><path
            d="${path}"
            fill="none"
            stroke-width="5"
            stroke-linecap="round"
            stroke-dasharray="${index === 4 ? '10 8' : 'none'}"
            class="${states[index] ?? ''}"
          />`,
    )}`;
}

/** The route lies on the whole box in percent, as the pins do, so that it meets them in a box of any shape. */
const routeLine = (points: readonly Point[]): Markup =>
  html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-part="map-route"
    class="absolute inset-0 size-full"
  >
    <path
      d="${smooth(points)}"
      fill="none"
      stroke-width="9"
      stroke-linecap="round"
      stroke-linejoin="round"
      vector-effect="non-scaling-stroke"
      class="stroke-surface-container-lowest"
    />
    <path
      d="${smooth(points)}"
      fill="none"
      stroke-width="5"
      stroke-linecap="round"
      stroke-linejoin="round"
      vector-effect="non-scaling-stroke"
      class="stroke-primary"
    />
  </svg>`;

const wander = (random: Random): Point[] =>
  Array.from({ length: 6 }, (_, index) => [10 + index * 16, 75 - index * 9 + (random.next() - 0.5) * 22] as const);

/** A calm curve through the points. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  let from = first;
  for (const to of rest) {
    const middle = (from[1] + to[1]) / 2;
    const isSteep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
    const [c1, c2] = isSteep
      ? [
          [from[0], middle],
          [to[0], middle],
        ]
      : [
          [(from[0] + to[0]) / 2, from[1]],
          [(from[0] + to[0]) / 2, to[1]],
        ];
    path += `C${[...(c1 ?? []), ...(c2 ?? []), ...to].map((value) => value.toFixed(1)).join(' ')}`;
    from = to;
  }
  return path;
}
