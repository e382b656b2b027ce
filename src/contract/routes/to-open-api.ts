import { ERROR_CODES } from '../../domain/app-error.ts';
import { ERROR_TABLE } from '../../domain/error-table.ts';
import type { RouteContract } from './define-route.ts';

interface Described {
  version: string;
  /** Base of every path. */
  url: string;
}

/** The HTTP API as an OpenAPI 3.1 document, made of the same schemas that read what is sent. */
export function toOpenApi(routes: Readonly<Record<string, RouteContract>>, { version, url }: Described) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: toOperation(operationId, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tailorbird',
      version,
      description: 'What the studio can do a script can do: projects, screens, versions, runs, design systems.',
    },
    servers: [{ url }],
    security: [{ bearer: [] }, { apiKey: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Goog-Api-Key' },
      },
      schemas: { Error: ERROR_SCHEMA },
      responses: Object.fromEntries(
        ERROR_CODES.map((code) => [
          code,
          {
            description: `${ERROR_TABLE[code].httpStatus} ${code}`,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: ERROR_CODES },
        message: { type: 'string', description: 'What was wrong and what is expected.' },
        hint: { type: 'string', description: 'What to do next.' },
        path: { type: 'string', description: 'Arguments at fault, parted by commas.' },
      },
    },
  },
};

function toOperation(operationId: string, route: RouteContract) {
  const { method, path, tag, summary, inputSchema, outputSchema, isOpen } = route;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const { properties, required = [] } = inputSchema;
  const others = Object.keys(properties).filter((name) => !inPath.has(name));
  const hasBody = method === 'POST' || method === 'PATCH';
  const parameters = [
    ...[...inPath].map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: properties[name] ?? { type: 'string' },
    })),
    ...(hasBody ? [] : others.map((name) => toQueryParameter(name, properties[name]))),
  ];
  return {
    operationId,
    tags: [tag],
    summary,
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody &&
      others.length > 0 && {
        requestBody: {
          required: others.some((name) => required.includes(name)),
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
                required: others.filter((name) => required.includes(name)),
              },
            },
          },
        },
      }),
    responses: { 200: toAnswer(outputSchema), ...ERRORS },
  };
}

const toQueryParameter = (name: string, schema: unknown) => ({ name, in: 'query', required: false, schema });

function toAnswer(output: RouteContract['outputSchema']): object {
  if (output === 'file')
    return { description: 'The bytes.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  if (output === 'events') {
    return {
      description: 'Events, each with JSON as its data.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  return { description: 'Done.', content: { 'application/json': { schema: output } } };
}

const ERRORS = Object.fromEntries(
  ERROR_CODES.filter((code) => code !== 'CANCELLED').map((code) => [
    ERROR_TABLE[code].httpStatus,
    { $ref: `#/components/responses/${code}` },
  ]),
);
