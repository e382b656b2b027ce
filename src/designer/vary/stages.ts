import type { Element, ElementContent } from 'hast';
import { createElement, listClasses, setClasses } from '../../markup/element.ts';
import { blockName, elementsIn, isHeading, listMatching, partName } from '../edit/screen-tree.ts';
import type { StageParts } from './one-part.ts';

/** Where the one part of a screen stands, and what is around it. */
export interface Stage {
  /** What people call it. */
  called: string;
  /** Sets the parts on the body anew. */
  set(parts: StageParts, body: Element): void;
  /** Whether it shows a picture. */
  isPictured: boolean;
}

const KEPT_BODY = /^(?:font-|text-(?!on-)|antialiased|min-h-)/;

const box = (className: string, children: ElementContent[], attributes: Record<string, string> = {}): Element =>
  createElement('div', { ...attributes, className: className.split(' ') }, children);

const OWN_PANEL =
  /^(?:(?:[@\w-]+:)*(?:p|px|py)-|bg-surface|bg-primary-container|text-on-surface$|text-on-primary-container$|rounded|shadow|border)/;

/**
 * The sheet that the content stands on. A block that has a panel of its own gives it up; one whose head runs to the
 * panel's edges fills the sheet.
 */
function sheetOf(className: string, bar: Element | undefined, content: Element[]): Element {
  const isEdged = content.some((one) => listClasses(one).includes('overflow-hidden'));
  for (const one of content) {
    const classes = listClasses(one);
    const isOnPanel = classes.some((name) => /^(?:p-card|p-6|shadow|bg-surface-container)/.test(name));
    if (isOnPanel && !classes.some((name) => /^bg-(?:inverse|primary)/.test(name)))
      setClasses(
        one,
        classes.filter((name) => !OWN_PANEL.test(name)),
      );
  }
  return box(`${className} ${isEdged ? 'overflow-hidden' : 'gap-6 p-6 sm:p-10'}`, [
    ...(bar === undefined ? [] : [bared(bar, isEdged ? 'gap-4 px-6 py-4 sm:px-10' : 'gap-4') ?? bar]),
    ...content,
  ]);
}

/** A picture that fills its box. */
function filling(picture: Element | undefined): ElementContent[] {
  if (picture === undefined) return [];
  setClasses(picture, ['absolute', 'inset-0', 'size-full', 'object-cover']);
  return [picture];
}

function setBody(body: Element, className: string, children: readonly (Element | undefined)[]): void {
  setClasses(body, [...listClasses(body).filter((name) => KEPT_BODY.test(name)), ...className.split(' ')]);
  body.children = children.filter((child) => child !== undefined);
}

function setMain(main: Element, className: string): Element {
  setClasses(main, className.split(' '));
  return main;
}

/** The boxes around the block give way, so that the stage decides where it stands. */
function contentOf(main: Element): Element[] {
  const inner = elementsIn(main);
  const [only] = inner;
  if (only === undefined || inner.length > 1 || blockName(only) !== undefined || only.tagName !== 'div') return inner;
  return contentOf(only);
}

const bared = (bar: Element | undefined, className: string): Element | undefined => {
  if (bar === undefined) return undefined;
  const [wrap] = elementsIn(bar);
  // A bar's own margins belong to the frame that it leaves.
  if (wrap !== undefined && wrap.tagName === 'div' && elementsIn(bar).length === 1) bar.children = wrap.children;
  setClasses(bar, ['flex', 'items-center', 'justify-between', ...className.split(' ')]);
  return bar;
};

/** Ink of one ground becomes that of another. */
function inkFor(element: Element, ink: string): void {
  for (const one of [element, ...listMatching(element, () => true)]) {
    const classes = listClasses(one);
    if (classes.some((name) => /^text-(?:on-|inverse-on-|primary$)/.test(name)))
      setClasses(
        one,
        classes.map((name) => (/^text-(?:on-|inverse-on-|primary$)/.test(name) ? ink : name)),
      );
  }
}

const SIDE =
  'relative h-48 overflow-hidden bg-primary-container text-on-primary-container sm:h-64 lg:sticky lg:top-0 lg:h-dvh';
const COLUMN = 'flex w-full max-w-xl min-w-0 flex-1 flex-col justify-center gap-block px-page py-10 mx-auto';

const beside = (side: 'left' | 'right'): Stage => ({
  called: `a picture at the ${side}`,
  isPictured: true,
  set({ bar, main, picture }, body) {
    const shown = box(SIDE, filling(picture), { dataBlock: 'picture-side' });
    const content = contentOf(main);
    main.children = content;
    const column = box('flex min-w-0 flex-col', [
      ...(bar === undefined ? [] : [bared(bar, 'px-page pt-6 lg:px-16') ?? bar]),
      setMain(main, COLUMN),
    ]);
    setBody(
      body,
      side === 'left'
        ? 'min-h-dvh bg-surface text-on-surface lg:grid lg:grid-cols-2'
        : 'min-h-dvh flex flex-col bg-surface text-on-surface lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      side === 'left' ? [shown, column] : [column, shown],
    );
  },
});

