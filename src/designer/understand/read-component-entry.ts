import { listMentions, type Mention } from './component-mentions.ts';
import {
  addButtons,
  addFields,
  addItems,
  getCollection,
  isControl,
  open,
  readRole,
  type ComponentReading,
} from './component-reading.ts';
import { listQuotes } from './prompt-text.ts';
import { createItem, parseItem } from './read-item.ts';

const NAMED = /^\**([\uE000-\uF8FF])[^:]{0,20}:/u;
const PLACE = /^(?:Row|Column|Section|Card|Tab|Day|Slot|Step) ([A-Z\d]+)\s*[:(]/;
/** An entry that spells out one card of several speaks of that card's own button. */
const OF_ONE_CARD = /^(?:Card|Row|Item) [A-Z\d]+\s*[:(]/;
const GROUP_CARD = /^(?:an? )?card for (?:the )?\p{L}+ [\uE000-\uF8FF]/iu;

/** "Inside the “Mammalia” card": what is named was there before. */
const REFERENCE = /^(?:inside|in|within|under|below)\b/i;

const textsOf = (mentions: readonly Mention[], accepts: (mention: Mention) => boolean): string[] =>
  mentions.filter(accepts).flatMap((mention) => mention.texts);

const findTab = (reading: ComponentReading, name: string | undefined): string | undefined =>
  reading.drafts.find((draft) => draft.kind === 'tabs')?.items.find((item) => item.title === name)?.title;

/** Lists that an entry opens by their words alone: "a List of tasks". */
const openRoles = (reading: ComponentReading, mentions: readonly Mention[]): void => {
  for (const mention of mentions) {
    if (mention.name !== 'list' && mention.name !== 'grid') continue;
    const role = readRole(mention, reading);
    if (role !== undefined) open(reading, role);
  }
};

/** One entry of a list of components: a card with its texts, a named column with its cards, or single controls. */
export const readComponentEntry = (reading: ComponentReading, entry: string): void => {
  const { quotes } = reading.context;
  const mentions = listMentions(entry, quotes);
  const controls = mentions.filter(isControl);
  for (const mention of mentions) if (mention.name === 'button') addButtons(reading, mention, OF_ONE_CARD.test(entry));
  const place = PLACE.exec(entry)?.[0].replace(/\s*[:(]$/, '');
  const seats = controls.find((mention) => mention.texts.length === 0 && mention.count !== undefined);
  if (place !== undefined && seats?.count !== undefined) {
    addItems(reading, [{ title: place, value: String(seats.count) }]);
    return;
  }
  for (const mention of controls) addFields(reading, mention);

  const name = listQuotes(NAMED.exec(entry)?.[1] ?? '', quotes)[0];
  const titles = textsOf(mentions, (mention) => mention.name === 'text' && (mention.level ?? 0) >= 2);
  const singles = textsOf(mentions, (mention) => mention.name === 'text' && mention.level === undefined);
  const cards = textsOf(
    mentions,
    (mention) => !isControl(mention) && !['text', 'image', 'button', 'tabs'].includes(mention.name),
  );
  const taken = new Set([
    name,
    ...titles,
    ...singles,
    ...cards,
    ...textsOf(mentions, (mention) => mention.name === 'button' || isControl(mention)),
    ...controls.flatMap((mention) => mention.options),
  ]);
  const loose = REFERENCE.test(entry) ? [] : listQuotes(entry, quotes).filter((text) => !taken.has(text));
  const tab = findTab(reading, name ?? textsOf(mentions, (mention) => mention.name === 'tabs')[0]);
  const group = name ?? tab ?? titles[0] ?? (GROUP_CARD.test(entry) ? cards[0] : undefined);
  if (group === undefined) {
    const texts = [...cards, ...singles, ...loose];
    if (texts.length > 0) addItems(reading, [createItem(texts)]);
    else openRoles(reading, mentions);
    return;
  }
  const members = [...new Set([...cards, ...loose])].filter((text) => text !== group);
  if (members.length === 0 && singles.length > 0) {
    addItems(reading, [createItem([group, ...singles])]);
    return;
  }
  const target = getCollection(reading, 'records');
  if (group !== tab && !target.texts.includes(group)) target.texts.push(group);
  reading.groupName = group;
  addItems(reading, members.map(parseItem));
  delete reading.groupName;
};
