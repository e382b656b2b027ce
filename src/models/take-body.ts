import { AppError } from '../domain/app-error.ts';

/**
 * The `<body>` in what a model answered: words and fences around it are dropped, a missing end is added. Throws
 * UNAVAILABLE when there is no page in it.
 */
export function takeBody(answer: string): string {
  const start = answer.search(/<body[\s>]/i);
  if (start >= 0) {
    const end = answer.search(/<\/body\s*>/i);
    return end > start ? answer.slice(start, end + '</body>'.length) : `${answer.slice(start)}</body>`;
  }
  const main = answer.search(/<(?:main|header|nav|div|section)[\s>]/i);
  if (main >= 0) return `<body>${answer.slice(main).replace(/```\s*$/, '')}</body>`;
  throw new AppError('UNAVAILABLE', 'the model answered no screen', { hint: 'Try again, or choose another model.' });
}

/** Names of the sections that have begun in what has come so far, in their order. */
export const listBegun = (soFar: string): string[] =>
  [...soFar.matchAll(/\sdata-block="([\w-]{1,60})"/g)].map(([, name = '']) => name);
