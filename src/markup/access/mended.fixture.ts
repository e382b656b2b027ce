import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseBody } from '../parse-body.ts';
import { createReport, type Note } from '../report.ts';

/** Runs one step over a body and gives back the printed content. */
export function runStep(markup: string, step: (body: Element, note: Note) => void): string {
  const body = parseBody(markup);
  step(body, createReport().note);
  return toHtml(body).replace(/^<body[^>]*>|<\/body>$/g, '');
}
