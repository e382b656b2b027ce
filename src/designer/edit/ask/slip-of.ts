/** How a word differs from the one that was meant. */
interface Slip {
  /** Two letters beside each other are changed about. */
  isSwap: boolean;
  /** The longer of the two words, and which of its letters the other lacks. */
  long: string;
  at: number;
}

/** What one slip of the hand makes of another word: a letter too few, one too many, or two in the wrong order. */
export function slipOf(word: string, meant: string): Slip | undefined {
  if (word.length === meant.length) {
    const at = [...word].findIndex((letter, place) => letter !== meant[place]);
    const swapped = meant.slice(0, at) + (meant[at + 1] ?? '') + (meant[at] ?? '') + meant.slice(at + 2);
    return at >= 0 && word === swapped ? { isSwap: true, long: word, at } : undefined;
  }
  const [long, short] = word.length > meant.length ? [word, meant] : [meant, word];
  if (long.length !== short.length + 1) return undefined;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return long.slice(0, at) + long.slice(at + 1) === short ? { isSwap: false, long, at } : undefined;
}
