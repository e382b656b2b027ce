import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface IconFile {
  icons: Readonly<Record<string, { body: string; hidden?: boolean }>>;
  aliases?: Readonly<Record<string, { parent: string }>>;
}

export interface IconSet {
  /** Name → inner SVG of a 24 × 24 box. */
  bodies: ReadonlyMap<string, string>;
  /** Name of an earlier release of the set → name of today. */
  formerNames: ReadonlyMap<string, string>;
}

let iconSet: IconSet | undefined;

/** All Lucide icons; read once, on first use (6 ms). */
export function getIconSet(): IconSet {
  iconSet ??= readIconSet();
  return iconSet;
}

function readIconSet(): IconSet {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'));
  const { icons, aliases = {} } = JSON.parse(readFileSync(path, 'utf8')) as IconFile;
  return {
    bodies: new Map(Object.entries(icons).map(([name, { body }]) => [name, body])),
    formerNames: new Map(Object.entries(aliases).map(([name, { parent }]) => [name, parent])),
  };
}
