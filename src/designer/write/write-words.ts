import type { Want } from '../brief.ts';
import type { TradeClass } from '../knowledge/trade-class.ts';
import { writeEssay } from './write-essay.ts';
import { isPublicPage } from './is-public-page.ts';
import { toFullDate } from './calendar-words.ts';
import { findSection } from '../knowledge/papers/sections.ts';
import { toSection } from './paper-sections.ts';
import { findTalk } from '../knowledge/talks/talk-topics.ts';
import { picturesFor } from './pictures-for.ts';
import type { SlotOf } from './slots.ts';
import { noteFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

export function writePoints(context: WriteContext, want?: Want): SlotOf<'points'> {
  const { domain, brand } = context;
  const asked = want?.items ?? [];
  const own = sharedOut(context, want);
  const items =
    asked.length > 0
      ? asked.map((item, index) => {
          const known = domain.points[index % domain.points.length];
          return {
            icon: known?.icon ?? 'circle-dot',
            title: item.title,
            body: item.note ?? item.value ?? toldOf(item.title) ?? known?.body ?? '',
          };
        })
      : own;
  const title = titleFor(want, context.brief.archetype === 'careers' ? 'What you get' : `What ${brand} does`);
  return { kind: 'points', wants: wantIds(want), title, items, ...picturesFor(context, title) };
}

const MOST_POINTS = 4;
const LEAST_POINTS = 2;

/** Wants of points that list nothing share the trade's out between them, so that no two say the same. */
function sharedOut({ brief, domain: { points } }: WriteContext, want: Want | undefined): SlotOf<'points'>['items'] {
  if (want === undefined || want.count !== undefined) return points.slice(0, want?.count ?? MOST_POINTS);
  const alike = brief.wants.filter(
    ({ kind, items }) => (kind === undefined || kind === 'points') && items.length === 0,
  );
  const at = alike.findIndex(({ id }) => id === want.id);
  const each = Math.max(LEAST_POINTS, Math.floor(points.length / Math.max(1, alike.length)));
  if (alike.length < 2 || at === -1 || (at + 1) * each > points.length) return points.slice(0, MOST_POINTS);
  return points.slice(at * each, (at + 1) * each);
}

/** What is said under such a heading wherever something is sold. */
const TOLD: readonly (readonly [words: RegExp, body: string])[] = [
  [/\b(?:care|wash\w*|clean\w*)\b/i, 'Cool and gentle, dried in the shade. The label inside says it again.'],
  [/\breturns?\b|\brefund/i, 'Thirty days, unused, in what it came in. The way back is paid by us.'],
  [
    /\b(?:shipping|delivery|postage)\b/i,
    'Ordered before two, it leaves the house the same day; two or three days on the way.',
  ],
  [/\b(?:warranty|guarantee|repairs?)\b/i, 'Two years, and mended for what the parts cost after that.'],
  [
    /\b(?:materials?|fabric|ingredients?|made of)\b/i,
    'Named down to the last thread, with where each part comes from.',
  ],
  [/\bsiz(?:e|ing)\b|\bfit\b/i, 'Measured on real people. Between two sizes, take the larger.'],
  [/\b(?:sustainab\w*|recycl\w*|planet|eco)\b/i, 'Made to be mended, sent without plastic, taken back at the end.'],
  [/\bgift|\bwrap/i, 'In reused paper, with a card in your own words.'],
  [/\bsecur|\bprivacy/i, 'Yours alone: not read, not sold, deleted when you delete it.'],
];

const toldOf = (title: string): string | undefined => TOLD.find(([words]) => words.test(title))?.[1];

export function writeQuestions(context: WriteContext, want?: Want): SlotOf<'questions'> {
  return {
    kind: 'questions',
    wants: wantIds(want),
    title: titleFor(want, 'Questions people ask'),
    items: context.domain.questions,
  };
}

/** Words of customers, shown only when the prompt asks for them; the given texts, else what the trade's people would note. */
export function writeQuotes(context: WriteContext, want?: Want): SlotOf<'quotes'> {
  const { domain } = context;
  const texts = want?.texts ?? [];
  const given = texts.map((text, index) => ({
    text,
    by: domain.people[(index + 1) % domain.people.length]?.name ?? context.brand,
  }));
  const known = domain.points.slice(0, want?.count ?? 3).map((point, index) => {
    const person = domain.people[(index + 1) % domain.people.length];
    return {
      text: point.body,
      by: person?.name ?? context.brand,
      ...(person?.role === undefined ? {} : { role: person.role }),
    };
  });
  return {
    kind: 'quotes',
    wants: wantIds(want),
    title: titleFor(want, 'In their words'),
    items: given.length > 0 ? given : known,
  };
}

export function writeArticle(context: WriteContext, want?: Want): SlotOf<'article'> {
  const { domain, brief, now } = context;
  const essay = writeEssay(context);
  const article = { ...domain.article, ...essay };
  return {
    kind: 'article',
    wants: wantIds(want),
    title: brief.heading ?? want?.texts[0] ?? article.title,
    byline: article.byline,
    date: toFullDate(now),
    tags: essay === undefined ? (domain.collections[0]?.filters.filter((one) => one !== 'All').slice(0, 2) ?? []) : [],
    lead: article.lead,
    paragraphs: article.paragraphs,
    pull: article.pull,
    picture: domain.pictures.scene,
  };
}

/** A written document: one section for each part the prompt lists, in the words of the trade. */
export function writeProse(context: WriteContext, want?: Want): SlotOf<'prose'> {
  const { domain, brief } = context;
  const headings =
    (want?.items.length ?? 0) > 0 ? (want?.items ?? []).map((item) => item.title) : [titleFor(want, brief.subject)];
  const material = [domain.article.lead, ...domain.article.paragraphs, ...domain.points.map((point) => point.body)];
  return {
    kind: 'prose',
    wants: wantIds(want),
    title: titleFor(want, brief.subject),
    sections: headings.map(
      (heading, index) =>
        knownProse(context, heading) ?? {
          heading,
          paragraphs: [material[index % material.length] ?? domain.article.lead],
          ...(index % 2 === 1
            ? { list: domain.points.slice(index % 3, (index % 3) + 3).map((point) => point.title) }
            : {}),
        },
    ),
  };
}

/** What is known of such a heading, as prose. */
function knownProse(context: WriteContext, heading: string): SlotOf<'prose'>['sections'][number] | undefined {
  const known = findSection(heading);
  if (known === undefined) return undefined;
  const { text, points, lines } = toSection(context, heading, known);
  const told = lines?.map(({ title, note, side }) =>
    [title, note, side].filter((part) => part !== undefined).join(' · '),
  );
  const list = points ?? told;
  return { heading, paragraphs: text === undefined ? [] : [text], ...(list === undefined ? {} : { list }) };
}

/** Where and when: what somebody needs who wants to come. */
const findUs = ({ brief, domain }: WriteContext): SlotOf<'place'>['stops'] => {
  const hours = HOURS[domain.trade ?? 'tool'];
  return [
    { label: '12 Mill Lane', note: brief.place?.name ?? 'Two minutes from the tram', icon: 'map-pin' },
    ...hours.map(([label, meta]) => ({ label, meta, icon: 'clock' })),
    { label: '+44 20 7946 0018', note: 'Weekdays, nine to five', icon: 'phone' },
  ];
};

const WEEKDAYS_ONLY = [['Monday to Friday', '09:00–17:30']] as const;
const HOURS: Readonly<Record<TradeClass, readonly (readonly [day: string, hours: string])[]>> = {
  tool: WEEKDAYS_ONLY,
  practice: WEEKDAYS_ONLY,
  reading: WEEKDAYS_ONLY,
  goods: [
    ['Tuesday to Friday', '10:00–18:30'],
    ['Saturday', '10:00–16:00'],
  ],
  place: [
    ['Monday to Friday', '08:30–18:00'],
    ['Saturday', '09:00–13:00'],
  ],
};

/** "Chat" names the screen; a talk is headed by who it is with. */
const isTalk = (want: Want | undefined): boolean =>
  /\b(?:chats?|conversations?|messag\w+|messenger|dm)\b/i.test(want?.label ?? '');

/** Those who talk where several do. */
const GROUP: readonly [string, ...string[]] = ['Priya Nair', 'Jonas Pell', 'Amara Osei'];
const OF_SEVERAL =
  /\b(?:group|team|family|class|club|channel) (?:chat|conversation|messages?|thread)\b|\bchat (?:room|group)\b/i;

/** What several talk about: "group chat about a trip to Lisbon" is called after the trip. */
const matterOf = (prompt: string): string | undefined => {
  const about = /\b(?:about|for|planning|on) (?:an? |the |our )?([^,.;:]{4,32})(?=[,.;:]|$)/i.exec(prompt)?.[1]?.trim();
  if (about === undefined || /\b(?:app|screen)\b/i.test(about)) return undefined;
  const named = about.replace(
    /\b(to|in) (\p{Ll})/gu,
    (_, way: string, letter: string) => `${way} ${letter.toUpperCase()}`,
  );
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
};

export function writeThread(context: WriteContext, want?: Want): SlotOf<'thread'> {
  const talk = findTalk(context.brief.prompt);
  const thread = talk ?? context.domain.thread;
  const texts = want?.texts ?? [];
  const spoken = [
    ...texts.flatMap((text) => {
      const [, from, words] = /^([^:]{1,24}):\s*(.+)$/s.exec(text) ?? [];
      return from === undefined || words === undefined ? [] : [{ from, text: words }];
    }),
    ...(want?.items ?? []).flatMap(({ title, note }) => (note === undefined ? [] : [{ from: title, text: note }])),
  ];
  const hint = texts.find((text) => /(?:\.{3}|…)$/.test(text)) ?? thread.placeholder;
  const names = [...new Set(spoken.map((message) => message.from))];
  const isGroup = OF_SEVERAL.test(context.brief.prompt);
  const messages =
    spoken.length > 0
      ? spoken.map((message, index) => ({
          ...message,
          time: `09:${String(12 + index * 3).padStart(2, '0')}`,
          mine: names.length > 1 && message.from === names.at(-1),
        }))
      : thread.messages.map((message, index) => ({
          ...message,
          from: message.mine
            ? 'You'
            : isGroup
              ? (GROUP[Math.floor(index / 2) % GROUP.length] ?? thread.with.name)
              : thread.with.name,
        }));
  const matter = isGroup ? matterOf(context.brief.prompt) : undefined;
  return {
    kind: 'thread',
    wants: wantIds(want),
    title:
      context.brief.heading ??
      matter ??
      (spoken.length > 0 ? context.brief.subject : talk?.with.name) ??
      (isTalk(want) ? thread.with.name : titleFor(want, thread.with.name)),
    with:
      spoken.length > 0
        ? { name: names.join(', ') }
        : isGroup
          ? { name: matter ?? 'The four of us', role: `You, ${GROUP.map((one) => one.split(' ')[0]).join(', ')}` }
          : thread.with,
    messages,
    ...(isGroup ? { isGroup } : {}),
    compose: { placeholder: isGroup ? 'Write to all' : hint, action: { label: 'Send', icon: 'send' } },
  };
}

export function writePlace(context: WriteContext, want?: Want): SlotOf<'place'> {
  const { domain } = context;
  const map = domain.pictures.things.find((thing) => thing.kind === 'map');
  const asked = want?.items ?? [];
  if (asked.length === 0 && isPublicPage(context.brief))
    return {
      kind: 'place',
      wants: wantIds(want),
      title: titleFor(want, 'Find us'),
      picture: {
        kind: 'map',
        subject: `streets round ${context.brand}`,
        alt: `Map of the streets round ${context.brand}`,
      },
      stops: findUs(context),
    };
  return {
    kind: 'place',
    wants: wantIds(want),
    title: titleFor(want, 'Where'),
    picture: map ?? {
      kind: 'map',
      subject: `${domain.label} pins`,
      alt: `Map: ${domain.schedule
        .map((entry) => entry.place)
        .filter(Boolean)
        .join(', ')}`,
    },
    stops:
      asked.length > 0
        ? asked.map((item) => ({
            label: item.title,
            ...(item.value === undefined ? {} : { meta: item.value }),
            ...noteFor(item.note),
          }))
        : domain.schedule
            .flatMap((entry) =>
              entry.place === undefined ? [] : [{ label: entry.place, note: entry.title, meta: entry.time }],
            )
            .slice(0, 4),
  };
}

/** Lines of a running machine, told from the trade's schedule. */
export function writeConsole(context: WriteContext, want?: Want): SlotOf<'console'> {
  const { domain } = context;
  const texts = want?.texts ?? [];
  const levels = ['info', 'ok', 'info', 'warn', 'ok', 'info'] as const;
  const lines =
    texts.length > 0
      ? texts.map((text) => ({ text }))
      : domain.schedule.map((entry, index) => ({
          time: `${entry.time}:0${index}`,
          level: levels[index % levels.length] ?? ('info' as const),
          text: [entry.title, entry.place, entry.duration].filter(Boolean).join(' · '),
        }));
  return { kind: 'console', wants: wantIds(want), title: titleFor(want, 'Log'), lines };
}
