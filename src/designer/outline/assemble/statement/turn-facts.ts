import type { Mention } from '../../lexicon/mention.ts';
import type { FactsNode, Node } from '../../outline.ts';
import { labelAfter } from '../label-after.ts';
import { control } from '../make-node.ts';
import type { Statement } from './statement.ts';

/** Controls that stand at a figure or hold it. */
const HOLDING: ReadonlySet<string> = new Set(['stepper', 'slider', 'input']);

/**
 * "Oak 3, Ash 5, each with plus and minus": a control without a name behind figures is what each of them is set with.
 * → whether the figures became controls, or are some already.
 */
export function turnFacts(statement: Statement, { makes, isPlural }: Mention, at: number): boolean {
  const facts = statement.last;
  if (makes.kind !== 'control' || !HOLDING.has(makes.control)) return false;
  if (!isPlural && labelAfter(statement.tokens, at) !== undefined) return false;
  // "Steppers: Oak 3, Ash 5, so plus and minus there": the kind is only said again.
  if (facts?.kind === 'control') return facts.control === makes.control && isSaidOfEach(statement, at);
  if (facts?.kind !== 'facts') return false;
  const { nodes } = statement.scope;
  const index = nodes.indexOf(facts);
  if (!isSaidOfEach(statement, at) || index === -1) return false;
  nodes.splice(index, 1, ...toControls(facts, makes.control as 'stepper'));
  statement.last = undefined;
  return true;
}

function isSaidOfEach({ tokens }: Statement, at: number): boolean {
  const before = tokens[at - 1];
  return (
    before?.is === 'words' &&
    /(?:^|\s)(?:each|every|with|all|both|so|je|jeweils|mit|chacune?|avec|cada|con|com|ognuno|elk|met)(?:\s(?:one|of them|an?|with|has|gets|have|get|its|a))*$/iu.test(
      before.piece.text,
    )
  );
}

const toControls = ({ facts }: FactsNode, kind: 'stepper'): Node[] =>
  facts.map(({ label, value, note }) =>
    control(kind, {
      ...(label === undefined ? { label: value } : { label, value }),
      ...(note === undefined ? {} : { hint: note }),
    }),
  );
