/**
 * All spellings of a phrase written in the lexicon's notation: `(a|b)` is one of both, `[a|b]` one or none, `~` a space or
 * nothing ("check~box"). "(on|to) the [far] left" gives four.
 */
export const expandPhrase = (pattern: string): string[] => {
  const [spellings] = readSequence(pattern, 0);
  return spellings.map((spelling) => spelling.replace(/\s+/g, ' ').trim()).filter((spelling) => spelling !== '');
};

/** Splits at a sign that stands outside of brackets. */
export const splitOutside = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
};

const readSequence = (pattern: string, start: number): [spellings: string[], end: number] => {
  let spellings = [''];
  const add = (tails: readonly string[]): void => {
    spellings = spellings.flatMap((head) => tails.map((tail) => head + tail));
  };
  let at = start;
  while (at < pattern.length) {
    const letter = pattern[at];
    if (letter === ')' || letter === ']' || letter === '|') return [spellings, at];
    if (letter === '(' || letter === '[') {
      const [choices, end] = readChoices(pattern, at + 1);
      add(letter === '[' ? [...choices, ''] : choices);
      at = end;
    } else {
      add(letter === '~' ? [' ', ''] : [letter ?? '']);
      at += 1;
    }
  }
  return [spellings, at];
};

const readChoices = (pattern: string, start: number): [choices: string[], end: number] => {
  const choices: string[] = [];
  let at = start;
  for (;;) {
    const [spellings, end] = readSequence(pattern, at);
    choices.push(...spellings);
    at = end + 1;
    if (pattern[end] !== '|') return [choices, at];
  }
};
