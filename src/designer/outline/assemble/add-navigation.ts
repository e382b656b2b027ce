import type { Collection } from './scope.ts';
import type { Navigation, Node, Words } from '../outline.ts';
import { cut, type Piece as Stretch } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { giveName } from './node-text.ts';
import { listNamed } from './list-named.ts';
import { literalWords } from './passage/literal-words.ts';
import { makeNode } from './make-node.ts';
import { readAside } from './apply-aside.ts';

/** Puts listed names into a navigation: each with its group, its badge and whether it is the current one. */
export function addNavigation({ node }: Collection, piece: Stretch, lang: string): void {
  if (node.kind !== 'sidebar' && node.kind !== 'top' && node.kind !== 'bottom') return;
  const { group, entries: told } = groupOf(piece);
  const entries = withoutKind(node, told);
  for (const named of listNamed(entries)) {
    // "; Bays is on": one of the names, said again with how it stands.
    const stands = STANDS.exec(named.words.text)?.[1];
    const known = node.entries.find(({ label }) => label.text === stands);
    if (known !== undefined) {
      known.isCurrent = true;
      continue;
    }
    const mention = findMentions(named.words.text)[0];
    const made = mention === undefined ? undefined : makeNode(mention);
    // A logo, a switcher or a person in a list of entries stands above or below them.
    const isPart =
      made !== undefined &&
      mention !== undefined &&
      !mention.isWeak &&
      mention.end === named.words.text.length &&
      mention.start > 0;
    if (isPart && made.node.kind !== 'text' && (/^\p{Ll}/u.test(named.words.text) || HEADS.has(made.node.kind))) {
      const front = named.words.text.slice(0, mention.start).trim();
      const name =
        named.aside === undefined
          ? /^\p{Lu}/u.test(front)
            ? { ...named.words, text: front }
            : undefined
          : readAside(named.aside, lang).rest;
      if (name !== undefined) giveName(made.node, name);
      (node.entries.length === 0 ? node.head : node.tail).push(made.node);
      continue;
    }
    const { state, isOn, rest = badgeIn(named.aside) } = readAside(named.aside, lang);
    const other = node.entries.find(({ label }) =>
      named.aside?.text.toLowerCase().startsWith(`${label.text.toLowerCase()} `),
    );
    if (other !== undefined && (isOn === true || state === 'selected' || state === 'current')) {
      other.isCurrent = true;
      node.entries.push({ label: withoutThen(named.words), ...(group === undefined ? {} : { group }) });
      continue;
    }
    node.entries.push({
      label: withoutThen(named.words),
      ...(group === undefined ? {} : { group }),
      ...(isOn === true || state === 'selected' || state === 'current' ? { isCurrent: true } : {}),
      ...(rest === undefined ? {} : { badge: rest }),
    });
  }
}

/** "Account (badge 2)", "Inbox (3 unread)": how much waits there. */
function badgeIn(aside: Stretch | undefined): Words | undefined {
  const match = aside === undefined ? null : /(?<!\S)\d{1,4}\+?(?!\S)/u.exec(aside.text);
  return aside === undefined || match === null
    ? undefined
    : literalWords(cut(aside, match.index, match.index + match[0].length));
}

const STANDS =
  /^(\p{Lu}[\p{L} ]*?)\s(?:is|ist|est|está|è|jest|är)\s(?:the\s)?(?:on|active|current|selected|open|lit|highlighted|aktiv|actif|active|activ[oa]|attiv[oa]|aktywn[ye])(?:\sone)?$/iu;

/** "icon + text rail on the left with Bays, Trucks": what the navigation is, before what it holds. */
function withoutKind(node: Navigation, piece: Stretch): Stretch {
  const kind =
    /^[^,;:"“„]*?\b(?:rail|menu|bar|sidebar|navigation|nav|column|strip)\b[^,;:"“„]*?(?:\swith\s|\sholding\s|:\s)/iu.exec(
      piece.text,
    );
  if (kind === null) return piece;
  if (/\b(?:left|side|rail|sidebar)\b/iu.test(kind[0])) node.kind = 'sidebar';
  return cut(piece, kind[0].length);
}

/** "Reference: Tariff codes, Clients": entries under a heading of their own. */
function groupOf(piece: Stretch): { group?: Words; entries: Stretch } {
  const head = /^[*_"“„«]*(\p{Lu}[^:"”»*_,]{1,30}?)["”»*_]*\s?[:：]\s*["”»*_]*\s*(?=\S)/u.exec(piece.text);
  if (head?.[1] === undefined) return { entries: piece };
  const start = piece.start + piece.text.indexOf(head[1]);
  return {
    group: { text: head[1], origin: 'literal', span: { start, end: start + head[1].length } },
    entries: cut(piece, head[0].length),
  };
}

const HEADS: ReadonlySet<Node['kind']> = new Set(['picture', 'icon', 'badge']);

const withoutThen = (words: Words): Words => ({
  ...words,
  text: words.text.replace(/^(?:then|and|und|et|y|e|en)\s+/i, ''),
});
