import type { Want } from '../brief.ts';
import { findUsualNotice } from '../knowledge/usual-notices.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Action, Fact, SlotOf } from './slots.ts';
import { capitalise } from '../capitalise.ts';
import { collectionFor, noteFor, wantIds, type WriteContext } from './write-context.ts';
import { writeEventClosing, writeEventHero } from './write-event.ts';
import { focusOnOne } from './focus-on-one.ts';
import { picturesFor } from './pictures-for.ts';
import { writeContents, writePreview } from './write-pitch.ts';
import { writeSeriesOf } from './write-figures.ts';
import { toDayLine } from './calendar-words.ts';

/** The opening of a page. The prompt's own heading and texts come before the trade's promise. */
export function writeHero(context: WriteContext, want?: Want): SlotOf<'hero'> {
  const { brief, domain, random } = context;
  const promise = domain.promises[0] ?? random.pick(domain.promises);
  const [ownTitle, ...ownBody] = want?.texts ?? [];
  const heading = brief.heading ?? ownTitle;
  const asked = brief.wants.filter((one) => one.isAction === true).map((one): Action => ({ label: one.label }));
  if (brief.archetype === 'event') return writeEventHero(context, want);
  if (brief.archetype === 'portfolio' && brief.heading === undefined && WORKER.test(brief.purpose ?? ''))
    return { ...ofWorker(context), wants: wantIds(want) };
  const board = brief.archetype === 'careers' && /\bjob board\b/i.test(brief.prompt) ? brief.purpose : undefined;
  const own = brief.archetype === 'about' ? `About ${context.brand}` : undefined;
  const year = brief.archetype === 'about' ? /\bsince (1[5-9]\d\d|20[0-2]\d)\b/i.exec(brief.prompt)?.[1] : undefined;
  const since = year === undefined ? undefined : `${context.brand}, since ${year}`;
  const eyebrow = own ?? brief.place?.name ?? (heading === undefined ? promise.eyebrow : undefined);
  return {
    kind: 'hero',
    wants: wantIds(want),
    title: heading ?? since ?? (board === undefined ? promise.title : capitalise(board)),
    ...(heading === undefined && since === undefined && board === undefined && promise.accent !== undefined
      ? { accent: promise.accent }
      : {}),
    ...(eyebrow === undefined ? {} : { eyebrow }),
    body: ownBody.length > 0 ? ownBody.join(' ') : promise.body,
    action: asked[0] ?? promise.action,
    secondary: asked[1] ?? promise.secondary,
    facts:
      want?.items.flatMap((item): Fact[] =>
        item.value === undefined ? [] : [{ label: item.title, value: item.value }],
      ) ?? [],
    picture: domain.pictures.scene,
    contents: writeContents(context),
    ...previewOf(context),
  };
}

/** "A product designer": one person, not a house. */
const WORKER =
  /^an? (?:[\p{L}-]+ ){0,3}(?:designer|illustrator|developer|photographer|engineer|artist|writer|architect|animator|filmmaker|videographer|copywriter|stylist|sculptor|painter|musician|director|editor|researcher|strategist)s?\b/iu;

/** The opening of somebody's work: who it is, what is to be seen, how to get in touch. */
function ofWorker({ brief, domain }: WriteContext): Omit<SlotOf<'hero'>, 'wants'> {
  const who = WORKER.exec(brief.purpose ?? '')?.[0] ?? '';
  return {
    kind: 'hero',
    title: `${brief.brand === undefined ? 'I am' : `${brief.brand},`} ${who}`,
    accent: who,
    eyebrow: brief.place?.name ?? 'Free from January',
    body: 'Selected work from the last three years, how I go about it, and how to reach me.',
    action: { label: 'See the work', icon: 'arrow-down' },
    secondary: { label: 'Write to me' },
    facts: [],
    picture: domain.pictures.scene,
    contents: domain.collections
      .slice(0, 1)
      .flatMap(({ rows }) => rows.slice(0, 4).map(({ title, subtitle = '' }) => ({ title, note: subtitle }))),
  };
}

const SOFTWARE = /\b(?:apps?|software|platforms?|saas|tools?|dashboards?|systems?)\b/i;

