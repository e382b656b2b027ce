import type { Action, Fact, Picture, SlotBase } from './slots.ts';

/** Kinds of content that pages of playing, judging and looking back are made of. */
export interface PlayShapes {
  /** A question at a time, with what is known of the answers, or a card with two sides. */
  quiz: SlotBase & {
    question: string;
    hint?: string;
    picture?: Picture;
    /** Answers; before one is given, none is right or wrong. */
    answers: { label: string; note?: string; state: 'open' | 'chosen' | 'right' | 'wrong' }[];
    /** Why the right one is right, or the back of the card. */
    explanation?: string;
    at: number;
    of: number;
    /** How the questions so far went. */
    results: boolean[];
    facts: Fact[];
    isCard: boolean;
    action: Action;
    secondary?: Action;
  };
  /** Who is first, and where one stands oneself. */
  ranking: SlotBase & {
    unit: string;
    periods: string[];
    /** In order of rank. */
    entries: {
      rank: number;
      name: string;
      note?: string;
      points: number;
      shown: string;
      move: number;
      isYou?: boolean;
    }[];
    /** What it takes to get one place up. */
    ahead?: string;
  };
  /** What all ratings come to. `bars` from five stars down to one; shares add up to one. */
  rating: SlotBase & {
    about: string;
    mean: string;
    /** 0…5. */
    stars: number;
    count: number;
    bars: { stars: number; count: number; share: number }[];
    aspects: { label: string; value: string; share: number }[];
    picture?: Picture;
    action: Action;
  };
  /** Single reviews. */
  reviews: SlotBase & {
    filters: string[];
    items: {
      by: string;
      when: string;
      stars: number;
      title: string;
      text: string;
      about?: string;
      helpful: number;
      answer?: { by: string; text: string };
    }[];
    action: Action;
  };
  /** A letter by e-mail: a newsletter, an announcement, a confirmation. */
  mailing: SlotBase & {
    from: string;
    /** The line that a mailbox shows behind the subject. */
    preheader: string;
    /** "Letter 14, 20 November 2026". */
    dateline: string;
    greeting?: string;
    paragraphs: string[];
    picture?: Picture;
    stories: { title: string; body: string; picture?: Picture; link?: string }[];
    /** Things first, then what they come to. */
    lines: { title: string; value: string; isSum?: boolean; strong?: boolean }[];
    facts: Fact[];
    action: Action;
    signature: string;
    /** Who sends it and how to get no more. */
    footer: { about: string; address: string; links: string[] };
  };
  /** Big figures told one after the other. */
  story: SlotBase & {
    /** "2026", "November". */
    period: string;
    chapters: {
      label: string;
      value: string;
      unit?: string;
      sentence: string;
      picture?: Picture;
      points?: { label: string; value: number }[];
      parts?: { label: string; share: number; display: string }[];
    }[];
    action: Action;
  };
}
