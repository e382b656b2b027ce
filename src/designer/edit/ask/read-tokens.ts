import type { Name } from '../page/list-names.ts';
import { fold, toWords } from '../page/to-words.ts';
import { langOf, phrasesOf, type AskLang } from './sense-index.ts';
import { mendVerbs } from './mend-verbs.ts';
import type { Sense } from './phrase-senses.ts';
import type { Token } from './token.ts';

const QUOTED =
  /"([^"\n]*)"|“([^”\n]*)”|„([^“”\n]*)[“”]|«\s?([^»\n]*?)\s?»|‘([^’\n]*)’|(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])|`([^`\n]*)`|”([^”\n]*)”/gu;
const CHUNK = /\n|-{1,2}>|={1,2}>|[→⇒➜➔⟶]|(?:(?!-{1,2}>|={1,2}>|[→⇒➜➔⟶])\S)+/gu;
const NONE: ReadonlySet<Sense> = new Set();

export interface Said {
  tokens: Token[];
  lang: AskLang;
}

/** An instruction as tokens: quoted texts whole, and words that are a name of the page whole. */
export function readTokens(
  text: string,
  names: ReadonlyMap<string, readonly Name[]>,
  lang?: AskLang,
  /** Words of the page, which are no slips of others. */
  known: ReadonlySet<string> = new Set(),
): Said {
  const plain: Token[] = [];
  let at = 0;
  const read = (until: number): void => {
    plain.push(...readPlain(text.slice(at, until), at));
    at = until;
  };
  for (const match of text.matchAll(QUOTED)) {
    const content = match.slice(1).find((one) => one !== undefined) ?? '';
    if (content.trim() === '' || match.index < at) continue;
    read(match.index);
    at = match.index + match[0].length;
    plain.push({
      kind: 'quote',
      text: content.trim().replace(/[,;]$/, ''),
      words: toWords(content),
      senses: NONE,
      start: match.index,
      end: at,
    });
  }
  read(text.length);
  // What the page calls its things is of its language, and tells nothing of whoever speaks of them.
  const own = names.size === 0 ? plain : joinNames(plain, names);
  const spoken = lang ?? langOf(own.filter(({ kind }) => kind === 'word').flatMap(({ words }) => words));
  return {
    tokens: tag(joinNames(withoutArrowBrackets(joinDates(mendVerbs(plain, spoken, known))), names), spoken),
    lang: spoken,
  };
}

