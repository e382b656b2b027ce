type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The parts that are there: an absent one and a flag that is down are not mentioned at all. */
export function given<T extends object>(parts: T): Given<T> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== false),
  ) as Given<T>;
}
