import type { Answering } from '../model-server.ts';
import { answerWell, answerWellBut, idBefore, inTurn, kindOf, PLAN, say, SCREEN, VARIANTS } from '../studio.ts';
import type { SeenScreen, Trial } from './open-served-studio.ts';

/** One fault of the model path that was named: what a script does or somebody asks, and what is seen to come of it. */
export interface Fault {
  name: string;
  /** The test that holds what is so now. */
  heldBy: 'mended-edits' | 'mended-pages' | 'mended-failures';
  /** What came of it, in words made of what was seen alone. */
  observe(trial: Trial): Promise<string>;
}

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';
const AT = SCREEN.indexOf('Friday 18:00');

const drawing =
  (page: string): Answering =>
  (asked) =>
    kindOf(asked) === 'repair' ? say({ operations: [] }) : answerWellBut('screen', () => say(page))(asked);
const within = (markup: string): string => SCREEN.replace('</section>\n</main>', `${markup}</section>\n</main>`);
const planning = (fields: object): Answering => answerWellBut('plan', () => say({ ...PLAN, ...fields }));
const dressed = (theme: object): Answering => planning({ theme: { ...PLAN.theme, ...theme } });

const repairs = (trial: Trial): string =>
  trial
    .asked('repair')
    .map(({ prompt }) => prompt)
    .join('\n');
