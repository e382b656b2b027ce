import type { Element, ElementContent } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Composition, SourceScreen, VaryRequest } from '../../src/domain/designer.ts';
import { DEFAULT_LOOK } from '../../src/domain/look.ts';
import { designScreen } from '../../src/designer/finished-screen.fixture.ts';
import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import { SAMPLE_DAY } from '../../src/designer/sample-brief.fixture.ts';
import { listTexts } from '../../src/designer/vary/list-texts.ts';
import { countNestedPanels } from '../../src/designer/vary/nested-panels.ts';
import {
  areAlike,
  distanceBetween,
  measureScreen,
  type MeasuredScreen,
} from '../../src/designer/vary/screen-distance.ts';
import { varyScreen } from '../../src/designer/vary/vary-screen.ts';
import { findAttribute, forEachElement, isElement } from '../../src/markup/element.ts';
import { finish } from '../../src/markup/finish.ts';
import { printBody } from '../../src/markup/print-body.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { PROMPTED_BASES, UPLOADED_BASES, type UploadedBase } from './base-screens.ts';

const PLAIN = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3f5f8f',
  colorVariant: 'NEUTRAL',
} as const;

async function upload({ title, device, body }: UploadedBase): Promise<SourceScreen> {
  const options = {
    title,
    lang: 'en',
    device,
    theme: PLAIN,
    look: { ...DEFAULT_LOOK, direction: 'plain' },
    drawPicture,
  };
  return { title, prompt: title, html: (await finish(body, options)).html, device, theme: PLAIN, look: options.look };
}

interface Base {
  screen: SourceScreen;
  body: Element;
  printed: string;
  measure: MeasuredScreen;
}

const bases: Base[] = [];
beforeAll(async () => {
  for (const screen of [
    ...(await Promise.all(PROMPTED_BASES.map(({ prompt, device }) => designScreen(prompt, device)))),
    ...(await Promise.all(UPLOADED_BASES.map(upload))),
  ]) {
    const { body } = readDocument(screen.html);
    bases.push({ screen, body, printed: printBody(body), measure: measureScreen(body, screen) });
  }
}, 60_000);

interface Variant extends Composition {
  root: Element;
  measure: MeasuredScreen;
}

async function vary({ screen }: Base, parts: Partial<VaryRequest>): Promise<Variant[]> {
  const request = { prompt: '', screen, count: 3, range: 'EXPLORE', aspects: [], now: SAMPLE_DAY, ...parts } as const;
  const variants = await varyScreen(request);
  return variants.map((one) => {
    const root = readDocument(one.body).body;
    return { ...one, root, measure: measureScreen(root, one) };
  });
}

const words = (body: Element): string => listTexts(body).sort().join('\n');
/** Printed without what pictures draw and how they are asked for. */
const withoutPictures = (body: Element): string =>
  printBody(strip(body, (child) => isElement(child) && findAttribute(child, 'dataPicture') !== undefined));
/** Printed without a word. */
const withoutWords = (body: Element): string => printBody(strip(body, (child) => child.type === 'text'));

function strip(element: Element, isGone: (child: ElementContent) => boolean): Element {
  if (element.tagName === 'svg') return element;
  const kept = element.children.filter((child) => !isGone(child));
  return { ...element, children: kept.map((child) => (isElement(child) ? strip(child, isGone) : child)) };
}

