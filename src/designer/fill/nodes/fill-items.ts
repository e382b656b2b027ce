import type { Item, ItemsNode } from '../../outline/outline.ts';
import { within } from '../fill-context.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { chooseStates } from '../measures/choose-states.ts';
import { countOn, extendSamples } from '../measures/extend-samples.ts';
import { readAbout } from '../read-about.ts';
import { nameThings } from '../things/name-things.ts';
import { addKnown } from './add-known.ts';
import { addParts, fillFields, listUsualParts } from './item-parts.ts';

/** More are never drawn as examples, however many the prompt speaks of. */
const MOST = 12;

/** How things stand or what they cost, never what they are: "List 1" and "Price 2" would say nothing. */
const SHAPE =
  /^(?:(?:check)?lists?|grids?|rows?|columns?|cards?|tiles?|squares?|boxe?s?|items?|prices?|preise?|prix|precios?|preços?|prezz[oi]|prij(?:s|zen)|cen[ay]|priser|fiyat(?:lar)?|料金|가격|价格|(?:check)?listen?|raster|zeilen?|spalten?|karten?|kacheln?|listes?|grilles?|lignes?|colonnes?|cartes?|tuiles?|listas?|cuadrículas?|filas?|columnas?|tarjetas?|grades?|linhas?|colunas?|cartões|elench?i?o?|griglia|righe|colonne|schede|lijst(?:en)?|rijen|kolommen|kaarten|lista|siatka|wiersze|kolumny|karty|lista|listor|rader|kolumner|kort|listeler?|satırlar?|kartlar?|リスト|一覧|カード|목록|카드|列表|卡片)$/iu;

/**
 * Entries for a list that has none (or blank ones, which are its template), fields that entries leave blank, and the rest
 * of a numbered row whose number the prompt says.
 */
export function fillItems(node: ItemsNode, context: FillContext): void {
  const reading = readAbout(context.scope.about, context.lang);
  const noun = (node.noun ?? '') || reading.noun || readAbout(context.scope.heading, context.lang).noun;
  const blanks = node.items.filter(({ title }) => isOpen(title));
  if (node.items.length === blanks.length) {
    // Answers and claims would be prose that nobody asked for.
    const isProse = node.layout === 'questions' || node.layout === 'bullets';
    const isShape = SHAPE.test(noun) && reading.template.length === 0 && node.items.length === 0;
    if (noun !== '' && !isProse && !isShape) addItems(node, noun, reading.template, reading.count, context);
  } else if (reading.count !== undefined) {
    continueItems(node, Math.min(reading.count, MOST) - node.items.length, context);
  }
  fillFields(node.items, context);
  for (const item of node.items) {
    const inside = within(context, { subject: textOf(item.title) });
    for (const part of item.nodes) context.fillNode(part, inside);
  }
}

function addItems(
  node: ItemsNode,
  noun: string,
  template: string[],
  stated: number | undefined,
  context: FillContext,
): void {
  const [model] = node.items;
  const count = node.items.length > 1 ? node.items.length : Math.min(stated ?? usualCount(node, context), MOST);
  const parts =
    template.length > 0 || model !== undefined ? template : context.isWhole ? [] : listUsualParts(noun, context);
  const areNamed =
    ['cards', 'carousel', 'grid'].includes(node.layout) ||
    /price|preis|prix|precio|preço|prezzo|cena|価格|가격|价格/iu.test(parts.join(' '));
  const titles = nameThings(noun, count, context, { areNamed });
  const blanks =
    node.items.length > 1 ? node.items : titles.map(() => (model === undefined ? emptyItem() : structuredClone(model)));
  node.items = blanks.map((blank, index) => ({ ...blank, title: filled(titles[index] ?? '') }));
  node.noun ??= noun;
  if (node.layout === 'lanes') standInLanes(node.items, noun, context);
  addParts(node.items, parts, noun, context);
  if (context.isAsked && parts.length === 0 && model === undefined) addKnown(node, noun, context);
}

/** "Line 1" … "Line 4", nine in all: the row goes on as it began. Names are not made up beside given ones. */
function continueItems(node: ItemsNode, missing: number, context: FillContext): void {
  if (missing <= 0) return;
  const titles = countOn(
    node.items.map(({ title }) => title.text),
    missing,
  );
  const [model] = node.items;
  if (titles === undefined || model === undefined) return;
  const columns = model.fields.map((_, at) =>
    extendSamples(
      node.items.map(({ fields }) => textOf(fields[at]?.words)),
      missing,
      context,
    ),
  );
  const added = titles.map((title, index): Item => {
    const fields = model.fields.flatMap((field, at) => {
      const text = columns[at]?.[index];
      const label = field.label === undefined ? {} : { label: filled(field.label.text) };
      return text === undefined ? [] : [{ as: field.as, words: filled(text), ...label }];
    });
    return { title: filled(title), fields, nodes: [] };
  });
  node.items.push(...added);
}

/** As many as a first look at such a list shows: whole rows of columns, less on a phone. */
function usualCount({ layout, columns }: ItemsNode, { device }: FillContext): number {
  if (columns !== undefined)
    return columns === 2 ? 4 : columns >= 5 ? columns : layout === 'columns' ? columns : columns;
  if (layout === 'lanes') return 6;
  if (layout === 'grid' || layout === 'tiles') return 6;
  if (layout === 'cards' || layout === 'columns') return 3;
  return device === 'MOBILE' ? 4 : 5;
}

function standInLanes(items: Item[], noun: string, context: FillContext): void {
  const { states } = chooseStates(noun, context);
  const lanes = states.map(({ words }) => words[context.tongue]).reverse();
  for (const [index, item] of items.entries())
    item.group ??= filled(lanes[Math.floor((index * lanes.length) / items.length)] ?? '');
}

const emptyItem = (): Item => ({ title: filled(''), fields: [], nodes: [] });
