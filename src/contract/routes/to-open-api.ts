import { ERROR_CODES } from '../../domain/app-error.ts';
import { ERROR_TABLE } from '../../domain/error-table.ts';
import type { RouteContract } from './define-route.ts';

interface Described {
  version: string;
  /** Base of every path. */
  url: string;
  /** Name of the cookie that a browser is signed in by. */
  sessionCookie: string;
}

/** The HTTP API as an OpenAPI 3.1 document, made of the same schemas that read what is sent. */
export function toOpenApi(routes: Readonly<Record<string, RouteContract>>, { version, url, sessionCookie }: Described) {
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
    security: [{ bearer: [] }, { apiKey: [] }, { session: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Goog-Api-Key' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
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
  const { method, path, tag, summary, inputSchema, isOpen } = route;
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
    ...(hasBody
      ? []
      : others.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] }))),
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
    responses: { 200: toAnswer(route), ...ERRORS },
  };
}

function toAnswer({ outputSchema, eventSchema }: RouteContract): object {
  if (outputSchema === 'file')
    return { description: 'The bytes.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  if (outputSchema === 'events') {
    return {
      description: 'Server-sent events for as long as somebody listens: each has one such object as its data, as JSON.',
      content: { 'text/event-stream': { schema: eventSchema } },
    };
  }
  return { description: 'Done.', content: { 'application/json': { schema: outputSchema } } };
}

const ERRORS = Object.fromEntries(
  ERROR_CODES.filter((code) => code !== 'CANCELLED').map((code) => [
    ERROR_TABLE[code].httpStatus,
    { $ref: `#/components/responses/${code}` },
  ]),
);
