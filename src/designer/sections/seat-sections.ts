import type { DrawnDevice } from '../../domain/designer.ts';
import type { Bar, Node, Outline, Section } from '../outline/outline.ts';
import { isArticle } from './is-article.ts';
import { isScenic } from './site-opening.ts';
import { sumBar, thumbActions, writingFoot } from './seat-foot.ts';
import { emptyBar, isAction, isBare, isMark } from './seat-parts.ts';
import { splitBar } from './split-bar.ts';

/**
 * The outline with every part where a page of its kind and device has it: what stands at the top first, marks and page
 * actions in the bar, actions with the panel that they were told after, a phone's last actions under the thumb. No word
 * is added or lost.
 */
export function seatSections(outline: Outline, device: DrawnDevice): Outline {
  const kind = kindOn(outline, device);
  return [
    emptyFrame,
    sumBar,
    sideFoot,
    barActions,
    pictureMarks,
    topFirst,
    barPictures,
    openingParts,
    adoptedActions,
    ownActions,
    writingFoot,
    thumbActions,
  ].reduce<Outline>((seated, seat) => seat(seated, device), splitBar({ ...outline, kind }, device));
}

/** A navigation without entries is no bar. */
function emptyFrame(outline: Outline): Outline {
  const { navigation, ...frame } = outline.frame;
  const isEmpty =
    navigation !== undefined && [...navigation.entries, ...navigation.head, ...navigation.tail].length === 0;
  return isEmpty ? { ...outline, frame } : outline;
}

/** A site opens or ends like one; without either, what is held in a hand is an app, and what is worked at on a desk a tool. */
function kindOn({ kind, frame, sections }: Outline, device: DrawnDevice): Outline['kind'] {
  const isSite =
    frame.footer !== undefined ||
    frame.navigation?.kind === 'top' ||
    sections.some(({ surface }) => surface === 'hero' || surface === 'band');
  // A side bar and what is worked with beside it: a tool, whatever the page is called.
  const isDesk = frame.navigation?.kind === 'sidebar' || isRegister(sections);
  if (kind === 'site' && isDesk && !isSite && !isArticle(sections)) return device === 'MOBILE' ? 'app' : 'tool';
  if (kind === 'site')
    return isSite || isArticle(sections) || device === 'DESKTOP' || device === 'AGNOSTIC' ? 'site' : 'app';
  return kind === 'app' && device === 'DESKTOP' ? 'tool' : kind;
}

const isFilter = (node: Node): boolean =>
  node.kind === 'control' && (node.control === 'search' || node.control === 'select' || node.control === 'chips');

/** A table with what filters it. */
const isRegister = (sections: readonly Section[]): boolean => {
  const nodes = sections.flatMap((section) => section.nodes);
  return nodes.some(({ kind }) => kind === 'table') && nodes.some(isFilter);
};

/** What is told before the content and is nothing but marks and actions belongs in the bar: signs first, the rest last. */
function barActions(outline: Outline, device: DrawnDevice): Outline {
  const { frame, sections, kind } = outline;
  const isSeated = (section: Section): boolean =>
    isBare(section) &&
    section.place !== 'bottom' &&
    section.place !== 'overlay' &&
    (section.nodes.every(isMark) ||
      (kind !== 'site' &&
        device !== 'MOBILE' &&
        section.place !== 'left' &&
        section.nodes.every((node) => isMark(node) || isAction(node))));
  const first = sections.findIndex((section) => !isSeated(section));
  const opening = sections.slice(0, Math.max(0, first));
  const atTop =
    kind === 'site' ? [] : sections.filter((one) => one.place === 'top' && isBare(one) && one.nodes.every(isMark));
  const taken = [...opening, ...atTop.filter((one) => !opening.includes(one))];
  if (taken.length === 0) return outline;
  const nodes = taken.flatMap((section) => section.nodes);
  const signs = nodes.filter((node) => node.kind === 'picture' && node.picture === 'logo');
  return {
    ...outline,
    sections: sections.filter((section) => !taken.includes(section)),
    frame: { ...frame, header: withMarks(frame.header ?? emptyBar(), nodes, signs, device) },
  };
}

