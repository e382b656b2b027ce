export type Data = Record<string, unknown>;

/** Keys that only say how a thing is built or named in the data. */
export const PLAIN =
  /^(?:id|key|type|kind|layout|width|height|size|order|position|class|variant|align|columns?_?count|gap|padding|each[_ ]?row|row[_ ]?template|notes?[_ ]for[_ ]dev|task|audience|users?|role|purpose|goal|orientation|sticky|severity|tone)$/iu;

export const TITLE = /^(?:title|heading|headline|h1|name|label)$/iu;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
export const isNone = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && /^(?:none|no|false|null|off|-)$/iu.test(value.trim()));

/** The words of a scalar; of anything else none. */
export const scalar = (value: unknown): string => (isScalar(value) ? String(value) : '');
export const all = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** What a part is headed by, under whichever of its keys. */
export const titleIn = (value: Data): string | undefined =>
  Object.entries(value).flatMap(([key, said]) => (TITLE.test(key) && isScalar(said) ? [String(said)] : []))[0];
