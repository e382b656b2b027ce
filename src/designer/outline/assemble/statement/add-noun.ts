import { cut } from '../../form/piece.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { ControlNode, PictureNode, Words } from '../../outline.ts';
import { proseButtons } from '../../prose/prose-buttons.ts';
import { readTemplate } from '../apply-template.ts';
import { dress } from '../dress-node.ts';
import { type Label, labelAfter } from '../label-after.ts';
import { type Made, control } from '../make-node.ts';
import { giveName } from '../node-text.ts';
import { readSubject, SHOWS, subjectBehind } from '../picture-subject.ts';
import { readTail } from '../read-tail.ts';
import { saidBehind } from '../said-behind.ts';
import { addCollection, goesOn } from './add-collection.ts';
import { putPictures } from './put-pictures.ts';
import type { Statement } from './statement.ts';
import { takeTitle } from './take-title.ts';
import { takesRange } from './takes-range.ts';
import { titleDrawnAs } from './title-drawn-as.ts';

const CALLED: ReadonlySet<string> = new Set([
  'button',
  'select',
  'toggle',
  'slider',
  'input',
  'textarea',
  'stepper',
  'date',
  'time',
  'link',
  'checkbox',
]);

/** Adds the node of a noun with its name, or the collection that the noun announces. */
export function addNoun(statement: Statement, made: Made, mention: Mention, at: number, given?: Words): number {
  if (made.node.kind === 'picture' && SHOWS.has(made.node.picture) && made.takes === undefined && given === undefined) {
    const ofEach = pictureOfEach(statement, at);
    if (ofEach !== undefined) return ofEach;
    dress(made.node, mention);
    statement.put(made.node);
    const next = readSubject(made.node, statement.tokens, at);
    return next > at + 1 ? namePerson(made.node, statement, next) : next;
  }
  const several =
    made.node.kind === 'picture' && made.takes === 'pictures' && SHOWS.has(made.node.picture) && given === undefined
      ? putPictures(statement, mention, at)
      : undefined;
  if (several !== undefined) return several;
  const said =
    given === undefined && made.takes === undefined && made.node.kind === 'text'
      ? saidBehind(statement.sentence, at)
      : undefined;
  const label: Label | undefined = said ?? (given === undefined ? labelAfter(statement.tokens, at) : undefined);
  const { node } = made;
  const isHeld = node.kind === 'control' && statement.labelNext !== undefined && given === undefined;
  const name = isHeld ? statement.labelNext : (given ?? label?.words);
  const next = isHeld ? at + 1 : (label?.next ?? at + 1);
  if (isHeld) statement.labelNext = undefined;
  dress(node, mention);
  if (node.kind === 'chart' && (name === undefined || /\d/.test(name.text))) titleDrawnAs(node, statement, mention, at);
  // "Hero with the title, a button …": the name that the page was given.
  const { product } = statement.draft.outline;
  const isOpening = statement.scope.section?.surface === 'hero' || statement.scope.bar !== undefined;
  if (node.kind === 'text' && node.role === 'headline' && name === undefined && product !== undefined && isOpening) {
    statement.draft.offerTitle(product);
    return at + 1;
  }
  const { last } = statement;
  if (node.kind === 'text' && node.role === 'caption' && name !== undefined && last?.kind === 'picture') {
    if (SHOWS.has(last.picture) && last.caption === undefined && !mention.isPlural) {
      last.caption = name;
      return next;
    }
  }
  if (node.kind === 'text' && (node.role === 'headline' || node.role === 'heading') && name !== undefined) {
    if (takeTitle(statement, node.role, name)) return next;
  }
  if (
    node.kind === 'control' &&
    node.control === 'toggle' &&
    !mention.isPlural &&
    label !== undefined &&
    !isHeld &&
    statement.tokens[label.next - 1]?.is === 'quoted' &&
    goesOn(statement, label.next - 1)
  ) {
    // "a switch 'Day', 'Week', 'Month'" chooses one of them.
    const chosen = control('segmented');
    return addCollection(statement, { node: chosen, takes: 'options' }, mention, at, undefined, at + 1);
  }
  if (node.kind === 'control' && given === undefined && listsSeveral(statement, node.control, at)) {
    const kind = node.control;
    const listed: Made = { node, takes: 'controls', each: (words: Words) => control(kind, { label: words }) };
    return addCollection(statement, listed, mention, at, undefined, at + 1);
  }
  if (node.kind === 'control' && node.control === 'button' && name === undefined && !isListing(statement, at)) {
    const named = namedBefore(statement, at);
    // "Street done": a word of the name says nothing of how the button stands.
    const { isOn: _, ...bare } = node;
    for (const { label: words } of named) if (words !== undefined) statement.put({ ...bare, label: words });
    if (named.length > 0) return at + 1;
  }
  // "driver dropdown": what is chosen, where no name follows.
  if (made.takes === 'options' && node.kind === 'control' && name === undefined && CALLED.has(node.control))
    if (mention.qualifier !== undefined) node.label ??= { text: capital(mention.qualifier), origin: 'derived' };
  if (made.takes !== undefined) return addCollection(statement, made, mention, at, name, next);
  if (name !== undefined && !takesRange(node, name)) giveName(node, name);
  else if (name === undefined && node.kind === 'control' && mention.qualifier !== undefined && CALLED.has(node.control))
    node.label = { text: capital(mention.qualifier), origin: 'derived' };
  statement.put(node);
  return readTail(node, statement.tokens, next, label?.rest);
}

