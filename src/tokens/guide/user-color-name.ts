import type { NamedColor } from '../../domain/design-guide.ts';

export interface UserColor extends NamedColor {
  /** Name of its custom property without the dashes, such as `user-kraken-purple`. */
  property: string;
}

const SLUG_CHARACTERS = 48;

/**
 * The custom property of one of a file's own colours, without the dashes: `user-` and its name in kebab-case ASCII, or
 * its place where the name has no such letters. A name in `taken` gets a number behind it.
 */
export function toUserColorName(name: string, place: number, taken: ReadonlySet<string> = new Set()): string {
  const slug = name
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_CHARACTERS);
  const plain = `user-${/[a-z]/.test(slug) ? slug : place}`;
  let free = plain;
  for (let count = 2; taken.has(free); count += 1) free = `${plain}-${count}`;
  return free;
}

/** A guide's colours with the custom properties they stand in, each one unique. */
export function toUserColors(colors: readonly NamedColor[]): UserColor[] {
  const taken = new Set<string>();
  return colors.map((color, index) => {
    const property = toUserColorName(color.name, index + 1, taken);
    taken.add(property);
    return { ...color, property };
  });
}