const buttonColor = ({ html }: SeenScreen): string =>
  (/--primary-fill:\s*(#[\da-f]{6})/.exec(html) ?? /--primary:\s*(#[\da-f]{6})/.exec(html))?.[1] ?? 'no colour';
const times = (count: number): string =>
  count === 0 ? 'not asked' : count === 1 ? 'asked once' : `asked ${count} times`;
const among = (names: readonly (readonly [string, boolean])[]): string => {
  const held = names.filter(([, is]) => is).map(([name]) => name);
  return held.length === 0
    ? 'none of them'
    : held.length === names.length
      ? `all ${names.length} of them`
      : held.join(', ');
};
const kindsOf = ({ server }: Trial): string => server.asked.map(kindOf).join(', ');

const TOLD: readonly (readonly [string, RegExp])[] = [
  ['mode', /Mode LIGHT/],
  ['roles as hex', /primary #[\da-f]{6}/],
  ['type in px', /\| text-body-md \| \d+\/\d+ \|/],
  ['space in px', /\| page \| \d+ \|/],
  ['corners in px', /Corners, px: /],
  ['height', /390 × 844/],
  ['breakpoints', /`md:` 768/],
  ['what opens without script', /<details>.*popover.*peer-checked/],
  ['values of their own', /grid-cols-\[14rem_1fr\]/],
  ['drawable subjects', /- product: .*camera/],
  ['own SVG', /own inline `<svg>`/],
];

const DIRECTION = 'Set as large as a clock, so that the free seats are read from across the room.';
const THEREMIN = '<img data-picture="product: theremin" alt="Drawn" class="size-40" />';
const shapesOf = ({ html }: SeenScreen): string => /<svg[^>]*Drawn[^>]*>([\s\S]*?)<\/svg>/.exec(html)?.[1] ?? '';

export const FAULTS: readonly Fault[] = [
  {
    name: '"make it feel calmer and give the chart twice the height", after an edit of the headlines\' face',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      const before = await trial.edit(id, 'Use EB Garamond for headlines');
      trial.server.asked.length = 0;
      const look = {
        colorMode: 'KEEP',
        overridePrimaryColor: 'KEEP',
        colorVariant: 'NEUTRAL',
        density: 'airy',
        scale: 'quiet',
      };
      trial.server.answer(
        answerWellBut('edit', ({ prompt }) => {
          const operations = [
            { kind: 'set-classes', id: idBefore(prompt, 'Guji, natural'), value: 'h-80', target: '' },
          ];
          return say({ operations, look, summary: 'It is calmer.', suggestions: [] });
        }),
      );
      const { theme, html, generatedBy } = await trial.edit(
        id,
        'make it feel calmer and give the chart twice the height',
      );
      const stays = theme['headlineFont'] === before.theme['headlineFont'];
      const density = /data-density="(\w+)"/.exec(html)?.[1];
      return `the model is ${times(trial.asked('edit').length)}, the face ${stays ? 'stays' : 'is undone'}; ${density}, colours ${theme['colorVariant'] ?? 'as before'}; by ${generatedBy}`;
    },
  },
  {
    name: 'an edit that needs no model: "Make it dark"',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.asked.length = 0;
      const { generatedBy } = await trial.edit(id, 'Make it dark');
      return `the model is ${times(trial.server.asked.length)}; by ${generatedBy}`;
    },
  },
  {
    name: 'a variant that is only retuned',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.asked.length = 0;
      const { generatedBy } = await trial.vary(id, 'calmer', { variantCount: 1, creativeRange: 'REFINE' });
      return `the model is ${times(trial.server.asked.length)}; by ${generatedBy}`;
    },
  },
  {
    name: 'the plan wants colours mixed as VIBRANT, with the exact primary #c8553d',
    heldBy: 'mended-edits',
    async observe(trial) {
      trial.server.answer(
        dressed({ customColor: '#c8553d', colorVariant: 'VIBRANT', overridePrimaryColor: '#c8553d' }),
      );
      const screen = await trial.generate(PROMPT);
      return `mixed as ${screen.theme['colorVariant']}; buttons are ${buttonColor(screen)}`;
    },
  },
  {
    name: 'the user names terracotta #b5502b, the plan the seed #b5502b alone',
    heldBy: 'mended-edits',
    async observe(trial) {
      trial.server.answer(dressed({ customColor: '#b5502b' }));
      return `buttons are ${buttonColor(await trial.generate(`${PROMPT}, in terracotta #b5502b`))}`;
    },
  },
  {
    name: 'REIMAGINE, and a plan in #0b6e4f, dark',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.answer(dressed({ customColor: '#0b6e4f', colorMode: 'DARK' }));
      const { theme } = await trial.vary(id, 'another world', { variantCount: 1, creativeRange: 'REIMAGINE' });
      const isAsked = /`customColor`/.test(trial.asked('plan').at(-1)?.instructions ?? '');
      return `a theme is ${isAsked ? '' : 'not '}asked for; the variant is ${theme['customColor']}, ${theme['colorMode']}`;
    },
  },
  {
    name: 'a later screen "in dark mode"',
    heldBy: 'mended-edits',
    async observe(trial) {
      await trial.generate(PROMPT);
      trial.server.answer(planning({ look: { colorMode: 'DARK' }, theme: { ...PLAN.theme, colorMode: 'DARK' } }));
      const { theme } = await trial.generate('The same for the night bar, in dark mode');
      return `drawn ${theme['colorMode']}`;
    },
  },
  {
    name: `what whoever draws is told, of ${TOLD.length} things (${TOLD.map(([name]) => name).join(', ')})`,
    heldBy: 'mended-pages',
    async observe(trial) {
      await trial.generate(PROMPT);
      const told = trial.asked('screen')[0]?.instructions ?? '';
      return among(TOLD.map(([name, words]) => [name, words.test(told)]));
    },
  },
  {
    name: 'a picture of a theremin, which nobody here can draw',
    heldBy: 'mended-pages',
    async observe(trial) {
      trial.server.answer(drawing(within(THEREMIN)));
      const drawn = await trial.generate(PROMPT);
      const isAsked = /theremin".*svg/.test(repairs(trial));
      trial.server.answer(drawing(within(THEREMIN.replace('theremin', 'parcel'))));
      const isParcel = shapesOf(await trial.generate(PROMPT)) === shapesOf(drawn);
      return `${isParcel ? 'a parcel' : 'no parcel'}; ${isAsked ? 'asked back as SVG' : 'not asked back'}; ${drawn.statusMessage === '' ? 'nothing is reported' : 'reported'}`;
    },
  },
  {
    name: 'a list in the request that nobody quoted (Kenya AA, Sumatra Mandheling), and a button in quotes',
    heldBy: 'mended-pages',
    async observe(trial) {
      await trial.generate(
        `${PROMPT}. A list of roasts: Kenya AA, Sumatra Mandheling, and a button "Join the waiting list"`,
      );
      const asked = repairs(trial);
      return `demanded: ${among([
        ['the button', asked.includes('"Join the waiting list"')],
        ['the unquoted list', /not on the page: .*Kenya/.test(asked)],
      ])}`;
    },
  },
  {
    name: 'a variant with a name and a brief',
    heldBy: 'mended-pages',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      const direction = 'The free seats are "the headline", set as large as a clock.';
      const variants = [{ ...VARIANTS.variants[0], direction }];
      trial.server.answer(answerWellBut('variants', () => say({ variants })));
      const { statusMessage } = await trial.vary(id, 'seats', { variantCount: 1, creativeRange: 'REIMAGINE' });
      return `${trial.asked('repair').length === 0 ? 'nothing is demanded of it' : 'its brief is demanded on the page'}; ${statusMessage === '' ? 'no complaint' : 'a complaint stays'}`;
    },
  },
  {
    name: 'a repair',
    heldBy: 'mended-pages',
    async observe(trial) {
      await trial.generate(`${PROMPT} and a button "Join the waiting list"`);
      return repairs(trial).includes('A screen for a coffee tasting room')
        ? 'has the request'
        : 'knows nothing of the request';
    },
  },
  {
    name: 'a long word on a narrow phone, words over words, a part too wide at 320 px',
    heldBy: 'mended-pages',
    async observe(trial) {
      const found: [string, boolean][] = [];
      for (const [name, markup, words] of [
        ['the word', '<p class="w-[64vw] text-display-lg">Röstereigenossenschaft</p>', /is broken inside/],
        [
          'the words',
          '<div class="relative h-24"><p class="text-title-lg">Pour over</p><p class="absolute left-0 top-0 text-title-lg">Cold brew</p></div>',
          /lie over/,
        ],
        [
          'the part',
          '<div class="flex"><p class="w-[340px] shrink-0">Wide</p></div>',
          /(?:outside|wider than) the page/,
        ],
      ] as const) {
        trial.server.asked.length = 0;
        trial.server.answer(drawing(within(markup)));
        await trial.generate(PROMPT);
        found.push([name, words.test(repairs(trial))]);
      }
      return `found: ${among(found)}`;
    },
  },
  {
    name: 'two tables, under "Prices" and, in a part of its own, under "Beans in stock"',
    heldBy: 'mended-pages',
    async observe(trial) {
      const table = '<div class="overflow-x-auto"><table><tr><td>Huila</td><td>18:00</td></tr></table></div>';
      trial.server.answer(drawing(within(`<h3>Prices</h3>${table}<div><h3>Beans in stock</h3>${table}</div>`)));
      const { html } = await trial.generate(PROMPT);
      const names = [...html.matchAll(/overflow-x-auto"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => `"${name}"`);
      return `named ${names.join(' and ') || 'nothing'}`;
    },
  },
  {
    name: 'stage directions in a plan, and a page that prints one',
    heldBy: 'mended-pages',
    async observe(trial) {
      const sections = PLAN.sections.map((section) => ({ ...section, direction: DIRECTION }));
      trial.server.answer((asked) =>
        kindOf(asked) === 'plan'
          ? say({ ...PLAN, sections })
          : kindOf(asked) === 'repair'
            ? say({
                operations: [{ kind: 'remove', id: idBefore(asked.prompt, 'Set as large'), value: '', target: '' }],
              })
            : answerWellBut('screen', () => say(within(`<p class="text-body-md">${DIRECTION}</p>`)))(asked),
      );
      const { html } = await trial.generate(PROMPT);
      const isParted = /"direction"/.test(trial.asked('plan')[0]?.body ?? '');
      return `the plan ${isParted ? 'parts them from copy' : 'has one field for both'}; ${html.includes('Set as large') ? 'printed' : 'found and taken out'}`;
    },
  },
  {
    name: 'a plan whose JSON breaks',
    heldBy: 'mended-failures',
    async observe(trial) {
      trial.server.answer(
        answerWellBut(
          'plan',
          inTurn(
            () => say('{"title": "Tasting", "lang" "en", "sections": []}'),
            () => say(PLAN),
          ),
        ),
      );
      await trial.generate(PROMPT);
      const [first, again] = trial.asked('plan');
      if (again === undefined) return 'not asked again';
      return again.prompt === first?.prompt
        ? 'asked again in the same words'
        : 'asked again with what was wrong and where';
    },
  },
  ...(
    [
      ['its limit', { kind: 'text', text: SCREEN.slice(0, AT), ending: 'length' }],
      ['the connection', { kind: 'drop', text: SCREEN.slice(0, AT) }],
    ] as const
  ).map(([cause, reply]): Fault => ({
    name: `a page that ${cause} cuts off`,
    heldBy: 'mended-failures',
    async observe(trial) {
      const goesOn: Answering = ({ prompt }) => {
        const [kept = ''] = /<body[\s\S]*/.exec(prompt) ?? [];
        return say(SCREEN.startsWith(kept) ? SCREEN.slice(kept.length) : SCREEN);
      };
      trial.server.answer(
        answerWellBut(
          'screen',
          inTurn(() => reply, goesOn),
        ),
      );
      const { status } = await trial.generate(PROMPT);
      const [, again] = trial.asked('screen');
      const isKept = again?.prompt.includes(SCREEN.slice(0, SCREEN.lastIndexOf('>', AT) + 1)) === true;
      return `${status}; asked: ${kindsOf(trial)}; ${isKept ? 'the page so far is kept' : 'the page so far is lost'}`;
    },
  })),
  {
    name: 'a screen that fails, asked for as "Design me a pricing page for a bicycle courier with three plans and …"',
    heldBy: 'mended-failures',
    async observe(trial) {
      trial.server.answer(answerWellBut('plan', () => ({ kind: 'status', status: 400 })));
      const { title } = await trial.generate(
        'Design me a pricing page for a bicycle courier with three plans and a big bold friendly tone',
      );
      return `called "${title}"`;
    },
  },
];

export const BEGINNING: Answering = answerWell;
