import { z } from 'zod';

/** A JSON Schema object of the plain kind every client compiles: no references, no unions. */
export interface JsonSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required?: string[];
  [keyword: string]: unknown;
}

/**
 * The JSON schema of what a client sends or gets, everything inlined, without a dialect line. A keyword that
 * `.meta()` sets to undefined is left out.
 */
export function toAdvertisedSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...advertised } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    // Zod leaves a default out where the value is transformed; what `.meta()` says of it is true all the same.
    override({ zodSchema, jsonSchema }) {
      const told = z.globalRegistry.get(zodSchema);
      if (told !== undefined && 'default' in told) jsonSchema.default = told['default'] as string | number;
    },
  });
  return JSON.parse(JSON.stringify({ type: 'object', properties: {}, ...advertised })) as JsonSchema;
}

/** The same schema, but one of its properties is accepted without being advertised. */
export function advertiseWithout<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  hidden: keyof Shape & string,
): z.ZodObject<Shape> {
  const { [hidden]: _, ...properties } = toAdvertisedSchema(schema).properties;
  return schema.meta({ properties });
}
