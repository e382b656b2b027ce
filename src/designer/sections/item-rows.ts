import { html, joinMarkup, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { isInventedPerson } from '../fill/names/invented-names.ts';
import { isPersonNoun } from '../fill/things/is-person-noun.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import type { ControlNode, Item, ItemsNode, Node } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { edgePanel, insidePanel } from './data-panel.ts';
import { itemBullets, itemNumbered } from './item-bullets.ts';
import { itemCards } from './item-cards.ts';
import { factLine } from './fact-line.ts';
import { fieldMark, fieldValue, fieldWords } from './item-field.ts';
import { bareSwitch, isBareSwitch, itemLead, stateMark, tick } from './item-lead.ts';
import { toParts, type ItemParts } from './item-parts.ts';
import { itemTiles } from './item-tiles.ts';
import { itemTimeline } from './item-timeline.ts';
import type { NodeContext } from './node-context.ts';
import { alikeRows } from './alike-rows.ts';
import { isOneAction, withRowActions } from './row-actions.ts';
import { areLists, arePictured } from './pictured-rows.ts';
import { rowColumns } from './row-columns.ts';
import { signsOf } from './row-signs.ts';
import { areStages } from './site-stages.ts';
import { basisOf } from './text-width.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** Things below one another in one surface, with inset rules between. */
export function itemRows(node: ItemsNode, context: NodeContext): Markup {
  if (arePictured(node, context)) return itemCards({ ...node, layout: 'grid' }, context);
  if (areLists(node, context)) return itemCards({ ...node, layout: 'cards', columns: node.items.length }, context);
  if (areTold(node, context))
    return factLine(
      node.items.map(({ title }) => title),
      context,
    );
  if (areMoments(node)) return itemTimeline(node, context);
  if (areStages(node, context)) return itemNumbered(node, context);
  const tiles = tilesFor(node, context);
  if (tiles !== undefined) return itemTiles({ ...node, columns: tiles }, context);
  if (isOneAction(node)) return itemRows(withRowActions(node), context);
  const signs = signsOf(node, context);
  const items = withFaces(node, context, signs.length > 0).map((item, index) => signed(item, signs[index]));
  if (context.isInCard && context.level === 4 && items.every(isBare)) return itemBullets(node, context);
  const panel = edgePanel(context);
  const inside = insidePanel(context);
  if (context.pageKind === 'app' && !context.isInCard && items.some(({ state }) => state === 'current'))
    return cardRows(items, context, panel);
  const fills = context.fills === true;
  const columns = rowColumns({ items }, context);
  const names = `border-t first:border-t-0 ${columns?.row ?? ''} ${dataInk(inside).rule} ${fills ? 'flex flex-1 flex-col justify-center' : ''}`;
  const rows = items.map(
    (item, index) =>
      html`<li${isChosen(item) ? html` aria-current="true"` : ''} class="${names} ${isChosen(item) ? chosen(inside) : ''}">${row(item, keyed(inside, index))}</li>`,
  );
  const box = `flex flex-col ${fills ? 'flex-1' : ''} ${panel} ${panel === '' ? '' : 'px-card'}`;
  if (columns === undefined)
    return html`<ul class="@container ${box}">
      ${rows}
    </ul>`;
  return html`<div class="@container min-w-0">
    <ul class="${box} ${columns.list}">
      ${rows}
    </ul>
  </div>`;
}

const LEAST_TILES = 4;
const LONGEST_TILE = 20;

/** Names alone over the whole width of an app or tool are chosen from: as tiles, where these come out even. */
function tilesFor({ items, noun }: ItemsNode, { pageKind, device, width }: NodeContext): number | undefined {
  const isWide = pageKind !== 'site' && device !== 'MOBILE' && width === 'full';
  const areNames =
    items.length >= LEAST_TILES &&
    items.every((item) => isBare(item) && item.tone === undefined && item.title.text.length <= LONGEST_TILE);
  if (
    !isWide ||
    !areNames ||
    (noun !== undefined && items.every(({ title }) => FULL_NAME.test(title.text) && /\s/.test(title.text)))
  )
    return undefined;
  return [3, 4, 5].find((count) => items.length % count === 0);
}

const LEAST_MOMENTS = 3;
const MOMENT = /^\d{1,2}[:.]\d{2}$/;

/** Entries that each say their moment and nothing else, one after the other: what happened, along its time. */
const areMoments = ({ items }: ItemsNode): boolean => {
  const moments = items.map(({ fields: [field, ...others], nodes, state }) =>
    field !== undefined &&
    others.length === 0 &&
    nodes.length === 0 &&
    state === undefined &&
    field.label === undefined &&
    MOMENT.test(field.words.text)
      ? field.words.text.padStart(5, '0')
      : undefined,
  );
  return (
    items.length >= LEAST_MOMENTS &&
    moments.every((moment, index) => moment !== undefined && moment >= (moments[index - 1] ?? ''))
  );
};

const MOST_TOLD = 4;
const LONGEST_TOLD = 18;

/** A time, a place, a count: two to four bare words of an app of which most hold a figure are facts of one thing. */
const areTold = ({ items, noun }: ItemsNode, { pageKind }: NodeContext): boolean =>
  pageKind === 'app' &&
  noun === undefined &&
  items.length > 1 &&
  items.length <= MOST_TOLD &&
  items.every((item) => isBare(item) && item.tone === undefined && item.title.text.length <= LONGEST_TOLD) &&
  items.filter(({ title }) => /\d/.test(title.text)).length * 2 > items.length;

/** Two or three names and nothing else, or one where the list says that it is of people. */
const FULL_NAME = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u;

/** A bare list of people begins with their faces. */
function withFaces(node: ItemsNode, context: NodeContext, isSigned: boolean): readonly Item[] {
  const items = alikeRows(node.items);
  const arePeople =
    !isSigned &&
    context.pageKind !== 'site' &&
    items.length > 1 &&
    (items.every(({ title }) => isInventedPerson(title.text)) ||
      (node.noun !== undefined && isPersonNoun(node.noun, toLexiconLang(context.lang)))) &&
    items.every(
      ({ title, nodes, tone }) =>
        tone === undefined && FULL_NAME.test(title.text) && nodes.every((one) => !isLead(one)),
    );
  if (!arePeople) return items;
  return items.map((item) => ({
    ...item,
    nodes: [
      { kind: 'picture' as const, picture: 'avatar' as const, about: item.title.text, labels: [], overlays: [] },
      ...item.nodes,
    ],
  }));
}

const isLead = (node: Node): boolean =>
  node.kind === 'picture' || node.kind === 'icon' || (node.kind === 'control' && node.control !== 'button');

const signed = (item: Item, sign: string | undefined): Item =>
  sign === undefined ? item : { ...item, nodes: [{ kind: 'icon', icon: sign }, ...item.nodes] };

/** Nothing but its name: points inside a card are no rows. */
const isBare = ({ fields, nodes, state }: Item): boolean =>
  fields.length === 0 && nodes.length === 0 && state === undefined;

/** Where one is up now, each stands in a card of its own and that one is filled and taller. */
const cardRows = (items: readonly Item[], context: NodeContext, panel: string): Markup =>
  html`<ul class="flex flex-col gap-2">
    ${items.map((item, index) =>
      item.state === 'current'
        ? html`<li aria-current="true" class="rounded-lg bg-primary p-card text-on-primary shadow-floating">
            ${currentCard(item, keyed({ ...context, ground: 'primary', isInCard: true }, index))}
          </li>`
        : html`<li class="${panel} px-card">${row(item, keyed(insidePanel(context), index))}</li>`,
    )}
  </ul>`;

const keyed = (context: NodeContext, index: number): NodeContext => ({ ...context, key: `${context.key}-${index}` });
const isChosen = ({ state }: Item): boolean => state === 'selected' || state === 'current';
const chosen = (context: NodeContext): string => (isOnColor(context) ? '' : '-mx-3 rounded-md bg-primary/10 px-3');

/** How many fields call for columns of their own where the row is wide. */
const MANY_FIELDS = 3;

function row(item: Item, context: NodeContext): Markup {
  const parts = toParts(item);
  const isSpread = context.width === 'full' && context.device !== 'MOBILE' && item.fields.length >= MANY_FIELDS;
  const words = html`<div
    class="flex min-w-0 flex-1 ${basisOf(item.title.text)} flex-col gap-1 ${isSpread ? '@3xl:flex-row @3xl:items-center @3xl:gap-6 @3xl:*:flex-1' : ''}"
  >
    ${name(item, parts, context)}${notesOf(parts, context, isSpread)}
  </div>`;
  const below = parts.controls.filter((control) => goesBelow(control, parts, context));
  const beside = parts.controls.filter((control) => !below.includes(control));
  const end = html`${endOf(item, { ...parts, controls: beside }, context)}${controlsOf(beside, context)}`;
  const tall = typeIn(context).body === 'text-body-sm' ? 'min-h-11' : 'min-h-14';
  const height = context.isCompact === true ? 'min-h-9 py-1' : `${tall} py-row`;
  const head =
    parts.check === undefined
      ? html`${itemLead(item, parts, context)}${words}${end}`
      : html`<label class="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-4"
            >${tick(parts.check, context, item.state)}${itemLead(item, parts, context)}${words}</label
          >${end}`;
  const rest = [...parts.rest, ...below];
  return html`<div class="flex ${height} flex-wrap items-center gap-x-3 gap-y-2 @xs:gap-x-4">${head}</div>
    ${rest.length === 0 ? '' : html`<div class="flex flex-col gap-3 pb-4">${arrangeStack(rest, { ...context, level: 4, width: 'narrow' })}</div>`}`;
}

function name(item: Item, parts: ItemParts, context: NodeContext): Markup {
  const ink = dataInk(context);
  const isSoft = item.state === 'disabled' || (item.state === 'done' && parts.check !== undefined);
  return html`<p
    id="${context.key}-name"
    class="min-w-0 text-pretty ${typeIn(context).name} font-semibold ${isSoft ? ink.soft : ink.strong}"
  >
    ${item.title.text}
  </p>`;
}

/** On a phone two buttons, or a long one, take a line of their own. */
const goesBelow = ({ control, label }: ControlNode, { controls }: ItemParts, { device }: NodeContext): boolean =>
  device === 'MOBILE' &&
  control === 'button' &&
  (controls.filter((one) => one.control === 'button').length > 1 || (label?.text.length ?? 0) > 12);

/** The row that is up: a larger picture, its state over its name, its action as wide as the card. */
function currentCard(item: Item, context: NodeContext): Markup {
  const parts = toParts(item);
  const ink = dataInk(context);
  const type = typeIn(context);
  return html`<div class="flex items-center gap-4">
      ${itemLead(item, parts, context, true)}
      <div class="flex min-w-0 flex-1 flex-col items-start gap-2">
        ${parts.marks.map((field) => fieldMark(field, context))}
        <p class="min-w-0 text-pretty text-title-lg font-semibold ${ink.strong}">${item.title.text}</p>
        ${notesOf(parts, context, false)}${parts.values.map((field) => fieldValue(field, context, type.body))}
      </div>
    </div>
    ${[...parts.rest, ...parts.controls].length === 0 ? '' : html`<div class="flex flex-col gap-3 pt-4">${[...parts.rest, ...parts.controls].map((node, index) => context.draw(node, { ...context, level: 4, width: 'narrow', key: `${context.key}-${index}` }))}</div>`}`;
}

/** Notes below the name; several short ones stand in one line with dots between. */
function notesOf({ notes }: ItemParts, context: NodeContext, isSpread: boolean): Markup {
  if (notes.length === 0) return html``;
  if (isSpread) return joinMarkup(notes.map((note) => fieldWords(note, context)));
  const dot = html`<span aria-hidden="true" class="size-1 rounded-full bg-current opacity-50"></span>`;
  const isLine = notes.every(({ words }) => words.text.length < 40);
  return html`<div class="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 ${dataInk(context).soft}">
    ${joinMarkup(
      notes.map((note) => fieldWords(note, context)),
      isLine ? dot : '',
    )}
  </div>`;
}

function endOf(item: Item, parts: ItemParts, context: NodeContext): Markup | '' {
  const { values, marks, ring } = parts;
  const isUnsaid = marks.length === 0 && parts.check === undefined && parts.controls.length === 0;
  const mark = isUnsaid ? stateMark(item, context) || pickedMark(item, context) : '';
  if (values.length === 0 && marks.length === 0 && ring === undefined) return mark;
  return html`<div class="ms-auto flex min-w-0 flex-col items-end gap-1 text-end">
      ${marks.map((field) => fieldMark(field, context))}${values.map((field) => fieldValue(field, context, noBreak(field.words.text) === '' ? 'text-body-sm' : typeIn(context).body))}
      ${ring === undefined ? '' : html`<div class="w-16">${context.draw(ring, context)}</div>`}
    </div>
    ${mark}`;
}

/** The mark of the choice that holds, in apps: a tool shows it by the row's ground alone. */
const pickedMark = ({ state }: Item, context: NodeContext): Markup | '' =>
  state === 'selected' && context.pageKind === 'app'
    ? html`<span aria-hidden="true" class="flex ${dataInk(context).accent}">${icon('circle-check', 'size-6')}</span>`
    : '';

const controlsOf = (controls: readonly ControlNode[], context: NodeContext): Markup | '' =>
  controls.length === 0
    ? ''
    : html`<div class="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2">
        ${controls.map((control, index) => (isBareSwitch(control) ? bareSwitch(control, `${context.key}-name`) : context.draw(control, { ...context, key: `${context.key}-c${index}` })))}
      </div>`;
