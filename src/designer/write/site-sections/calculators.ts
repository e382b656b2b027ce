import type { SlotShapes } from '../slots.ts';
import { defineSiteSection } from './site-section.ts';

type Form = Omit<SlotShapes['form'], 'title'>;

/** What is asked before a sum can be named, by what the sum is of. */
const CALCULATORS: readonly (readonly [words: RegExp, form: Form])[] = [
  [
    /\b(?:savings?|solar|energy|roi|benefit)\b/i,
    {
      note: 'Three answers, and you see what is left over in a year.',
      groups: [
        {
          fields: [
            { label: 'What you pay a month now', kind: 'number', value: '140', required: true },
            { label: 'People in the house', kind: 'select', value: '3', options: ['1', '2', '3', '4', '5 or more'] },
            { label: 'How much of it by day', kind: 'slider', value: '40' },
          ],
        },
      ],
      submit: { label: 'Work out the savings' },
    },
  ],
  [
    /\b(?:mortgage|loan|finance|financing|rent)\b/i,
    {
      note: 'No name, no e-mail: only the sum.',
      groups: [
        {
          fields: [
            { label: 'Amount', kind: 'number', value: '240000', required: true },
            { label: 'Years', kind: 'slider', value: '20' },
            { label: 'Your own share', kind: 'number', value: '48000' },
          ],
        },
      ],
      submit: { label: 'Work out the rate' },
    },
  ],
  [
    /./,
    {
      note: 'Three answers, and you see what it costs, with everything in it.',
      groups: [
        {
          fields: [
            {
              label: 'What is it about?',
              kind: 'select',
              value: 'Something new',
              options: ['Something new', 'A repair', 'Every month'],
            },
            { label: 'How big is it?', kind: 'slider', value: '50' },
            {
              label: 'How soon?',
              kind: 'radio',
              value: 'In a month',
              options: ['This week', 'In a month', 'No hurry'],
            },
          ],
        },
      ],
      submit: { label: 'Show the price' },
    },
  ],
];

/** A sum that visitors work out for themselves before they ask. */
export const calculators = defineSiteSection(
  /^(?:(?:our|an?|the|online|quick|instant|free) )*(?:[\p{L}]+ ){0,2}(?:calculator|estimator|estimate tool|quote tool|configurator)$/iu,
  'form',
  (_context, { label }) => CALCULATORS.find(([words]) => words.test(label))?.[1],
);
