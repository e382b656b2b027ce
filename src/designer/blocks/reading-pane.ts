import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { iconButton } from './kit/icon-button.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';

type Slot = SlotOf<'letter'>;
type Message = Slot['messages'][number];

const textPx = (messages: readonly Message[]): number =>
  messages.reduce((sum, { text }) => sum + 40 + Math.ceil(text.length / 60) * 28, 0);

/** One letter, opened, and the field to answer it. */
export const readingPane = defineBlock({
  id: 'reading-pane',
  aliases: ['letter', 'opened mail', 'message', 'preview pane', 'email body', 'mail content'],
  shows: 'letter',
  variants: [
    {
      name: 'sheet',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 480 + textPx(slot.messages.slice(-1)),
      render: sheet,
    },
    {
      name: 'conversation',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.messages.length > 1,
      heightPx: (slot) => 360 + textPx(slot.messages),
      render: conversation,
    },
    {
      name: 'quoted',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.messages.length > 1,
      heightPx: (slot) => 440 + textPx(slot.messages),
      render: quoted,
    },
  ],
});

/** The newest words of the other side, and everything before them. */
function split({ messages }: Slot): { newest: Message | undefined; before: Message[] } {
  const at = messages.findLastIndex(({ mine }) => !mine);
  return { newest: messages[at], before: messages.slice(0, Math.max(0, at)) };
}

const tools = (ground: Ground): Markup =>
  html`<div data-part="tools" class="-mx-3 flex flex-wrap">
    ${(
      [
        ['Archive', 'archive'],
        ['Flag', 'flag'],
        ['Move to a box', 'folder-input'],
        ['Delete', 'trash-2'],
      ] as const
    ).map(([label, name]) => iconButton(label, name, inkOn(ground).soft))}
  </div>`;

const sender = (slot: Slot, time: string, ground: Ground): Markup =>
  html`<div class="flex items-center gap-4">
    ${avatar(slot.with.name, 'size-12 rounded-full')}
    <div class="min-w-0 flex-1">
      <p data-part="from" class="break-words text-title-md">${slot.with.name}</p>
      <p class="text-body-md ${inkOn(ground).soft}">
        ${slot.with.role === undefined ? 'to you' : `${slot.with.role}, to you`}
      </p>
    </div>
    <time class="shrink-0 font-label text-label-lg tabular-nums ${inkOn(ground).soft}">${time}</time>
  </div>`;

const attachments = (slot: Slot, ground: Ground): Markup | '' =>
  slot.attachments.length === 0
    ? ''
    : html`<ul data-part="attachments" class="mt-6 flex flex-wrap gap-3">
        ${slot.attachments.map(
          (file) =>
            html`<li class="inline-flex min-h-12 min-w-0 items-center gap-3 rounded-md px-4 py-2 ${inkOn(ground).chip}">
              ${icon(file.icon)}<span class="min-w-0 break-words text-body-md font-semibold">${file.name}</span
              ><span class="shrink-0 text-body-md tabular-nums">${file.size}</span>
            </li>`,
        )}
      </ul>`;

