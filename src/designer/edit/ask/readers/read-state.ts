import type { StateName } from '../ask.ts';
import { type Read, isNamed, phraseOf, rawOf, takeOld, trimFillers } from '../clause-words.ts';
import type { Sense } from '../phrase-senses.ts';
import type { Phrase } from '../read-phrase.ts';
import { splitAt } from '../list-segments.ts';
import { type Token, is, isMark } from '../token.ts';

const STATES: readonly (readonly [readonly Sense[], StateName])[] = [
  [['deselect'], 'unselected'],
  [['select'], 'selected'],
  [['on'], 'on'],
  [['off'], 'off'],
  [['open'], 'open'],
  [['close'], 'closed'],
  [['disable'], 'disabled'],
  [['enable'], 'enabled'],
];

const CURRENT =
  /\b(?:current|active|selected|highlighted|aktive?n?|aktuelle?n?|actif|active|activo|activa|attivo|attiva|actief|actieve|ativo|ativa)\b(?: (?:one|entry|tab|item|page|link|nav|navigation|menu|eintrag|pagina|page|section|point|onglet|entrée|entrada|pestaña|voce))*(?: (?:in|at|en|im|on|of|dans) .*)?\s*$/i;

const SPLIT_ON = /^(?:on|an|ein|aan)$/i;

const SPLIT_OFF = /^(?:off|aus|ab|uit)$/i;

export const readState: Read = ({ verb, rest, main, reader, isOwn, notes }) => {
  const said = rawOf(main, reader.text);
  const whole = takeOld(trimFillers(rest), notes, reader.text).tokens;
  // "Split → "By hand" selected": what is chosen stands behind its name.
  const arrow = whole.findIndex((token, at) => at > 0 && isMark(token, '→'));
  const plain = arrow > 0 && isOwn ? whole.slice(arrow + 1) : whole;
  const last = plain.at(-1);
  const target = (tokens: readonly Token[]): Phrase => phraseOf(tokens, reader);
  // "Switch off comments, captions on": what the words end in is said of them, and not what was asked before.
  if (!isOwn && is(verb, 'on', 'off') && last !== undefined && plain.length > 1) {
    const isOn = SPLIT_ON.test(last.text);
    const phrase = target(plain.slice(0, -1));
    if ((isOn || SPLIT_OFF.test(last.text)) && isNamed(phrase) && reader.isHere(phrase))
      return [{ kind: 'state', target: phrase, state: isOn ? 'on' : 'off' }];
  }
  if (is(verb, 'require'))
    return isNamed(target(plain)) && reader.isHere(target(plain))
      ? [{ kind: 'state', target: target(plain), state: 'required' }]
      : undefined;
  if (is(verb, 'make', 'current', 'set', 'put') || is(verb, 'becomes')) {
    if (CURRENT.test(rawOf(plain, reader.text).replace(/\s*\(.*$/, '')) && !/\b(?:step|state|value)\b/i.test(said)) {
      const end = plain.findIndex((token) => CURRENT.test(rawOf(plain.slice(plain.indexOf(token)), reader.text)));
      const cut = plain.findLastIndex(
        (token, at) =>
          at > 0 &&
          at < plain.length &&
          (/^(?:the|as|a|is|now|als|comme|como|come)$/i.test(token.text) || is(token, 'to', 'becomes')) &&
          plain.slice(at).some((one) => CURRENT.test(one.text) || /^(?:current|active|selected)$/i.test(one.text)),
      );
      const before = plain
        .slice(0, cut > 0 ? cut : end > 0 ? end : plain.length)
        .filter((token) => !/^(?:as|the|is|now|als|comme|como|come)$/i.test(token.text) && !is(token, 'to', 'becomes'));
      const phrase = target(before);
      if (isNamed(phrase) && reader.isHere(phrase)) return [{ kind: 'state', target: phrase, state: 'current' }];
    }
    if (
      isOwn &&
      last !== undefined &&
      /^(?:switch|turn|schalte?|zet|put|set|mach)$/i.test(verb?.text ?? '') &&
      (SPLIT_ON.test(last.text) || SPLIT_OFF.test(last.text))
    ) {
      const phrase = target(plain.slice(0, -1));
      if (reader.isHere(phrase))
        return [{ kind: 'state', target: phrase, state: SPLIT_ON.test(last.text) ? 'on' : 'off' }];
    }
    return undefined;
  }
  if (
    verb === undefined &&
    last !== undefined &&
    plain.length > 1 &&
    (SPLIT_ON.test(last.text) || SPLIT_OFF.test(last.text))
  ) {
    const phrase = target(plain.slice(0, -1));
    if (isNamed(phrase) && reader.isHere(phrase))
      return [{ kind: 'state', target: phrase, state: SPLIT_ON.test(last.text) ? 'on' : 'off' }];
  }
  // "Express selected instead of Standard".
  if (
    verb === undefined &&
    last !== undefined &&
    plain.length > 1 &&
    /^(?:selected|preselected|chosen|checked|ticked|active)$/i.test(last.text)
  ) {
    const phrase = target(plain.slice(0, -1));
    if (isNamed(phrase) && reader.isHere(phrase))
      return [{ kind: 'state', target: phrase, state: /^active$/i.test(last.text) ? 'current' : 'selected' }];
  }
  const state = STATES.find(([senses]) => is(verb, ...senses))?.[1];
  if (state === undefined || plain.length === 0) return undefined;
  const parts = splitAt(plain, (token) => isMark(token, ',') || is(token, 'and')).map((part, index) => {
    const end = part.at(-1)?.text ?? '';
    const own =
      index === 0 || part.length < 2 ? undefined : SPLIT_ON.test(end) ? 'on' : SPLIT_OFF.test(end) ? 'off' : undefined;
    return { phrase: target(own === undefined ? part : part.slice(0, -1)), state: own ?? state };
  });
  const isEach = parts.every(({ phrase }) => phrase.words.length + phrase.quotes.length > 0 && reader.isHere(phrase));
  if (parts.length > 1 && isEach)
    return parts.map((part) => ({ kind: 'state', target: part.phrase, state: part.state }));
  const cut = plain.findIndex((token, at) => at > 0 && /^(?:as|for|in)$/i.test(token.text));
  const meant = target(plain);
  if (reader.isHere(meant)) return [{ kind: 'state', target: meant, state }];
  const short = target(cut < 0 ? plain : plain.slice(0, cut));
  return reader.isHere(short)
    ? [{ kind: 'state', target: short, state }]
    : state === 'selected' || state === 'on' || state === 'off'
      ? [{ kind: 'state', target: meant, state }]
      : undefined;
};
