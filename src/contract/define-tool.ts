import type { z } from 'zod';
import { toAdvertisedSchema, type JsonSchema } from './advertised-schema.ts';
import { parseArguments } from './parse-arguments.ts';

/** Hints of the specification, section 4.15. */
export interface ToolAnnotations {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A repeated call is never promised to be the same call, so no client retries one by itself. */
export const CHANGES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: false,
};

interface ToolDeclaration<Name extends string, Input extends z.ZodType, Output extends z.ZodType> {
  name: Name;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  /** Accepts what clients send; `.meta()` says what is advertised where that differs. */
  input: Input;
  output: Output;
}

/** One tool as data: what is advertised of it, and how its arguments are read. */
export interface ToolContract<Name extends string = string, Input = unknown, Output = unknown> {
  name: Name;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  /** Throws one INVALID_ARGUMENT that names every bad argument by its path. */
  parse(raw: unknown): Input;
  /** Carries the type of the result; results are checked by tests, not at run time. */
  readonly output?: Output;
}

/** Declares a tool; the schemas are made here, once. */
export function defineTool<Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  declaration: ToolDeclaration<Name, Input, Output>,
): ToolContract<Name, z.output<Input>, z.output<Output>> {
  const { name, title, description, annotations, input, output } = declaration;
  return {
    name,
    title,
    description,
    annotations,
    inputSchema: toAdvertisedSchema(input),
    outputSchema: toAdvertisedSchema(output),
    parse: (raw) => parseArguments(input, raw),
  };
}
