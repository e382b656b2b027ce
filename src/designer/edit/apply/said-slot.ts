import { parseCount } from '../../understand/count-words.ts';
import { toSingular } from '../../understand/word-forms.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { Editing } from '../editing.ts';
import { listValues } from '../value-kinds.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';
import { questionOn } from './common-questions.ts';
import { saidForm } from './said-form.ts';
import { saidHours, saidLogos } from './said-lists.ts';
import { partsOf, type MakeSlot as Make, type SaidSlot } from './said-parts.ts';
import { dayOf } from './word-value.ts';

/**
 * A part whose content the instruction names: questions by topic, testimonials by who speaks, a form by its fields, figures,
 * a countdown, names of partners, lines of a list. Undefined when the trade is to write it.
 */
export function saidSlot(editing: Editing, { what, quoted }: AddOperation): SaidSlot | undefined {
  const plain = what
    .replaceAll(/["“”]/g, '')
    .replace(/^(?:(?:an?|the|some|our|another|new|small|little|short|simple|nice|big)\s+)+/i, '')
    .trim();
  for (const make of [questions, quotes, countdown, saidForm, figures, saidLogos, saidHours, prices, lines, about]) {
    const made = make(plain, editing, quoted);
    if (made !== undefined) return made;
  }
  return undefined;
}

const questions: Make = (plain) => {
  const said =
    /^(?:faqs?|questions?(?: and answers)?|q ?& ?a)(?: section| block| list)?\s*(?::|\s(?:with|about|on|covering|for|regarding|that covers?)\s|\s(?=whether|if\s))\s*(?:questions? (?:about|on) )?(.+)$/i.exec(
      plain,
    )?.[1];
  if (said === undefined) return undefined;
  const items = partsOf(said).map(questionOn);
  return {
    slot: {
      kind: 'questions',
      wants: [],
      title: /^faq/i.test(plain) || items.length > 1 ? 'FAQ' : 'A question',
      items,
    },
    isSample: true,
  };
};

const quotes: Make = (plain, { context }) => {
  const [, noun = '', number, role] =
    /^(testimonials?|reviews?|quotes?|voices|opinions?)(?: section)?\s+(?:from|by|of)\s+(?:(\d|an?|one|two|three|four|our|the|happy|real)\s+)*(.+)$/i.exec(
      plain,
    ) ?? [];
  const counted = /\b(?:from|by|of)\s+(?:our\s+)?(\d|an?|one|two|three|four)\s/i.exec(plain)?.[1] ?? number;
  if (role === undefined) return undefined;
  const slot = writeSlot('quotes', context);
  if (slot.kind !== 'quotes') return undefined;
  const isOne = toSingular(role.split(' ').at(-1) ?? role) === role.split(' ').at(-1);
  const wanted = isOne ? 1 : (parseCount((counted ?? '').toLowerCase()) ?? slot.items.length);
  const words = role.toLowerCase().split(/\s+/);
  const speaker = toTitle([...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' '));
  const isKnown = words.length <= 3 && !/^\p{Lu}/u.test(role);
  return {
    slot: {
      ...slot,
      title: isOne
        ? `From the ${speaker.toLowerCase()}`
        : `${toTitle(noun)} from ${counted === undefined ? '' : `${counted} `}${role}`,
      items: slot.items.slice(0, Math.max(1, wanted)).map((item) => (isKnown ? { ...item, role: speaker } : item)),
    },
    isSample: true,
  };
};

const DAY = 86_400_000;

const countdown: Make = (plain, { context }) => {
  const [, to] = /^count ?down(?: timer)?(?:\s+(?:to|until|till|for)\s+(.+))?$/i.exec(plain) ?? [];
  if (!/^count ?down/i.test(plain)) return undefined;
  const day = to === undefined ? undefined : dayOf(to);
  const { now } = context;
  const date = day === undefined ? undefined : Date.UTC(day.year ?? now.getUTCFullYear(), day.month, day.day);
  const ahead = date === undefined ? 0 : Math.ceil((date - now.getTime()) / DAY);
  const days = date === undefined ? 24 : ahead < 0 ? ahead + 365 : ahead;
  return {
    slot: {
      kind: 'metrics',
      wants: [],
      title: toTitle(to === undefined ? 'Countdown' : `Countdown to ${to.replace(/^the /i, '')}`),
      items: [
        { label: 'Days', value: String(days) },
        { label: 'Hours', value: '08' },
        { label: 'Minutes', value: '45' },
      ],
    },
  };
};

const figures: Make = (plain) => {
  const [, name = '', list] =
    /^((?:key )?(?:stats?|figures|numbers|metrics|kpis?)(?: row| bar| section| strip| block)?|(?:row|section|strip) (?:of|with) (?:stats|figures|numbers))\s*(?::|\s(?:with|showing|for|of)\s)\s*(.+)$/i.exec(
      plain,
    ) ?? [];
  const items = partsOf(list ?? '').flatMap((part) => {
    const value = listValues(part)[0];
    if (value === undefined) return [];
    const label = `${part.slice(0, value.start)} ${part.slice(value.start + value.text.length).replace(/^\+/, '')}`
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s:]+|[\s:]+$/g, '');
    return label === ''
      ? []
      : [
          {
            label: toTitle(label),
            value:
              value.kind === 'measure'
                ? value.text
                : part.slice(value.start).startsWith(`${value.text}+`)
                  ? `${value.text}+`
                  : value.text,
          },
        ];
  });
  return list === undefined || items.length < 2
    ? undefined
    : {
        slot: {
          kind: 'metrics',
          wants: [],
          title: toTitle(
            name
              .replace(/ (?:row|bar|section|strip|block)$/i, '')
              .replace(/^.*(?:stats|figures|numbers)$/i, 'In numbers'),
          ),
          items,
        },
      };
};

