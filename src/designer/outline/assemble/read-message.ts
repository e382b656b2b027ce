import { cut, type Piece } from '../form/piece.ts';
import type { MessageNode, Words } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { Owner } from './scope.ts';
import { StatementReader } from './statement-reader.ts';

const MESSAGE = /^(\d{1,2}[:.]\d{2})\s*(?:\(([^)]{1,40})\)|[-–—,]\s*([^:]{1,40}):|([^:"“]{1,30}):)\s*(.+)$/su;

/** Takes a line of a conversation: "23:48 (customer) 21 kg". Whether it was one. */
export function readMessage(draft: PageDraft, said: Piece, { scope }: Owner): boolean {
  const match = MESSAGE.exec(said.text);
  const isTalk = scope.section?.about !== undefined && /conversation|chat|thread|messages/i.test(scope.section.about);
  if (match === null || !isTalk) return false;
  const [, time = '', inBrackets, afterDash, beforeColon, words = ''] = match;
  const from = inBrackets ?? afterDash ?? beforeColon ?? '';
  const node: MessageNode = {
    kind: 'message',
    words: unquoted(wordsAt(said, words)),
    time: wordsAt(said, time),
    isMine: draft.isMine(from),
    nodes: [],
  };
  if (inBrackets === undefined) node.from = wordsAt(said, from);
  // "a photo of … with the caption …": what is sent is no words.
  const sent = cut(said, said.text.length - words.length);
  const read = readTokens(sent, draft.outline.lang);
  const noun = read.tokens.find(({ is }) => is === 'noun');
  if (
    noun?.is === 'noun' &&
    !noun.mention.isWeak &&
    noun.mention.makes.kind === 'picture' &&
    /^(?:an?|the)\s/i.test(words)
  ) {
    node.words = { text: '', origin: 'literal' };
    new StatementReader(draft, read, { scope: { nodes: node.nodes, rank: 3 } }, { hasParts: false }).read();
  }
  scope.nodes.push(node);
  return true;
}

function wordsAt(said: Piece, words: string): Words {
  const piece = cut(said, said.text.indexOf(words), said.text.indexOf(words) + words.length);
  return { text: piece.text, origin: 'literal', span: { start: piece.start, end: piece.start + piece.text.length } };
}

const unquoted = (words: Words): Words => ({ ...words, text: words.text.replace(/^["“„«]|["”“»]$/g, '') });
