import type { Sentence } from '../phrases/token.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { Item, Node, Outline, Section } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';

const VERB =
  /\s(?:(?:is|are|stays?|comes?|ist|sind|est|sont|está|están|è|sono|é|são|jest|są|är)\s(?:already\s|shown\s(?:as\s)?|currently\s|schon\s|déjà\s)?)/iu;
/** "with the former selected": the state stands right behind. */
const VERBLESS = /^((?:the|dem|der)\s\p{L}+(?:\s(?:one|two|three))?)\s(\p{Ll}+)$/iu;
/** Clauses that say more of the state than there is to draw: what it looks like, what it is for. */
const MORE = /,?\s(?:which|so that|so|because|since|as it|was|damit|weil|ce qui|pour que|lo que|porque)\s.*$/isu;
const AND = /\s*(?:,|\s(?:and|und|et|y|e|en|i|och)\s)\s*/iu;

/** What a sentence says of how things stand. */
export interface Said {
  /** What stands so, as it is called or by its place. */
  subjects: string[];
  state: State;
  /** Nothing else is said: no words beside those of the state. */
  isAll: boolean;
}

/** As many words say a state ("not yet ticked"). */
const STATE_WORDS = 3;
const ONLY_WORDS = /^[\p{L}\s-]+$/u;

/** How things stand that a sentence speaks of; nothing where it says more of them than that, or other things. */
export function statesIn(sentence: string): Said | undefined {
  const text = sentence
    .replace(MORE, '')
    .replace(/[.;,]$/u, '')
    .trim();
  const verb = VERB.exec(text);
  const bare = verb === null ? VERBLESS.exec(text) : null;
  const [subject, tail] =
    verb === null
      ? [bare?.[1] ?? '', bare?.[2] ?? '']
      : [text.slice(0, verb.index), text.slice(verb.index + verb[0].length)];
  const means = findQualities(tail).map((quality) => quality.means);
  const state = means.find((one) => one.state !== undefined)?.state;
  const isOn = means.find((one) => one.isOn !== undefined)?.isOn;
  const isDisabled = means.some((one) => one.isDisabled);
  if (subject === '' || (state === undefined && isOn === undefined && !isDisabled)) return undefined;
  const subjects = subject
    .replace(/["“”„«»`*]/gu, '')
    .trim()
    .split(AND)
    .filter((name) => name !== '');
  return {
    subjects,
    state: {
      ...(state === undefined ? {} : { state }),
      isOn: isOn ?? (state !== 'open' && state !== undefined && state !== 'disabled'),
      isDisabled,
    },
    isAll: ONLY_WORDS.test(tail) && tail.trim().split(/\s+/u).length <= STATE_WORDS,
  };
}

/**
 * Reads a sentence that says how things stand: "Home is active", "Rye and spelt are chosen, which shows as a thick border".
 * Whether it was one; it then changes what it speaks of and draws nothing.
 */
export function applyState(draft: PageDraft, { piece, tokens }: Sentence): boolean {
  if (piece.text.length > 160 || tokens.some(({ is }) => is === 'place')) return false;
  const said = statesIn(piece.text);
  if (said === undefined) return false;
  const things = listThings(draft.outline);
  const found = said.subjects.map(
    (subject) => byOrder(subject, things) ?? byName(subject, things, said.subjects.length > 1),
  );
  if (found.some((ones) => ones.length === 0)) return false;
  for (const thing of found.flat()) thing.set(said.state, found.flat().length > 1);
  return true;
}

interface State {
  state?: NonNullable<Item['state']> | 'next';
  isOn: boolean;
  isDisabled: boolean;
}

interface Thing {
  name: string;
  /** Things of one list have one. */
  list: object;
  /** Beside others of its list, or in their stead. */
  set(state: State, isOneOfSeveral: boolean): void;
}

function byName(subject: string, things: readonly Thing[], isExact: boolean): Thing[] {
  const wanted = subject.toLowerCase().replace(/^(?:the|der|die|das|le|la|el|il)\s+/, '');
  const exact = things.findLast(({ name }) => name.toLowerCase() === wanted);
  const close = isExact
    ? exact
    : (exact ??
      things.findLast(
        ({ name }) =>
          wanted.length > 2 && (name.toLowerCase().startsWith(wanted) || wanted.startsWith(name.toLowerCase())),
      ));
  return close === undefined ? [] : [close];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ALIKE: Readonly<Record<string, string>> = { former: 'first', latter: 'second' };

/** "The first two", "the second one", of the list that was named last. */
function byOrder(subject: string, things: readonly Thing[]): Thing[] | undefined {
  const match = /\b(first|former|second|latter|third|fourth|fifth|sixth|last)\b(?:\s+(two|three|four|one))?/i.exec(
    subject,
  );
  const list = things.at(-1)?.list;
  if (match === null || list === undefined || subject.split(/\s+/).length > 5) return undefined;
  const own = things.filter((thing) => thing.list === list);
  const count = { two: 2, three: 3, four: 4 }[match[2]?.toLowerCase() ?? ''] ?? 1;
  if (match[1]?.toLowerCase() === 'last') return own.slice(-count);
  const ordinal = match[1]?.toLowerCase() ?? 'first';
  const at = ORDINALS.indexOf(ALIKE[ordinal] ?? ordinal);
  return own.slice(at, at + count);
}

/** Everything on the page that has a name and can stand in a state. */
function listThings(outline: Outline): Thing[] {
  const things: Thing[] = [];
  const { navigation, header, foot } = outline.frame;
  const visit = (node: Node): void => {
    if (node.kind === 'section') node.nodes.forEach(visit);
    else if (node.kind === 'control') {
      for (const option of node.options)
        things.push({
          name: option.label.text,
          list: node,
          set: ({ isOn, isDisabled }, isOneOfSeveral) => {
            if (isDisabled) option.isDisabled = true;
            else if (isOn) {
              if (node.control !== 'checkbox' && !isOneOfSeveral) for (const other of node.options) delete other.isOn;
              option.isOn = true;
            }
          },
        });
      if (node.options.length === 0 && node.label !== undefined)
        things.push({
          name: node.label.text,
          list: outline,
          set: ({ isOn, isDisabled }) => {
            node.isOn = isOn;
            if (isDisabled) node.isDisabled = true;
          },
        });
    } else if (node.kind === 'items')
      for (const item of node.items) {
        things.push({ name: item.title.text, list: node, set: ({ state }) => setItem(item, state) });
        item.nodes.forEach(visit);
      }
    else if (node.kind === 'table')
      for (const row of node.rows)
        things.push({
          name: row.cells[0]?.text ?? '',
          list: node,
          set: ({ state }) => void (state === 'selected' && (row.state = 'selected')),
        });
    else if (node.kind === 'steps')
      for (const step of node.steps)
        things.push({
          name: step.label.text,
          list: node,
          set: ({ state }) => void ((state === 'done' || state === 'current') && (step.state = state)),
        });
  };
  const sections: (Section | undefined)[] = [...outline.sections, outline.frame.footer];
  for (const bar of [header, foot]) if (bar !== undefined) [...bar.start, ...bar.middle, ...bar.end].forEach(visit);
  for (const section of sections) if (section !== undefined) visit(section);
  if (navigation !== undefined)
    for (const entry of navigation.entries)
      things.push({
        name: entry.label.text,
        list: navigation,
        set: () => {
          for (const other of navigation.entries) delete other.isCurrent;
          entry.isCurrent = true;
        },
      });
  return things;
}

function setItem(item: Item, state: State['state']): void {
  if (state !== undefined && state !== 'next') item.state = state;
}