/** "Prices: single class $18, ten classes $150": each with what it costs. */
const prices: Make = (plain) => {
  const [, name = '', list] =
    /^((?:[\p{L}-]+ ){0,2}(?:prices?|pricing|price list|rates|fees|menu|packages|offers|treatments|services))\s*(?::|\s(?:with|for|of)\s)\s*(.+)$/iu.exec(
      plain,
    ) ?? [];
  const rows = partsOf(list ?? '').flatMap((part) => {
    const money = listValues(part).findLast(({ kind }) => kind === 'money');
    const title =
      money === undefined
        ? ''
        : `${part.slice(0, money.start)}${part.slice(money.start + money.text.length)}`
            .replace(/\s+(?:for|at|costs?|:|-|–)?\s*$/i, '')
            .replace(/[:\s]+$/, '');
    return money === undefined || title === '' ? [] : [{ title: toTitle(title), value: money.text }];
  });
  return rows.length < 2 || rows.length < partsOf(list ?? '').length
    ? undefined
    : { slot: { kind: 'records', wants: [], title: toTitle(name), rows, columns: [] } };
};

/** "A section called Our promise with A, B and C", "care instructions: wash cold, dry flat": the lines that were said. */
const lines: Make = (plain, _editing, quoted) => {
  const [, name = '', list] =
    /^(?:(?:section|list|block|part|card|box|column)\s+(?:(?:called|titled|named|about|of|for|with)\s+)?)?(.+?)(?: section| list)?\s*(?::\s*|\s(?:with|listing|containing|including)\s+(?:the (?:items|lines|points|entries)\s*:?\s*)?)(.+)$/i.exec(
      plain,
    ) ?? [];
  const rows = partsOf(list ?? '');
  if (rows.length < 2 || OWN_WAY.test(name) || rows.some((row) => row.split(/\s+/).length > 8) || quoted.length === 1)
    return undefined;
  if (
    rows.some((row) =>
      /[$€£]\s?\d|\b(?:toggles?|switch(?:es)?|buttons?|fields?|icons?|pictures?|columns?|rows?|steps?|cards?|items?)\b/i.test(
        row,
      ),
    )
  )
    return undefined;
  return {
    slot: {
      kind: 'records',
      wants: [],
      title: toTitle(name),
      rows: rows.map((row) => ({ title: toTitle(row) })),
      columns: [],
    },
  };
};

/** Parts that are drawn from what they are, whatever stands in them. */
const OWN_WAY =
  /\b(?:table|chart|graph|pie|donut|gallery|map|footer|settings|toggles?|form|newsletter|sign-?up|pricing|plans?|prices|team|people|calendar|schedule|filters?|search|banner|notice|alert|message|button|link|menu|nav|question|faq|testimonials?|reviews?|board|columns?|tabs?|picture|photo|image|hero|timeline|steps|card for|person)\b/i;

const about: Make = (plain) => {
  const topic =
    /^(?:section|paragraph|text|block|part|bit|few words|story|page section|lines?)\s+(?:about|on|explaining|that explains)\s+(.+)$/i.exec(
      plain,
    )?.[1];
  if (topic === undefined || topic.split(/\s+/).length > 8) return undefined;
  const bare = topic.replace(/^(?:our|the|my)\s+/i, '');
  return {
    slot: {
      kind: 'prose',
      wants: [],
      title: toTitle(topic),
      sections: [
        {
          heading: '',
          paragraphs: [`A few sentences about ${/^our\s/i.test(topic) ? topic.toLowerCase() : bare} go here.`],
        },
      ],
    },
    isSample: true,
  };
};
