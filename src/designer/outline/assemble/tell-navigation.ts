import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { NavEntry, Navigation, Words } from '../outline.ts';
import { isMeant } from '../part/is-meant.ts';
import { findQuoted } from '../values/quoted.ts';
import { text } from './make-node.ts';
import { navigationKind } from './navigation-kind.ts';
import type { PageDraft } from './page-draft.ts';
import { literalWords } from './passage/literal-words.ts';
import type { Owner, Scope } from './scope.ts';

/** Reads a clause that tells something else, into a scope. */
type State = (piece: Piece, owner: Owner) => Owner;

/** From the noun to its first entry: a verb that says it holds them, or a colon, and perhaps what they are called. */
const HOLDS = new RegExp(
  String.raw`^[^"“„«「,;.:：]{0,40}?(?:(?:^|\s)(?:has|have|with|holds?|shows?|offers?|lists?|contains?|carries|reads?|is|are|listing|showing|hat|mit|zeigt|enthält|führt|tiene|con|muestra|ofrece|son|a|avec|affiche|propose|contient|tem|com|mostra|ha|offre|heeft|met|toont|har|med|ma|zawiera)\s+|\s*(?:[:：]|は|에는)\s*|\s(?=\p{Lu}))(?:(?:the|these|die|den|les|los|las|le|as|os|i|de)\s+)?(?:\p{Ll}+\s+)?(?:(?:items?|entries|links|places|tabs|pages|destinations|Einträgen?|Punkten?|entrées|liens|entradas|enlaces|voci|link|items)\s*:?\s+)?(?=["“„«「\p{Lu}])`,
  'u',
);

