import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import type { ReadContext } from './noun-phrase.ts';
import { unmask, type PromptLine } from './prompt-text.ts';
import { readChunk } from './read-chunk.ts';
import { readList } from './read-list.ts';
import { readEntry, readSentence } from './read-sentence.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { capitalize, listWords } from './word-forms.ts';

const GENERIC_HEADINGS =
  /^(?:the |key |main |core |page |required |must-have |app )*(?:sections?|features?|requirements?|components?|layout|pages?|contents?|includes?|screens?|details?|elements?|functionality|structure|should have|needs?|must haves?|what to include|deliverables|specs?|specifications?|information|modules?|blocks?|widgets?|it should (?:have|include|show))$/i;
const LOOK_HEADINGS =
  /^(?:the )?(?:overall )?(?:visual )?(?:style|styling|design(?: style| system| notes| requirements)?|colou?rs?(?: palette| scheme)?|palette|typography|fonts?|theme|tech(?:nical)?(?: stack| requirements| notes)?|tone|mood|audience|animations?|interactions?|responsive\w*|accessibility|branding|constraints|do not|avoid|output|notes?|aesthetic|vibe|look and feel|target users?|platform|device)$/i;
const LOOK_LINE =
  /^(?:style|design|colou?rs?|palette|typography|fonts?|theme|tech(?: stack)?|tone|mood|audience|target(?: users?| audience)?|platform|device|layout)\s*[:：]/i;
const TITLE_LINE = /^(?:title|heading|headline|h1|page title)\s*[:：]\s*(.+)$/i;

/** Kinds that a heading can own: the short entries under it are its parts. */
const CONTAINERS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'navigation',
  'tabs',
  'filters',
  'form',
  'settings',
  'metrics',
  'records',
  'plans',
  'footer',
  'steps',
  'questions',
  'board',
  'choices',
  'timeline',
  'people',
  'actions',
  'schedule',
  'points',
]);
const LONGEST_MEMBER_WORDS = 6;

interface Part {
  owner?: Draft;
  /** The lines under the current heading speak of looks. */
  isLook: boolean;
}

const openPart = (title: string, mode: ChunkMode, context: ReadContext): Part => {
  if (LOOK_HEADINGS.test(title)) return { isLook: true };
  if (GENERIC_HEADINGS.test(title)) return { isLook: false };
  const owner = readChunk(title, { ...mode, isStrict: true, isForm: false }, context);
  return owner?.kind === undefined ? { isLook: false } : { isLook: false, owner };
};

/** A short entry under a heading that has parts: one of them. */
const addMember = (owner: Draft, entry: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const inner = readList(entry, { ...mode, isForm: owner.kind === 'form' }, context);
  if (owner.kind === 'form') owner.fields.push(...inner.flatMap((draft) => draft.fields));
  else owner.items.push({ title: capitalize(unmask(entry, context.quotes).replace(/[.;,]$/, '')) });
  return inner.filter((draft) => draft.isAction);
};

const isMemberLine = (line: PromptLine): boolean => {
  const [only = ''] = line.sentences;
  return line.sentences.length === 1 && listWords(only).length <= LONGEST_MEMBER_WORDS && !/[:：]/u.test(only);
};

/** Lines after the opening: headings own the entries under them. */
export const readLines = (lines: readonly PromptLine[], mode: ChunkMode, context: ReadContext): Draft[] => {
  const drafts: Draft[] = [];
  let part: Part = { isLook: false };
  for (const line of lines) {
    const [first = ''] = line.sentences;
    const title = TITLE_LINE.exec(first)?.[1];
    if (line.isHeading) {
      part = openPart(first.replace(/\s*[:：]\s*$/u, '').trim(), mode, context);
      if (part.owner !== undefined) drafts.push(part.owner);
    } else if (title !== undefined) {
      const text = unmask(title, context.quotes).replace(/\.$/, '');
      drafts.push(createDraft(text, { isHeading: true, texts: [text] }));
    } else if (LOOK_LINE.test(first) || (line.isEntry && part.isLook)) {
      continue;
    } else if (!line.isEntry) {
      part = { isLook: false };
      drafts.push(...line.sentences.flatMap((sentence) => readSentence(sentence, mode, context)));
    } else if (part.owner?.kind !== undefined && CONTAINERS.has(part.owner.kind) && isMemberLine(line)) {
      drafts.push(...addMember(part.owner, first, mode, context));
    } else drafts.push(...readEntry(line.sentences, mode, context));
  }
  return drafts;
};
