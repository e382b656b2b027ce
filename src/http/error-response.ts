import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { AppError, type ErrorCode } from '../domain/app-error.ts';
import { ERROR_TABLE } from '../domain/error-table.ts';
import { METADATA_PATH } from './resource-metadata.ts';
import { drawErrorPage } from './error-page.ts';

/**
 * The one place where the web face turns an error into an answer: JSON, and a page where a browser asked for one. What is
 * not an AppError is logged under an incident id.
 */
export function toErrorResponse(
  error: unknown,
  context: Context,
  log: Logger,
  { metadataBase, hasProjects = true }: Told = {},
): Response | Promise<Response> {
  const { code, message, hint, path } = error instanceof AppError ? error : toIncident(error, log);
  const { httpStatus, words } = ERROR_TABLE[code];
  const text = words === '' || message.includes(words) ? message : `${words}: ${message}`;
  const told = { code, message: text, ...(hint !== undefined && { hint }), ...(path !== undefined && { path }) };
  const status = httpStatus as ContentfulStatusCode;
  const headers =
    code === 'UNAUTHENTICATED' && metadataBase !== undefined
      ? { 'WWW-Authenticate': `Bearer resource_metadata="${metadataBase}${METADATA_PATH}/mcp"` }
      : HEADERS[code];
  if (!wantsPage(context)) return context.json({ error: told }, status, headers);
  return context.html(drawErrorPage(told, hasProjects), status, { ...headers, ...PAGE_HEADERS });
}

interface Told {
  /** Where it is told how to get a token; undefined: nowhere. */
  metadataBase?: string | undefined;
  /** Whether `/` has a page to lead back to. */
  hasProjects?: boolean;
}

const wantsPage = ({ req }: Context): boolean =>
  req.method === 'GET' && /\btext\/html\b/.test(req.header('accept') ?? '');

const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** What else clients look for; a rate that was exceeded has refilled noticeably after a few seconds. */
const HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  UNAUTHENTICATED: { 'WWW-Authenticate': 'Bearer' },
  RESOURCE_EXHAUSTED: { 'Retry-After': '5' },
};

function toIncident(error: unknown, log: Logger): AppError {
  const incident = randomUUID();
  log.error({ err: error, incident }, 'unexpected error');
  return new AppError('INTERNAL', `something went wrong here (incident ${incident})`, {
    hint: 'Try again; if it stays, tell the operator the incident.',
  });
}
