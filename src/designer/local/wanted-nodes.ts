import { filled } from '../fill/filled-words.ts';
import { toTongue } from '../fill/language/tongues.ts';
import { NAMES } from '../fill/names/invented-names.ts';
import { findPriced } from '../outline/language/price-words.ts';
import type { Node, Section } from '../outline/outline.ts';
import { toEnglish } from '../understand/translate-words.ts';
import type { SlotKind } from '../write/slots.ts';
import { contactForm } from './local-forms.ts';
import { dayBefore, figures, openingHours, searchOf, stateOf, tableOf } from './local-parts.ts';
import { offers } from './local-prices.ts';
import { button, control, section, type PartsOf, type PartWriter } from './part-writer.ts';

/** What shows something that a prompt wants by its name alone. */
export function wantedNodes(kind: SlotKind | undefined, label: string, writer: PartWriter): Node[] {
  const { say, days, isPhone } = writer;
  const isHours = label.slice(0, 5).toLowerCase() === say('openingHours').slice(0, 5).toLowerCase();
  if (isHours) return nodesOf(openingHours(writer));
  if (findPriced(label) === 'prices') return [offers(writer)];
  switch (kind) {
    case 'form':
      return nodesOf(contactForm(writer));
    case 'schedule':
      return [{ kind: 'schedule', shape: isPhone ? 'day' : 'week', columns: [], rows: [], entries: [] }];
    case 'series':
      return [
        { kind: 'chart', chart: 'bar', about: label, series: [], points: [], marks: [], ticks: days.map(filled) },
      ];
    case 'records':
      return [tableOf(writer)];
    case 'filters':
      return [searchOf(writer)];
    case 'plans':
      return [offers(writer)];
    case 'map':
      return [{ kind: 'picture', picture: 'map', about: label, labels: [], overlays: [] }];
    case 'metrics':
      return nodesOf(figures(writer).slice(0, 1));
    default:
      return shownThing(label, writer);
  }
}

/** What one looks at beside a list: the place of a thing, what is said with it, what is known of it; else a list of them. */
function shownThing(label: string, writer: PartWriter): Node[] {
  const english = toEnglish(label, writer.lang);
  if (/\bmap\b/i.test(english)) return wantedNodes('map', label, writer);
  if (/\b(?:conversation|chat|thread|message)\b/i.test(english)) return nodesOf(conversation(writer));
  if (/\b(?:details?|preview|reading pane)\b/i.test(english)) return nodesOf(details(writer));
  return [{ kind: 'items', layout: 'rows', noun: label, items: [] }];
}

/** What two people wrote to each other, and a line to go on. */
const conversation: PartsOf = ({ say, lang, now }) => [
  section([
    {
      kind: 'items',
      layout: 'rows',
      items: NAMES.person(toTongue(lang))
        .slice(0, 2)
        .map((name, index) => ({
          title: filled(name),
          fields: [{ as: 'meta', words: filled(dayBefore(now, index, lang)) }],
          nodes: [],
        })),
    },
    control('input', '', { placeholder: filled(say('writeMessage')) }),
    button(say('send')),
  ]),
];

/** What is known of the chosen entry, and the way to change it. */
const details: PartsOf = ({ say, lang, now }) => [
  section([
    {
      kind: 'facts',
      layout: 'list',
      facts: [
        { label: filled(say('name')), value: filled(NAMES.person(toTongue(lang))[0] ?? '') },
        { label: filled(say('date')), value: filled(dayBefore(now, 0, lang)) },
        { label: filled(say('status')), value: filled(stateOf(0, lang)) },
      ],
    },
    button(say('edit')),
  ]),
];

const nodesOf = (sections: readonly Section[]): Node[] => sections.flatMap(({ nodes }) => nodes);
