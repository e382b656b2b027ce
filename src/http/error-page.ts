import { html } from 'hono/html';
import { PAGE_STYLE } from './page-style.ts';

/** What went wrong, as a person at a browser reads it. */
export interface ToldError {
  code: string;
  message: string;
  hint?: string;
}

const HEADINGS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'Nothing is here',
  UNAUTHENTICATED: 'A key is needed',
  PERMISSION_DENIED: 'Not under this address',
};

/** A link in a screen leads to a page that nobody has made: that is said as well. */
const NOT_FOUND_NOTE =
  'Links inside a screen show where they would lead; the pages behind them do not exist. Go back to the screen';

/**
 * The page for an error that a browser, not a program, ran into; `hasProjects` says whether there is a page of all projects
 * to lead back to.
 */
export const drawErrorPage = ({ code, message, hint }: ToldError, hasProjects: boolean) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${HEADINGS[code] ?? 'That did not work'} · Tailorbird</title>
        <style>
          ${PAGE_STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${HEADINGS[code] ?? 'That did not work'}</h1>
          <p>${message}${hint === undefined ? '' : `. ${hint}`}</p>
          <p class="note">
            ${code === 'NOT_FOUND' ? NOT_FOUND_NOTE : 'Try again'}${hasProjects ? html`, or <a href="/">look at all projects</a>` : ''}.
          </p>
        </main>
      </body>
    </html>`;