function readPlain(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  const mark = (sign: string, start: number, end: number): void => {
    tokens.push({ kind: 'mark', text: sign, words: [], senses: NONE, start: offset + start, end: offset + end });
  };
  for (const match of text.matchAll(CHUNK)) {
    const chunk = match[0];
    const start = match.index;
    if (chunk === '\n' || /^(?:-{1,2}>|={1,2}>|[→⇒➜➔⟶])$/u.test(chunk)) {
      mark(chunk === '\n' ? '\n' : '→', start, start + chunk.length);
      continue;
    }
    const [, open = '', core = '', close = ''] = /^([([{]*)(.*?)((?:[)\]},;!?…]|[.:](?!\S))*)$/su.exec(chunk) ?? [];
    for (const [index, one] of [...open].entries()) mark(one, start + index, start + index + 1);
    let begin = start + open.length;
    for (const piece of splitCore(core)) {
      if (/^(?:[-–—=|/]|\.{2,})$/.test(piece)) mark(piece, begin, begin + piece.length);
      else if (/^['’]s$/.test(piece)) mark("'s", begin, begin + piece.length);
      else if (piece !== '') {
        const words = toWords(piece);
        tokens.push({
          kind: words.length === 0 ? 'mark' : 'word',
          text: piece,
          words,
          senses: NONE,
          start: offset + begin,
          end: offset + begin + piece.length,
        });
      }
      begin += piece.length;
    }
    for (const [index, one] of [...close].entries())
      mark(one, start + open.length + core.length + index, start + open.length + core.length + index + 1);
  }
  return tokens;
}

/** "Kenya's" in two; "Lift:49" and "12,14" stay whole. */
const splitCore = (core: string): string[] => {
  const possessive = /^(.+\p{L})(['’]s)$/u.exec(core);
  if (possessive !== null && !/^(?:let|that|it|what|here|there|he|she|who|today|tomorrow)$/i.test(possessive[1] ?? ''))
    return [possessive[1] ?? '', possessive[2] ?? ''];
  // "d'Oluwaseun", "l'entrée": the article is a word of its own.
  const elided = /^([ldnsmj]|qu|dell|all|nell|sull|un)(['’])(?=\p{L}{3})/iu.exec(core);
  if (elided !== null) return [core.slice(0, elided[0].length), core.slice(elided[0].length)];
  // "Mettez-le": what is meant is a word of its own.
  const given = /^(\p{L}{3,})(-(?:le|la|les|lui|leur|moi))$/iu.exec(core);
  if (given !== null) return [given[1] ?? '', given[2] ?? ''];
  // "Ponla", "mettilo": the same, written as one word.
  const joined =
    /^(pon|haz|quita|muéve|mueve|cambia|deja|da|mette?i?|fa|sposta|togli|rendi|põe)(lo|la|los|las|le|li)$/iu.exec(core);
  if (joined !== null) return [joined[1] ?? '', joined[2] ?? ''];
  return [core];
};

/** "6. Mai": the point ends no sentence. */
function joinDates(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [day, point, month] = tokens.slice(at, at + 3);
    if (
      day?.kind === 'word' &&
      /^\d{1,2}$/.test(day.text) &&
      point?.text === '.' &&
      month?.kind === 'word' &&
      MONTH.test(month.text)
    ) {
      joined.push({ ...day, text: `${day.text}.`, end: point.end });
      at++;
    } else if (day !== undefined) joined.push(day);
  }
  return joined;
}
const MONTH =
  /^(?:jan(?:uar|uary)?|feb(?:ruar|ruary)?|mär(?:z)?|mar(?:ch)?|apr(?:il)?|mai|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)$/i;

/** "… on the card (→ "9 suppliers")": the new words stand in brackets. */
function withoutArrowBrackets(tokens: readonly Token[]): Token[] {
  const dropped = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    if (token.text !== '(' || token.kind !== 'mark' || tokens[at + 1]?.text !== '→') continue;
    dropped.add(token);
    const close = tokens.slice(at).find((one) => one.kind === 'mark' && one.text === ')');
    if (close !== undefined) dropped.add(close);
  }
  return tokens.filter((token) => !dropped.has(token));
}

const MOST_WORDS = 24;

/** Two or more words that are the whole of a name of the page become one token, however they are written. */
function joinNames(tokens: readonly Token[], names: ReadonlyMap<string, readonly Name[]>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    let end = at;
    if (first?.kind === 'word') {
      const words: string[] = [];
      for (let to = at; to < tokens.length && words.length < MOST_WORDS; to++) {
        const token = tokens[to];
        if (token === undefined || token.kind === 'quote' || isBreak(token)) break;
        words.push(...token.words);
        if (token.kind === 'word' && words.length > 1 && names.has(words.join(' '))) end = to;
      }
    }
    const last = tokens[end];
    if (end > at && first !== undefined && last !== undefined) {
      const parts = tokens.slice(at, end + 1);
      joined.push({
        kind: 'name',
        text: textOf(parts),
        words: parts.flatMap(({ words }) => words),
        senses: NONE,
        start: first.start,
        end: last.end,
      });
      at = end + 1;
    } else {
      if (first !== undefined) joined.push(first);
      at++;
    }
  }
  return joined;
}

const isBreak = (token: Token): boolean =>
  token.kind === 'mark' && ['→', ';', ':', '(', ')', '=', '!', '?', '\n'].includes(token.text);

const textOf = (tokens: readonly Token[]): string => {
  let text = '';
  for (const [index, token] of tokens.entries())
    text += (index > 0 && token.start > (tokens[index - 1]?.end ?? 0) ? ' ' : '') + token.text;
  return text;
};

/** Says what each word does; several words that do one thing together become one token. */
function tag(tokens: readonly Token[], lang: AskLang): Token[] {
  const indexes = [phrasesOf(lang), ...(lang === 'en' ? [] : [phrasesOf('en')])];
  const tagged: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind !== 'word') {
      tagged.push(token);
      at++;
      continue;
    }
    const run: string[] = [];
    const ends: number[] = [];
    for (let to = at; to < tokens.length && run.length < 7; to++) {
      const one = tokens[to];
      if (one?.kind !== 'word') break;
      run.push(...one.words.map(fold));
      ends.push(run.length);
    }
    let length = 0;
    let senses = new Set<Sense>();
    for (const [rank, index] of indexes.entries())
      for (const phrase of index.get(run[0] ?? '') ?? []) {
        if (!ends.includes(phrase.words.length) || phrase.words.length < length) continue;
        if (rank > 0 && (senses.size > 0 || phrase.words.length > 1 || !STRONG.has(phrase.sense))) continue;
        if (!phrase.words.every((word, next) => word === run[next])) continue;
        if (phrase.words.length > length) {
          senses = new Set();
          ({ length } = phrase.words);
        }
        senses.add(phrase.sense);
      }
    // "A new order", "the delete button": behind an article a verb is a noun.
    const [sole] = senses;
    const isNoun =
      lang === 'en' &&
      length === 1 &&
      senses.size === 1 &&
      sole !== undefined &&
      NOUNLIKE.has(fold(token.text)) &&
      /^(?:an?|the|new|another|this|that|each|every|our|my|your|his|her|their|last|first|next)$/i.test(
        tokens[at - 1]?.text ?? '',
      ) &&
      tokens[at - 1]?.kind === 'word';
    if (isNoun) {
      length = 0;
      senses = new Set();
    }
    const count = length === 0 ? 1 : ends.indexOf(length) + 1;
    const parts = tokens.slice(at, at + count);
    const last = parts.at(-1) ?? token;
    tagged.push(
      length === 0
        ? token
        : { ...token, text: textOf(parts), words: parts.flatMap(({ words }) => words), senses, end: last.end },
    );
    at += count;
  }
  return tagged;
}

/** English verbs that people mix into their own language. */
const STRONG: ReadonlySet<Sense> = new Set(['rename', 'remove', 'add', 'replace', 'move', 'swap']);

/** Verbs of wishes that are names of things as well. */
const NOUNLIKE: ReadonlySet<string> = new Set(
  'order mark place type check copy cut display show change update switch move call fix press sort drop slide style rank order post lead swap edit delete'.split(
    ' ',
  ),
);
