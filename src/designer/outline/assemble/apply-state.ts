import type { Sentence } from '../phrases/token.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { Item, Node, Outline, Section } from '../outline.ts';
import type { PageDraft } from './page-draft.ts';

const VERB = /\s(?:is|are|stays?|comes?|ist|sind|est|sont|está|están|è|sono|é|são|jest|są|är)\s/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * Reads a sentence that says how things stand: "Home is active", "The first two are ticked". Whether it was one; it then
 * changes what it speaks of and draws nothing.
 */
export function applyState(draft: PageDraft, { piece, tokens }: Sentence): boolean {
  if (piece.text.length > 160 || tokens.some(({ is }) => is === 'place')) return false;
  const verb = VERB.exec(piece.text);
  if (verb === null) return false;
  const tail = piece.text.slice(verb.index + verb[0].length);
  const means = findQualities(tail).map((quality) => quality.means);
  const state = means.find((one) => one.state !== undefined)?.state;
  const isOn = means.find((one) => one.isOn !== undefined)?.isOn;
  const isDisabled = means.some((one) => one.isDisabled);
  if (state === undefined && isOn === undefined && !isDisabled) return false;
  const subject = piece.text
    .slice(0, verb.index)
    .replace(/["“”„«»`*]/g, '')
    .trim();
  const things = listThings(draft.outline);
  const found = byOrder(subject, things) ?? byName(subject, things);
  if (found.length === 0) return false;
  for (const thing of found)
    thing.set({
      ...(state === undefined ? {} : { state }),
      isOn: isOn ?? (state !== 'open' && state !== undefined && state !== 'disabled'),
      isDisabled,
    });
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
  set(state: State): void;
}

function byName(subject: string, things: readonly Thing[]): Thing[] {
  const wanted = subject.toLowerCase().replace(/^(?:the|der|die|das|le|la|el|il)\s+/, '');
  const exact = things.findLast(({ name }) => name.toLowerCase() === wanted);
  const close =
    exact ??
    things.findLast(
      ({ name }) =>
        wanted.length > 2 && (name.toLowerCase().startsWith(wanted) || wanted.startsWith(name.toLowerCase())),
    );
  return close === undefined ? [] : [close];
}

/** "The first two", "the second one", of the list that was named last. */
function byOrder(subject: string, things: readonly Thing[]): Thing[] | undefined {
  const match = /\b(first|second|third|fourth|fifth|sixth|last)\b(?:\s+(two|three|four|one))?/i.exec(subject);
  const list = things.at(-1)?.list;
  if (match === null || list === undefined || subject.split(/\s+/).length > 5) return undefined;
  const own = things.filter((thing) => thing.list === list);
  const count = { two: 2, three: 3, four: 4 }[match[2]?.toLowerCase() ?? ''] ?? 1;
  if (match[1]?.toLowerCase() === 'last') return own.slice(-count);
  const at = ORDINALS.indexOf(match[1]?.toLowerCase() ?? 'first');
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
          set: ({ isOn, isDisabled }) => {
            if (isDisabled) option.isDisabled = true;
            else if (isOn) {
              if (node.control !== 'checkbox') for (const other of node.options) delete other.isOn;
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
