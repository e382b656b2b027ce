const REFUSED =
  /\b(?:no|not|never|without|avoid\w*|nothing|don't want|dont want|instead of|rather than|kein\w*|nicht|ohne|statt|pas de|sans|sin|senza|sem|nada de|geen|zonder|bez|utan|uten)\b(?! (?:only|just|too|cramped|but|nothing|serif))[^,.;:)\n]{0,44}/g;

/** Folded text with what it refuses blanked out, offsets kept: "no purple gradient". */
export const withoutRefusals = (folded: string): string =>
  folded.replaceAll(REFUSED, (refused) => ' '.repeat(refused.length));

/** Whether a clause only refuses. */
export const isNegative = (text: string): boolean =>
  /^(?:and |but |so )?(?:no|not|never|without|avoid|keine?|ohne|sans|sin|senza|sem|geen)\b/i.test(text);