const overPicture: Stage = {
  called: 'a card over a full picture',
  isPictured: true,
  set({ bar, main, picture }, body) {
    const card = sheetOf(
      'flex w-full max-w-lg min-w-0 flex-col rounded-xl bg-surface-container-lowest text-on-surface shadow-floating',
      bar,
      contentOf(main),
    );
    main.children = [card];
    setMain(main, 'relative flex w-full min-w-0 flex-1 items-center justify-center px-4 py-10 sm:px-page sm:py-16');
    const ground = box('absolute inset-0 overflow-hidden bg-primary-container', filling(picture), {
      dataBlock: 'picture-side',
    });
    setBody(body, 'relative flex min-h-dvh flex-col bg-surface text-on-surface', [ground, main]);
  },
};

const underBand: Stage = {
  called: 'a picture band at the top',
  isPictured: true,
  set({ bar, main, picture }, body) {
    const band = box('relative h-56 w-full shrink-0 overflow-hidden bg-primary-container sm:h-80', filling(picture), {
      dataBlock: 'picture-side',
    });
    const sheet = sheetOf(
      'relative mx-auto flex w-full max-w-xl min-w-0 flex-col rounded-xl bg-surface-container-lowest text-on-surface',
      bar,
      contentOf(main),
    );
    main.children = [sheet];
    setMain(main, 'relative -mt-16 flex w-full min-w-0 flex-1 flex-col px-4 pb-16 sm:-mt-24 sm:px-page');
    setBody(body, 'flex min-h-dvh flex-col bg-surface-container-low text-on-surface', [band, main]);
  },
};

const atFoot: Stage = {
  called: 'a picture at the foot',
  isPictured: true,
  set({ bar, main, picture }, body) {
    const content = contentOf(main);
    main.children = content;
    setMain(main, 'mx-auto flex w-full max-w-xl min-w-0 flex-1 flex-col justify-center gap-block px-page py-10');
    const foot = box('relative h-48 w-full shrink-0 overflow-hidden bg-primary-container sm:h-64', filling(picture), {
      dataBlock: 'picture-side',
    });
    setBody(body, 'flex min-h-dvh flex-col bg-surface text-on-surface', [
      bared(bar, 'mx-auto w-full max-w-xl px-page pt-6'),
      main,
      foot,
    ]);
  },
};

/** The head of the block on a field of colour beside what is to be filled in. */
const colourPanel: Stage = {
  called: 'its title on a panel of colour',
  isPictured: false,
  set({ bar, main }, body) {
    const content = contentOf(main);
    const head = plainHead(content);
    if (head !== undefined) {
      const section = content.find((one) => listMatching(one, (inner) => inner === head).length > 0);
      if (section !== undefined) section.children = section.children.filter((child) => child !== head);
      inkFor(head, 'text-on-primary-container');
    }
    if (bar !== undefined) inkFor(bar, 'text-on-primary-container');
    const panel = box(
      'flex min-w-0 flex-col justify-between gap-10 bg-primary-container px-page py-8 text-on-primary-container lg:sticky lg:top-0 lg:h-dvh lg:px-16 lg:py-12',
      [
        ...(bar === undefined ? [] : [bared(bar, 'gap-4') ?? bar]),
        ...(head === undefined ? [] : [box('max-w-md', [head])]),
      ],
    );
    main.children = content;
    setBody(body, 'min-h-dvh bg-surface text-on-surface lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]', [
      panel,
      setMain(main, COLUMN),
    ]);
  },
};

/** The block's own head, where it stands on the block's ground. */
function plainHead(content: readonly Element[]): Element | undefined {
  for (const section of content)
    for (const child of elementsIn(section))
      if (partName(child) === 'heading' && listMatching(child, isHeading).length > 0) return child;
  return undefined;
}

const quietCard: Stage = {
  called: 'a card in the middle',
  isPictured: false,
  set({ bar, main }, body) {
    const card = sheetOf(
      'mx-auto flex w-full max-w-lg min-w-0 flex-col rounded-xl bg-surface-container-lowest text-on-surface shadow-raised',
      undefined,
      contentOf(main),
    );
    main.children = [card];
    setMain(main, 'flex w-full min-w-0 flex-1 flex-col justify-center px-4 pt-6 pb-16 sm:px-page');
    setBody(body, 'flex min-h-dvh flex-col bg-surface-container text-on-surface', [
      bared(bar, 'mx-auto w-full max-w-lg px-4 pt-8 sm:px-0'),
      main,
    ]);
  },
};

const wideLine: Stage = {
  called: 'title and fields side by side',
  isPictured: false,
  set({ bar, main }, body) {
    const content = contentOf(main);
    const section = content.find((one) => plainHead([one]) !== undefined);
    if (section !== undefined)
      setClasses(section, [
        ...listClasses(section).filter((name) => !/^(?:flex|grid)/.test(name)),
        'lg:grid',
        'lg:grid-cols-2',
        'lg:items-start',
        'lg:gap-16',
      ]);
    main.children = content;
    setMain(main, 'mx-auto flex w-full max-w-5xl min-w-0 flex-1 flex-col justify-center gap-block px-page py-10');
    setBody(body, 'flex min-h-dvh flex-col bg-surface text-on-surface', [
      bared(bar, 'mx-auto w-full max-w-5xl px-page pt-8'),
      main,
    ]);
  },
};

/** Ways to set a screen of one part, those that differ most first. */
export const STAGES: readonly Stage[] = [
  overPicture,
  colourPanel,
  underBand,
  beside('right'),
  quietCard,
  atFoot,
  wideLine,
  beside('left'),
];
