import { cut, type Piece } from '../../form/piece.ts';
import { findQuoted } from '../../values/quoted.ts';
import { addEntries } from '../add-entries.ts';
import { listNamed } from '../list-named.ts';
import { control, text } from '../make-node.ts';
import { literalWords } from '../passage/literal-words.ts';
import { readFree } from '../read-free.ts';
import { sayWords } from './say-words.ts';
import type { Statement } from './statement.ts';

/** Content that no noun claims: facts, a list of things, a text. */
export function readUnclaimed(statement: Statement, piece: Piece, at: number): void {
  const { navigation } = statement.scope;
  const group =
    navigation === undefined ? null : /^[*_"“„«]*(\p{Lu}[^:"”»*_]{1,24}?)["”»*_]*:\s+(?=\p{Lu})/u.exec(piece.text);
  if (navigation !== undefined && group?.[1] !== undefined) {
    addEntries({ node: navigation, takes: 'entries' }, piece, { lang: statement.lang });
    return;
  }
  if (navigation !== undefined && findQuoted(piece.text).length === 0) {
    addEntries({ node: navigation, takes: 'entries' }, piece, { lang: statement.lang });
    statement.scope.nodes = navigation.tail;
    return;
  }
  const { section } = statement.scope;
  if (section?.surface === 'notice' && section.nodes.length === 0) {
    if (saysQuoted(statement, piece)) return;
    statement.put(
      text('notice', {
        text: piece.text.replace(/^[:,\s]+/, ''),
        origin: 'literal',
        span: { start: piece.start, end: piece.start + piece.text.length },
      }),
    );
    return;
  }
  // `"A loom for your table" / "Open plans."`: the words of a hero are its title and what stands under it.
  const said = section?.surface === 'hero' ? listNamed(piece).map(({ words }) => words) : [];
  if (said.length > 1 && findQuoted(piece.text).length === said.length) {
    for (const words of said) if (!statement.draft.offerTitle(words)) statement.put(text('paragraph', words));
    return;
  }
  const content = readFree(piece, statement.scope.bar !== undefined, statement.scope.isToolbar === true);
  if (content.length === 0) return;
  const [only] = content;
  if (content.length === 1 && only?.kind === 'text' && only.role === 'paragraph') {
    sayWords(statement, only.words, at);
    return;
  }
  for (const node of content) statement.put(node);
}

/** `"Key expires in 6 days." with an inline action "Rotate now"`: what a notice says, and what can be done there. */
function saysQuoted(statement: Statement, piece: Piece): boolean {
  const [first, ...others] = findQuoted(piece.text);
  if (first === undefined || !/^[:,\s]*$/u.test(piece.text.slice(0, first.start))) return false;
  let end = first.end;
  statement.put(text('notice', literalWords(cut(piece, first.inner.start, first.inner.end))));
  for (const { start, end: behind, inner } of others) {
    const words = literalWords(cut(piece, inner.start, inner.end));
    const isAction = ACTION.test(piece.text.slice(end, start));
    statement.put(isAction ? control('button', { label: words, rank: 'text' }) : text('paragraph', words));
    end = behind;
  }
  return true;
}

const ACTION =
  /(?<!\p{L})(?:action|button|link|cta|aktion|knopf|schaltfläche|bouton|lien|acción|botón|enlace|azione|pulsante|ação|botão|actie|knop)(?!\p{L})[^"]*$/iu;
