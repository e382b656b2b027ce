import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { embeddedDesigner } from '../src/designer/embedded-designer.ts';
import { drawPicture } from '../src/designer/imagery/draw-picture.ts';
import type { DrawnDevice } from '../src/domain/designer.ts';
import { finish } from '../src/markup/finish.ts';
import { findBrowser } from '../src/render/find-browser.ts';

/**
 * `npm run docs:pictures`: the pictures of README.md and of docs/designer.md, drawn by the embedded designer as it is now
 * from the prompts that stand here, the first seed, nothing retouched. Names of pictures as arguments make only these.
 */
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const NOW = new Date('2026-11-20T09:00:00Z');
const SIZES: Readonly<Record<'MOBILE' | 'DESKTOP', { width: number; height: number }>> = {
  MOBILE: { width: 390, height: 800 },
  DESKTOP: { width: 1280, height: 896 },
};
/** Sides of a sheet and what its screens are shown at, in pixels. */
const SHEET = { gap: 24, phone: 390, desk: 804 };

interface Shown {
  device: 'MOBILE' | 'DESKTOP';
  prompt: string;
}

const phone = (prompt: string): Shown => ({ device: 'MOBILE', prompt });
const desk = (prompt: string): Shown => ({ device: 'DESKTOP', prompt });

const ORCHARD = desk(`Pressing board of a cider house called Quince & Daughters, desktop.
Left sidebar: Board (active), Orchards, Tanks, Orders, People.
Top bar: title Pressing board, search field "Search batch or orchard", primary button New batch, avatar of Ines Valder.
Four lanes with a count next to each name:

| Lane | Count |
|---|---|
| Arrived | 2 |
| Pressing | 1 |
| Fermenting | 3 |
| Bottled | 1 |

Cards:
- Arrived: **Foxwhelp, Hill Field** 1,200 kg, picked 18 Nov; **Dabinett, Long Row** 860 kg, picked 19 Nov
- Pressing: **Kingston Black** 940 kg, picked 16 Nov
- Fermenting: **Yarlington Mill** 610 l, since 2 Nov; **Brown Snout** 540 l, since 6 Nov; **Perry, Chapel Tree** 320 l, since 9 Nov
- Bottled: **Summer blend** 1,400 bottles, on 12 Nov
Warm paper background #F6F1E7, cards white, accent #8A3B22. Headings in a serif.`);

const REHEARSAL = desk(`Rehearsal plan of a brass band for its conductor, web app on a desktop.
Side navigation: Rehearsals (active), Players, Music, Concerts.
Top bar: title "Thursday rehearsal", the line "Chapel hall, 19:00 to 21:00", button "Share plan".
Left, as a timeline: 19:00 Warm-up, 10 min; 19:10 March of the tin men, 35 min, cornets only first; 19:45 Break; 20:00 Nocturne, 40 min; 20:40 Sight-reading, 20 min.
Right panel "Attendance": a donut with Coming 22, Not coming 4, No answer 3.
Under it the table "By section":

| Section | Coming | Of |
|---|---|---|
| Cornets | 8 | 10 |
| Horns | 3 | 3 |
| Trombones | 4 | 5 |
| Percussion | 2 | 4 |


A notice at the bottom: "Only two percussionists. The Nocturne needs three."
Light, main colour #23496B.`);

const SAUNA = phone(`Booking screen of a floating sauna, mobile app.
1. Heading "Birch & Tide"
2. Three facts in a row: 75 min, 2–8 guests, Level 3
3. Text: "Wood-fired, tied up at the old ferry pier. The ladder goes straight into the fjord."
4. Date chips: Fri 20, Sat 21 (selected), Sun 22
5. Time chips: 16:00, 18:00 (selected), 20:00 (full)
6. A stepper "Guests" at 4
7. A checkbox "Add birch whisks, €6", ticked
Sticky bar at the bottom: "Total" "€96" and the button "Book 18:00".
Dark, background #11201F, accent #E6A64B.`);

const BOTANIST = phone(`### Chat with the plant doctor — mobile

**What it is:** people send a picture of a plant and are answered by a botanist. This screen shows one conversation.

**Header (fixed):** back arrow, small round photo, "Dr. Hedda Moe", second line "Plant doctor, here until 20:00", call icon at the right.

**Conversation**, owner on the right, doctor on the left, with times:

> 17:02 (owner) My lemon tree drops its leaves. It stands by the stove.
> 17:05 (doctor) That is the dry air. How often do you water it?
> 17:06 (owner) Every second day
> 17:09 (doctor) Once a week is enough. And move it to the cool window, away from the stove.

Three quick replies as chips: "Thank you", "Which pot?", "I'll send a photo"

**Composer (fixed at the bottom):** plus icon, field with placeholder "Write a message", send arrow.

**Style:** light, leaf green #2F6B3C, rounded 16.`);

