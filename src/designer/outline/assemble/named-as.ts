import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { ControlNode, Words } from '../outline.ts';
import { isMeant } from '../part/is-meant.ts';
import { findQuoted } from '../values/quoted.ts';
import { cut, type Piece } from '../form/piece.ts';
import { CHOICES, control } from './make-node.ts';
import type { PageDraft } from './page-draft.ts';
import { literalWords } from './passage/literal-words.ts';
import type { Owner } from './scope.ts';

const NAMES = String.raw`["“„«][^"”“»]{1,40}["”“»]`;
/** `the levels "Low", "Mid" and "High" are`: names in marks, and the word that says what they are. */
const NAMED = new RegExp(
  String.raw`^(?:(?:and|then|the|die|les|los|las)\s)*(?:\p{L}+\s){0,3}?(${NAMES}(?:,\s${NAMES})*,?\s(?:and|or|und|oder|et|ou|y|o)\s${NAMES})\s(?:are|become|sind|sont|son)\s(?=\p{L})`,
  'iu',
);
/** "… and “Mid” is selected". */
const STATED =
  /(?:,|\s(?:and|und|et|y))\s(?:with\s)?(["“„«][^"”“»]{1,40}["”“»])\s(?:is\s|ist\s|est\s|está\s)?(?:selected|active|on|current|chosen|highlighted|aktiv|ausgewählt|gewählt|actif|active|sélectionnée?|activ[oa]|seleccionad[oa])/iu;

/**
 * A sentence that tells names first and then which controls they are: `The section names "Verse" and "Chorus" are tabs above
 * the score and "Verse" is selected`. Nothing where it tells anything else.
 */
export function namedAs(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  const named = NAMED.exec(sentence.text);
  if (named?.[1] === undefined) return undefined;
  const { lang } = draft.outline;
  const behind = cut(sentence, named[0].length);
  const [mention] = findMentions(behind.text, lang);
  if (mention?.makes.kind !== 'control' || !mention.isPlural || mention.phraseStart > 12) return undefined;
  const start = named[0].indexOf(named[1]);
  const labels = findQuoted(named[1]).map(({ inner }): Words =>
    literalWords(cut(sentence, start + inner.start, start + inner.end)),
  );
  const on = STATED.exec(behind.text)?.[1] ?? '';
  const options = labels.map((label, at) => ({
    label,
    ...(on !== '' && isMeant(on, label, at, labels.length) ? { isOn: true } : {}),
  }));
  const kind = mention.makes.control;
  const nodes: ControlNode[] = CHOICES.has(kind)
    ? [control(kind, { options })]
    : options.map(({ label, isOn }) => control(kind, { label, ...(isOn === true ? { isOn } : {}) }));
  const place = findPlaces(behind.text, lang).find(({ means }) => means.place !== undefined)?.means.place;
  const scope =
    owner.scope.rank === 0 ? draft.openSection(owner.scope, place === undefined ? {} : { place }) : owner.scope;
  scope.nodes.push(...nodes);
  const { collection: _, ...others } = owner;
  return { ...others, scope };
}
