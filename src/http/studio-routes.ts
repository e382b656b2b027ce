import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../domain/app-error.ts';
import { isHeld } from './is-held.ts';

interface StudioRoutesOptions {
  /** Where the studio was built to. */
  studioDir: string;
  /** As set; absent: the service stands at the root of whatever address it is asked at. */
  publicUrl?: string | undefined;
}

/** Addresses of the studio's views; the page itself tells them apart. */
const VIEWS = [
  '/',
  '/projects/:project',
  '/projects/:project/play',
  '/projects/:project/screens/:screen',
  '/design-systems',
  '/design-systems/:asset',
  '/settings',
  '/shared/:token',
];

/**
 * What the studio's page may do: run its own scripts and nothing else, ask its own origin and nobody else. Styles stand in
 * elements too, since documents that are shown as `srcdoc` inherit this policy; scripts of those are stopped by their sandbox
 * and by this.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': 'no-cache',
};

/** A file of the studio has its content in its name, so it never changes. */
const FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The studio: one page for all of its views, and the files it is made of. Nothing of it is secret. */
export function createStudioRoutes({ studioDir, publicUrl }: StudioRoutesOptions): Hono {
  const app = new Hono();
  const answerPage = (context: Context): Promise<Response> => sendPage(context, { studioDir, publicUrl });
  // Who wants no page is answered behind the door, as by every other address.
  const toBrowsers: MiddlewareHandler = (context, next) => (wantsPage(context) ? answerPage(context) : next());
  for (const view of VIEWS) app.get(view, toBrowsers);
  return app.get('/studio/:file', async (context) => {
    const name = context.req.param('file');
    const mimeType = MIME_TYPES[path.extname(name)];
    if (!/^[\w.-]+$/.test(name) || mimeType === undefined) throw noFile();
    const packed = pickEncoding(context.req.header('accept-encoding'), mimeType);
    const bytes = await readFile(path.join(studioDir, 'studio', `${name}${packed?.ending ?? ''}`)).catch(() => {
      throw noFile();
    });
    const encoding = packed === undefined ? {} : { 'Content-Encoding': packed.encoding, Vary: 'Accept-Encoding' };
    return context.body(new Uint8Array(bytes), 200, { ...FILE_HEADERS, 'Content-Type': mimeType, ...encoding });
  });
}

const noFile = (): AppError =>
  new AppError('NOT_FOUND', 'no such file of the studio', { hint: 'Load the page again: it was updated.' });

const wantsPage = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html');

/** Text is packed when the studio is built. */
function pickEncoding(accepted = '', mimeType: string): { encoding: string; ending: string } | undefined {
  if (!/^text|svg/.test(mimeType)) return undefined;
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', ending: '.br' };
  return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', ending: '.gz' } : undefined;
}

async function sendPage(context: Context, { studioDir, publicUrl }: StudioRoutesOptions): Promise<Response> {
  const page = await readFile(path.join(studioDir, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return context.html(NOT_BUILT, 503, PAGE_HEADERS);
  const text = page.replace('<base href="/"', `<base href="${basePath(context, publicUrl)}"`);
  const etag = `"${Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')}"`;
  if (isHeld(context.req.header('if-none-match'), etag))
    return context.body(null, 304, { ...PAGE_HEADERS, ETag: etag });
  return context.html(text, 200, { ...PAGE_HEADERS, ETag: etag });
}

/** Behind a proxy the service may stand below a path of the public address. */
function basePath(context: Context, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return '/';
  const { host, pathname } = new URL(publicUrl);
  const isPublic = context.req.header('host') === host || context.req.header('x-forwarded-host') === host;
  return isPublic ? `${pathname.replace(/[^\w./~-]/g, '').replace(/\/+$/, '')}/` : '/';
}

const NOT_BUILT = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Tailorbird</title>
    </head>
    <body>
      <h1>The studio is not built</h1>
      <p>
        Run <code>npm run build</code> in the clone, then load this page again. MCP at <code>/mcp</code> works without.
      </p>
    </body>
  </html>`;
