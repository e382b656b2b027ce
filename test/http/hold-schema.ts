import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '../security/replace-places.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });

/** What of an answer is not as documented; what is not documented at all is wrong as well. */
export function faultsOf(name: string, schema: Schema, answer: unknown): string[] {
  const validate = ajv.compile(closed(schema));
  validate(answer);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name} ${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** The same schema, which takes no property that it does not name. */
function closed(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (_, value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      'properties' in value &&
      !('additionalProperties' in value || 'oneOf' in value || 'anyOf' in value)
        ? { ...value, additionalProperties: false }
        : value,
    ),
  ) as object;
}

const SAYS_WHAT = ['type', 'enum', 'const', 'anyOf', 'oneOf', '$ref'];

/** Places of a schema that do not say what stands there. */
export function untypedPlaces(schema: Schema, place: string): string[] {
  const own = SAYS_WHAT.some((keyword) => keyword in schema) ? [] : [place];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    untypedPlaces(one, `${place}.${name}`),
  );
  return [...own, ...inner, ...(schema.items === undefined ? [] : untypedPlaces(schema.items, `${place}[]`))];
}
