import { answerWellBut, idBefore, kindOf, PLAN, say, VARIANTS } from '../studio.ts';
import type { Fault } from './fault.ts';
import type { SeenScreen } from './open-served-studio.ts';
import { PROMPT, drawing, within, repairs, among } from './fault.ts';

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

export const PAGE_FAULTS: readonly Fault[] = [
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
      trial.server.answer(drawing(within(THEREMIN.replace('product', 'abstract'))));
      const isAbstract = shapesOf(await trial.generate(PROMPT)) === shapesOf(drawn);
      return `${isAbstract ? 'an abstract picture' : 'some other thing is drawn'}; ${isAsked ? 'asked back as SVG' : 'not asked back'}; ${drawn.statusMessage === '' ? 'nothing is reported' : 'reported'}`;
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
];
