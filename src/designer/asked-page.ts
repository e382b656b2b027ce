import type { DesignRequest } from '../domain/designer.ts';
import type { ArchetypeId } from './archetypes/archetypes.ts';
import type { Brief } from './brief.ts';
import { isDescribed } from './is-described.ts';
import { keepFrame } from './keep-frame.ts';
import type { DomainKnowledge } from './knowledge/domain-knowledge.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { readAsked, type Asked } from './outline/asked/read-asked.ts';
import type { Outline } from './outline/outline.ts';
import { readOutline } from './outline/read-outline.ts';
import { findPage } from './propose/find-page.ts';
import { proposePage } from './propose/propose-page.ts';
import { NEUTRAL_DOMAIN } from './understand/neutral-domain.ts';
import { understand } from './understand/understand.ts';
import { withMoney } from './with-money.ts';

/** From so sure on, a trade's own things stand where the prompt asks for things that it has. */
const CERTAIN = 0.6;

/** Where a kind of page has a block that is about the whole of it, a likely trade is enough. */
const LIKELY = 0.4;

/** So unsure, a trade is none: what would be told of it is told of something else. */
const UNKNOWN = 0.3;

/** Kinds of pages that hold together by a text, whatever it is about. */
const MADE_WHOLE: ReadonlySet<ArchetypeId> = new Set(['article'] as const);
/** Kinds of pages that are about one thing of their trade, whose blocks show its parts together. */
const MADE_FOR_TRADE: ReadonlySet<ArchetypeId> = new Set([
  'recipe',
  'player',
  'budget',
  'forecast',
  'listing',
  'roadmap',
  'order-status',
] as const);

/** A small house that the prompt opens with by its name ("a chocolate shop"), which is told in place of any trade. */
const isHouse = ({ id, label }: DomainKnowledge): boolean => id === NEUTRAL_DOMAIN.id && label !== NEUTRAL_DOMAIN.label;

interface Asking {
  device?: DesignRequest['device'];
  /** What the screen was asked for in that this one stands beside. */
  beside?: string | undefined;
  /** The same prompt as it was understood, where the caller has it. */
  understood?: Pick<Brief, 'domain' | 'domainCertainty' | 'archetype'>;
}

/** Whether the page of a prompt is drawn from an outline. */
const isOutlined = (outline: Outline, prompt: string): boolean =>
  isDescribed(outline, prompt) || askedPage(outline, prompt, {}) !== undefined;

/**
 * The page of a prompt that names its parts and gives no words: every part as it looks everywhere, in its order and place;
 * of a trade only what the prompt is surely about, and the frame of the screen that it stands beside. Nothing where too little
 * of it is known.
 */
export function askedPage(read: Outline, prompt: string, { device, beside, understood }: Asking): Outline | undefined {
  const asked = readAsked(prompt, read);
  if (asked === undefined) return undefined;
  const about = understood ?? understand(prompt, DOMAINS);
  const neighbour = beside === undefined ? undefined : readOutline(beside);
  // A screen beside one that was composed the older way is made of the same blocks.
  if (neighbour !== undefined && beside !== undefined && !isOutlined(neighbour, beside)) return undefined;
  const placed = (one: Asked): Asked =>
    neighbour === undefined ? one : { ...one, outline: keepFrame(one.outline, neighbour) };
  const ofThings = readAsked(prompt, read, { ofThings: true });
  const page =
    knownPage(placed(asked), about, device) ??
    (ofThings?.isOfThings === true ? pageOfThings(placed(ofThings), about, device) : undefined);
  return page === undefined ? undefined : withMoney(page, prompt, beside);
}

type Understood = Pick<Brief, 'domain' | 'domainCertainty' | 'archetype'>;

function knownPage(asked: Asked, about: Understood, device: Asking['device']): Outline | undefined {
  const { domain, domainCertainty, archetype } = about;
  // What is read, heard, cooked by or looked up in is made for it whole, and parts alone would be a list of headings.
  if (MADE_WHOLE.has(archetype) || (domainCertainty >= LIKELY && MADE_FOR_TRADE.has(archetype))) return undefined;
  const trade = domainCertainty >= CERTAIN || isHouse(domain) ? domain : undefined;
  const { outline, loose, isExact, isSingle } = asked;
  const found = findPage(outline.purpose, outline.subject?.text);
  // What is on such a page whatever its trade is known better than what a trade has on all its pages; for one that is only
  // named, by a single word ("a chat") or in a sure trade, there are blocks that are made for it.
  const isTold = outline.sections.length + loose.length > 0;
  const isKnown =
    found !== undefined && found.page.ofTrade !== true && (isTold || (found.matched > 1 && trade === undefined));
  if (!isKnown) {
    // Of bare names what is known of their trade makes a fuller page, and of a kind of page what is known of all such pages.
    if (!isExact && trade !== undefined) return undefined;
    if (loose.length > 0 || isSingle) return undefined;
    if (outline.sections.length === 0 && (outline.claim === undefined || domainCertainty >= UNKNOWN)) return undefined;
  }
  return proposePage(outline, { device, trade, found: found?.page, loose });
}

/** A page of things beside which the prompt tells what stands at a side; other readers know no sides. */
function pageOfThings(
  { outline, loose }: Asked,
  { domain, domainCertainty }: Understood,
  device: Asking['device'],
): Outline | undefined {
  const trade = domainCertainty >= UNKNOWN ? domain : undefined;
  return loose.length > 0 ? undefined : proposePage(outline, { device, trade, isEnough: true });
}