const reply = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<form data-part="reply" class="mt-8 flex flex-col gap-3">
    <label for="${context.key}-reply" class="sr-only">${slot.reply.placeholder}</label>
    <textarea
      id="${context.key}-reply"
      name="reply"
      rows="3"
      placeholder="${slot.reply.placeholder}"
      class="w-full rounded-md border border-outline bg-surface-container-lowest px-4 py-3 text-body-lg text-on-surface"
    ></textarea>
    <div class="flex flex-wrap items-center gap-3">
      ${button(slot.reply.action, context, 'primary', { ground, type: 'submit' })}${button({ label: 'Forward', icon: 'forward' }, context, 'secondary', { ground })}
    </div>
  </form>`;

/** The newest letter at reading size; what went before is folded away. */
function sheet(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  const { newest, before } = split(slot);
  return blockSection(
    'reading-pane',
    context,
    panel.box,
    html`${tools(ground)}
      <header data-part="heading" class="mt-3">${headingElement(slot.title, context)}</header>
      <div class="mt-6">${sender(slot, newest?.time ?? '', ground)}</div>
      <p data-part="text" class="mt-6 max-w-prose text-title-lg font-normal text-pretty">${newest?.text ?? ''}</p>
      ${attachments(slot, ground)}
      ${
        before.length === 0
          ? ''
          : html`<details data-part="before" class="mt-6 border-t pt-2 ${ink.rule}">
              <summary class="flex min-h-11 cursor-pointer items-center gap-2 font-label text-label-lg ${ink.accent}">
                ${icon('chevron-down')}${before.length} earlier ${before.length === 1 ? 'message' : 'messages'}
              </summary>
              <ol class="mt-2 flex flex-col gap-4">
                ${before.map((message) => said(message, ground))}
              </ol>
            </details>`
      }
      ${reply(slot, context, ground)}`,
  );
}

const said = (message: Message, ground: Ground): Markup =>
  html`<li data-part="message" class="min-w-0">
    <p class="flex flex-wrap items-baseline gap-x-3 text-body-md">
      <span class="font-semibold">${message.from}</span
      ><time class="tabular-nums ${inkOn(ground).soft}">${message.time}</time>
    </p>
    <p data-part="text" class="mt-1 max-w-prose text-body-lg text-pretty">${message.text}</p>
  </li>`;

/** Every message in its own sheet, one's own on a tone. */
function conversation(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const panel = panelFor(context);
  return blockSection(
    'reading-pane',
    context,
    '',
    html`<header data-part="heading" class="flex flex-wrap items-center justify-between gap-x-4">
        ${headingElement(slot.title, context)}${tools(ground)}
      </header>
      <ol class="mt-4 flex flex-col gap-3">
        ${slot.messages.map((message) =>
          message.mine
            ? html`<li data-part="message" class="ml-8 border-l-2 pl-4 ${inkOn(ground).rule}">
                <p class="flex flex-wrap items-baseline gap-x-3 text-body-md">
                  <span class="font-semibold">${message.from}</span
                  ><time class="tabular-nums ${inkOn(ground).soft}">${message.time}</time>
                </p>
                <p data-part="text" class="mt-1 max-w-prose text-body-lg text-pretty">${message.text}</p>
              </li>`
            : html`<li data-part="message" class="flex gap-4 ${panel.box}">
                ${avatar(message.from)}
                <div class="min-w-0 flex-1">
                  <p class="flex flex-wrap items-baseline gap-x-3 text-body-md">
                    <span class="font-semibold">${message.from}</span
                    ><time class="tabular-nums ${inkOn(panel.ground).soft}">${message.time}</time>
                  </p>
                  <p data-part="text" class="mt-1 max-w-prose text-body-lg text-pretty">${message.text}</p>
                </div>
              </li>`,
        )}
      </ol>
      ${attachments(slot, ground)}${reply(slot, context, ground)}`,
  );
}

/** A letter with what was written before quoted under it, as post is answered. */
function quoted(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const { newest, before } = split(slot);
  return blockSection(
    'reading-pane',
    context,
    '',
    html`<div class="border-b pb-4 ${ink.rule}">${sender(slot, newest?.time ?? '', ground)}</div>
      <header data-part="heading" class="mt-6 max-w-prose">
        ${headingElement(slot.title, context, 'text-headline-md')}
      </header>
      <p data-part="text" class="mt-4 max-w-prose text-body-lg text-pretty">${newest?.text ?? ''}</p>
      ${attachments(slot, ground)}
      <blockquote data-part="before" class="mt-8 border-l-4 pl-4 ${ink.rule}">
        <p class="${labelClass(style)} ${ink.soft}">Written before</p>
        <ol class="mt-3 flex flex-col gap-4">
          ${before.toReversed().map((message) => said(message, ground))}
        </ol>
      </blockquote>
      ${reply(slot, context, ground)}
      <div class="mt-2">${tools(ground)}</div>`,
  );
}
