/**
 * An entry of which only what the index `known` is there; the first look at anything else loads all of it. `names` are all
 * keys that it may have. Whatever `load` throws is thrown by that look.
 */
export function toLazyEntry<Entry extends object>(
  known: Partial<Entry>,
  names: readonly (keyof Entry & string)[],
  load: () => Entry,
): Entry {
  const entry: Partial<Entry> = { ...known };
  const settle = (): Partial<Entry> => {
    const loaded = load();
    for (const name of names) delete entry[name];
    return Object.assign(entry, loaded);
  };
  for (const name of names) {
    if (Object.hasOwn(known, name)) continue;
    Object.defineProperty(entry, name, { configurable: true, enumerable: true, get: () => settle()[name] });
  }
  return entry as Entry;
}
