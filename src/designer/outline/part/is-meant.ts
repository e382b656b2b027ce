import type { Words } from '../outline.ts';

/** Places in a list by their number words, in the languages that prompts come in. */
const ORDER = [
  'first|former|erste[nrs]?|premi(?:er|ère)|primer[ao]?|primeir[ao]|prim[ao]|eerste|pierwsz[yae]|första|birinci|ilk',
  'second|latter|zweite[nrs]?|deuxième|seconde?|segund[ao]|second[ao]|tweede|drug[iae]|andra|ikinci',
  'third|dritte[nrs]?|troisième|tercer[ao]?|terceir[ao]|terz[ao]|derde|trzeci[ae]?|tredje|üçüncü',
  'fourth|vierte[nrs]?|quatrième|cuart[ao]|quart[ao]|vierde|czwart[yae]|fjärde|dördüncü',
  'fifth|fünfte[nrs]?|cinquième|quint[ao]|vijfde|piąt[yae]|femte|beşinci',
  'sixth|sechste[nrs]?|sixième|sext[ao]|sest[ao]|zesde|szóst[yae]|sjätte|altıncı',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const LAST = /^(?:last|letzte[nrs]?|dernière?|últim[ao]|ultim[ao]|laatste|ostatni[ae]?|sista|sonuncu)$/iu;
const FIRST_TWO = /^(?:the )?(first|last) (two|three)$/iu;
const ONE = /^(?:(?:the|der|die|das|den|le|la|el|il|lo|o|a|de|het|den|det)\s)?(\p{L}+)(?:\s\p{Ll}+)?$/iu;

/** Whether words name an entry by its place alone: "the first", "the last two", "the former". */
export const isMeantAlone = (names: string): boolean =>
  FIRST_TWO.test(names.trim()) || [LAST, ...ORDER].some((order) => order.test(ONE.exec(names.trim())?.[1] ?? ''));

/** Whether an entry is one of those that a state names: by its own name, or by its place, "the first one", "the last two". */
export function isMeant(names: string, label: Words, index: number, count: number): boolean {
  if (names.includes(label.text)) return true;
  const several = FIRST_TWO.exec(names.trim());
  if (several !== null) {
    const many = several[2]?.toLowerCase() === 'three' ? 3 : 2;
    return several[1]?.toLowerCase() === 'last' ? index >= count - many : index < many;
  }
  const [, place = ''] = ONE.exec(names.trim()) ?? [];
  return LAST.test(place) ? index === count - 1 : ORDER[index]?.test(place) === true;
}
