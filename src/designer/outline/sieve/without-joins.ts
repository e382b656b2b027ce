/** Small words that lead on from what stood before: at the beginning of a label they join it to its sentence. */
const LEADING =
  /^(?:and|or|but|then|plus|with|also|called|named|titled|labell?ed|headed|is|are|has|have|holds?|carries|shows?|showing|reads?|reading|says?|saying|namely|und|oder|dann|mit|heißt|zeigt|et|ou|puis|avec|qui|est|sont|y|luego|con|que|es|son|poi|sono|met|dan)\s+(?=\S)/u;

/** Small words that lead to what stands behind: at the end of a label they wait for a value that stands beside it. */
const TRAILING =
  /(?<=\S)[\s,]+(?:with(?:\s(?:the|a|an))?(?:\s(?:value|label|caption|text|name|title|hint|number|figure))?|(?:is|are|was)(?:\s(?:set\sto|at|on))?|and|or|the|an?|of|has|have|holds?|shows?|showing|reads?|reading|says?|saying|called|named|titled|labell?ed|set\sto|namely|such\sas|like|und|oder|mit|der|die|das|ist|sind|zeigt|et|ou|avec|est|sont|le|la|les|du|des|y|con|es|son|el|los|las|met|een)$/u;

/** Nothing but words that join others: "holds", "called", "they". */
const ALONE =
  /^(?:and|or|then|with|they|it|these|those|both|called|named|titled|labell?ed|headed|is|are|has|have|holds?|carries|shows?|showing|reads?|says?|namely|it\s(?:is|has|shows|reads|says)|they\s(?:are|show|have)|und|oder|mit|sie|es|zeigt|et|ou|avec|ils|elles|y|con|son)$/iu;

/**
 * A label without the words that only joined it to its sentence: "Oat milk with" is "Oat milk". Empty where it was
 * nothing else. A capital shows that a word is part of a name: "With love" stays.
 *
 * @example withoutJoins('Length with the value') // 'Length'
 */
export function withoutJoins(label: string): string {
  let rest = label.trim();
  for (let round = 0; round < 3; round++) {
    if (ALONE.test(rest)) return '';
    const cut = rest.replace(LEADING, '').replace(TRAILING, '');
    if (cut === rest) return rest;
    rest = cut;
  }
  return rest;
}
