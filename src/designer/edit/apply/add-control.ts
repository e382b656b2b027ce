import type { Element } from 'hast';
import { createElement, createText, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { buttonPaint } from '../../blocks/kit/button.ts';
import { styleOf } from '../../direct/direct.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { isButtonLike } from '../find/infer-kinds.ts';
import { coverage, stemsOf } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, elementsIn, insertBeside, listMatching, partName } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

const SHAPE =
  'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-6 py-3 font-label text-label-lg font-semibold';

/** A button or link joins the buttons that are there; breadcrumbs, ratings and social sign-in come as what they are. */
export function addControl(editing: Editing, operation: AddOperation): Outcome | undefined {
  const { what } = operation;
  if (/\bbreadcrumbs?\b/i.test(what)) return addBreadcrumb(editing);
  if (/\b(?:star )?ratings?\b|\bstars\b/i.test(what)) return addRatings(editing, operation);
  if (/\bsocial (?:log-?in|sign-?in|sign-?up)\b|\bsso\b/i.test(what))
    return addButtons(editing, operation, ['Continue with a passkey', 'Continue with your mail account']);
  if (
    /\bsocial (?:media )?(?:icons?|links?|buttons?|channels?)\b|\b(?:instagram|facebook|linkedin|youtube) (?:icons?|links?)\b/i.test(
      what,
    )
  ) {
    const own = listMatching(editing.tree.body, (one) => partName(one) === 'social')[0];
    if (own !== undefined)
      return { already: `signs of social media stand in the ${isIn(editing, own, ['footer']) ? 'footer' : 'page'}` };
  }
  const way = SIGN_INS.find(([words]) => words.test(what))?.[1];
  if (way !== undefined && operation.quoted.length === 0 && !/\b(?:section|page|form)\b/i.test(what))
    return addButtons(editing, operation, [`Continue with ${way}`]);
  if (
    !/\b(?:buttons?|cta|link)\b/i.test(what) ||
    /\b(?:for|on|of|in) (?:the |all |my )*(?:buttons?|links?)\b/i.test(what) ||
    /\b(?:section|form|nav(?:igation)?|menu)\b/i.test(what)
  )
    return undefined;
  const label = labelFor(operation);
  const same = operation.quoted.length > 0 ? undefined : sameControl(editing, label);
  if (same !== undefined)
    return { already: `there is a "${readableText(same)}" ${same.tagName === 'a' ? 'link' : 'button'}` };
  return addButtons(editing, operation, [label]);
}

const SIGN_INS: readonly (readonly [RegExp, string])[] = [
  [/\bface ?id\b/i, 'Face ID'],
  [/\btouch ?id\b|\bfinger ?prints?\b/i, 'a fingerprint'],
  [/\bpass ?keys?\b|\bbiometrics?\b/i, 'a passkey'],
  [
    /\b(?:(?:sign|log)[ -]?(?:in|on|up)|login|continue|connect) with google\b|\bgoogle (?:log-?in|sign-?in|sign-?up)\b/i,
    'Google',
  ],
  [
    /\b(?:(?:sign|log)[ -]?(?:in|on|up)|login|continue) with apple\b|\bapple (?:log-?in|sign-?in|sign-?up|id)\b/i,
    'Apple',
  ],
  [
    /\b(?:(?:sign|log)[ -]?(?:in|on|up)|login|continue) with github\b|\bgithub (?:log-?in|sign-?in|sign-?up)\b/i,
    'GitHub',
  ],
  [
    /\b(?:(?:sign|log)[ -]?(?:in|on|up)|login|continue) with (?:facebook|meta)\b|\bfacebook (?:log-?in|sign-?in|sign-?up)\b/i,
    'Facebook',
  ],
  [
    /\b(?:(?:sign|log)[ -]?(?:in|on|up)|login|continue) with microsoft\b|\bmicrosoft (?:log-?in|sign-?in)\b/i,
    'Microsoft',
  ],
];

/** "I forgot my password" is the link for a forgotten password. */
function sameControl(editing: Editing, label: string): Element | undefined {
  const asked = stemsOf(label).filter((stem) => stem !== 'link');
  if (asked.length < 2) return undefined;
  return listMatching(
    editing.tree.body,
    (one) =>
      ['button', 'a'].includes(one.tagName) &&
      coverage(asked, stemsOf(readableText(one))) === 1 &&
      stemsOf(readableText(one)).length <= asked.length + 1,
  )[0];
}

