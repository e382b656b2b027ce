import type { Picture } from '../../write/slots.ts';
import type { DomainKnowledge } from '../domain-knowledge.ts';
import type { TradeClass } from '../trade-class.ts';

/**
 * A house as its own front page tells of it: what it offers, costs and promises, and nothing of the work behind it. For
 * trades of which only sites are asked for; an app of the trade needs a domain.
 */
export interface SmallHouse {
  /** What its file is called. */
  id: string;
  /** What the opening of a prompt calls it; nothing that a house of another kind is called too. */
  words: RegExp;
  label: string;
  /** What its page wins people over to. */
  trade: TradeClass;
  natures?: DomainKnowledge['natures'];
  isNocturnal?: true;
  /** Three, which no existing house has. */
  brands: readonly string[];
  icon: string;
  colors: DomainKnowledge['colors'];
  moods: DomainKnowledge['moods'];
  scene: Picture;
  /** Five or more; pictures of what is offered or of what stands around. */
  things: readonly Picture[];
  promises: DomainKnowledge['promises'];
  points: DomainKnowledge['points'];
  steps: DomainKnowledge['steps'];
  /** Two or three, or none where nothing is paid by the month, visit or piece in kinds to choose from. */
  plans: DomainKnowledge['plans'];
  questions: DomainKnowledge['questions'];
  /** What visitors come for, as they would be shown it: six rows, `amount` in the house's currency where it costs something. */
  offer: {
    words: readonly string[];
    title: string;
    icon: string;
    rows: readonly { title: string; body: string; amount?: number; tag?: string; picture?: Picture }[];
    action: { label: string };
  };
  /** What visitors may come to; absent where nobody comes at an hour. */
  dates?: readonly (readonly [day: number, time: string, title: string, place: string, duration: string])[];
  /** Who works there, as a page names them. */
  people: readonly (readonly [name: string, role: string, note: string])[];
  /** ISO 4217. */
  currency: string;
}

/** A picture of `kind`, described for those who do not see it. */
export const shown = (kind: Picture['kind'], subject: string, alt: string): Picture => ({ kind, subject, alt });
