/** Ids for the layers panel: design tools show them, so they are words, and unique in the file. */
export interface Names {
  take(name: string): string;
}

const LONGEST_ID = 48;

/** `taken` are ids that are in the file already. */
export function createNames(taken: Iterable<string>): Names {
  const used = new Set(taken);
  return {
    take(name) {
      const base = toSlug(name);
      let id = base;
      for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
      used.add(id);
      return id;
    },
  };
}

/** XML 1.0 `Name`: letters first; everything but letters, digits and hyphens becomes a hyphen. */
function toSlug(name: string): string {
  const slug = name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  return /^\p{L}/u.test(slug) ? slug : `layer-${slug}`.replace(/-$/, '');
}
