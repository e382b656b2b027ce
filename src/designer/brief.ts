import type { ArchetypeId } from './archetypes/archetypes.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { FontFamily } from '../domain/font.ts';
import type { Roundness } from '../domain/enums.ts';
import type { Density } from '../domain/look.ts';
import type { DomainKnowledge } from './knowledge/domain-knowledge.ts';
import type { StyleName } from './style-names.ts';
import type { Field, SlotKind } from './write/slots.ts';

/** What one passes through on the way in. */
export type Door = 'signIn' | 'signUp' | 'code' | 'newPassword' | 'forgot';

/** What a prompt asks for, as `understand/` read it. Nothing in it is invented: absent means the prompt did not say. */
export interface Brief {
  prompt: string;
  /** BCP 47 tag of the prompt's language. */
  lang: string;
  /** The product's or place's name when the prompt gives one. */
  brand?: string;
  /** Words for the title of the screen, from the prompt: "Apartment hunt board". */
  subject: string;
  /** What or whom the screen is for, where the prompt says so behind it: "women's running shoes". */
  purpose?: string;
  /** A heading the prompt asks for by its words: `'Text' (h1) "Daily Activity"`. */
  heading?: string;
  domain: DomainKnowledge;
  /** 0…1: how sure `domain` is; under 0.3 it was assembled from the prompt's own nouns. */
  domainCertainty: number;
  archetype: ArchetypeId;
  /** Absent when the prompt names no device; the caller's choice comes first. */
  device?: DrawnDevice;
  /** The way into the product that its opening speaks of. */
  door?: 'signIn' | 'signUp' | 'code' | 'newPassword' | 'forgot';
  audience?: string;
  /** Where the prompt says that its business or its people are. */
  place?: Place;
  /** ISO 4217: the money that its prices are told in, where the prompt, its place or its language tells. */
  currency?: string;
  /** Everything the prompt asks to be on the screen, in its order. */
  wants: Want[];
  /** Colours named by the prompt, strongest first. */
  colors: WantedColor[];
  mode?: 'LIGHT' | 'DARK';
  fonts: FontFamily[];
  /** Mood words in the closed vocabulary of `direct/`. */
  moods: Mood[];
  /** Styles that the prompt asks for by name, in its order; absent or empty when it names none. */
  styles?: readonly StyleName[];
  density?: Density;
  roundness?: Roundness;
}

export interface Place {
  /** As the prompt spells it: "Lisbon". */
  name: string;
  /** ISO 4217: the money that is paid there. */
  currency: string;
}

export interface WantedColor {
  hex: string;
  role: 'primary' | 'secondary' | 'tertiary' | 'background' | 'unknown';
}

/** One entry of the checklist. */
export interface Want {
  /** Short and unique in the brief, such as `w3`. */
  id: string;
  /** The shape of content that shows it, when its words tell. */
  kind?: SlotKind;
  /** The prompt's words for it, in title case of the language: "Commute notes". */
  label: string;
  /** Texts the prompt gives word for word: quoted strings, names, prices. They must appear as they stand. */
  texts: string[];
  /** Parts listed for it: menu entries, columns, options, plan names, card titles. */
  items: WantedItem[];
  /** Form fields, when it is a form or part of one. */
  fields: Field[];
  /** The side that the prompt puts it on, in languages other than English; those in English are read by the plan. */
  place?: 'left' | 'right';
  /** A button or link rather than content: its label is the action. */
  isAction?: boolean;
  /** An action that every thing of the list before it has: “each card has a button Add to cart”. */
  each?: true;
  /** A number of things asked for: "three plans", "5-day forecast". */
  count?: number;
}

/** `{title: 'Soup', value: '$8'}`, `{title: 'Steps', value: '10,000'}`. */
export interface WantedItem {
  title: string;
  value?: string;
  note?: string;
}

export const MOODS = [
  'playful',
  'calm',
  'bold',
  'elegant',
  'technical',
  'editorial',
  'minimal',
  'warm',
  'luxurious',
  'brutalist',
  'futuristic',
  'natural',
  'corporate',
  'retro',
  'friendly',
  'energetic',
] as const;
export type Mood = (typeof MOODS)[number];