/** "Top navigation: logo text "Splitrail", then Experiments, Metrics": what stands before the entries. */
const THEN =
  /^\s*(?:bar\s)?(?:[:：]|\swith|\smit|\savec|\scon)\s[^.;:]*?,?\s(?:then|followed by|and then|dann|puis|luego|poi)\s+(?:(?:the\s)?(?:links|entries|items|Einträge|liens|enlaces)\s*:?\s+)?(?=["“„«\p{Lu}])/u;

/** What parts two entries. */
const JOINS =
  /^(?:\s*[,，、،]\s*(?:(?:and|und|et|y|e|en|i|och|ve)\s+)?|\s+(?:and|und|et|y|e|en|i|och|ve)\s+|\s*[/·|]\s*|(?=「))/u;

/** A name of up to four words, up to what parts it from the next or ends the list. */
const NAME =
  /^(?:["“„«「]([^"”“»」]{1,40})["”“»」]|(\p{Lu}[\p{L}\p{M}\p{N}’'&-]*(?:\s(?!(?:and|und|et|y|e|en|i|och|with|mit|avec|con|com|is|are|plus)\s)[\p{L}\p{N}&’'-]+){0,3}?(?=\s*(?:[,，、;.()[\]/·|]|$)|\s(?:and|und|et|y|e|en|i|och|with|mit|avec|con|com|plus)\s)))(\s*[([][^()[\]]{1,40}[)\]])?/u;

const ON =
  'active|current|selected|marked|highlighted|chosen|open|on|aktiv|aktuell|ausgewählt|markiert|hervorgehoben|activ[oa]|actual|seleccionad[oa]|marcad[oa]|actif|sélectionnée?|surlignée?|ativ[oa]|selecionad[oa]|attiv[oa]|selezionat[oa]|evidenziat[oa]|actief|geselecteerd|aktywn[ya]|vald|aktivt';
const STANDS = new RegExp(
  String.raw`^(?:(?:with|where|mit|avec|con|com|met)\s+)?(.{1,40}?)(?:\s(?:is|being|as|ist|est|está|é|è|jest|är))?\s(?:(?:the|an?|als|comme)\s)?(?:${ON})(?:\s(?:one|entry|item|page|tab))?(?:を選択中.*)?$`,
  'iu',
);
const IS_ON = new RegExp(String.raw`^\s*[([]?(?:${ON})\b`, 'iu');

/** `("Board" active)`, "(Board is current)": a name with how it stands. */
const SAID_OF = new RegExp(String.raw`^\s*[([]\S.*\s(?:${ON})[)\]]$`, 'iu');

/** "the product name sits at the far left", `the depot name "Ostkai" stands at the top of it`. */
const OWN_NAME =
  /^(?:(?:the|its|der|le|el|il)\s+)?(?:\p{L}+\s)?(?:name|wordmark|logo)(?=[\s"“„]).*?\s(?:sits|stands|is|goes|appears|steht|est|está|sta)\s/iu;

/**
 * Reads a sentence that tells a navigation whole: what it is, its entries, which of them is the current one and what else
 * stands in it, "The top navigation has Routes, Keys and Audit; Keys is active and the product name sits at the far left".
 * → nothing where it is not one, or the page has its navigation already.
 */
export function tellNavigation(draft: PageDraft, sentence: Piece, owner: Owner, state: State): Owner | undefined {
  const { frame, lang } = draft.outline;
  if ((frame.navigation?.entries.length ?? 0) > 0 || isRefusal(sentence.text, lang)) return undefined;
  const piece = trimEnds(sentence, '.。');
  const isInHeader = owner.scope.bar !== undefined && owner.scope.bar === frame.header;
  const found = findList(piece, lang, isInHeader);
  if (found === undefined) return undefined;
  const { mention, part, from, entries, end } = found;
  const isLeft = findPlaces(piece.text.slice(0, from), lang).some(({ means }) => means.place === 'left');
  // "Sidebar: logo, nav items: …": the entries of the part that is open.
  const opened =
    owner.scope.navigation?.kind ??
    (part === 'top-nav' && frame.navigation?.kind === 'sidebar' ? 'sidebar' : undefined);
  const navigation: Navigation = {
    kind: part === 'header' ? 'top' : (opened ?? navigationKind(part, isLeft)),
    entries,
    head: frame.navigation?.head ?? [],
    tail: frame.navigation?.tail ?? [],
  };
  frame.navigation = navigation;
  // "The header shows the name on the left and the links …": what is told before the links stands in the header.
  const before = part === 'header' ? cut(piece, 0, mention.phraseStart) : undefined;
  if (before !== undefined) tellBefore(draft, before, state, isInHeader ? owner.scope : draft.page);
  else {
    // "At the top a search and a button, on the left a menu with …": another part told before a comma.
    const lead = cut(piece, 0, mention.phraseStart);
    const first = cut(lead, 0, Math.max(0, lead.text.lastIndexOf(',')));
    if (findMentions(first.text, lang).length > 0)
      state(first, {
        scope:
          navigation.kind === 'sidebar' && opened !== undefined
            ? { nodes: navigation.head, navigation, rank: 1 }
            : draft.page,
      });
  }
  // "logo text "Splitrail", then …" between the noun and its entries.
  const middle = trimEnds(cut(piece, mention.phraseEnd, from), ' ,:').text.replace(/^(?:with|mit|avec|con)\s+/iu, '');
  const then = /,?\s(?:then|followed by|and then|dann|puis|luego|poi)(?:\s+\S+:?)?$/iu.exec(middle);
  if (then !== null && then.index > 0) {
    const start = mention.phraseEnd + piece.text.slice(mention.phraseEnd).indexOf(middle);
    const bar = draft.header();
    state(cut(piece, start, start + then.index), {
      scope:
        navigation.kind === 'sidebar'
          ? { nodes: navigation.head, navigation, rank: 1 }
          : { nodes: bar.start, bar, rank: 1 },
    });
  }
  const scope: Scope =
    part === 'header' || navigation.kind === 'top'
      ? { nodes: draft.header().end, bar: draft.header(), rank: 1 }
      : { nodes: navigation.tail, navigation, rank: 1 };
  for (const clause of splitRest(cut(piece, end))) {
    if (isStateOf(navigation, clause)) continue;
    if (OWN_NAME.test(clause.text)) addName(draft, navigation, clause);
    else state(clause, { scope });
  }
  // "Top bar: entries A / B. Far right: avatar": what is said behind goes on in the bar.
  return {
    scope: part === 'header' ? scope : owner.scope,
    ...(owner.items === undefined ? {} : { items: owner.items }),
  };
}

interface Found {
  mention: Mention;
  part: string;
  from: number;
  entries: NavEntry[];
  end: number;
}

function findList(piece: Piece, lang: string, isInHeader: boolean): Found | undefined {
  const mentions = findMentions(piece.text, lang);
  const first = mentions.find(({ makes, isModifier }) => makes.kind === 'frame' && !isModifier);
  const held = isInHeader && first === undefined ? mentions.find(isLinks) : undefined;
  if (held !== undefined) return listBehind(piece, held, 'header');
  if (first?.makes.kind !== 'frame') return undefined;
  const { part } = first.makes;
  if (part === 'foot' || part === 'footer') return undefined;
  if (part !== 'header') return first.makes.kind === 'frame' ? listBehind(piece, first, part) : undefined;
  const links = mentions.find((mention) => mention.start > first.end && isLinks(mention));
  return links === undefined ? undefined : listBehind(piece, links, part);
}

/** "links", "entries": what a bar at the top leads to. */
const isLinks = ({ id, isPlural }: Mention): boolean => isPlural && (id === 'link' || id === 'row');

function listBehind(piece: Piece, mention: Mention, part: string): Found | undefined {
  const behind = piece.text.slice(mention.phraseEnd);
  const lead = THEN.exec(behind) ?? HOLDS.exec(behind);
  if (lead === null) return undefined;
  const from = mention.phraseEnd + lead[0].length;
  const entries: NavEntry[] = [];
  let at = from;
  let end = from;
  for (;;) {
    const name = NAME.exec(piece.text.slice(at));
    const label = name?.[1] ?? name?.[2];
    // `…, Weather, "Tonight" is active`: a name that was told already is spoken of.
    if (name === null || label === undefined || entries.some((known) => known.label.text === label)) break;
    const start = at + name[0].indexOf(label);
    entries.push({
      label: literalWords(cut(piece, start, start + label.length)),
      ...(IS_ON.test(name[3] ?? '') ? { isCurrent: true } : {}),
    });
    // `("Board" active)` behind the last is said of one of them.
    end = at + name[0].length - (SAID_OF.test(name[3] ?? '') ? (name[3]?.length ?? 0) : 0);
    const joint = JOINS.exec(piece.text.slice(end));
    if (joint === null) break;
    at = end + joint[0].length;
  }
  // A list that goes on in small letters is none of names alone.
  return entries.length < 2 ||
    /^\s+\p{Ll}/u.test(piece.text.slice(end).replace(/^\s+(?:and|with|plus|und|mit|et|avec|y|con|e|com)\s/iu, ''))
    ? undefined
    : { mention, part, from, entries, end };
}

/** The clauses behind the entries. */
function splitRest(rest: Piece): Piece[] {
  const clauses: Piece[] = [];
  let from = 0;
  for (const match of rest.text.matchAll(
    /\s*[;；]\s*|\s*,\s+(?:(?:and|plus|und|et|y|e)\s+)?|\s+(?:and|plus)\s+(?=(?:the|an?|on|at)\s)/giu,
  )) {
    clauses.push(cut(rest, from, match.index));
    from = match.index + match[0].length;
  }
  clauses.push(cut(rest, from));
  return clauses
    .map((clause) => trimEnds(cut(clause, /^\s*(?:(?:and|plus)\s+)?/iu.exec(clause.text)?.[0].length ?? 0), ' .,;()'))
    .filter(({ text: words }) => words !== '');
}

function isStateOf({ entries }: Navigation, { text: words }: Piece): boolean {
  const subject = STANDS.exec(words)?.[1]?.replace(/["“”„«»「」]/gu, '');
  if (subject === undefined) return false;
  const meant = entries.filter(({ label }, index) => isMeant(subject, label, index, entries.length));
  const [only] = meant.toSorted((one, other) => other.label.text.length - one.label.text.length);
  if (only === undefined) return false;
  for (const entry of entries) delete entry.isCurrent;
  only.isCurrent = true;
  return true;
}

/** The name of the house in the bar: the one that is said, or the one that is known. */
function addName(draft: PageDraft, navigation: Navigation, clause: Piece): void {
  const { outline } = draft;
  const words = saidName(clause) ?? outline.product;
  if (words === undefined) return;
  outline.product ??= words;
  const nodes = navigation.kind === 'sidebar' ? navigation.head : draft.header().start;
  nodes.push(text('wordmark', words));
}

function saidName(clause: Piece): Words | undefined {
  const [quoted] = findQuoted(clause.text);
  if (quoted !== undefined) return literalWords(cut(clause, quoted.inner.start, quoted.inner.end));
  const name = /\s(\p{Lu}[\p{L}\p{N}’'&-]*(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]*)*)/u.exec(clause.text);
  return name?.[1] === undefined
    ? undefined
    : literalWords(cut(clause, name.index + 1, name.index + 1 + name[1].length));
}

/** "The header shows the name on the left and": the name, or whatever else stands before the links. */
function tellBefore(draft: PageDraft, before: Piece, state: State, scope: Scope): void {
  const said = trimEnds(
    cut(before, 0, /,?\s*(?:(?:and|with)\s+)?(?:the\s+)?$/iu.exec(before.text)?.index ?? before.text.length),
    ' ,',
  );
  const names = /\b(?:the\s)?(?:\p{Ll}+\s)?(?:name|wordmark|logo)\b/iu.exec(said.text);
  if (names !== null && saidName(cut(said, names.index)) === undefined) {
    const { product } = draft.outline;
    if (product !== undefined) draft.header().start.push(text('wordmark', product));
    return;
  }
  if (/["“„«]|\p{Ll}\s\p{Lu}/u.test(said.text)) state(said, { scope });
}
