import type { Piece } from '../form/piece.ts';
import type { Sentence, Token } from '../phrases/token.ts';
import { readFacts } from '../values/fact.ts';
import { findQuoted } from '../values/quoted.ts';
import { applyAside } from './apply-aside.ts';
import type { PageDraft } from './page-draft.ts';
import type { Owner, Placing } from './scope.ts';
import { MIDDLE } from './statement/middle.ts';
import { placeNext } from './statement/place-next.ts';
import { readNoun } from './statement/read-noun.ts';
import { readRun } from './statement/read-run.ts';
import { readUnclaimed } from './statement/read-unclaimed.ts';
import { Statement } from './statement/statement.ts';

/** Reads one sentence into nodes, from left to right, into the scope it stands in. */
export class StatementReader {
  readonly #statement: Statement;

  constructor(draft: PageDraft, sentence: Sentence, owner: Owner, options: { hasParts: boolean; placing?: Placing }) {
    this.#statement = new Statement(draft, sentence, owner, options);
  }

  read(): Owner {
    const statement = this.#statement;
    const [first, sign] = statement.tokens;
    // "Centre: a map" stands where the page stands anyway.
    let at = first?.is === 'words' && sign?.is === 'sign' && sign.sign === ':' && MIDDLE.test(first.piece.text) ? 2 : 0;
    while (at < statement.tokens.length) {
      const token = statement.tokens[at];
      if (token === undefined) break;
      at = readToken(statement, token, at);
    }
    return {
      scope: statement.scope,
      ...(statement.collection === undefined ? {} : { collection: statement.collection }),
      ...(statement.items === undefined ? {} : { items: statement.items }),
    };
  }
}

function readToken(statement: Statement, token: Token, at: number): number {
  switch (token.is) {
    case 'place':
      placeNext(statement, token);
      return at + 1;
    case 'noun':
      return readNoun(statement, token, at);
    case 'quoted':
    case 'words':
      return readRun(statement, at);
    case 'aside':
      if (
        statement.last?.kind === 'section' &&
        statement.last === statement.scope.section &&
        statement.last.nodes.length === 0 &&
        holdsList(token.inner)
      )
        readUnclaimed(statement, token.inner, at);
      else applyAside(statement.draft, statement.last, token.inner);
      return at + 1;
    case 'sign':
      return at + 1;
  }
}

/** A part of the page whose content stands in brackets: `card Deductions (Housing 40, Tax 12)`. */
const holdsList = ({ text: inner }: Piece): boolean => readFacts(inner).length > 1 || findQuoted(inner).length > 1;
