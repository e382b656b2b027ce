import type { Mention } from '../../lexicon/mention.ts';
import { ONLY_PARTICLES } from '../../lexicon/particles.ts';
import type { TokenOf } from '../../phrases/token.ts';
import { labelAfter } from '../label-after.ts';
import type { Words } from '../../outline.ts';
import { control, makeNode } from '../make-node.ts';
import { literalWords } from '../passage/literal-words.ts';
import { setProperty } from '../set-property.ts';
import { addNoun } from './add-noun.ts';
import { headColumns } from './head-columns.ts';
import { isOfEach } from './is-of-each.ts';
import { openContainer } from './open-container.ts';
import { openFramePart } from './open-frame-part.ts';
import { placeNext } from './place-next.ts';
import { readEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';
import { templateAt } from './template-at.ts';
import { toldField } from './told-field.ts';
import { turnFacts } from './turn-facts.ts';

/** Reads a noun and what belongs to it: its place, its name, its entries; → where to go on. */
export function readNoun(statement: Statement, given: TokenOf<'noun'>, at: number): number {
  const token = isSeveral(statement, at) ? { ...given, mention: asSeveral(given.mention) } : given;
  const { mention } = token;
  if (token.place !== undefined && statement.scope.bar === undefined)
    placeNext(statement, { is: 'place', start: token.start, end: token.end, place: token.place });
  if (mention.id === 'table-column' && mention.isPlural && statement.items?.kind !== 'table') {
    statement.items = { kind: 'table', columns: [], rows: [], footer: [] };
    statement.put(statement.items);
  }
  if (isOnlyCounted(statement, at)) return at + 1;
  const set = chosenValue(statement, mention, token.end);
  if (set !== undefined) return set;
  const searched =
    mention.entry.variant === 'placeholder' && statement.last?.kind !== 'control'
      ? labelAfter(statement.tokens, at)
      : undefined;
  if (searched !== undefined && /^(?:search|find|such|recherche|buscar|cerca)/iu.test(mention.qualifier ?? '')) {
    statement.put(control('search', { placeholder: searched.words }));
    return searched.next;
  }
  const field = toldField(statement, mention, at);
  if (field !== undefined) return field;
  const columns = headColumns(statement, mention, token.end);
  if (columns !== undefined) return columns;
  const property = setProperty(mention, statement.tokens, at, {
    last: statement.last,
    items: statement.items,
    sentence: statement.sentence.piece,
  });
  if (property !== undefined) {
    if (property.collection !== undefined) statement.collection = property.collection;
    return property.next;
  }
  if (turnFacts(statement, mention, at)) return at + 1;
  const kind = mention.makes;
  if (kind.kind === 'section' && isOfEach(statement.tokens, at, statement.lang)) return at + 1;
  // "a timeline with one block per target": what each thing of a list that was just announced is drawn as.
  const { items } = statement;
  if (kind.kind === 'section' && items?.kind === 'items' && items.items.length === 0 && isForEach(statement, at))
    return at + 1;
  if (mention.id === 'label' && statement.labelNext === undefined) {
    const label = labelAfter(statement.tokens, at);
    const later = statement.tokens.slice(label?.next ?? at).find(({ is }) => is === 'noun');
    if (label !== undefined && later?.is === 'noun' && later.mention.makes.kind === 'control') {
      statement.labelNext = label.words;
      return label.next;
    }
  }
  if (kind.kind === 'section' && kind.surface === 'hero' && isSpokenOf(statement, at)) return at + 1;
  if (kind.kind === 'frame') return openFramePart(statement, kind.part, mention, at);
  if (kind.kind === 'section') return openContainer(statement, mention, kind.surface, kind.flow, at);
  if (kind.kind === 'message' && mention.entry.variant === 'many') return openConversation(statement, mention, at);
  const template = templateAt(statement, token, at);
  if (template !== undefined) return template;
  if (isOfEach(statement.tokens, at, statement.lang) || isKnown(statement, token, at)) return at + 1;
  // "Tabs at the bottom": what switches a whole screen.
  if (mention.id === 'tabs' && statement.scope.rank === 0 && isAtBottom(statement, at))
    return openFramePart(statement, 'bottom-nav', mention, at);
  const isStaged = kind.kind === 'progress' && STAGES.test(statement.sentence.piece.text.slice(token.end));
  const made = makeNode(isStaged ? { ...mention, makes: { kind: 'steps', direction: 'across' } } : mention);
  const { navigation } = statement.scope;
  // "… with the four items Home, Search": the entries of the bar that they stand in.
  if (navigation !== undefined && made?.takes !== undefined && (mention.isPlural || mention.id === 'tabs')) {
    statement.collection = { node: navigation, takes: 'entries' };
    return readEntries(statement, statement.collection, mention, at, at + 1);
  }
  return made === undefined ? at + 1 : addNoun(statement, made, mention, at);
}

/** "Chart 1, wide: line chart "Downloads"": a chart that is only counted, before what it is. */
function isOnlyCounted({ tokens, sentence }: Statement, at: number): boolean {
  const token = tokens[at];
  if (token?.is !== 'noun' || token.mention.makes.kind !== 'chart' || token.mention.isPlural) return false;
  const isCounted = /^\s\d{1,2}(?=[,.:\s])/u.test(sentence.piece.text.slice(token.end));
  return isCounted && tokens.slice(at + 1).some((other) => other.is === 'noun' && other.mention.makes.kind === 'chart');
}

/** `dropdown "Compare with", set to "Episode 57"`, `a select Paper showing "Cotton"`: a choice with what is chosen in it. */
function chosenValue(statement: Statement, { makes, isPlural }: Mention, end: number): number | undefined {
  if (makes.kind !== 'control' || makes.control !== 'select' || isPlural) return undefined;
  const { piece } = statement.sentence;
  const match = CHOSEN.exec(piece.text.slice(end));
  const [, quoted, plain, value] = match ?? [];
  const name = quoted ?? plain;
  if (match === null || name === undefined || value === undefined) return undefined;
  const wordsAt = (text: string, from: number): Words =>
    literalWords({ text, start: piece.start + piece.text.indexOf(text, from) });
  statement.put(
    control('select', { label: wordsAt(name, end), value: wordsAt(value, end + match[0].lastIndexOf(value)) }),
  );
  const next = statement.tokens.findIndex((token) => token.start >= end + match[0].length);
  return next === -1 ? statement.tokens.length : next;
}

const CHOSEN =
  /^\s+(?:["“„«`]([^"”“»`]{2,40})["”“»`]|(\p{Lu}[\p{L}’'-]*(?:\s\p{Ll}+){0,2}?)),?\s(?:set to|set on|showing|currently|preset to|standing at|with the value|that shows|which shows|reading)\s["“„«`]([^"”“»`]{1,40})["”“»`]/u;

/** "progress: Cart > Address > Pay": a way through stages, not an amount. */
const STAGES = /^[^>→›]+(?:\s[>→›]\s[^>→›]+){2,}$/u;

const isForEach = ({ tokens }: Statement, at: number): boolean => {
  const after = tokens[at + 1];
  return (
    after?.is === 'words' &&
    /^(?:per|for (?:each|every)|pro|je|für jede\p{L}*|par|pour chaque|por|para cada|per ogni|voor elke?|för varje)\s/iu.test(
      after.piece.text,
    )
  );
};

const isAtBottom = ({ placing, tokens }: Statement, at: number): boolean => {
  const before = tokens[at - 1];
  return (
    placing.place === 'bottom' ||
    (before?.is === 'words' && /^(?:画面)?(?:下部|一番下|下)の?$|^(?:맨\s?)?(?:아래|하단)$/u.test(before.piece.text))
  );
};

/** Languages whose nouns show no plural. */
const WITHOUT_PLURAL: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

/** "버튼은 '저장'이랑 '취소'": a noun with several names behind it means several. */
function isSeveral({ tokens, lang }: Statement, at: number): boolean {
  if (!WITHOUT_PLURAL.has(lang)) return false;
  const names = tokens.slice(at + 1, at + 6);
  const first = names.findIndex(({ is }) => is === 'quoted');
  const second = names.findIndex(({ is }, index) => index > first && is === 'quoted');
  return (
    first !== -1 &&
    second !== -1 &&
    names
      .slice(0, second)
      .every(
        (one) =>
          one.is === 'quoted' || one.is === 'sign' || (one.is === 'words' && ONLY_PARTICLES.test(one.piece.text)),
      )
  );
}

const asSeveral = (mention: Mention): Mention => ({
  ...mention,
  isPlural: true,
  makes: mention.entry.makesMany ?? mention.makes,
});

/** "overlapping the hero": the opening of the page, once it stands, is only what something else lies at. */
function isSpokenOf({ tokens, draft }: Statement, at: number): boolean {
  const before = tokens[at - 1];
  return (
    before?.is === 'words' &&
    /(?:\p{L}ing|over|under|below|above|in|on|beside|next to|of|from|across)\s+(?:the|this|that|its)$/iu.test(
      before.piece.text,
    ) &&
    draft.outline.sections.some(({ surface }) => surface === 'hero')
  );
}

/** "On the waveform": a thing that was named before and is only spoken of again. */
function isKnown(statement: Statement, token: TokenOf<'noun'>, at: number): boolean {
  const { mention } = token;
  if (mention.isPlural || labelAfter(statement.tokens, at) !== undefined) return false;
  if (
    !/(?:^|\s)(?:the|this|that|its|der|die|das|dem|den|le|la|el|il|lo|o|a|het|de)\s+$/i.test(
      statement.sentence.piece.text.slice(0, token.start),
    ) ||
    /\ban?\s+$/i.test(statement.sentence.piece.text.slice(0, token.start))
  )
    return false;
  const { kind } = mention.makes;
  return (
    (kind === 'chart' || kind === 'table' || kind === 'items' || kind === 'picture') && statement.draft.holds(kind)
  );
}

function openConversation(statement: Statement, mention: Mention, at: number): number {
  const mine = /(\p{L}+)\s+(?:on|at|to)\s+the\s+right/iu.exec(statement.sentence.piece.text)?.[1];
  if (mine !== undefined) statement.draft.isMine(mine);
  openContainer(statement, mention, 'open', undefined, at);
  return statement.tokens.length;
}
