import type { Passage } from '../form/passage.ts';

/** A prompt of plain paragraphs, without headings, lists and tables other than those that it tells in words. */
export const isPlainProse = (passages: readonly Passage[]): boolean =>
  passages.length > 0 &&
  passages.every(
    ({ form, parts, runIn, isTold }) =>
      isTold === true || (form === 'prose' && (parts.length === 0 || parts[0]?.isTold === true) && runIn === undefined),
  ) &&
  passages.filter(({ said }) => PLACED.test(said.text) || LABELLED.test(said.text)).length < 3;

/** Lines that each give a label its words are a form, not prose: "Current bid: €2,150". */
const LABELLED = /^\p{Lu}[^.:!?]{1,34}:\s(?!.*[.!?]\s\p{Lu})/u;

/** Paragraphs that each begin with a place and a colon lay a page out: "Left third: …", "Across the top: …". */
const PLACED =
  /^(?:across the |at the |on the |in the |the )?(?:top|left|right|bottom|cent(?:re|er)|middle|upper|lower|foot|head|main|side|oben|unten|links|rechts|mitte|haut|bas|gauche|droite|centre)\b[^.:]{0,40}:\s/i;