/** Signs and what leads back stand first, what can be done last. */
function withMarks(header: Bar, nodes: readonly Node[], signs: readonly Node[], device: DrawnDevice): Bar {
  const isFree = device === 'MOBILE' && header.start.length + signs.length === 0;
  const back = isFree ? nodes.filter(leadsBack).slice(0, 1) : [];
  const rest = nodes.filter((node) => !signs.includes(node) && !back.includes(node));
  return { ...header, start: [...back, ...signs, ...header.start], end: [...header.end, ...rest] };
}

const BACK = /^(?:arrow|chevron)[ -]?left$|^(?:back|close|menu|x)$/iu;
const leadsBack = (node: Node): boolean =>
  (node.kind === 'icon' && BACK.test(node.icon)) ||
  (node.kind === 'control' && node.control === 'icon-button' && BACK.test(node.icon ?? node.label?.text ?? ''));

/** On a phone the marks that are told with its first picture are the bar over it. */
function pictureMarks(outline: Outline, device: DrawnDevice): Outline {
  const [first, ...others] = outline.sections;
  const [picture, ...marks] = first?.nodes ?? [];
  if (device !== 'MOBILE' || outline.kind === 'site' || first === undefined || picture === undefined) return outline;
  const isTold = isBare(first) && isScenic(picture) && marks.length > 0 && marks.every(isMark);
  if (!isTold || outline.frame.header !== undefined) return outline;
  return {
    ...outline,
    sections: [{ ...first, nodes: [picture] }, ...others],
    frame: { ...outline.frame, header: withMarks(emptyBar(), marks, [], device) },
  };
}

const MOST_AT_FOOT = 3;

/** Who is signed in stands at the foot of a side bar, where the prompt tells it before the content. */
function sideFoot(outline: Outline): Outline {
  const { frame, sections } = outline;
  const [first, ...others] = sections;
  if (frame.navigation?.kind !== 'sidebar' || first?.place !== 'bottom' || others.length === 0) return outline;
  const isSmall = first.nodes.every(
    (node) => node.kind === 'picture' || isAction(node) || (node.kind === 'text' && node.words.text.length <= 40),
  );
  if (!isSmall || first.nodes.length > MOST_AT_FOOT) return outline;
  const nodes = first.nodes.map((node): Node =>
    node.kind === 'picture' && first.heading !== undefined && node.about.startsWith(first.heading.text)
      ? { ...node, picture: 'avatar', about: first.heading.text }
      : node,
  );
  const pictures = nodes.filter(({ kind }) => kind === 'picture');
  const named: Node[] = first.heading === undefined ? [] : [{ kind: 'text', role: 'heading', words: first.heading }];
  const noted: Node[] = first.note === undefined ? [] : [{ kind: 'text', role: 'caption', words: first.note }];
  const tail = [...pictures, ...named, ...noted, ...nodes.filter((node) => !pictures.includes(node))];
  return {
    ...outline,
    sections: others,
    frame: { ...frame, navigation: { ...frame.navigation, tail: [...frame.navigation.tail, ...tail] } },
  };
}

/** What is said to stand at the top comes first, however late it is told. */
function topFirst(outline: Outline): Outline {
  if (outline.kind === 'site') return outline;
  const top = outline.sections.filter(({ place }) => place === 'top');
  return { ...outline, sections: [...top, ...outline.sections.filter((section) => !top.includes(section))] };
}

/** A picture to be looked at is no part of a bar: a site opens with it, and with the buttons told after it. */
function barPictures(outline: Outline): Outline {
  const { header } = outline.frame;
  if (outline.kind !== 'site' || header === undefined) return outline;
  const nodes = [...header.start, ...header.middle, ...header.end];
  const at = nodes.findIndex(isScenic);
  const picture = nodes[at];
  if (picture === undefined) return outline;
  const moved = [picture, ...nodes.slice(at + 1).filter(isAction)];
  const rest = (part: readonly Node[]): Node[] => part.filter((node) => !moved.includes(node));
  const opening: Section = { kind: 'section', place: 'main', flow: 'stack', surface: 'hero', nodes: moved };
  return {
    ...outline,
    frame: {
      ...outline.frame,
      header: { ...header, start: rest(header.start), middle: rest(header.middle), end: rest(header.end) },
    },
    sections: [opening, ...outline.sections],
  };
}

