import type { Action, Fact, Person, Picture, SlotBase, Status } from './slots.ts';

/** A line that sums up: "Delivery €4"; the strong one is what is to be paid. */
export interface Sum {
  label: string;
  value: string;
  strong?: boolean;
}

/** Who bills, who is billed. */
export interface Party {
  name: string;
  lines: string[];
}

/** One of the things that can be booked: a room, a treatment, a course. */
export interface BookingOption {
  title: string;
  note?: string;
  price: string;
  chosen?: boolean;
  picture?: Picture;
}

/** Kinds of content that pages of buying, billing, sending and booking are made of. */
export interface TradeShapes {
  /** A bill, a receipt or an offer as a document. */
  invoice: SlotBase & {
    /** "Invoice", "Receipt", "Quote". */
    document: string;
    number: string;
    status: Status;
    from: Party;
    to: Party;
    /** Days: issued, due. */
    facts: Fact[];
    lines: { title: string; note?: string; quantity?: string; each?: string; amount: string }[];
    sums: Sum[];
    payment: { title: string; facts: Fact[]; note?: string };
    secondary?: Action;
  };
  /** What is in the basket and what it comes to, before paying. */
  cart: SlotBase & {
    lines: { title: string; note?: string; quantity: number; each: string; amount: string; picture?: Picture }[];
    sums: Sum[];
    /** Asks for a voucher. */
    voucher?: { label: string; action: Action };
    /** How far the sum is from something that it earns: "€10.50 more and the post is free". */
    goal?: { text: string; share: number };
    action: Action;
    secondary?: Action;
  };
  /** Where something is that is on its way. */
  tracking: SlotBase & {
    number: string;
    /** When it arrives, the one thing everybody wants to know. */
    eta: Fact;
    /** 0…1 of the way. */
    share: number;
    status: Status;
    stages: { title: string; when: string; place?: string; state: 'done' | 'now' | 'next'; icon: string }[];
    map: Picture;
    courier?: Person;
    items: { title: string; quantity: string; picture?: Picture }[];
    facts: Fact[];
    secondary?: Action;
  };
  /** Something that has just come about: bought, booked, joined or paid. */
  confirmation: SlotBase & {
    number: string;
    picture: Picture;
    facts: Fact[];
    /** What was bought, with its sums; empty where nothing was. */
    lines: { title: string; note?: string; quantity: string; amount: string; picture?: Picture }[];
    sums: Sum[];
    next: { title: string; when: string; icon: string }[];
    secondary?: Action;
  };
  /** What is booked, on which day, at what time or on which seat, and what it costs. */
  booking: SlotBase & {
    options: { label: string; items: BookingOption[] };
    /** Days in order; a day without anything free is full. */
    days: { weekday: string; day: number; month: string; free: number; chosen?: boolean }[];
    times: { label: string; cells: { label: string; state: 'free' | 'taken' | 'chosen' }[] }[];
    /** Seats by rows, where places are numbered. */
    seats?: {
      front: string;
      rows: { label: string; cells: { label: string; state: 'free' | 'taken' | 'chosen' }[] }[];
    };
    summary: Fact[];
    sums: Sum[];
    action: Action;
  };
}
