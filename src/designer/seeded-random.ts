/** A stream of numbers that depends on nothing but its seed. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(least: number, most: number): number;
  /** One of the list. Throws RangeError when it is empty. */
  pick<T>(list: readonly T[]): T;
  /** The list in another order; the argument stays as it is. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32 (Tommy Ettinger, public domain) seeded by the FNV-1a hash of the text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    pick<T>(list: readonly T[]): T {
      const item = list[integer(0, list.length - 1)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    shuffle<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item);
    },
  };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