/** A site's opening is one part: its other half, and the box at its right, are told after it. */
function openingParts(outline: Outline): Outline {
  const at = outline.sections.findIndex(({ surface }) => surface === 'hero');
  const hero = outline.sections[at];
  if (outline.kind !== 'site' || hero === undefined) return outline;
  const behind = outline.sections.slice(at + 1);
  const end = behind.findIndex(
    ({ surface, heading, place }) => !(surface === 'hero' && heading === undefined) && place !== 'right',
  );
  const parts = behind.slice(0, end === -1 ? behind.length : end);
  const boxed = parts.filter(({ surface }) => surface !== 'hero');
  const [box, ...more] = boxed;
  const nodes: Node[] = [
    ...hero.nodes,
    ...parts.filter((part) => !boxed.includes(part)).flatMap((part) => part.nodes),
    ...(box === undefined
      ? []
      : [{ ...box, surface: 'card' as const, nodes: [...box.nodes, ...more.flatMap(toNodes)] }]),
  ];
  return {
    ...outline,
    sections: [...outline.sections.slice(0, at), { ...hero, nodes }, ...behind.slice(parts.length)],
  };
}

/** A bare part's nodes; one with a heading stays a part. */
const toNodes = (section: Section): Node[] => (isBare(section) ? section.nodes : [section]);

/** Buttons that are told right after a side panel are its own. */
function adoptedActions(outline: Outline, device: DrawnDevice): Outline {
  if (outline.kind === 'site' || device === 'MOBILE') return outline;
  const sections: Section[] = [];
  for (const [index, section] of outline.sections.entries()) {
    const last = sections.at(-1);
    const next = outline.sections[index + 1];
    const isLast = next === undefined || next.place !== 'main';
    const isSide = last?.place === 'right' || last?.place === 'left';
    const isTold = isSide && isLast && section.place === 'main' && isBare(section) && areActions(section);
    // Of a form beside a panel that is only read, they are the form's.
    const form = isTold && !isForm(last) ? sections.findLastIndex((one) => one.place === 'main' && isForm(one)) : -1;
    const owner = form === -1 ? sections.length - 1 : form;
    const own = sections[owner];
    if (isTold && own !== undefined) sections[owner] = { ...own, nodes: [...own.nodes, ...section.nodes] };
    else sections.push(section);
  }
  return { ...outline, sections };
}

/** Actions of ours that a tool would end in, below all that it shows, are the page's: they stand at its head. */
function ownActions(outline: Outline, device: DrawnDevice): Outline {
  const { frame, sections, kind } = outline;
  const last = sections.at(-1);
  if (kind !== 'tool' || device === 'MOBILE' || last === undefined || sections.length < 2 || !isBare(last))
    return outline;
  const areOurs = last.nodes.every(
    (node) => node.kind === 'control' && node.control === 'button' && node.label?.origin === 'filled',
  );
  if (!areOurs || sections.some(isForm)) return outline;
  const header = frame.header ?? emptyBar();
  return {
    ...outline,
    sections: sections.slice(0, -1),
    frame: { ...frame, header: { ...header, end: [...header.end, ...last.nodes] } },
  };
}

const LEAST_FIELDS = 2;

const NO_FIELDS: ReadonlySet<string> = new Set(['button', 'link', 'icon-button', 'chips']);

const isForm = ({ nodes }: Section): boolean =>
  nodes.filter((node) => node.kind === 'control' && !NO_FIELDS.has(node.control)).length >= LEAST_FIELDS;

const areActions = ({ nodes }: Section): boolean =>
  nodes.some(isAction) &&
  nodes.every((node) => isAction(node) || (node.kind === 'text' && node.words.text.length <= 40));
