/** Signs that boxes are drawn of. */
const BOX = /[┌┐└┘├┤┬┴┼─│═║╔╗╚╝╠╣╭╮╰╯]/u;
/** A rule of plain signs: "+------+", "|-----|". */
export const RULE = /^\s*[+|│├┌└╠╔╚╭╰]?[\s┌┐└┘├┤┬┴┼─═╔╗╚╝╠╣╦╩╬╭╮╰╯+=|-]{4,}$/u;

/** Whether the lines of a fence are a page drawn with signs: framed by rules, with sides on most lines. */
export function isWireframe(lines: readonly string[]): boolean {
  const drawn = lines.filter((line) => line.trim() !== '');
  const rules = drawn.filter((line) => RULE.test(line)).length;
  const sided = drawn.filter((line) => /^\s*[│|║].*[│|║]\s*$/u.test(line)).length;
  return (
    rules > 1 &&
    sided > 2 &&
    (sided + rules) * 5 >= drawn.length * 4 &&
    (drawn.some((line) => BOX.test(line)) || /^\s*\+-/.test(drawn[0] ?? ''))
  );
}
