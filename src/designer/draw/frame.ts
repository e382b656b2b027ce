import type { DrawnDevice } from '../../domain/designer.ts';
import type { Markup } from '../../markup/html.ts';
import type { Ground } from '../blocks/block.ts';
import type { Style } from '../direct/direction.ts';
import type { Action } from '../write/slots.ts';

/** What a frame puts around the content: who speaks, where one can go, who is here. */
export interface FrameParts {
  brand: string;
  icon: string;
  destinations: readonly { label: string; icon: string }[];
  /** Index of the destination that this screen is. */
  current: number;
  person: string;
  /** Whether navigation at a side stands where lines end. */
  isAtEnd?: boolean;
  /** Offered in the bar of a page that is open to everybody. */
  invitation?: Action;
  style: Style;
  device: DrawnDevice;
  /** What the opening stands on; bars above it share it, so that no seam shows. */
  ground: Ground;
  /** The page's opening, columns and close. */
  content: Markup;
  /** A picture for frames that have a pictured side. */
  picture: Markup;
}

/** The furniture of a page: bars, navigation, the `main` element around the content. Returns a whole `<body>`. */
export type Frame = (parts: FrameParts) => Markup;

export const BODY = 'min-h-dvh font-body text-body-lg antialiased';
