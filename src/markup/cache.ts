/** Keeps the last `size` results by key; work under way is shared, work that failed is forgotten. */
export interface Cache<Value> {
  get(key: string, create: () => Promise<Value>): Promise<Value>;
}

export function createCache<Value>(size: number): Cache<Value> {
  const entries = new Map<string, Promise<Value>>();
  return {
    get(key, create) {
      const known = entries.get(key);
      const value = known ?? create();
      // The order of a Map is its order of insertion: the first entry is the one used longest ago.
      entries.delete(key);
      entries.set(key, value);
      if (known === undefined) {
        value.catch(() => entries.delete(key));
        const [oldest] = entries.keys();
        if (entries.size > size && oldest !== undefined) entries.delete(oldest);
      }
      return value;
    },
  };
}
