/** The same object type with every `undefined` taken out of its values; its keys may still be absent. */
export type WithoutUndefined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Drops the keys whose value is undefined, so that absent means absent. */
export const withoutUndefined = <T extends object>(object: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
