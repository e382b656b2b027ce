import { cut, type Piece } from '../form/piece.ts';
import type { ControlNode } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { control } from './make-node.ts';

const RANKED =
  /^(?:\*\*|__)?(primary|main|secondary|tertiary|ghost|quiet|destructive|danger)(?: (?:button|action|cta|choice))?(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*/iu;
const RANKS: Readonly<Record<string, NonNullable<ControlNode['rank']>>> = {
  primary: 'primary',
  main: 'primary',
  secondary: 'secondary',
  tertiary: 'text',
  ghost: 'text',
  quiet: 'text',
  destructive: 'danger',
  danger: 'danger',
};

/** `Primary: **Close boarding**`: a button by its rank alone, with its words between marks and nothing behind them. */
export function readRanked(piece: Piece): ControlNode | undefined {
  const match = RANKED.exec(piece.text);
  const [name, ...others] = findQuoted(piece.text).filter(
    ({ start }) => start >= (match?.[0].trimEnd().length ?? 0) - 3,
  );
  const rank = RANKS[(match?.[1] ?? '').toLowerCase()];
  if (rank === undefined || name === undefined || others.length > 0 || !/^[\s.;]*$/u.test(piece.text.slice(name.end)))
    return undefined;
  const { text, start } = cut(piece, name.inner.start, name.inner.end);
  return control('button', { rank, label: { text, origin: 'literal', span: { start, end: start + text.length } } });
}
