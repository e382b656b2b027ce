/** As much of a JSON schema as says where something stands. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  minimum?: number;
}

/** Of nothing that there is. */
const ID = '1234567890123456789';

/** Arguments of the right shape. */
export function sample(schema: Schema, name = ''): unknown {
  if (schema.properties !== undefined) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, sample(inner, key)]));
  }
  if (schema.items !== undefined) return [sample(schema.items, name)];
  if (schema.enum !== undefined) return schema.enum.at(-1);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return /color/i.test(name) ? '#112233' : ID;
}

/** The same arguments with one place replaced, for every place that the schema names. */
export function* replaceEach(schema: Schema, whole: unknown, value: unknown): Generator {
  yield value;
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const object = whole as Record<string, unknown>;
    for (const replaced of replaceEach(inner, object[key], value)) yield { ...object, [key]: replaced };
  }
  if (schema.items !== undefined) {
    for (const replaced of replaceEach(schema.items, (whole as unknown[])[0], value)) yield [replaced];
  }
}

/** The same for every place of a text. */
export function* replaceTexts(schema: Schema, whole: unknown, value: string): Generator {
  if (schema.type === 'string') yield value;
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const object = whole as Record<string, unknown>;
    for (const replaced of replaceTexts(inner, object[key], value)) yield { ...object, [key]: replaced };
  }
  if (schema.items !== undefined) {
    for (const replaced of replaceTexts(schema.items, (whole as unknown[])[0], value)) yield [replaced];
  }
}
