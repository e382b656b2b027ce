import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement, HEADING_SIZE } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';

type ThreadSlot = SlotOf<'thread'>;

const threadPx = (slot: ThreadSlot): number =>
  200 + slot.messages.reduce((sum, message) => sum + 56 + Math.ceil(message.text.length / 40) * 24, 0);

const head = (slot: ThreadSlot, context: BlockContext, soft: string): Markup =>
  html`<header data-part="heading" class="flex items-center gap-4">
    ${avatar(slot.with.name, 'size-12 rounded-full')}
    <div class="min-w-0">
      ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-sm' : HEADING_SIZE[context.level])}
      ${slot.with.role === undefined ? '' : html`<p data-part="note" class="text-body-md ${soft}">${slot.with.role}</p>`}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${soft}">${slot.note}</p>`}
    </div>
  </header>`;

const compose = (slot: ThreadSlot, context: BlockContext): Markup =>
  html`<form data-part="compose" class="mt-6 flex items-end gap-3">
    <div class="min-w-0 flex-1">
      <label for="${context.key}-message" class="sr-only">${slot.compose.placeholder}</label>
      <input
        id="${context.key}-message"
        name="message"
        type="text"
        autocomplete="off"
        placeholder="${slot.compose.placeholder}"
        class="min-h-12 w-full rounded-control border border-outline bg-surface-container-lowest px-4 text-body-lg text-on-surface"
      />
    </div>
    <button
      type="submit"
      class="inline-flex min-h-12 items-center gap-2 rounded-control bg-primary px-5 font-label text-label-lg font-semibold text-on-primary"
    >
      ${slot.compose.action.label}${icon('send')}
    </button>
  </form>`;

/** Bubbles at the two sides. */
const bubbles = (slot: ThreadSlot, context: BlockContext): Markup => {
  const panel = context.level === 1 ? { box: '', ground: context.ground } : panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'message-thread',
    context,
    panel.box,
    html`${head(slot, context, ink.soft)}
      <ol data-part="list" class="mt-6 flex flex-col gap-4">
        ${slot.messages.map(
          (message) =>
            html`<li
              data-part="message"
              class="flex max-w-[85%] flex-col gap-1 ${message.mine ? 'items-end self-end' : 'items-start self-start'}"
            >
              <p class="text-body-md ${ink.soft}">
                <span class="font-semibold">${message.from}</span> <time>${message.time}</time>
              </p>
              <p
                data-part="text"
                class="rounded-lg px-4 py-3 text-body-lg text-pretty ${message.mine ? 'bg-primary-container text-on-primary-container' : 'bg-surface-container-highest text-on-surface'}"
              >
                ${message.text}
              </p>
            </li>`,
        )}
      </ol>
      ${compose(slot, context)}`,
  );
};

/** Messages of one side that follow each other, told together. */
const turnsOf = ({ messages }: ThreadSlot): ThreadSlot['messages'][] => {
  const turns: ThreadSlot['messages'][] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last !== undefined && last[0]?.from === message.from) last.push(message);
    else turns.push([message]);
  }
  return turns;
};

/** A round button beside the field, as on phones. */
const composeLine = (slot: ThreadSlot, context: BlockContext): Markup =>
  html`<form data-part="compose" class="mt-6 flex items-center gap-2">
    <button
      type="button"
      aria-label="Add a picture or file"
      class="inline-flex size-12 shrink-0 items-center justify-center rounded-full ${inkOn(context.ground).chip}"
    >
      ${icon('plus')}
    </button>
    <label for="${context.key}-message" class="sr-only">${slot.compose.placeholder}</label>
    <input
      id="${context.key}-message"
      name="message"
      type="text"
      autocomplete="off"
      placeholder="${slot.compose.placeholder}"
      class="min-h-12 w-full min-w-0 rounded-full border border-outline bg-surface-container-lowest px-5 text-body-lg text-on-surface"
    />
    <button
      type="submit"
      aria-label="${slot.compose.action.label}"
      class="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary"
    >
      ${icon('send')}
    </button>
  </form>`;

const MINE = { strong: 'bg-primary text-on-primary', soft: 'bg-primary-container text-on-primary-container' };

/** One side's words on its side, when it spoke under them; the other's face beside theirs. */
const turns = (
  slot: ThreadSlot,
  context: BlockContext,
  ink: ReturnType<typeof inkOn>,
  mine: keyof typeof MINE,
  face: boolean,
): Markup =>
  html`<ol data-part="list" class="mt-6 flex flex-col gap-5">
    ${turnsOf(slot).map((turn) => {
      const [first] = turn;
      const own = first?.mine === true;
      return html`<li class="flex items-end gap-2 ${own ? 'justify-end' : ''}">
        ${own || !face ? '' : avatar(first?.from ?? '', 'size-9 rounded-full')}
        <div class="flex max-w-[80%] min-w-0 flex-col gap-1 ${own ? 'items-end' : 'items-start'}">
          <span class="${slot.isGroup === true && !own ? `px-1 text-label-lg font-semibold ${ink.accent}` : 'sr-only'}"
            >${first?.from ?? ''}</span
          >
          ${turn.map(
            (message) =>
              html`<p
                data-part="text"
                class="rounded-xl px-4 py-3 text-body-lg break-words text-pretty ${own ? `rounded-br-sm ${MINE[mine]}` : 'rounded-bl-sm bg-surface-container-highest text-on-surface'}"
              >
                ${message.text}
              </p>`,
          )}
          <p class="text-label-md tabular-nums ${ink.soft}">
            ${turn.map((message, index) => (index === turn.length - 1 ? html`<time>${message.time}</time>` : html`<time class="sr-only">${message.time}</time>`))}
          </p>
        </div>
      </li>`;
    })}
  </ol>`;

/** Sides in turn with faces, as messengers show them. */
const sides = (slot: ThreadSlot, context: BlockContext): Markup => {
  const panel = context.level === 1 ? { box: '', ground: context.ground } : panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'message-thread',
    context,
    panel.box,
    html`${head(slot, context, ink.soft)} ${turns(slot, context, ink, 'strong', true)} ${composeLine(slot, context)}`,
  );
};

/** The other's name on a band above, words without faces. */
const banded = (slot: ThreadSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  const strong = strongPanelFor(context);
  return blockSection(
    'message-thread',
    context,
    '',
    html`<div class="${strong.box}">${head(slot, context, inkOn(strong.ground).soft)}</div>
      ${turns(slot, context, ink, 'soft', slot.isGroup === true)} ${composeLine(slot, context)}`,
  );
};

/** A protocol: face, name and time, the words in full width. */
const minutes = (slot: ThreadSlot, context: BlockContext): Markup => {
  const panel = context.level === 1 ? { box: '', ground: context.ground } : panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'message-thread',
    context,
    panel.box,
    html`${head(slot, context, ink.soft)}
      <ol data-part="list" class="mt-6 divide-y divide-outline-variant">
        ${slot.messages.map(
          (message) =>
            html`<li data-part="message" class="flex gap-4 py-4">
              ${avatar(message.from)}
              <div class="min-w-0">
                <p class="flex flex-wrap items-baseline gap-x-3">
                  <span class="font-headline text-title-md font-semibold">${message.from}</span
                  ><time class="text-body-md ${ink.soft}">${message.time}</time>
                </p>
                <p data-part="text" class="mt-1 max-w-2xl text-body-lg text-pretty">${message.text}</p>
              </div>
            </li>`,
        )}
      </ol>
      ${compose(slot, context)}`,
  );
};

/** A talk and the line to answer. */
export const messageThread = defineBlock({
  id: 'message-thread',
  aliases: ['chat', 'conversation', 'messages', 'comments', 'thread', 'discussion'],
  shows: 'thread',
  variants: [
    { name: 'bubbles', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: threadPx, render: bubbles },
    { name: 'sides', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: threadPx, render: sides },
    { name: 'banded', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: threadPx, render: banded },
    // Lines under each other are for comments on a wide page; on a phone two people stand on two sides.
    {
      name: 'minutes',
      widths: ['full', 'wide', 'narrow'],
      devices: ['TABLET', 'DESKTOP', 'AGNOSTIC'],
      heightPx: threadPx,
      render: minutes,
    },
  ],
});
