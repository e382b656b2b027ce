import { array, assert, constant, constantFrom, property, record, type Arbitrary } from 'fast-check';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { isGuaranteedPair } from '../../tokens/pairs.ts';
import { createElement, createText, listClasses } from '../element.ts';
import { parseBody } from '../parse-body.ts';
import { createReport } from '../report.ts';
import { runStep } from './mended.fixture.ts';
import { thickenScrims } from './scrims.ts';
import { ensureContrast } from './contrast.ts';

function mended(markup: string): string {
  const body = parseBody(markup);
  ensureContrast(body, createReport().note);
  return toHtml(body).replace(/^<body>|<\/body>$/g, '');
}

describe('ensureContrast', () => {
  it.each([
    [
      'a pair that holds stays',
      '<p class="bg-primary text-on-primary">a</p>',
      '<p class="bg-primary text-on-primary">a</p>',
    ],
    [
      'text of another ground',
      '<p class="bg-primary text-on-surface">a</p>',
      '<p class="bg-primary text-on-primary">a</p>',
    ],
    [
      'text that is not said',
      '<div class="bg-inverse-surface"><p>a</p></div>',
      '<div class="bg-inverse-surface text-inverse-on-surface"><p>a</p></div>',
    ],
    ['a line colour stays quiet', '<p class="text-outline">a</p>', '<p class="text-on-surface-variant">a</p>'],
    [
      'quiet text on a field',
      '<div class="bg-tertiary-container text-on-tertiary-container"><p class="text-on-surface-variant">a</p></div>',
      '<div class="bg-tertiary-container text-on-tertiary-container"><p class="text-on-tertiary-container">a</p></div>',
    ],
    ['icons may be lines', '<p class="text-outline"><svg></svg></p>', '<p class="text-outline"><svg></svg></p>'],
    [
      'see-through text',
      '<p class="text-on-surface/60 md:text-primary/80">a</p>',
      '<p class="text-on-surface-variant md:text-primary">a</p>',
    ],
    ['see-through words', '<p class="opacity-70 hover:opacity-80">a</p>', '<p class="hover:opacity-80">a</p>'],
    ['hidden words stay hidden', '<p class="opacity-0">a</p>', '<p class="opacity-0">a</p>'],
    [
      'a disabled control may be faint',
      '<button disabled class="opacity-40">a</button>',
      '<button disabled class="opacity-40">a</button>',
    ],
    ['a faint tint', '<p class="bg-primary/10 text-primary">a</p>', '<p class="bg-primary/10 text-primary">a</p>'],
    [
      'a stronger tint',
      '<p class="bg-primary/20 text-primary">a</p>',
      '<p class="bg-primary/20 text-on-background">a</p>',
    ],
    ['half a ground', '<p class="bg-primary/50 text-on-surface">a</p>', '<p class="text-on-background">a</p>'],
    [
      'a gradient with one text for all of it',
      '<p class="bg-linear-to-r from-primary-fixed to-primary-fixed-dim text-on-surface">a</p>',
      '<p class="bg-linear-to-r from-primary-fixed to-primary-fixed-dim text-on-primary-fixed">a</p>',
    ],
    [
      'a gradient without',
      '<p class="bg-linear-to-r from-primary to-surface p-4">a</p>',
      '<p class="p-4 bg-primary text-on-primary">a</p>',
    ],
    [
      'a breakpoint of its own',
      '<p class="bg-primary text-on-primary md:bg-surface">a</p>',
      '<p class="bg-primary text-on-primary md:bg-surface md:text-on-surface">a</p>',
    ],
    [
      'a breakpoint above another',
      '<p class="md:bg-primary lg:text-on-surface">a</p>',
      '<p class="md:bg-primary md:text-on-primary lg:text-on-primary">a</p>',
    ],
    ['a state', '<p class="hover:bg-primary">a</p>', '<p class="hover:bg-primary hover:text-on-primary">a</p>'],
    [
      'a state its content does not know',
      '<p class="hover:bg-primary"><b class="text-on-surface">a</b></p>',
      '<p class=""><b class="text-on-surface">a</b></p>'.replace(' class=""', ''),
    ],
    [
      'a sheet laid under',
      '<div class="relative"><i class="absolute inset-0 bg-primary"></i><p class="text-on-primary">a</p></div>',
      '<div class="relative"><i class="absolute inset-0 bg-primary"></i><p class="text-on-primary">a</p></div>',
    ],
    [
      'a sheet that text does not know',
      '<div class="relative"><i class="absolute inset-0 bg-primary"></i><p>a</p></div>',
      '<div class="relative"><i class="absolute inset-0 bg-primary"></i><p class="text-on-primary">a</p></div>',
    ],
    [
      'a picture under text is not judged',
      '<div><svg class="absolute inset-0"></svg><p class="text-primary-fixed">a</p></div>',
      '<div><svg class="absolute inset-0"></svg><p class="text-primary-fixed">a</p></div>',
    ],
    [
      'a placeholder',
      '<input placeholder="a" class="bg-primary text-on-primary">',
      '<input placeholder="a" class="bg-primary text-on-primary placeholder:text-on-primary">',
    ],
    [
      'a dialog',
      '<div class="bg-primary text-on-primary"><dialog>a</dialog></div>',
      '<div class="bg-primary text-on-primary"><dialog>a</dialog></div>',
    ],
    ['an override', '<p class="bg-[#101010] text-on-surface">a</p>', '<p class="bg-[#101010] text-[#ffffff]">a</p>'],
  ])('%s', (_, given, expected) => {
    expect(mended(given)).toBe(expected);
  });

  it('thickens a scrim between a picture and the text on it', () => {
    const scrim = (share: string): string =>
      `<div><svg class="absolute inset-0"></svg><div class="absolute inset-0 bg-inverse-surface/${share}"></div><p>a</p></div>`;
    const run = (markup: string): string => runStep(markup, thickenScrims);
    expect(run(scrim('50'))).toBe(scrim('75'));
    expect(run(scrim('10'))).toBe(scrim('10'));
    expect(run(scrim('90'))).toBe(scrim('90'));
  });

  it('leaves its own result alone', () => {
    const once = mended(
      '<div class="bg-primary"><p class="text-outline md:bg-surface">a<b class="bg-error/40">b</b></p></div>',
    );
    expect(mended(once)).toBe(once);
  });

  it('makes every text of any body of roles hold in every theme', () => {
    const role = constantFrom(undefined, ...COLOR_ROLES);
    const toTree = (children: Arbitrary<Element[]>): Arbitrary<Element> =>
      record({ bg: role, text: role, children }).map(toBox);
    const leaf = toTree(constant([]));
    const branch = toTree(array(leaf, { maxLength: 2 }));
    const tree = toTree(array(toTree(array(branch, { maxLength: 2 })), { maxLength: 2 }));
    assert(
      property(tree, (box) => {
        const body = createElement('body', {}, [box]);
        ensureContrast(body, createReport().note);
        expect(listFaults(body, 'background', 'on-background')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

function toBox({
  bg,
  text,
  children,
}: {
  bg: ColorRole | undefined;
  text: ColorRole | undefined;
  children: Element[];
}): Element {
  const classes = [...(bg ? [`bg-${bg}`] : []), ...(text ? [`text-${text}`] : [])];
  return createElement('div', { className: classes }, [createText('word'), ...children]);
}

function listFaults(element: Element, around: string, inherited: string): string[] {
  const classes = listClasses(element);
  const bg = classes.findLast((name) => name.startsWith('bg-'))?.slice(3) ?? around;
  const text = classes.findLast((name) => name.startsWith('text-'))?.slice(5) ?? inherited;
  const own = isGuaranteedPair(text as ColorRole, bg as ColorRole) ? [] : [`${text} on ${bg}`];
  return [
    ...own,
    ...element.children.flatMap((child) => (child.type === 'element' ? listFaults(child, bg, text) : [])),
  ];
}
