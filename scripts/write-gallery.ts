import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Block, BlockContext, BlockVariant, BlockWidth } from '../src/designer/blocks/block.ts';
import { BLOCKS } from '../src/designer/blocks/blocks.ts';
import { toWriteContext } from '../src/designer/compose-screen.ts';
import { directAs } from '../src/designer/direct/direct.ts';
import type { DirectionId } from '../src/designer/direct/art-directions.ts';
import type { Direction } from '../src/designer/direct/direction.ts';
import { drawPicture } from '../src/designer/imagery/draw-picture.ts';
import { DOMAINS } from '../src/designer/knowledge/domains.ts';
import { understand } from '../src/designer/understand/understand.ts';
import type { Slot, SlotKind } from '../src/designer/write/slots.ts';
import type { WriteContext } from '../src/designer/write/write-context.ts';
import { writeSlot } from '../src/designer/write/write-slot.ts';
import type { DrawnDevice } from '../src/domain/designer.ts';
import { finish } from '../src/markup/finish.ts';
import { html, type Markup } from '../src/markup/html.ts';

/**
 * `npm run gallery`: every block in every variant, with content of three trades, in two directions and two widths, as
 * pages to look at in `gallery/`.
 */
const FOLDER = path.resolve(import.meta.dirname, '../gallery');
const DIRECTIONS: readonly DirectionId[] = ['field', 'gazette'];
const SIZES: readonly { device: DrawnDevice; widthPx: number }[] = [
  { device: 'MOBILE', widthPx: 390 },
  { device: 'DESKTOP', widthPx: 1280 },
];
const PROMPTS = [
  'Training diary for runners',
  'Dashboard for a small coffee roastery',
  'Landing page of a boutique hotel',
];
const NOW = new Date('2026-11-20T09:00:00Z');
const ROOM: Readonly<Record<BlockWidth, string>> = { full: '', wide: 'max-w-3xl', narrow: 'max-w-md' };

const briefs = PROMPTS.map((prompt) => understand(prompt, DOMAINS));
const contexts: WriteContext[] = briefs.map((brief) => toWriteContext(brief, { seed: 'gallery', now: NOW }));

/** The first trade whose content the variant draws well, else the first of all. */
function slotFor(kind: SlotKind, variant: BlockVariant<SlotKind>): Slot {
  const slots = contexts.map((context) => writeSlot(kind, context));
  const fitting = slots.find((slot) => variant.suits?.(slot) ?? true) ?? slots[0];
  if (fitting === undefined) throw new Error('there is a trade to write of');
  return fitting;
}

function drawVariant(
  block: Block,
  variant: BlockVariant<SlotKind>,
  index: number,
  direction: Direction,
  device: DrawnDevice,
): Markup {
  const width = variant.widths[0] ?? 'full';
  const context: BlockContext = {
    device,
    style: direction.style,
    width: device === 'MOBILE' ? 'narrow' : width,
    level: 2,
    ground: 'surface',
    bleed: false,
    key: `b${index}`,
  };
  return html`<div class="mt-12">
    <p class="font-mono text-label-md text-on-surface-variant">
      ${block.id} · ${variant.name} · ${variant.widths.join(', ')}
    </p>
    <div class="mt-4 ${ROOM[context.width]}">${variant.render(slotFor(block.shows, variant), context)}</div>
  </div>`;
}

async function writeBlock(block: Block, id: DirectionId, { device, widthPx }: (typeof SIZES)[number]): Promise<string> {
  const [brief] = briefs;
  if (brief === undefined) throw new Error('there is a brief to direct');
  const direction = directAs(id, brief, 'gallery');
  const variants = block.variants.filter(({ devices }) => devices.includes(device));
  const body = html`<body class="bg-surface text-on-surface font-body text-body-md">
    <main class="px-page pb-section">
      <h1 class="pt-block font-headline text-headline-md">${block.id}</h1>
      ${variants.map((variant, index) => drawVariant(block, variant, index, direction, device))}
    </main>
  </body>`;
  const { theme, look } = direction;
  const document = await finish(String(body), { title: block.id, lang: 'en', device, theme, look, drawPicture });
  const name = `${block.id}-${id}-${widthPx}.html`;
  await writeFile(path.join(FOLDER, name), document.html);
  return name;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

await mkdir(FOLDER, { recursive: true });
const sections: string[] = [];
for (const block of BLOCKS as readonly Block[]) {
  const frames: string[] = [];
  for (const id of DIRECTIONS) {
    for (const size of SIZES) {
      const name = await writeBlock(block, id, size);
      frames.push(
        `<iframe loading="lazy" src="${name}" style="width:${size.widthPx}px" title="${escape(name)}"></iframe>`,
      );
    }
  }
  sections.push(
    `<section id="${block.id}"><h2>${escape(block.id)} <small>${block.variants.length} variants of ${block.shows}</small></h2><div>${frames.join('')}</div></section>`,
  );
}
const variantCount = BLOCKS.reduce((sum, block) => sum + block.variants.length, 0);
await writeFile(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blocks</title><style>
body{font:16px/1.5 system-ui;margin:2rem;background:#e4e5e1}section>div{display:flex;gap:1rem;overflow-x:auto;padding-bottom:1rem}
iframe{border:0;height:900px;flex:none;background:#fff}small{font-weight:400}nav{columns:5}</style>
<h1>${BLOCKS.length} blocks, ${variantCount} variants</h1><nav>${BLOCKS.map(({ id }) => `<a href="#${id}">${id}</a><br>`).join('')}</nav>
${sections.join('\n')}</html>\n`,
);
process.stdout.write(`${BLOCKS.length} blocks in ${variantCount} variants: ${path.join('gallery', 'index.html')}\n`);
