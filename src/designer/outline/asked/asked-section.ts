import { capitalise } from '../../capitalise.ts';
import { control, makeNode, picture, CHOICES } from '../assemble/make-node.ts';
import type { Makes } from '../lexicon/element-entry.ts';
import type { Mention } from '../lexicon/mention.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { ChartNode, ControlNode, ItemsNode, Node, Section, Words } from '../outline.ts';
import { beforeForm, SHAPES, type AskedPart } from './read-asked-part.ts';

/** A part as a section: its heading, and the node that it is asked to be. What it holds is left open. */
export function askedSection(part: AskedPart): Section {
  const { form, noun, place } = part;
  const nodes = part.node !== undefined ? [part.node] : form === undefined ? factsOf(part) : formNodes(form, part);
  const isControl = nodes[0]?.kind === 'control';
  const held = isControl || part.attributes.length === 0 ? [] : controlsIn(part.attributes);
  const isGallery = nodes.length > 1 && nodes.every(({ kind }) => kind === 'picture');
  const heading = isGallery ? part.words : headingOf(noun, form);
  return {
    kind: 'section',
    place: place ?? 'main',
    flow: isGallery ? 'grid' : 'stack',
    surface: 'open',
    nodes: [...nodes, ...held],
    ...(isControl || heading === '' ? {} : { heading: wordsOf(heading, part) }),
    about: aboutOf(part),
    span: spanOf(part),
  };
}

/** "the current order with its total": one thing has facts, several have fields, which filling gives them. */
function factsOf(part: AskedPart): Node[] {
  const labels = part.attributes.filter((words) => controlAt(words) === undefined);
  const isOne = !/[^s]s$/iu.test(part.noun.split(/\s(?:of|in|for)\s/u)[0] ?? '');
  if (!isOne || labels.length === 0) return [];
  const facts = labels.map((label) => ({
    label: wordsOf(label, part),
    value: { text: '', origin: 'filled' as const },
  }));
  return [{ kind: 'facts', layout: 'list', facts }];
}

/** "jobs: title, place", as filling reads it. */
function aboutOf({ words: name, attributes }: AskedPart): string {
  const told = attributes.filter((words) => controlAt(words) === undefined);
  return told.length === 0 ? name : `${name}: ${told.join(', ')}`;
}

const wordsOf = (text: string, part: AskedPart): Words => ({
  text: capitalise(text),
  origin: 'derived',
  span: spanOf(part),
});

const spanOf = ({ piece }: AskedPart) => ({ start: piece.start, end: piece.start + piece.text.length });

/** Forms that name nothing: a table is a table. */
const HEADLESS: ReadonlySet<Makes['kind']> = new Set(['picture', 'table', 'items', 'chart', 'progress']);

/** A list is headed by what it lists: "conversation list" → "Conversations". */
function headingOf(noun: string, form: Mention | undefined): string {
  if (noun === '') return form === undefined || HEADLESS.has(form.makes.kind) ? '' : form.text;
  const isList = form?.makes.kind === 'items' || form?.makes.kind === 'table';
  return isList && form.end > form.start && !/s$/iu.test(noun) && /^\p{L}+$/u.test(noun) ? `${noun}s` : noun;
}

/** How several things stand, by the word for it. */
const LAYOUTS: readonly (readonly [RegExp, ItemsNode['layout']])[] = [
  [/^cards?$/iu, 'cards'],
  [/^(?:grids?|gallery|tiles?)$/iu, 'grid'],
  [/^(?:carousel|slider)$/iu, 'carousel'],
  [/^columns?$/iu, 'columns'],
  [/^timeline$/iu, 'timeline'],
  [/^accordion$/iu, 'questions'],
  [/^bullets$/iu, 'bullets'],
];

/** So many pictures are several at a glance, in one row of a desk and two of a phone. */
const A_GALLERY = 4;

function formNodes(form: Mention, part: AskedPart): Node[] {
  const { noun, attributes } = part;
  if (SHAPES.test(form.text)) {
    const layout = LAYOUTS.find(([word]) => word.test(form.text))?.[1] ?? 'rows';
    return [{ kind: 'items', layout, noun: noun === '' ? form.text : noun, items: [] }];
  }
  const made = makeNode(form)?.node;
  if (made === undefined) return [];
  switch (made.kind) {
    case 'control':
      if (/^(?:filter|sort|group)/iu.test(part.words) && / by /iu.test(part.words))
        return [control('select', { label: wordsOf(noun, part) })];
      // "filters (place, type, salary)": each is a choice of its own.
      return /^filters?$/iu.test(form.text) && attributes.length > 0
        ? attributes.map((label) => control('select', { label: wordsOf(label, part) }))
        : form.isPlural && attributes.length > 0 && !CHOICES.has(made.control)
          ? attributes.map((label) => ({ ...made, label: wordsOf(label, part) }))
          : [controlOf(form, made, part)];
    case 'chart':
      return [{ ...made, about: noun } satisfies ChartNode];
    case 'picture':
      return Array.from({ length: form.isPlural ? A_GALLERY : 1 }, () => picture(made.picture, noun));
    case 'table':
      return [{ ...made, columns: attributes.map((label) => ({ label: wordsOf(label, part) })) }];
    case 'grid':
      return [{ ...made, about: noun }];
    case 'progress':
    case 'steps':
    case 'schedule':
      return [made];
    default:
      return [];
  }
}

/** "filters (location, type)": choices are options; one of several fields each; a button is called by what it does. */
function controlOf(form: Mention, made: ControlNode, part: AskedPart): ControlNode {
  const { noun, attributes } = part;
  if (CHOICES.has(made.control) && attributes.length > 0)
    return { ...made, options: attributes.map((label, at) => ({ label: wordsOf(label, part), isOn: at === 0 })) };
  const ways =
    made.control === 'toggle'
      ? beforeForm(part)
          .split('/')
          .map((way) => way.trim())
      : [];
  if (ways.length > 1)
    return control('segmented', { options: ways.map((way, at) => ({ label: wordsOf(way, part), isOn: at === 0 })) });
  const label = noun === '' ? undefined : wordsOf(noun, part);
  const isSign = label !== undefined && SIGNS.test(label.text);
  if (isSign) return control('icon-button', { icon: noun, label, isFloating: true });
  const rank = made.control === 'button' ? (made.rank ?? 'primary') : undefined;
  if (label === undefined && made.control !== 'search') return { ...made, label: wordsOf(form.text, part) };
  return { ...made, ...(label === undefined ? {} : { label }), ...(rank === undefined ? {} : { rank }) };
}

const SIGNS = /^(?:plus|add|camera|menu|close|search|back|share|heart|filter|settings)$/iu;

/** "the order with total and a Pay button": controls among what it has. */
const controlsIn = (attributes: readonly string[]): Node[] => attributes.flatMap((words) => controlAt(words) ?? []);

function controlAt(words: string): ControlNode | undefined {
  const mention = findMentions(words, 'en').findLast(({ end }) => end === words.length);
  if (mention === undefined || mention.makes.kind !== 'control') return undefined;
  const made = makeNode(mention)?.node;
  if (made?.kind !== 'control') return undefined;
  const label = words.slice(0, mention.start).trim();
  return {
    ...made,
    label: { text: capitalise(label === '' ? words : label), origin: 'derived' },
    ...(made.control === 'button' ? { rank: 'primary' } : {}),
  };
}