const labelFor = ({ what, quoted }: AddOperation): string => {
  const [said] = quoted;
  if (said !== undefined) return said;
  const after = /\b(?:buttons?|cta|link)\s+(?:to|for|called|named|saying|that says|labelled)\s+(?:the\s+)?(.+)$/i.exec(
    what,
  )?.[1];
  return toTitle(after ?? what.replace(/\s*\b(?:buttons?|cta|link)\b.*$/i, ''));
};

function addButtons(editing: Editing, { position, what }: AddOperation, labels: readonly string[]): Outcome {
  const { tree } = editing;
  const buttons = listMatching(
    tree.body,
    (element) => isButtonLike(element) && readableText(element) !== '' && !isInList(editing, element),
  );
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of) : undefined;
  const around = near?.elements[0];
  if (position !== undefined && 'of' in position && around === undefined)
    return { failed: `nothing here is called "${position.of.words}"` };
  const atTop = position?.at === 'top';
  const inMain = buttons.filter((element) => !isIn(editing, element, ['nav', 'footer']));
  const beside =
    around === undefined
      ? undefined
      : isButtonLike(around)
        ? around
        : inMain.findLast((button) => listMatching(around, (one) => one === button).length > 0);
  const like =
    beside ??
    (atTop
      ? undefined
      : (inMain.find((element) => partName(element) === 'secondary-action') ??
        inMain.find((element) => partName(element) === 'primary-action') ??
        (around === undefined ? inMain[0] : undefined)));
  const drawn = labels.map((label) =>
    like === undefined ? drawButton(editing, label, /\blink\b/i.test(what)) : toSecondary(editing, like, label),
  );
  if (like !== undefined) insertInRow(editing, like, drawn, position?.at === 'above' ? 'before' : 'after');
  else if (around !== undefined && !isButtonLike(around))
    around.children = [
      ...around.children,
      createElement('div', { className: ['mt-4', 'flex', 'flex-wrap', 'gap-3'], dataPart: 'actions' }, drawn),
    ];
  else {
    const [heading] = listMatching(tree.body, (element) => element.tagName === 'h1');
    const host = heading === undefined ? undefined : (tree.parentOf(heading) ?? heading);
    const row = createElement('div', { className: ['mt-4', 'flex', 'flex-wrap', 'gap-3'], dataPart: 'actions' }, drawn);
    if (host === undefined || heading === undefined) return { failed: 'there is no place for a button' };
    insertBeside(tree, elementsIn(host).at(-1) ?? heading, [row], 'after');
  }
  tree.refresh();
  const name = like === undefined ? '' : ` next to ${nameOf(like)}`;
  return {
    done: `added the button${labels.length > 1 ? 's' : ''} ${labels.map((label) => `"${label}"`).join(' and ')}${name}`,
  };
}

/** Buttons beside each other keep a gap and break where there is no room; one that stood alone gets a row. */
function insertInRow({ tree }: Editing, like: Element, drawn: Element[], side: 'before' | 'after'): void {
  const parent = tree.parentOf(like);
  const classes = parent === undefined ? [] : listClasses(parent);
  const hasGap = classes.some((name) => /^gap-(?!y)/.test(name)) && classes.includes('flex');
  if (parent !== undefined && hasGap) {
    const rows = classes
      .filter((name) => /(?:^|:)flex-row$/.test(name))
      .map((name) => name.replace('flex-row', 'flex-wrap'));
    const wraps = classes.includes('flex-col') ? rows : ['flex-wrap'];
    setClasses(parent, [...new Set([...classes, ...wraps])]);
    const aligned = listClasses(like).filter((name) => /^(?:[\w@-]+:)?self-/.test(name));
    for (const one of drawn) setClasses(one, [...listClasses(one), ...aligned]);
    insertBeside(tree, like, drawn, side);
    return;
  }
  const isAlone = parent !== undefined && elementsIn(parent).filter((one) => isButtonLike(one)).length === 1;
  if (parent === undefined || !isAlone || !['button', 'a'].includes(like.tagName)) {
    insertBeside(tree, like, drawn, side);
    return;
  }
  const row = createElement('div', { className: ['flex', 'flex-wrap', 'items-center', 'gap-3'], dataPart: 'actions' }, [
    ...(side === 'before' ? drawn : []),
    like,
    ...(side === 'after' ? drawn : []),
  ]);
  parent.children = parent.children.map((child) => (child === like ? row : child));
  // The margin above belongs to the row now.
  const own = listClasses(like);
  const outer = own.filter((name) => /^(?:[\w@-]+:)?(?:mt|mb|my|self)-/.test(name));
  setClasses(
    like,
    own.filter((name) => !outer.includes(name)),
  );
  setClasses(row, [...listClasses(row), ...outer]);
  tree.refresh();
}

