import type { ControlNode, Item, ItemsNode, Node, TableNode } from '../outline.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { Token } from '../phrases/token.ts';
import { labelAfter } from './label-after.ts';
import { makeNode, picture } from './make-node.ts';
import { giveName } from './node-text.ts';
import { dress } from './dress-node.ts';
import { readSubject, SHOWS } from './picture-subject.ts';
import { shareOf } from '../values/share-of.ts';

/** What each thing of a list or row of a table has, beside its own words. */
export type Template = (title: string) => Node | undefined;

/** Kinds that every thing of a list can have; nouns for words ("name", "line") are its own words. */
const PARTS: ReadonlySet<Node['kind']> = new Set([
  'control',
  'picture',
  'icon',
  'progress',
  'badge',
  'rating',
  'chart',
]);

/** Reads what each thing has out of a template: `each with a photo and an "Offer" button`. */
export function readTemplate(tokens: readonly Token[]): Template[] {
  const templates: Template[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.is !== 'noun') continue;
    const { mention } = token;
    const probe = makeNode(mention);
    if (probe === undefined || !PARTS.has(probe.node.kind)) continue;
    const before = tokens[at - 1];
    if (probe.node.kind === 'picture' && SHOWS.has(probe.node.picture)) {
      templates.push(pictureOfEach(mention, tokens, at));
      continue;
    }
    const label = labelAfter(tokens, at)?.words ?? (before?.is === 'quoted' ? before.words : undefined);
    const names = mention.isPlural ? following(tokens, at) : label === undefined ? [] : [label];
    if (names.length === 0 && probe.node.kind === 'badge') continue;
    if (probe.takes === 'options' && names.length > 0) {
      templates.push(() => {
        const made = makeNode({ ...mention, isPlural: false, makes: mention.entry.makes })?.node ?? probe.node;
        if (made.kind === 'control') made.options = names.map((name) => ({ label: name }));
        return made;
      });
      continue;
    }
    if (names.length === 0)
      templates.push((title) => {
        const node = makeNode({ ...mention, isPlural: false, makes: mention.entry.makes })?.node ?? probe.node;
        dress(node, mention);
        if (node.kind === 'picture') node.about = [node.about, title].filter((part) => part !== '').join(' ');
        return node;
      });
    for (const name of names)
      templates.push(() => {
        const node = makeNode({ ...mention, isPlural: false, makes: mention.entry.makes })?.node ?? probe.node;
        dress(node, mention);
        giveName(node, name);
        return node;
      });
  }
  return templates;
}

/** A picture of each thing: what all show, with the name of the one. */
function pictureOfEach(mention: Mention, tokens: readonly Token[], at: number): Template {
  return (title) => {
    const made = makeNode({ ...mention, isPlural: false, makes: mention.entry.makes })?.node;
    if (made?.kind !== 'picture') return picture('photo', title);
    dress(made, mention);
    readSubject(made, tokens, at);
    delete made.caption;
    made.about =
      made.picture === 'avatar' || /^(?:it|them|the (?:item|thing))$/i.test(made.about)
        ? title
        : [title, made.about].filter((part) => part !== '').join(', ');
    return made;
  };
}

function following(tokens: readonly Token[], at: number) {
  const names = [];
  for (let index = at + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.is === 'quoted') names.push(token.words);
    else if (token?.is === 'words') {
      for (const part of token.piece.text.split(/\s+(?:and|or|und|et|y|e)\s+/)) {
        const name = part.trim();
        if (!/^\p{Lu}/u.test(name)) continue;
        const start = token.piece.start + token.piece.text.indexOf(name);
        names.push({ text: name, origin: 'literal' as const, span: { start, end: start + name.length } });
      }
    } else if (token?.is === 'noun') break;
  }
  return names;
}

/** Gives every thing of a list, or every row of a table, what its template says. */
export function applyTemplates(node: ItemsNode | TableNode, templates: readonly Template[]): void {
  if (node.kind === 'items') {
    for (const item of node.items) {
      const own = new Set(item.nodes.map(({ kind }) => kind));
      for (const template of templates) {
        const part = template(item.title.text);
        if (part !== undefined) addPart(item, part, own);
      }
    }
    return;
  }
  const [first] = node.columns;
  const shown = templates
    .map((template) => template(''))
    .find((part) => part?.kind === 'picture' && SHOWS.has(part.picture));
  if (first !== undefined && shown?.kind === 'picture') first.as ??= shown.picture === 'avatar' ? 'person' : 'picture';
  for (const row of node.rows)
    for (const template of templates) {
      const made = template(row.cells[0]?.text ?? '');
      if (made?.kind === 'control' && made.label !== undefined) row.actions.push(made);
    }
}

/** A thing that already has such a part, or words in place of it, keeps that. */
function addPart(item: Item, part: Node, own: ReadonlySet<Node['kind']>): void {
  const share = item.fields.map(({ words }) => shareOf(words.text)).find((one) => one !== undefined);
  // "a bar for the places", beside "6 of 8 places": how far it is.
  if (
    part.kind === 'chart' &&
    part.chart === 'bar' &&
    part.title === undefined &&
    part.points.length === 0 &&
    share !== undefined
  ) {
    addPart(item, { kind: 'progress', display: 'bar', share }, own);
    return;
  }
  if (own.has(part.kind) && part.kind !== 'control') return;
  if (item.nodes.some((node) => node.kind === 'picture' && part.kind === 'picture' && node.about === part.about))
    return;
  if (part.kind === 'control' && item.nodes.some((node) => node.kind === 'control' && sameLabel(node, part))) return;
  if (part.kind === 'control' && part.control === 'checkbox') {
    if (item.state === 'done') part.isOn = true;
    // "Hose, 6, not checked": what the box itself shows.
    const told = item.fields.findIndex(({ words }) => TICKED.test(words.text));
    if (told !== -1) {
      part.isOn = !/^(?:not|un)/i.test(item.fields[told]?.words.text ?? '');
      item.fields.splice(told, 1);
    }
  }
  // "4 of 9 puzzles solved": how far the bar of this thing is.
  if (part.kind === 'progress' && share !== undefined) part.share ??= share;
  item.nodes.push(part);
}

const TICKED = /^(?:not |un)?(?:checked|ticked)$/iu;

const sameLabel = (a: ControlNode, b: ControlNode): boolean =>
  a.label?.text === b.label?.text && a.control === b.control;
