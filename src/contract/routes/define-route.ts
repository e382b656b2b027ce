import type { z } from 'zod';
import { toAdvertisedSchema, type JsonSchema } from '../advertised-schema.ts';
import type { ToolContract } from '../define-tool.ts';
import { parseArguments } from '../parse-arguments.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface RouteFacts {
  method: Method;
  /** As OpenAPI writes it: `/v1/projects/{project}/screens/{screen}:restore`. */
  path: `/v1/${string}`;
  /** What it is about, for the reference. */
  tag: string;
  /** One sentence. */
  summary: string;
  /** Whoever asks is answered, without a key. */
  isOpen?: true;
}

/** What a route sends back that is not one JSON object. */
type OtherOutput = 'file' | 'events';

/** One route of the HTTP API as data: what is documented of it, and how its arguments are read. */
export interface RouteContract<Input = unknown, Output = unknown> extends RouteFacts {
  /** Arguments of path, query and body together, each by its own name. */
  inputSchema: JsonSchema;
  outputSchema: JsonSchema | OtherOutput;
  /** Of a stream of events: what each has as its data. */
  eventSchema?: JsonSchema;
  /** Throws one INVALID_ARGUMENT that names every bad argument. */
  parse(sent: object): Input;
  /** What is sent of an answer: a page of it, where that was asked for. */
  toAnswer?(answer: Output, input: Input): Output;
  /** Carries the type of the answer; answers are checked by tests, not at run time. */
  readonly output?: Output;
}

interface RouteDeclaration<Input extends z.ZodType, Output extends z.ZodType> extends RouteFacts {
  input: Input;
  output: Output;
}

export function defineRoute<Input extends z.ZodType, Output extends z.ZodType>({
  input,
  output,
  ...facts
}: RouteDeclaration<Input, Output>): RouteContract<z.output<Input>, z.output<Output>> {
  return {
    ...facts,
    inputSchema: toAdvertisedSchema(input),
    outputSchema: toAdvertisedSchema(output),
    parse: (sent) => parseArguments(input, sent),
  };
}

/** A route that answers bytes. */
export function defineFileRoute<Input extends z.ZodType>({
  input,
  ...facts
}: RouteFacts & { input: Input }): RouteContract<z.output<Input>> {
  return {
    ...facts,
    inputSchema: toAdvertisedSchema(input),
    outputSchema: 'file',
    parse: (sent) => parseArguments(input, sent),
  };
}

/** A route that tells of each `event` for as long as somebody listens. */
export function defineEventRoute<Input extends z.ZodType>({
  input,
  event,
  ...facts
}: RouteFacts & { input: Input; event: z.ZodType }): RouteContract<z.output<Input>> {
  return { ...defineFileRoute({ ...facts, input }), outputSchema: 'events', eventSchema: toAdvertisedSchema(event) };
}

/** A tool as a route. `renamed` says which arguments the path calls by another name, as `{ projectId: 'project' }`. */
export function defineToolRoute<Name extends string, Input, Output>(
  tool: ToolContract<Name, Input, Output>,
  facts: RouteFacts,
  renamed: Readonly<Record<string, string>> = {},
): RouteContract<Input, Output> {
  const toPathName = (name: string): string => renamed[name] ?? name;
  const { properties, required = [], ...rest } = tool.inputSchema;
  return {
    ...facts,
    inputSchema: {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [toPathName(name), schema])),
      required: required.map(toPathName),
    },
    outputSchema: tool.outputSchema,
    parse(sent) {
      const given = { ...sent } as Record<string, unknown>;
      for (const [argument, name] of Object.entries(renamed)) {
        given[argument] = given[name];
        delete given[name];
      }
      return tool.parse(given);
    },
  };
}