/** `avatar of the observer, "Ikaika Soares"`: whose portrait it is, behind what that person does. */
function namePerson(node: PictureNode, { tokens }: Statement, next: number): number {
  const [comma, name] = [tokens[next], tokens[next + 1]];
  if (node.picture !== 'avatar' || node.caption !== undefined || comma?.is !== 'sign' || comma.sign !== ',')
    return next;
  if (name?.is !== 'quoted' || tokens[next + 2]?.is === 'noun') return next;
  node.about = name.words.text;
  node.caption = name.words;
  return next + 2;
}

/** "… with Reveal and Rotate buttons", "a Street done button": the names of buttons in front of their noun. */
function namedBefore({ sentence, tokens }: Statement, at: number): ControlNode[] {
  const before = tokens.slice(0, at).findLast(({ is }) => is !== 'words');
  const clause = cut(sentence.piece, before?.end ?? 0, tokens[at]?.end);
  const found = proseButtons(clause, [])?.buttons ?? [];
  const { text, start } = sentence.piece;
  return found.filter(({ label }) => /^\p{Lu}/u.test(text.slice((label?.span?.start ?? start) - start)));
}

/** Whether names follow the noun: "buttons: Save, Cancel", "buttons Save and Cancel". */
function isListing({ tokens }: Statement, at: number): boolean {
  const [after, second] = tokens.slice(at + 1, at + 3);
  if (after?.is === 'sign' && after.sign === ':') return second !== undefined;
  return (
    after?.is === 'quoted' || after?.is === 'aside' || (after?.is === 'words' && /^\p{Lu}/u.test(after.piece.text))
  );
}

/** "With a little drawing of each": a part of every thing of the list that was just told. */
function pictureOfEach(statement: Statement, at: number): number | undefined {
  const said = subjectBehind(statement.tokens, at);
  const list = statement.items ?? statement.draft.listIn(statement.scope);
  if (said === undefined || list === undefined || !/^(?:each|every|all|them)(?:\s|$)/i.test(said.about))
    return undefined;
  statement.draft.addTemplates(list, readTemplate(statement.tokens.slice(at, at + 1)));
  return said.next;
}

/** "Stepper: Oak 3, Ash 5": one word for several of a kind that are listed right behind its colon. */
function listsSeveral(statement: Statement, kind: ControlNode['control'], at: number): boolean {
  const [colon, first, comma, second] = statement.tokens.slice(at + 1, at + 5);
  return (
    LISTED.has(kind) &&
    colon?.is === 'sign' &&
    colon.sign === ':' &&
    (first?.is === 'words' || first?.is === 'quoted') &&
    comma?.is === 'sign' &&
    ',/|·'.includes(comma.sign) &&
    (second?.is === 'words' || second?.is === 'quoted')
  );
}

const LISTED: ReadonlySet<string> = new Set(['stepper', 'slider', 'toggle', 'checkbox', 'button']);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
