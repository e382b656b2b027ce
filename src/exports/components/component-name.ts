/** Words of a name in Latin letters; others have none. */
const listWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .slice(0, 4)
    .map((word) => word.toLowerCase());

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `side-nav` → `SideNav`; `otherwise` where nothing of the text can stand in a name. */
export function toPascalCase(text: string, otherwise: string): string {
  const name = listWords(text).map(capitalise).join('');
  return /^[A-Z]/.test(name) ? name : otherwise;
}

/** `Order no.` → `orderNo`; never a word that a language of components keeps for itself. */
export function toCamelCase(text: string, otherwise: string): string {
  const [first = '', ...others] = listWords(text);
  const name = [first, ...others.map(capitalise)].join('');
  if (!/^[a-z]/.test(name)) return otherwise;
  return RESERVED.has(name) ? `${name}Value` : name;
}

export const toKebabCase = (name: string): string => listWords(name).join('-');

const RESERVED: ReadonlySet<string> = new Set(
  `key ref children slot props index is arguments await break case catch class const continue debugger default delete do
   else enum eval export extends false finally for function if implements import in interface let new null of package
   private protected public return static super switch this throw true try typeof undefined var void while with yield`.split(
    /\s+/,
  ),
);

/** Each name once, the next ones numbered. */
export function createNameTaker(taken: Iterable<string> = []): (name: string) => string {
  const used = new Set(taken);
  return (name) => {
    let free = name;
    for (let count = 2; used.has(free); count++) free = `${name}${count}`;
    used.add(free);
    return free;
  };
}

/** English is near enough for the name of a list. */
export const toPlural = (name: string): string =>
  /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
