import type { Passage } from '../../form/passage.ts';
import { cut, type Piece, trimEnds } from '../../form/piece.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import type { Item, ItemsNode, Node } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { listLiterals } from '../../prose/list-literals.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { control } from '../make-node.ts';
import { capital } from '../list-facts.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { buttonOfEach } from './button-of-each.ts';
import { isAboutLooks } from './is-about-looks.ts';
import { isInstruction } from './is-instruction.ts';
import { literalWords } from './literal-words.ts';

const LONGEST = 160;
const MOST_NAME_WORDS = 4;
/** Where the name of a part ends and what it holds begins. */
const HOLDS = /\s(?:with|showing|holding|listing|of|for|mit|avec|con|com|met|med|z)\s|\s?[,;:(–—]\s?/u;

/**
 * An entry of the prompt that no reader knew what to do with, though it names things of its own: "delivery log with status
 * codes 200, 200, 500". What it is called heads a part, what it tells stands there as it is told.
 */
export function readLeftItem(draft: PageDraft, { said: whole, form, parts }: Passage, owner: Owner): boolean {
  const each = buttonOfEach(whole);
  const said = each?.rest ?? whole;
  const { lang } = draft.outline;
  if (form !== 'item' || parts.length > 0 || said.text.length > LONGEST || owner.scope.bar !== undefined) return false;
  if (listLiterals(said, lang).length === 0 || isRefusal(said.text, lang) || isStyleStatement(said.text)) return false;
  const { tokens } = readTokens(said, lang);
  if (isAboutLooks(said, tokens) || isInstruction(said, tokens) || /[.!?]\s+\p{Lu}/u.test(said.text)) return false;
  const seam = HOLDS.exec(said.text);
  const name = seam === null ? said : cut(said, 0, seam.index);
  if (name.text === '' || name.text.split(/\s+/).length > MOST_NAME_WORDS) return false;
  const held = seam === null ? undefined : trimEnds(cut(said, seam.index + seam[0].length), '.)');
  const { scope } = owner;
  const opened = draft.openSection(scope.rank === 0 ? scope : draft.page, {}, { heading: capital(literalWords(name)) });
  if (opened.section !== undefined) opened.section.about = said.text;
  if (held === undefined || held.text === '') return true;
  const list = listOf(held);
  opened.nodes.push(list);
  if (each !== undefined) draft.addTemplates(list, [(): Node => control('button', { label: each.label })]);
  return true;
}

function listOf(held: Piece): ItemsNode {
  const lead = /^(?:\p{Ll}+\s){1,3}(?=[\p{Lu}\d"“„«`])/u.exec(held.text)?.[0].length ?? 0;
  const entries = splitEnumeration(held.text.slice(lead), held.start + lead);
  const items = entries.map((title): Item => ({ title, fields: [], nodes: [] }));
  return { kind: 'items', layout: 'rows', items };
}