const isIn = ({ tree }: Editing, element: Element, tags: readonly string[]): boolean => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (tags.includes(at.tagName)) return true;
  return false;
};
const isInList = ({ tree }: Editing, element: Element): boolean => {
  for (let at = tree.parentOf(element); at !== undefined; at = tree.parentOf(at))
    if (['li', 'tr'].includes(at.tagName) || partName(at) === 'heading') return true;
  return false;
};

/** A button like its neighbour, but of the second rank: a screen has one main action. */
function toSecondary(editing: Editing, like: Element, label: string): Element {
  if (partName(like) === 'primary-action') return drawButton(editing, label, false, like);
  const copy = cloneElement(like);
  copy.children = [createText(label)];
  return copy;
}

const drawButton = ({ look, theme }: Editing, label: string, isLink: boolean, like?: Element): Element =>
  createElement(
    'button',
    {
      type: 'button',
      dataPart: isLink ? 'quiet-action' : 'secondary-action',
      className: [
        ...SHAPE.split(' '),
        ...buttonPaint(styleOf(look, theme), isLink ? 'quiet' : 'secondary').split(' '),
        ...(like === undefined
          ? []
          : listClasses(like).filter((name) => /^(?:[\w@-]+:)?(?:w|self|flex)-/.test(name) && name !== 'flex-col')),
      ],
    },
    [createText(label)],
  );

function addBreadcrumb(editing: Editing): Outcome {
  const { tree, context, title } = editing;
  const [main] = listMatching(tree.body, (element) => element.tagName === 'main');
  if (main === undefined) return { failed: 'the page has no main part to stand above' };
  const home = context.destinations[0]?.label ?? 'Home';
  const link = (text: string, isHere: boolean): Element =>
    createElement('li', { className: ['inline-flex', 'items-center', 'gap-2'] }, [
      isHere
        ? createElement('span', { ariaCurrent: 'page', className: ['text-on-surface-variant'] }, [createText(text)])
        : createElement(
            'a',
            { href: '#', className: ['inline-flex', 'min-h-11', 'items-center', 'underline', 'underline-offset-4'] },
            [createText(text)],
          ),
    ]);
  const nav = createElement(
    'nav',
    {
      ariaLabel: 'Breadcrumb',
      dataBlock: 'breadcrumb',
      className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page', 'pt-4', 'font-label', 'text-label-lg'],
    },
    [
      createElement('ol', { className: ['flex', 'flex-wrap', 'items-center', 'gap-x-4'] }, [
        link(home, false),
        link(title, true),
      ]),
    ],
  );
  main.children = [nav, ...main.children];
  tree.refresh();
  return { done: `added a breadcrumb from "${home}" to "${title}"` };
}

/** Five stars in each card of the part that is named. */
function addRatings(editing: Editing, { position, what }: AddOperation): Outcome {
  const words =
    position !== undefined && 'of' in position
      ? position.of.words
      : (/\b(?:to|on|for|in)\s+(?:each|every|all)\s+(.+)$/i.exec(what)?.[1] ?? '');
  const plain = words.replace(/^(?:each|every|all)\s+(?:the\s+)?/i, '');
  const found =
    plain === ''
      ? undefined
      : (findIn(editing, { words: `all ${plain}${plain.endsWith('s') ? '' : 's'}` }) ??
        findIn(editing, { words: plain }));
  const cards =
    found?.kind === 'section'
      ? listMatching(
          found.elements[0] ?? editing.tree.body,
          (element) => partName(element) === 'card' || element.tagName === 'figure',
        )
      : (found?.elements ?? []);
  if (cards.length === 0) return { failed: 'it is not said what to rate' };
  for (const card of cards) {
    const stars = createElement(
      'p',
      { dataPart: 'rating', role: 'img', ariaLabel: '5 of 5 stars', className: ['flex', 'gap-1', 'text-primary'] },
      Array.from({ length: 5 }, () => createElement('i', { dataIcon: 'star', className: ['size-4', 'fill-current'] })),
    );
    card.children = [stars, ...card.children];
  }
  editing.tree.refresh();
  return { done: `added five stars to ${cards.length} cards` };
}
