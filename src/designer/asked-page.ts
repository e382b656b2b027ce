import type { DesignRequest } from '../domain/designer.ts';
import { keepFrame } from './keep-frame.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { readAsked } from './outline/asked/read-asked.ts';
import type { Outline } from './outline/outline.ts';
import { proposePage } from './propose/propose-page.ts';
import { understand } from './understand/understand.ts';
import { withMoney } from './with-money.ts';

/** From so sure on, a trade's own things stand where the prompt asks for things that it has. */
const CERTAIN = 0.6;

/**
 * The page of a prompt that names its parts and gives no words: every part as it looks everywhere, in its order and place;
 * of a trade only what the prompt is surely about, and the frame of the screen that it stands beside. Nothing where too little
 * of it is known.
 */
export function askedPage(
  read: Outline,
  prompt: string,
  { device, neighbour }: { device?: DesignRequest['device']; neighbour?: Outline | undefined },
): Outline | undefined {
  const asked = readAsked(prompt, read);
  if (asked === undefined) return undefined;
  const { domain, domainCertainty } = understand(prompt, DOMAINS);
  const trade = domainCertainty >= CERTAIN ? domain : undefined;
  // Of bare names what is known of their trade makes a fuller page.
  if (!asked.isExact && trade !== undefined) return undefined;
  const { outline } = asked;
  const placed = neighbour === undefined ? outline : keepFrame(outline, neighbour);
  const page = proposePage(placed, { device, trade });
  return page === undefined ? undefined : withMoney(page, prompt);
}
