import type { AppError, ErrorCode } from '../domain/app-error.ts';
import { ERROR_TABLE } from '../domain/error-table.ts';

/** Existing clients search an error for these words: each may stand only in the error it tells of. */
const TELLING_WORDS: readonly [ErrorCode, RegExp, string][] = [
  ['RESOURCE_EXHAUSTED', /rate limit/gi, 'limit'],
  ['NOT_FOUND', /not found/gi, 'missing'],
  ['PERMISSION_DENIED', /permission/gi, 'right'],
  ['UNAUTHENTICATED', /unauthenticated/gi, 'not signed in'],
];

/** An error as a client reads it: canonical word, telling words, what was wrong, what to do next. */
export function toErrorText({ code, message, hint }: Pick<AppError, 'code' | 'message' | 'hint'>): string {
  const { words } = ERROR_TABLE[code];
  const said = message.toLowerCase().includes(words) ? message : `${words}: ${message}`;
  const text = [`${said.replace(/\.$/, '')}.`, hint].filter(Boolean).join(' ');
  return `${code}: ${withoutForeignWords(text, code)}`;
}

const withoutForeignWords = (text: string, code: ErrorCode): string =>
  TELLING_WORDS.reduce((clean, [owner, words, replacement]) => {
    if (owner === code) return clean;
    // What was asked for is quoted last, and never told as something else.
    const [said = '', ...asked] = clean.split(ASKED_FOR);
    const id = asked.join(ASKED_FOR);
    const told = said.replaceAll(words, replacement);
    return asked.length === 0
      ? told
      : `${told}${ASKED_FOR}${id.search(words) === -1 ? id : 'an id that is withheld here'}`;
  }, text);

const ASKED_FOR = 'Asked for: ';