const TIDES = phone(`Tide and swim app for a harbour, mobile. Heading "Skerry Harbour".
Big figure: "11.4 °C" with the caption "Water, 07:20".
Four figures: High tide 13:42, Low tide 19:55, Wind 6 m/s, Waves 0.4 m.
Area chart "Tide today" with the hours 0, 6, 12, 18, 24.
List "Swimmers in the water": Ada 07:05, Joon 07:12, Mirela 07:18.
Button "I'm going in".
Bottom navigation: Today (active), Tides, Swims, Me.
Cool light, blue #0B6E8A.`);

const REPAIR = phone(`Repair ticket for a bicycle workshop, mobile app.
1. Heading "Gravel bike 218"
2. Status pill "In the stand"
3. Photo of the bicycle
4. Card: Owner: Mirela Sand. Ready: Friday 17:00. Estimate: €140.
5. Section "Work", a checklist: Wheels trued (ticked), Chain replaced (ticked), Brakes bled, Test ride
6. Sticky button at the bottom: "Message the owner"
Light, warm grey, orange #C2540A, rounded cards.`);

const SHEETS: Readonly<Record<string, readonly Shown[]>> = {
  screens: [
    phone('Recipe page for a lemon tart'),
    phone('Sleep tracker, dark, calm'),
    phone('Weather app for Oslo'),
    SAUNA,
    BOTANIST,
    phone('Boarding pass'),
    desk('Landing page for a dog walking service in Manchester'),
    ORCHARD,
    desk('Movie detail page with cast and showtimes'),
    REHEARSAL,
    desk('Product page for a mechanical watch'),
    desk('Emergency room waiting times dashboard'),
  ],
  'designer-phones': [
    phone('Recipe page for a lemon tart'),
    phone('Sleep tracker, dark, calm'),
    phone('Weather app for Oslo'),
    phone('Boarding pass'),
  ],
  'designer-tools': [
    desk('Kanban board for a product team with To do, In progress, Review and Done'),
    desk('Team calendar week view for a marketing agency'),
    desk('Product roadmap for the next two quarters'),
    desk('Emergency room waiting times dashboard'),
  ],
  'designer-pages': [
    desk('Landing page for a dog walking service in Manchester'),
    desk('Movie detail page with cast and showtimes'),
    desk('Menu page of a ramen bar'),
    desk('Product page for a mechanical watch'),
  ],
  'designer-described': [ORCHARD, REHEARSAL],
  'designer-described-phones': [SAUNA, BOTANIST, TIDES, REPAIR],
};

const browserPath = await findBrowser(process.env['TAILORBIRD_BROWSER']);
if (browserPath === undefined) throw new Error('no Chromium was found: set TAILORBIRD_BROWSER to its path');
const asked = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, shown] of Object.entries(SHEETS))
    if (asked.length === 0 || asked.includes(name)) await writeSheet(browser, name, shown);
} finally {
  await browser.close();
}

/** Phones in one line over desks in lines of two or three. */
async function writeSheet(by: Browser, name: string, shown: readonly Shown[]): Promise<void> {
  const phones = shown.filter(({ device }) => device === 'MOBILE');
  const desks = shown.filter(({ device }) => device === 'DESKTOP');
  const across = desks.length > 4 ? 3 : 2;
  const width =
    desks.length === 0
      ? phones.length * (SHEET.phone + SHEET.gap) + SHEET.gap
      : across * (SHEET.desk + SHEET.gap) + SHEET.gap;
  const pictures = await Promise.all(shown.map((one) => shoot(by, one)));
  const cell = (one: Shown): string =>
    `<img src="data:image/png;base64,${pictures[shown.indexOf(one)]?.toString('base64') ?? ''}">`;
  const row = (cells: readonly Shown[], columns: number): string =>
    `<div style="display:grid;gap:${SHEET.gap}px;grid-template-columns:repeat(${columns},minmax(0,1fr))">${cells.map(cell).join('')}</div>`;
  const page = await by.newPage({ viewport: { width, height: 100 } });
  await page.setContent(
    `<style>body{margin:0;padding:${SHEET.gap}px;display:grid;gap:${SHEET.gap}px;background:#e8e9e4}img{width:100%;display:block;border-radius:16px}</style>${phones.length === 0 ? '' : row(phones, phones.length)}${desks.length === 0 ? '' : row(desks, across)}`,
  );
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

/** The first view of a screen as it comes. */
async function shoot(by: Browser, { device, prompt }: Shown): Promise<Buffer> {
  const { body, title, lang, theme, look } = await embeddedDesigner.design(
    { prompt, device: device satisfies DrawnDevice, seed: prompt, now: NOW },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  const { html } = await finish(body, { title, lang, device, theme, look, drawPicture });
  const page = await by.newPage({ viewport: SIZES[device] });
  await page.setContent(html);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
