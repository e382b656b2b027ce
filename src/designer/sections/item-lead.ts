import { html, type Markup } from '../../markup/html.ts';
import { getIconSet } from '../../markup/icons/icon-set.ts';
import { switchControl } from '../blocks/kit/form-field.ts';
import { icon } from '../blocks/kit/icon.ts';
import { findIconByMeaning } from '../fill/icons/find-icon.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import type { ControlNode, IconNode, Item, PictureNode, Tone } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { personOf, toPictureAsk } from './picture-request.ts';
import type { ItemParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { TONE_INKS } from './status-pill.ts';
import { typeIn } from './type-in.ts';

/** What a row begins with: a picture, an icon chip or the mark of its state. A tick box stands before all of them. */
export function itemLead(item: Item, parts: ItemParts, context: NodeContext, isLarge = false): Markup | '' {
  if (parts.picture !== undefined) return thumb(parts.picture, item, context, isLarge);
  if (parts.icon !== undefined) return itemIcon(parts.icon, item, context);
  return toneMark(item, parts, context);
}

const TONE_MARKS: Readonly<Partial<Record<Tone, string>>> = {
  good: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'octagon-alert',
};

/** How grave an entry is, where no words of it say so. */
function toneMark({ tone }: Item, { marks, check }: ItemParts, context: NodeContext): Markup | '' {
  const mark = tone === undefined || marks.length > 0 || check !== undefined ? undefined : TONE_MARKS[tone];
  if (tone === undefined || mark === undefined) return '';
  return html`<span aria-hidden="true" class="flex ${isOnColor(context) ? '' : TONE_INKS[tone]}"
    >${icon(mark, 'size-5')}</span
  >`;
}

/** A small picture at the start of a row: a disc for people, a rounded square for things. */
export function thumb(
  { picture, about, color }: PictureNode,
  item: Item,
  context: NodeContext,
  isLarge = false,
): Markup | '' {
  const isTight = context.isCompact === true || (typeIn(context).body === 'text-body-sm' && context.width === 'narrow');
  const size = isLarge ? 'size-24' : isTight ? 'size-11' : 'size-16';
  if (picture === 'avatar')
    return html`<img
      data-picture="avatar: ${personOf(about || item.title.text)}"
      data-aspect="square"
      alt=""
      class="${isLarge ? 'size-24' : 'size-11'} shrink-0 rounded-full object-cover"
    />`;
  if (picture === 'icon') return signChip(about || item.title.text, item, context);
  if (picture === 'swatch' && color !== undefined)
    return html`<span
      data-picture-color
      aria-hidden="true"
      class="${size} shrink-0 rounded-md border border-outline-variant"
      style="background-color:${color}"
    ></span>`;
  const { kind, subject } = toPictureAsk({
    picture,
    about: about || item.title.text,
    oneOf: listOf({ about }, item, context),
  });
  return html`<img
    data-picture="${kind}: ${subject}"
    data-aspect="square"
    alt="${about || item.title.text}"
    class="${size} shrink-0 rounded-md object-cover"
  />`;
}

/** What is read close and all day has smaller ones, so that rows stay low. */
const chipSize = (context: NodeContext): string => (typeIn(context).body === 'text-body-sm' ? 'size-9' : 'size-11');

/** The icon of an item: the one that is told, or one for its name where only that it has one is told. */
export const itemIcon = ({ icon: name, badge }: IconNode, item: Item, context: NodeContext): Markup | '' =>
  getIconSet().bodies.has(name) ? iconChip(name, context, badge?.text) : signChip(item.title.text, item, context);

/** The sign of what is named on a tinted square; where none means it, the first letter of the name. */
function signChip(about: string, { title }: Item, context: NodeContext): Markup | '' {
  const lang = toLexiconLang(context.lang);
  const sign = findIconByMeaning(about, lang) ?? findIconByMeaning(title.text, lang);
  if (sign !== undefined) return iconChip(sign, context);
  if (!/^\p{L}/u.test(title.text.trim())) return '';
  return html`<span
    aria-hidden="true"
    class="grid ${chipSize(context)} shrink-0 place-items-center rounded-md text-title-md font-semibold ${isOnColor(context) ? dataInk(context).chip : 'bg-primary/10 text-primary'}"
    >${title.text.trim().slice(0, 1).toUpperCase()}</span
  >`;
}

/** What an entry is one of, where its picture is told by its name alone. */
export const listOf = (
  { about }: Pick<PictureNode, 'about'>,
  { title }: Item,
  { about: heading }: NodeContext,
): string | undefined => (about === '' || about.split(', ')[0] === title.text ? heading : undefined);

/** An icon on a tinted square. */
const iconChip = (name: string, context: NodeContext, badge?: string): Markup =>
  html`<span
    class="relative grid ${chipSize(context)} shrink-0 place-items-center rounded-md ${isOnColor(context) ? dataInk(context).chip : 'bg-primary/10 text-primary'}"
    >${icon(name)}${badge === undefined ? '' : html`<span class="absolute -top-1 -right-1 rounded-full bg-primary px-1 text-label-sm text-on-primary">${badge}</span>`}</span
  >`;

/** A switch that says nothing itself; `name` is the id of the words that it switches. */
export const bareSwitch = ({ isOn }: ControlNode, name: string): Markup =>
  switchControl(name, `${name}-switch`, isOn === true);

/** Whether a control is such a switch. */
export const isBareSwitch = ({ control, label, options, value }: ControlNode): boolean =>
  control === 'toggle' && label === undefined && value === undefined && options.length === 0;

/** The tick box or radio button of an item; the label around it names it. */
export const tick = (
  { control, isOn, isDisabled }: ControlNode,
  context: NodeContext,
  state: Item['state'],
): Markup => {
  const on = isOn === true || state === 'done' || (control === 'radio' && state === 'selected') ? html` checked` : '';
  const off = isDisabled === true || state === 'disabled' ? html` disabled` : '';
  return control === 'radio'
    ? html`<input type="radio" name="${context.key}" ${on}${off} class="size-6" />`
    : html`<input type="checkbox" ${on}${off} class="size-6" />`;
};

const STATE_MARKS: Readonly<Partial<Record<NonNullable<Item['state']>, { icon: string; paint: string }>>> = {
  done: { icon: 'check', paint: 'bg-primary text-on-primary' },
  failed: { icon: 'x', paint: 'bg-error text-on-error' },
  open: { icon: 'clock', paint: 'bg-surface-container-high text-on-surface-variant' },
};

/** The state of an item as a disc at its end, where no words say it. */
export function stateMark(item: Item, context: NodeContext): Markup | '' {
  const mark = item.state === undefined ? undefined : STATE_MARKS[item.state];
  if (mark === undefined) return '';
  const paint = isOnColor(context) ? dataInk(context).chip : mark.paint;
  return html`<span
    role="img"
    aria-label="${item.state ?? ''}"
    class="grid size-8 shrink-0 place-items-center rounded-full ${paint}"
    >${icon(mark.icon, 'size-4')}</span
  >`;
}
