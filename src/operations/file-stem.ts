const MOST_CHARACTERS = 60;

/** Words of any script stay; everything else becomes a dash. */
export const toFileStem = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MOST_CHARACTERS) || 'screen';

/** Names of files in one folder, each given once. */
export function createFileStems(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const base = toFileStem(title);
    let stem = base;
    for (let count = 2; taken.has(stem); count++) stem = `${base}-${count}`;
    taken.add(stem);
    return stem;
  };
}
