import type { Passage } from '../../form/passage.ts';

const bare = (text: string): string => text.replaceAll(/[*_`]/g, '').trim();

/** Heads of columns in tables of what a product has to do: "| ID | Requirement | Priority |". */
const REQUIREMENTS =
  /^(?:(?:functional |non-functional )?requirements?|user stor(?:y|ies)|acceptance criteri(?:a|on)|criteri(?:a|on)|as an? .*|i want .*|so that .*|anforderung(?:en)?|exigences?|requisitos?|requisit[oi])$/iu;
/** Heads of columns in tables of design tokens. */
const TOKENS =
  /^(?:(?:design |colou?r )?tokens?|roles?|variables?|usage|use|used for|where(?: used)?|hex(?: code| value)?|css variable)$/iu;
const VALUE = /#[\da-f]{3,8}\b|\d+\s?(?:px|rem|pt)\b|\b(?:rgb|hsl|oklch)a?\(/iu;

/** What a table says to whoever builds the page, where it is not on the page: its requirements, or its looks. */
export function isForMakers({ cells = [], hasHead }: Passage): 'requirements' | 'looks' | undefined {
  const [head = [], ...rows] = cells;
  if (hasHead !== true || rows.length === 0) return undefined;
  const names = head.map((cell) => bare(cell?.text ?? ''));
  if (names.some((name) => REQUIREMENTS.test(name))) return 'requirements';
  const valued = rows.filter((row) => row.slice(1).some((cell) => cell !== undefined && VALUE.test(cell.text))).length;
  return names.some((name) => TOKENS.test(name)) && valued * 2 >= rows.length ? 'looks' : undefined;
}