/** Printed with the classes that are in force on a device. */
const shownOn = (device: SourceScreen['device'], body: Element): string =>
  device === 'MOBILE' ? printBody(body).replaceAll(/\s(?:sm|md|lg|xl):[^\s"]+/g, '') : printBody(body);

const titleOf = ({ screen }: Base): string => `${screen.title} (${screen.device})`;

/** Faults over all bases, by the base that has them. */
async function listFaults(check: (base: Base) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const base of bases) for (const fault of await check(base)) faults.push(`${titleOf(base)}: ${fault}`);
  return faults;
}

const themeWithout = (theme: SourceScreen['theme'], names: RegExp): object =>
  Object.fromEntries(Object.entries(theme).filter(([name]) => !names.test(name)));
const COLORS = /color|Color/;
const FONTS = /Font$/;

const hasPictures = ({ body }: Base): boolean => {
  let found = false;
  forEachElement(body, (element) => {
    found ||= findAttribute(element, 'dataPicture') !== undefined;
  });
  return found;
};

describe('variants of forty screens', () => {
  it('has forty of them', () => {
    expect(bases).toHaveLength(40);
  });

  // spec: VariantOptions.aspects, enum.VariantAspect
  it('change colours alone under COLOR_SCHEME, in every range', async () => {
    const faults = await listFaults(async (base) => {
      const all = await Promise.all(
        (['REFINE', 'EXPLORE', 'REIMAGINE'] as const).map((range) => vary(base, { range, aspects: ['COLOR_SCHEME'] })),
      );
      return all.flatMap((variants) => [
        ...(variants.length === 3 ? [] : [`${variants.length} variants`]),
        ...variants.flatMap(({ root, theme, look }) => [
          ...(printBody(root) === base.printed ? [] : ['another body']),
          ...(JSON.stringify(look) === JSON.stringify(base.screen.look) ? [] : ['another look']),
          ...(JSON.stringify(themeWithout(theme, COLORS)) === JSON.stringify(themeWithout(base.screen.theme, COLORS))
            ? []
            : ['another font or shape']),
        ]),
      ]);
    });
    expect(faults).toEqual([]);
  }, 120_000);

  // spec: VariantOptions.aspects, enum.VariantAspect
  it('change type alone under TEXT_FONT', async () => {
    const faults = await listFaults(async (base) => {
      const variants = await vary(base, { aspects: ['TEXT_FONT'] });
      return [
        ...(variants.length === 3 ? [] : [`${variants.length} variants`]),
        ...variants.flatMap(({ root, theme, look }) => [
          ...(printBody(root) === base.printed ? [] : ['another body']),
          ...(JSON.stringify(look) === JSON.stringify(base.screen.look) ? [] : ['another look']),
          ...(JSON.stringify(themeWithout(theme, FONTS)) === JSON.stringify(themeWithout(base.screen.theme, FONTS))
            ? []
            : ['another colour or shape']),
        ]),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('keep every word and the theme under LAYOUT, five times over in every range', async () => {
    const faults = await listFaults(async (base) => {
      const found: string[] = [];
      // A page that a client made may have little that can stand otherwise.
      const least = bases.indexOf(base) < PROMPTED_BASES.length ? 5 : 1;
      for (const range of ['REFINE', 'EXPLORE', 'REIMAGINE'] as const) {
        const variants = await vary(base, { range, aspects: ['LAYOUT'], count: 5 });
        if (variants.length < least) found.push(`${range}: ${variants.length} variants`);
        const shown = [base.body, ...variants.map(({ root }) => root)].map((root) => shownOn(base.screen.device, root));
        if (new Set(shown).size < shown.length) found.push(`${range}: two look the same`);
        for (const { root, theme, look } of variants) {
          if (words(root) !== words(base.body)) found.push('other words');
          if (countNestedPanels(root) > countNestedPanels(base.body)) found.push(`${range}: a panel on a panel`);
          if (JSON.stringify([theme, look]) !== JSON.stringify([base.screen.theme, base.screen.look]))
            found.push('another theme');
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  }, 180_000);

  it('change pictures alone under IMAGES, wherever there are any', async () => {
    const faults = await listFaults(async (base) => {
      const variants = await vary(base, { aspects: ['IMAGES'] });
      return [
        ...(variants.length === (hasPictures(base) ? 3 : 0) ? [] : [`${variants.length} variants`]),
        ...variants.flatMap(({ root, theme, look, measure }) => [
          ...(withoutPictures(root) === withoutPictures(base.body) ? [] : ['another body']),
          ...(distanceBetween(base.measure, measure).pictures > 0 ? [] : ['the same pictures']),
          ...(JSON.stringify([theme, look]) === JSON.stringify([base.screen.theme, base.screen.look])
            ? []
            : ['another theme']),
        ]),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('change words alone under TEXT_CONTENT, in no less than nine screens of ten', async () => {
    let varied = 0;
    const still: string[] = [];
    const faults = await listFaults(async (base) => {
      const variants = await vary(base, { aspects: ['TEXT_CONTENT'] });
      varied += Number(variants.length > 0);
      if (variants.length === 0) still.push(titleOf(base));
      return variants.flatMap(({ root, theme, look }) => [
        ...(withoutWords(root) === withoutWords(base.body) ? [] : ['another structure']),
        ...(printBody(root) === base.printed ? ['the same words'] : []),
        ...(JSON.stringify([theme, look]) === JSON.stringify([base.screen.theme, base.screen.look])
          ? []
          : ['another theme']),
      ]);
    });
    expect(faults).toEqual([]);
    expect(varied, `as they were: ${still.join(', ')}`).toBeGreaterThanOrEqual(36);
  });

  it('keep both promises where two aspects are named', async () => {
    const faults = await listFaults(async (base) => {
      const arranged = await vary(base, { aspects: ['LAYOUT', 'COLOR_SCHEME'], count: 2 });
      const dressed = await vary(base, { aspects: ['COLOR_SCHEME', 'TEXT_FONT'], count: 2 });
      return [
        ...arranged.flatMap(({ root, theme }) => [
          ...(words(root) === words(base.body) ? [] : ['other words']),
          ...(theme.headlineFont === base.screen.theme.headlineFont ? [] : ['another font']),
          ...(JSON.stringify(theme) === JSON.stringify(base.screen.theme) ? ['the same colours'] : []),
        ]),
        ...dressed.flatMap(({ root, theme }) => [
          ...(printBody(root) === base.printed ? [] : ['another body']),
          ...(theme.roundness === base.screen.theme.roundness ? [] : ['another shape']),
        ]),
      ];
    });
    expect(faults).toEqual([]);
  });

  // spec: VariantOptions.creativeRange, enum.CreativeRange, 4.8-output
  it('are all different, titled for what they are, and further from their source the wider the range', async () => {
    const median = (list: readonly number[]): number =>
      list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    const farther: boolean[] = [];
    const rows: string[] = [];
    const faults = await listFaults(async (base) => {
      const found: string[] = [];
      const medians: number[] = [];
      for (const range of ['REFINE', 'EXPLORE', 'REIMAGINE'] as const) {
        const variants = await vary(base, { range, count: 5 });
        if (variants.length !== 5) found.push(`${range}: ${variants.length} variants`);
        const all = [base.measure, ...variants.map(({ measure }) => measure)];
        if (all.some((one, at) => all.slice(at + 1).some((other) => areAlike(one, other))))
          found.push(`${range}: two alike`);
        if (new Set([base.screen.title, ...variants.map(({ title }) => title)]).size !== 6)
          found.push(`${range}: a title twice`);
        medians.push(median(variants.map(({ measure }) => distanceBetween(base.measure, measure).total)));
      }
      const [refined = 0, explored = 0, reimagined = 0] = medians;
      farther.push(refined < explored, explored < reimagined);
      rows.push(`${titleOf(base)}: ${medians.map((one) => one.toFixed(3)).join(' ')}`);
      return found;
    });
    expect(faults).toEqual([]);
    const share = farther.filter(Boolean).length / farther.length;
    expect(share, rows.join('\n')).toBeGreaterThanOrEqual(0.9);
  }, 60_000);

  it('keep to the mode of their source unasked, but for one of three, and begin in it', async () => {
    const faults = await listFaults(async (base) => {
      const own = base.screen.theme.colorMode;
      const modes = (await vary(base, { range: 'EXPLORE' })).map(({ theme }) => theme.colorMode);
      return modes[0] !== own || modes.filter((mode) => mode !== own).length > 1 ? [modes.join(' ')] : [];
    });
    expect(faults).toEqual([]);
  });

  it('keep the figures of their source however far they go', async () => {
    /** Amounts, times, counts: texts that are mostly digits. */
    const figures = (body: Element): string[] => [
      ...new Set(
        listTexts(body).filter((text) => (text.match(/\d/g)?.length ?? 0) * 2 >= text.length && text.length > 2),
      ),
    ];
    const kept: number[] = [];
    for (const base of bases.slice(0, PROMPTED_BASES.length)) {
      const own = figures(base.body);
      if (own.length < 4) continue;
      for (const { root } of await vary(base, { range: 'REIMAGINE' })) {
        const said = listTexts(root).join('|');
        kept.push(own.filter((figure) => said.includes(figure)).length / own.length);
      }
    }
    const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length;
    expect(mean).toBeGreaterThanOrEqual(0.85);
  });

  it('give no variant of what is not there', async () => {
    const empty = bases.find((base) => !hasPictures(base));
    expect(empty === undefined ? [] : await vary(empty, { aspects: ['IMAGES'] })).toEqual([]);
  });
});

describe('a screen of one part', () => {
  const ONE_PART = [
    ['Login screen of a bank', 'MOBILE'],
    ['Sign in screen for a cloud photo storage service called Nimbus', 'DESKTOP'],
    ['Reset password screen for a travel app', 'MOBILE'],
    ['Sign-up form for a library card', 'DESKTOP'],
  ] as const;

  /** What stands around the form, and where: the boxes outside of it with their classes. */
  const stageOf = (root: Element): string => {
    const steps: string[] = [];
    forEachElement(root, (element) => {
      if (['form', 'svg'].includes(element.tagName) || findAttribute(element, 'dataPart') === 'heading') return 'skip';
      steps.push(`${element.tagName}.${findAttribute(element, 'className') ?? ''}`);
      return undefined;
    });
    return steps.join('|');
  };

  it.each(ONE_PART)('has five layouts that stand otherwise and say the same: %s', async (prompt, device) => {
    const screen = await designScreen(prompt, device);
    const { body } = readDocument(screen.html);
    const base = { screen, body, printed: printBody(body), measure: measureScreen(body, screen) };
    for (const range of ['EXPLORE', 'REIMAGINE'] as const) {
      const variants = await vary(base, { aspects: ['LAYOUT'], range, count: 5 });
      expect(variants).toHaveLength(5);
      expect(new Set([stageOf(body), ...variants.map(({ root }) => stageOf(root))]).size).toBe(6);
      for (const { root, theme, look } of variants) {
        expect(words(root)).toBe(words(body));
        expect([theme, look]).toEqual([screen.theme, screen.look]);
      }
    }
  });
});

describe('a guiding prompt', () => {
  const sunny = (): Base => bases[0] as Base;
  const pottery = (): Base => bases[2] as Base;
  it('darkens the variants it asks to be darker', async () => {
    for (const range of ['EXPLORE', 'REIMAGINE'] as const) {
      const variants = await vary(sunny(), { prompt: 'try darker ones', range });
      expect(variants.map(({ theme }) => theme.colorMode)).toEqual(['DARK', 'DARK', 'DARK']);
    }
  });

  it('chooses directions and proportions by mood', async () => {
    const playful = await vary(sunny(), { prompt: 'more playful', range: 'REIMAGINE' });
    const sober = await vary(sunny(), { prompt: 'more technical', range: 'REIMAGINE' });
    const directions = (variants: Variant[]) => variants.map(({ look }) => look.direction.split('+')[0]);
    expect(directions(playful)).not.toEqual(directions(sober));
    const isTechnical = (direction = '') => ['terminal', 'ledger', 'clinical'].includes(direction);
    expect(directions(sober).some(isTechnical)).toBe(true);
    expect(directions(playful).some(isTechnical)).toBe(false);
    const [sharper] = await vary(pottery(), { prompt: 'more factual, sharp edges', range: 'REFINE' });
    expect(sharper?.title).toContain('sharper corners');
  });

  it('honours a style by its name, in every range', async () => {
    for (const range of ['REFINE', 'EXPLORE', 'REIMAGINE'] as const) {
      const brutal = await vary(sunny(), { prompt: 'brutalist', range });
      expect(brutal.map(({ look }) => look.direction.includes('brutalism'))).toEqual([true, true, true]);
      const glassy = await vary(sunny(), { prompt: 'glass, with teal', range });
      expect(glassy.map(({ look }) => look.direction.startsWith('glass'))).toEqual([true, true, true]);
    }
  });

  it('takes a bare colour for a colour', async () => {
    for (const range of ['REFINE', 'EXPLORE', 'REIMAGINE'] as const)
      for (const { title } of await vary(sunny(), { prompt: 'navy', range, aspects: ['COLOR_SCHEME'] }))
        expect(title).toMatch(/indigo|blue/);
  });

  it('sets prices larger where the price is to be the focus', async () => {
    const pricing = bases.find(({ screen }) => screen.prompt.startsWith('Pricing page')) as Base;
    for (const { title, body } of await vary(pricing, { prompt: 'focus on the price', range: 'REIMAGINE' })) {
      expect(title).toContain('larger prices');
      expect(body).toMatch(/data-part="(?:value|price)" class="[^"]*whitespace-nowrap/);
    }
  });

  it('is dark to the ground where it asks for the dark', async () => {
    const variants = await vary(sunny(), { prompt: 'darker and more premium', range: 'REIMAGINE' });
    for (const { theme, root } of variants) {
      expect(theme.colorMode).toBe('DARK');
      expect(printBody(root)).not.toMatch(/data-block="(?:hero|focus)[^>]*bg-inverse-surface/);
    }
  });

  it('brings what it names to the top', async () => {
    const base = bases.find(({ screen }) => screen.title.includes('Boat')) as Base;
    const variants = await vary(base, { prompt: 'with the prices first', aspects: ['LAYOUT'] });
    for (const { root } of variants) {
      const texts = listTexts(root);
      expect(texts.indexOf('Prices')).toBeLessThan(texts.indexOf('Contact', texts.indexOf('Boats by the hour')));
      expect(texts.indexOf('Prices')).toBeLessThan(texts.lastIndexOf('Boats'));
    }
  });
});
