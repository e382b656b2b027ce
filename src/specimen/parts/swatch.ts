import type { ColorRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';

export const printHex = (hex: string): string => hex.toUpperCase();

/** A field of colour with a dot of the role that reads on it. `classes` gives it its place and size. */
export const swatch = (role: ColorRole, ink: ColorRole, classes: string): Markup =>
  html`<div class="flex items-end bg-${role} ${classes}">
    <span class="size-6 shrink-0 rounded-full bg-${ink}"></span>
  </div>`;

/** Names and values of roles, one a line, each beside a dot of its colour. */
export const roleList = (roles: readonly ColorRole[], { colors }: Pick<Tokens, 'colors'>, classes = ''): Markup =>
  html`<dl class="grid gap-x-6 ${classes}">
    ${roles.map(
      (role) =>
        html`<div class="flex min-w-0 items-center gap-3 border-b border-outline-variant py-2">
          <dt class="flex min-w-0 flex-1 items-center gap-3 font-label text-label-md text-on-surface-variant">
            <span class="size-4 shrink-0 rounded-full border border-outline-variant bg-${role}"></span
            ><span class="min-w-0">${role}</span>
          </dt>
          <dd class="font-label text-label-md tabular-nums">${printHex(colors[role])}</dd>
        </div>`,
    )}
  </dl>`;

/**
 * A colour that no theme moves: a drawing, since drawings keep their own colours. On a smaller box it would be taken for an icon,
 * which does not. `classes` gives it its size.
 */
export const fixedSwatch = (hex: string, classes: string): Markup =>
  html`<svg aria-hidden="true" viewBox="0 0 96 96" preserveAspectRatio="none" class="${classes}">
    <rect width="96" height="96" fill="${hex}"></rect>
  </svg>`;
