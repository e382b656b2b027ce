import { Hono } from 'hono';

/** A tailorbird's head, one colour, in a square. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6b3f"/><path d="M6 20c0-6 4-10 9-10 3 0 5 1 6 3l6 1-5 3c0 6-4 9-9 9-4 0-7-2-7-6z" fill="#f7f6f1"/><circle cx="17" cy="14" r="1.5" fill="#2f6b3f"/></svg>';

/** `/favicon.ico`, which browsers ask for beside every page. */
export const createFaviconRoute = (): Hono =>
  new Hono().get('/favicon.ico', (context) =>
    context.body(ICON, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=86400',
    }),
  );
