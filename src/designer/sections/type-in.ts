import type { NodeContext } from './node-context.ts';

/** Type classes of one kind of page: sizes only, colour and family stand beside them. */
export interface PageType {
  /** The page's h1. */
  title: string;
  /** Running text, and the names of rows. */
  body: string;
  /** Second-rank text beside body. */
  soft: string;
  /** Names of figures and fields. */
  label: string;
  /** The name of one thing in a row or card. */
  name: string;
  /** A figure in a tile, and in the room of a third. */
  figure: string;
  figureSmall: string;
  /** The one figure that the page is about. */
  focus: string;
}

const APP: PageType = {
  title: 'text-headline-md',
  body: 'text-body-md',
  soft: 'text-body-sm',
  label: 'text-body-sm',
  name: 'text-title-md',
  figure: 'text-headline-md',
  figureSmall: 'text-title-lg',
  focus: 'text-display-md',
};

// Read from across a room.
const WALL: PageType = {
  title: 'text-headline-lg',
  body: 'text-body-lg',
  soft: 'text-body-md',
  label: 'text-body-md',
  name: 'text-title-lg',
  figure: 'text-headline-lg',
  figureSmall: 'text-headline-md',
  focus: 'text-display-md',
};

// Tools are read close and all day: one step smaller, so that more is seen at once.
const TOOL: PageType = {
  ...APP,
  body: 'text-body-sm',
  name: 'text-title-sm',
  label: 'text-label-md',
  focus: 'text-display-lg',
};

const SITE: PageType = { ...APP, title: 'text-display-md', name: 'text-title-lg', focus: 'text-display-lg' };

/** The type of a page's kind on its device; a tool on a wall or in the hand keeps the larger sizes. */
export function typeIn({ pageKind, device, isLarge }: Pick<NodeContext, 'pageKind' | 'device' | 'isLarge'>): PageType {
  if (isLarge === true) return WALL;
  if (pageKind === 'site') return SITE;
  return pageKind === 'tool' && (device === 'DESKTOP' || device === 'AGNOSTIC') ? TOOL : APP;
}

/** Size of a heading by its level; a column of a tool has no room for large ones. */
export function headingSize({
  pageKind,
  device,
  level,
  width,
  isLarge,
  isPanelled,
}: Pick<NodeContext, 'pageKind' | 'device' | 'level' | 'width' | 'isLarge' | 'isPanelled'>): string {
  if (isLarge === true) return level === 2 ? 'text-headline-md' : 'text-title-lg';
  if (level === 4) return 'text-title-md';
  if (level === 3) return pageKind === 'site' ? 'text-title-lg' : 'text-title-md';
  if (pageKind === 'site') return width === 'narrow' || device === 'MOBILE' ? 'text-headline-md' : 'text-headline-lg';
  return pageKind === 'tool' && width === 'narrow' && isPanelled !== true ? 'text-title-md' : 'text-title-lg';
}