function previewOf(context: WriteContext): Pick<SlotOf<'hero'>, 'preview'> {
  const { domain, brief } = context;
  // Who looks for a table, a loaf or a room is not shown the screens behind it.
  if (domain.trade !== undefined && domain.trade !== 'tool' && !SOFTWARE.test(brief.prompt)) return {};
  const preview = writePreview(context);
  return preview === undefined ? {} : { preview };
}

/** The one figure the screen is about. */
export function writeFocus(context: WriteContext, want?: Want): SlotOf<'focus'> {
  const { domain, now } = context;
  const [given, ...others] = want?.items.filter((item) => item.value !== undefined) ?? [];
  const known =
    domain.focuses.find(
      (focus) => want !== undefined && want.label.toLowerCase().includes(focus.label.toLowerCase()),
    ) ?? domain.focuses[0];
  if (known === undefined) throw new RangeError(`Domain ${domain.id} has no focus`);
  const one = given === undefined ? focusOnOne(context) : undefined;
  if (one !== undefined) return { ...one, wants: wantIds(want) };
  const base = { kind: 'focus' as const, wants: wantIds(want), note: toDayLine(now, context.brief.place?.name) };
  if (given?.value !== undefined) {
    return {
      ...base,
      title: context.brief.heading ?? context.brief.subject,
      label: given.title,
      value: given.value,
      ...(given.note === undefined ? {} : { caption: given.note }),
      facts: others.map((item) => ({ label: item.title, value: item.value ?? '' })),
      action: known.action,
    };
  }
  const series = known.series === undefined ? undefined : domain.series[known.series];
  return {
    ...base,
    title: context.brief.heading ?? context.brief.subject,
    label: known.label,
    value: known.value,
    ...(known.unit === undefined ? {} : { unit: known.unit }),
    caption: known.caption,
    ...(known.share === undefined ? {} : { share: known.share }),
    ...(known.goal === undefined ? {} : { goal: known.goal }),
    facts: known.facts,
    ...(series === undefined ? {} : { series: { ...writeSeriesOf(series), ...picturesFor(context, series.title) } }),
    picture: domain.pictures.scene,
    action: known.action,
  };
}

/** The last call of a page, or a newsletter and waiting-list sign-up. */
export function writeClosing(context: WriteContext, want?: Want): SlotOf<'closing'> {
  const { domain, brief, brand } = context;
  const label = want?.label.toLowerCase() ?? '';
  const letters =
    /newsletter|subscribe|e-?mail|waitlist|waiting list|sign-?up|notify/.test(label) ||
    brief.archetype === 'onboarding';
  const promise = domain.promises.length > 1 ? domain.promises.at(-1) : lastWord(context);
  const [title, ...body] = want?.texts ?? [];
  if (letters) {
    const waiting = /wait/.test(label);
    return {
      kind: 'closing',
      wants: wantIds(want),
      title: title ?? (waiting ? `Be there when ${brand} opens` : `Letters from ${brand}`),
      body:
        body.length > 0
          ? body.join(' ')
          : waiting
            ? 'One e-mail when your place is ready. Nothing else.'
            : 'Twice a month, and you can stop with one click.',
      field: { label: 'E-mail address', kind: 'email', placeholder: 'you@home.org', required: true },
      action: { label: waiting ? 'Join the waiting list' : 'Subscribe' },
    };
  }
  if (brief.archetype === 'event' && title === undefined) return writeEventClosing(context, want);
  const { firstAction, second } = closingActions(context, want);
  return {
    kind: 'closing',
    wants: wantIds(want),
    title: title ?? promise?.title ?? brand,
    body: body.length > 0 ? body.join(' ') : (promise?.body ?? domain.label),
    action: firstAction,
    ...(second === undefined ? {} : { secondary: second }),
    ...(domain.pictures.things[0] === undefined ? {} : { picture: domain.pictures.things[0] }),
    ...picturesFor(context, title ?? ''),
  };
}

