import { headOf, isDetail, isIdleHead } from './accept-phrase.ts';
import type { FoundKind } from './find-kind.ts';
import { parseNounPhrase, type NounPhrase, type ReadContext } from './noun-phrase.ts';
import { splitList } from './split-list.ts';
import { toForeignLabel, toLabel } from './to-label.ts';
import { listEnglishStems } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { capitalize } from './word-forms.ts';

/** Names of kinds that say too little for a heading; their object says it: "chart of weekly sales". */
const GENERIC = new Set(
  (
    'form,chart,graph,table,list,card,item,field,input,button,grid,tile,row,record,entry,image,stat,option,panel,section,block,log,text,control,toggle,step,switch,action,' +
    'category,day,detail,figure,number,tracker,checkbox,slider,dropdown,feature,chip,column,tag,label,state,stage,form field,auth,data,content,header,text field,area,name,title,date'
  ).split(','),
);
const OBJECT_LEADS = new Set(
  'of for showing with displaying about representing listing containing from fur von mit pour para per avec con com di de'.split(
    ' ',
  ),
);
const LONGEST_OBJECT_WORDS = 4;

/** What a generic name stands for, where its kind says it better than its words. */
const KIND_LABELS: Readonly<Partial<Record<AskedKind, string>>> = {
  plans: 'Plans',
  points: 'Features',
  metrics: 'Key figures',
};

const nameIt = (words: readonly string[], kind: AskedKind | undefined, context: ReadContext): string =>
  context.lang === 'en' ? toLabel(words, kind) : toForeignLabel(words, context.lang);

export const isGenericLabel = (label: string, context: ReadContext): boolean =>
  GENERIC.has(listEnglishStems(label, context.lang).join(' '));

const readObject = (phrase: NounPhrase, context: ReadContext): NounPhrase | undefined => {
  if (!OBJECT_LEADS.has(phrase.tailLead)) return undefined;
  const [first] = splitList(phrase.tail, context.grammar.ands.split(' '));
  if (first === undefined) return undefined;
  const object = parseNounPhrase(first, context);
  const isNaming = object.words.length > 0 && object.words.length <= LONGEST_OBJECT_WORDS;
  return isNaming && !object.stems.some(isDetail) && !isIdleHead(headOf(object, context)) ? object : undefined;
};

/** "admin table of users": the table is a way of showing, whatever stands before it. */
const isHolderWord = (word: string | undefined): boolean =>
  /^(?:tables?|lists?|grids?|charts?|graphs?|feeds?|galler(?:y|ies)|carousels?|rows?|sets?|timelines?|collections?)$/i.test(
    word ?? '',
  );

export interface PhraseName {
  label: string;
  /** The label names only a way of showing. */
  isVague: boolean;
  /** The label came from the qualifier, which is used up. */
  tookTail: boolean;
}

/** The heading under which a phrase's content would stand. */
export const namePhrase = (
  phrase: NounPhrase,
  words: readonly string[],
  kind: FoundKind | undefined,
  context: ReadContext,
): PhraseName => {
  const [quote, ...others] = phrase.quotes;
  if (quote !== undefined && others.length === 0) return { label: capitalize(quote), isVague: false, tookTail: false };
  const label = nameIt(words, kind?.kind, context);
  // "feature grid" is vague by what is left of it, not by what it said.
  const isWellSaid = kind !== undefined && kind.weight >= 3 && words.length > 1;
  const isOfHolder = phrase.tailLead === 'of' && isHolderWord(words.at(-1));
  const isVague = label === '' || isOfHolder || (isGenericLabel(label, context) && !isWellSaid);
  const object = isVague ? readObject(phrase, context) : undefined;
  const objectLabel = object === undefined ? '' : nameIt(object.words, kind?.kind, context);
  if (objectLabel !== '' && !isGenericLabel(objectLabel, context))
    return { label: objectLabel, isVague: false, tookTail: true };
  const said =
    isGenericLabel(label, context) && kind !== undefined && context.lang === 'en' ? KIND_LABELS[kind.kind] : undefined;
  return {
    label: said ?? label,
    isVague: isVague && said === undefined && !(isOfHolder && !isGenericLabel(label, context)),
    tookTail: false,
  };
};
