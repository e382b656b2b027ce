import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { ControlNode } from '../../outline.ts';
import { control } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { literalWords } from './literal-words.ts';

const PER =
  /^(?:[*_]{2}([^*_]+)[*_]{2}\s*)?(?:one|a|eine?|une?|un[ao]?)\s(?:row|line|card|entry|tile|zeile|karte|ligne|fila|tarjeta|riga)\s(?:per|for each|for every|pro|je|par|por|per ogni)\s[\p{L} -]{2,30}?\s(?:with|mit|avec|con|showing)\s(?:an?\s|the\s|eine?[nm]?\s|une?\s|una\s)?(?=\S)/iu;
/** "Adaeze Whitlock, 341": a name with what it stands at. */
const NAMED = /^[*_"“„]*(\p{Lu}[^,:;–—"”]{1,40}?)[*_"”“]*\s*(?:[,:;]|\s[–—-])\s*(\S.{0,24})$/u;
const VALUED: ReadonlySet<ControlNode['control']> = new Set([
  'stepper',
  'slider',
  'input',
  'select',
  'toggle',
  'checkbox',
]);

/**
 * Reads "One row per candidate with a stepper:" over lines that give each a name and what it stands at, from `at` on; → the
 * index behind the lines. They are controls of that kind with these labels.
 */
export function readPerRow(draft: PageDraft, passages: readonly Passage[], at: number, open: Owner): number {
  const head = passages[at];
  const lead = head === undefined ? null : PER.exec(head.said.text);
  if (head === undefined || lead === null) return at;
  const [mention] = findMentions(head.said.text.slice(lead[0].length), draft.outline.lang);
  const makes = mention?.makes;
  if (mention === undefined || mention.phraseStart > 0 || makes?.kind !== 'control' || !VALUED.has(makes.control))
    return at;
  const lines = head.parts.length > 0 ? head.parts : passages.slice(at + 1);
  let end = 0;
  while (lines[end] !== undefined && lines[end]?.parts.length === 0 && NAMED.test(lines[end]?.said.text ?? '')) end++;
  if (end < 2 || (head.parts.length > 0 && end < head.parts.length)) return at;
  const bold = lead[1]?.replace(/[.:]$/u, '');
  const heading =
    bold === undefined
      ? undefined
      : literalWords(cut(head.said, head.said.text.indexOf(bold), head.said.text.indexOf(bold) + bold.length));
  const { nodes } =
    open.scope.rank === 0 || heading !== undefined
      ? draft.openSection(open.scope, {}, heading === undefined ? {} : { heading })
      : open.scope;
  for (const { said } of lines.slice(0, end)) {
    const [, name = '', value = ''] = NAMED.exec(said.text) ?? [];
    const from = said.text.indexOf(name);
    const label = literalWords(cut(said, from, from + name.length));
    nodes.push(control(makes.control, { label, value: literalWords(cut(said, said.text.length - value.length)) }));
  }
  draft.outline.context.push(literalWords(head.said));
  return head.parts.length > 0 ? at + 1 : at + 1 + end;
}
