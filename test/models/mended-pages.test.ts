import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStudioHouse, type StudioHouse, type StudioProject } from './model-studio-house.ts';
import { answerWell, answerWellBut, idBefore, kindOf, PLAN, say, SCREEN, VARIANTS } from './studio.ts';
import type { Answering } from './model-server.ts';

const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';

let house: StudioHouse;
let project: StudioProject;
beforeAll(async () => {
  house = await openStudioHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  house.server.answer(answerWell);
  project = await house.begin();
});

/** A model that draws this page, and mends it like so. */
const drawing =
  (page: string, repairs: Answering = () => say({ operations: [] })): Answering =>
  (asked) =>
    kindOf(asked) === 'repair' ? repairs(asked) : answerWellBut('screen', () => say(page))(asked);
const within = (markup: string): string => SCREEN.replace('</section>\n</main>', `${markup}</section>\n</main>`);
const repairPrompts = (): string =>
  project
    .asked('repair')
    .map(({ prompt }) => prompt)
    .join('\n');

describe('whoever draws', () => {
  it('is told what it draws with', async () => {
    await project.generate(PROMPT);
    const told = project.asked('screen')[0]?.instructions ?? '';
    expect(told).toMatch(/Mode LIGHT; density comfortable, type clear\. Fonts: headlines Sora, text Inter/);
    expect(told).toMatch(/primary #[\da-f]{6}/);
    expect(told).toMatch(/\| text-body-md \| \d+\/\d+ \|/);
    expect(told).toMatch(/\| page \| \d+ \|/);
    expect(told).toMatch(/Corners, px: /);
    expect(told).toMatch(/390 × 844 px/);
    expect(told).toMatch(/`md:` 768/);
    expect(told).toMatch(/`<details>`.*`popover`.*`peer-checked:…`/);
    expect(told).toMatch(/`grid-cols-\[14rem_1fr\]`/);
    expect(told).toMatch(/- product: .*camera/);
    expect(told).toMatch(/your own inline `<svg>`/);
  });

  it('is told sizes for its device and for the phone', async () => {
    await project.generate(PROMPT, { deviceType: 'DESKTOP' });
    expect(project.asked('screen')[0]?.instructions).toMatch(/desktop \| phone, and all to 640 px \| weight/);
  });
});

describe('a picture of what nobody here can draw', () => {
  const PAGE = within('<img data-picture="product: theremin" alt="A theremin" class="size-40" />');
  const SVG =
    '<svg viewBox="0 0 40 40" role="img" aria-label="A theremin" class="size-40 fill-primary"><rect x="8" y="20" width="24" height="10"></rect></svg>';

  it('is asked back as SVG', async () => {
    house.server.answer(
      drawing(PAGE, (asked) =>
        say({
          operations: [
            { kind: 'replace', id: /Element (\S+): .*theremin/.exec(asked.prompt)?.[1] ?? '', value: SVG, target: '' },
          ],
        }),
      ),
    );
    const { html, statusMessage } = await project.generate(PROMPT);
    expect(repairPrompts()).toMatch(/"product: theremin".*svg/);
    expect(statusMessage).toBe('');
    expect(html).toMatch(/<rect x="8" y="20" width="24" height="10"/);
    expect(html).not.toContain('data-picture');
  });

  it('is reported where it does not come', async () => {
    house.server.answer(drawing(PAGE));
    const { statusMessage } = await project.generate(PROMPT);
    expect(statusMessage).toMatch(/nobody here can draw "product: theremin"/);
  });

  it('is no parcel in its place', async () => {
    const drawn = async (kind: string): Promise<string> => {
      house.server.answer(drawing(PAGE.replace('product: theremin', `${kind}: theremin`)));
      const { html } = await project.generate(PROMPT);
      return /<svg[^>]*theremin[^>]*>([\s\S]*?)<\/svg>/.exec(html)?.[1] ?? '';
    };
    const shapes = await drawn('product');
    expect(shapes).toMatch(/<(?:path|rect|circle|g)/);
    expect(shapes).toBe(await drawn('abstract'));
  });
});

describe('the checks of a drawn page', () => {
  it('demand only what the user has quoted', async () => {
    const prompt = `${PROMPT}. A list of roasts: Kenya AA, Sumatra Mandheling and Monsoon Malabar, and a button "Join the waiting list"; never "Get started"`;
    const { statusMessage } = await project.generate(prompt);
    expect(repairPrompts()).toContain('"Join the waiting list"');
    expect(repairPrompts()).not.toMatch(/not on the page: .*(?:Kenya|Get started)/);
    expect(statusMessage).not.toMatch(/Kenya|Get started/);
  });

  it('demand neither name nor brief of a variant', async () => {
    const { id } = await project.generate(PROMPT);
    house.server.answer(
      answerWellBut('variants', () =>
        say({
          variants: [
            { ...VARIANTS.variants[0], direction: 'The free seats are "the headline", set as large as a clock.' },
          ],
        }),
      ),
    );
    const [variant] = await project.vary(id, 'seats', { variantCount: 1, creativeRange: 'REIMAGINE' });
    expect(repairPrompts()).toBe('');
    expect(variant?.statusMessage).toBe('');
  });

  it('hand the request to whoever repairs', async () => {
    await project.generate(`${PROMPT} and a button "Join the waiting list"`);
    expect(repairPrompts()).toMatch(/Request:\nA screen for a coffee tasting room/);
  });

  it('find a word that is broken inside on a narrow phone', async () => {
    house.server.answer(drawing(within('<p class="w-[64vw] text-display-lg">Röstereigenossenschaft</p>')));
    await project.generate(PROMPT);
    expect(repairPrompts()).toMatch(/"Röstereigenossenschaft" is broken inside/);
  });

  it('find words that lie over others', async () => {
    const over =
      '<div class="relative h-24"><p class="text-title-lg">Pour over</p><p class="absolute left-0 top-0 text-title-lg">Cold brew</p></div>';
    house.server.answer(drawing(within(over)));
    await project.generate(PROMPT);
    expect(repairPrompts()).toMatch(/its words lie over "Pour over"/);
  });

  it('find what is too wide at 320 pixels only', async () => {
    house.server.answer(drawing(within('<div class="flex"><p class="w-[340px] shrink-0">Wide</p></div>')));
    await project.generate(PROMPT);
    expect(repairPrompts()).toMatch(/(?:outside|wider than) the page.*at 320 px/);
  });

  it('have nothing to say of a page that is well drawn', async () => {
    const { statusMessage } = await project.generate(PROMPT, { deviceType: 'DESKTOP' });
    expect([repairPrompts(), statusMessage]).toEqual(['', '']);
  });
});

describe("a table's name", () => {
  const TABLE = '<div class="overflow-x-auto"><table><tr><td>Huila</td><td>18:00</td></tr></table></div>';

  it("is its own section's", async () => {
    house.server.answer(drawing(within(`<h3>Prices</h3>${TABLE}<div><h3>Beans in stock</h3>${TABLE}</div>`)));
    const { html } = await project.generate(PROMPT);
    const names = [...html.matchAll(/overflow-x-auto"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Prices', 'Beans in stock']);
  });
});

describe('copy and direction', () => {
  const DIRECTION = 'Set as large as a clock, so that the free seats are read from across the room.';

  it('are parted in the plan, and only copy is to be printed', async () => {
    house.server.answer(
      answerWellBut('plan', () =>
        say({ ...PLAN, sections: PLAN.sections.map((section) => ({ ...section, direction: DIRECTION })) }),
      ),
    );
    await project.generate(PROMPT);
    expect(project.asked('plan')[0]?.body).toMatch(/"direction"/);
    const [drawn] = project.asked('screen');
    expect(drawn?.prompt).toContain(DIRECTION);
    expect(drawn?.instructions).toMatch(/never printed/);
  });

  it('are told apart on the page: a printed stage direction is found', async () => {
    const page = within(`<p class="text-body-md">${DIRECTION}</p>`);
    house.server.answer((asked) =>
      kindOf(asked) === 'plan'
        ? say({ ...PLAN, sections: PLAN.sections.map((section) => ({ ...section, direction: DIRECTION })) })
        : drawing(page, ({ prompt }) =>
            say({ operations: [{ kind: 'remove', id: idBefore(prompt, 'Set as large'), value: '', target: '' }] }),
          )(asked),
    );
    const { html, statusMessage } = await project.generate(PROMPT);
    expect(repairPrompts()).toMatch(/prints what was meant for whoever draws/);
    expect(html).not.toContain('Set as large');
    expect(statusMessage).toBe('');
  });
});
