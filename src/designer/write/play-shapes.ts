import type { Action, Fact, Picture, SlotBase } from './slots.ts';

/** A piece of chess: white in capitals, `n` is the knight; empty squares are `''`. */
export type ChessPiece = '' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k' | 'P' | 'N' | 'B' | 'R' | 'Q' | 'K';

/** What stands on the board, the table or the screen at one moment of a game. Squares run row by row from the top left. */
export type PlayPosition =
  | { type: 'marks'; squares: ('' | 'X' | 'O')[]; last: number }
  | { type: 'chess'; squares: ChessPiece[]; last: [from: number, to: number] }
  /** Powers of two; 0 is empty. */
  | { type: 'tiles'; squares: number[] }
  /** Cells of the snake from its head on, each beside the one before. */
  | { type: 'snake'; columns: number; rows: number; body: [x: number, y: number][]; food: [x: number, y: number] }
  /** `alive` by rows from the top; ship, shots and shelters in columns and rows of the scene. */
  | {
      type: 'invaders';
      alive: boolean[][];
      ship: number;
      shots: { x: number; y: number; isOwn: boolean }[];
      shelters: number[];
    }
  | { type: 'pairs'; cards: { face: string; name: string; state: 'down' | 'up' | 'found' }[] }
  | { type: 'tables'; seats: { taken: number; of: number }[] }
  | {
      type: 'words';
      columns: number;
      /** Undefined where there is no letter; `number` starts a word. */
      squares: ({ letter: string; number?: number; isFilled: boolean; isOn: boolean } | undefined)[];
    };

/** Kinds of content that pages of playing, judging and looking back are made of. */
export interface PlayShapes {
  /** A game at one true moment of it. */
  play: SlotBase & {
    position: PlayPosition;
    /** Whose turn it is or what happens now, in a few words. */
    turn: string;
    facts: Fact[];
    /** Who plays; of one alone there is none. */
    players: { name: string; note: string; isOn: boolean }[];
    /** What was played or can be played, in order: moves, clues, tables. */
    lines: { title: string; items: { label: string; text: string; isOn?: boolean }[] };
    /** Directions and a shot, for games that are steered. */
    pad: { label: string; icon: string; at: 'up' | 'left' | 'down' | 'right' | 'middle' }[];
    secondary: Action;
    rules: string[];
    action: Action;
  };
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
    /** How well one knew a card, in the prompt's own words, in place of the two actions. */
    grades?: string[];
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
