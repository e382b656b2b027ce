import { html, type Markup } from '../../../markup/html.ts';
import { formField } from '../kit/form-field.ts';
import { icon } from '../kit/icon.ts';
import type { ComponentDrawing } from './component-drawing.ts';

/** A place for words. */
export const input: ComponentDrawing = {
  stage: ({ labels }, { key }) =>
    html`<div class="grid w-full max-w-md gap-6 text-left">
      ${labels.slice(0, 2).map(({ label, note }, index) => formField({ label, kind: 'text', ...(note === undefined ? {} : { hint: note }) }, `${key}-stage-${index}`))}
    </div>`,
  sets: ({ labels }, { key }) => {
    const label = labels.find((one) => one.icon === 'mail')?.label ?? 'E-mail';
    return [
      {
        title: 'States',
        isWide: true,
        specimens: [
          { name: 'Empty', drawn: formField({ label, kind: 'text', placeholder: 'ada@example.com' }, `${key}-empty`) },
          { name: 'Filled', drawn: formField({ label, kind: 'text', value: 'ada@example.com' }, `${key}-filled`) },
          {
            name: 'Wrong',
            drawn: formField(
              { label, kind: 'text', value: 'ada@example', error: 'An address ends in something like .com' },
              `${key}-wrong`,
            ),
          },
        ],
      },
      { title: 'How strong a password is', isWide: true, specimens: STRENGTHS.map(strength) },
      {
        title: 'With a line alone',
        isWide: true,
        specimens: [
          {
            name: 'Lined',
            drawn: formField({ label, kind: 'text', value: 'ada@example.com' }, `${key}-lined`, 'lined'),
          },
        ],
      },
      {
        title: 'With a sign',
        isWide: true,
        specimens: labels.map((one) => ({
          name: one.label,
          drawn: html`<p
            class="flex min-h-12 w-full items-center gap-3 rounded-control border border-outline px-4 text-body-lg text-on-surface-variant"
          >
            ${icon(one.icon)}${one.label}
          </p>`,
        })),
      },
    ];
  },
};

const STRENGTHS = [
  ['Weak', 'w-1/4 bg-error', 'text-error'],
  ['Fair', 'w-1/2 bg-tertiary', 'text-tertiary'],
  ['Strong', 'w-full bg-primary', 'text-primary'],
] as const;

const strength = ([name, filled, ink]: (typeof STRENGTHS)[number]): { name: string; drawn: Markup } => ({
  name,
  drawn: html`<div class="flex w-full items-center gap-4">
    <span class="h-2 flex-1 rounded-full bg-outline-variant/60"
      ><span class="block h-2 rounded-full ${filled}"></span></span
    ><span class="w-16 text-right text-label-lg font-semibold ${ink}">${name}</span>
  </div>`,
});