/** What is said at the end of a page whose one promise stands at its top. */
function lastWord({ domain }: WriteContext): DomainKnowledge['promises'][number] | undefined {
  const [first] = domain.promises;
  return (
    first && {
      title: 'Something left to ask?',
      body: 'Write or ring. A person answers, says what is possible, and what it would cost.',
      action: first.action,
      secondary: { label: 'Ask a question' },
    }
  );
}

function closingActions(context: WriteContext, want: Want | undefined): { firstAction: Action; second?: Action } {
  const promise = context.domain.promises.length > 1 ? context.domain.promises.at(-1) : lastWord(context);
  const own = want?.isAction === true ? { label: want.label } : undefined;
  const firstAction = own ?? promise?.action ?? { label: 'Get started' };
  return { firstAction, ...(promise === undefined ? {} : { second: promise.secondary }) };
}

export function writeNotice(context: WriteContext, want?: Want): SlotOf<'notice'> {
  const { domain, random } = context;
  const usual = want === undefined ? undefined : findUsualNotice(want.label);
  if (want !== undefined && usual !== undefined && want.texts.length === 0)
    return { kind: 'notice', wants: [want.id], title: want.label, ...usual };
  const known = domain.notices[0] ?? { tone: 'accent' as const, icon: 'info', title: domain.label, body: '' };
  const [title, ...body] = want?.texts ?? [];
  const shown = want === undefined ? random.pick(domain.notices) : known;
  return {
    kind: 'notice',
    wants: wantIds(want),
    tone: shown.tone,
    icon: shown.icon,
    title: title ?? (want === undefined ? shown.title : want.label),
    body: body.length > 0 ? body.join(' ') : want === undefined ? shown.body : `${shown.title}. ${shown.body}`,
    ...(shown.action === undefined ? {} : { action: shown.action }),
  };
}

/** One person, or the thing a detail page is about. */
export function writeProfile(context: WriteContext, want?: Want): SlotOf<'profile'> {
  const { domain } = context;
  const person = domain.people[0] ?? { name: context.brand };
  const texts = want?.texts ?? [];
  const collection = collectionFor(context, want);
  const facts = [
    ...texts.slice(1).map((text): Fact => ({ label: factLabel(text), value: text })),
    ...(want?.fields ?? []).flatMap(({ label, value }): Fact[] => {
      const told =
        value ?? KNOWN_FACTS.find(([words]) => words.test(label))?.[1](texts[0] ?? person.name, context.brand);
      return told === undefined ? [] : [{ label, value: told }];
    }),
  ];
  return {
    kind: 'profile',
    wants: wantIds(want),
    title: texts[0] ?? person.name,
    person: texts[0] === undefined ? person : { name: texts[0] },
    // What is known of somebody else says nothing of who the prompt names.
    ...(person.note === undefined || texts.length > 0 ? {} : { body: person.note }),
    facts:
      texts.length > 0 || facts.length > 0
        ? facts
        : domain.metrics.slice(0, 3).map((metric) => ({
            label: metric.label,
            value: metric.value,
            ...(metric.unit === undefined ? {} : { unit: metric.unit }),
          })),
    ...(texts.length > 0 ? {} : { tags: collection.filters.slice(0, 4), ...noteFor(person.role) }),
    picture: domain.pictures.scene,
    action: domain.actions[0] ?? { label: 'Write a message' },
  };
}

/** How a person of the trade can be reached: invented, and reserved so that nobody is meant. */
const KNOWN_FACTS: readonly (readonly [RegExp, (name: string, brand: string) => string])[] = [
  [/e-?mail/i, (name, brand) => `${toHostName(name.split(' ')[0] ?? name)}@${toHostName(brand)}.example`],
  [/phone|mobile|tel/i, () => '+44 20 7946 0018'],
  [/web|url|site/i, (_name, brand) => `${toHostName(brand)}.example`],
  [/address|location|place/i, () => '12 Mill Lane'],
];

const toHostName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');

/** What a given text is, by its shape. */
function factLabel(text: string): string {
  if (text.includes('@')) return 'E-mail';
  if (/^[+(]?\d[\d\s()-]{5,}$/.test(text)) return 'Phone';
  if (/^(www\.|https?:)/.test(text)) return 'Website';
  return 'About';
}
