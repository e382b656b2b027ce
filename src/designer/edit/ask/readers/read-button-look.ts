import { type Read, isNamed, phraseOf, trimFillers } from '../clause-words.ts';
import { is } from '../token.ts';

const ARTICLE = /^(?:an?|ein|einen|eine|einem|un|une|um|een)$/i;
const BUTTON = /^(?:button|btn|cta|knopf|schaltfläche|bouton|botón|boton|pulsante|bottone|knop|botão)$/i;
const LEAD = /^(?:in|into|to|as|like|be|look|zu|als|wie|en|como|come)$/i;
const LOUD = /^(?:primary|filled|solid|main|loud|gefüllter|primär\w*|plein)$/i;

/** "Sign in should be a button", "turn the help link into a solid button": a link in the look of a button. */
export const readButtonLook: Read = ({ verb, rest, reader, isOwn }) => {
  if (isOwn && !is(verb, 'make', 'set', 'put')) return undefined;
  const words = trimFillers(rest).filter((token) => !is(token, 'becomes'));
  if (!BUTTON.test(words.at(-1)?.text ?? '')) return undefined;
  const at = words.findLastIndex(({ kind, text }, index) => index > 0 && kind === 'word' && ARTICLE.test(text));
  if (at < 1 || words.length - at > 4) return undefined;
  let end = at;
  while (end > 1 && LEAD.test(words[end - 1]?.text ?? '')) end--;
  const target = phraseOf(words.slice(0, end), reader);
  if (!isNamed(target) || !reader.isHere(target)) return undefined;
  const look = words.slice(at).some(({ text }) => LOUD.test(text)) ? 'filled' : 'outlined';
  return [{ kind: 'look', target, look }];
};
