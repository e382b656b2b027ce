import { ARCHETYPES } from '../archetypes/archetypes.ts';
import type { Brief, Want } from '../brief.ts';
import { capitalise } from '../capitalise.ts';
import { filled } from '../fill/filled-words.ts';
import { pageWord, type PageWord } from '../fill/language/page-words.ts';
import { keepFrame } from '../keep-frame.ts';
import { naturalDevice, WIDE_FIRST } from '../natural-device.ts';
import type { DrawnDevice } from '../../domain/designer.ts';
import type { Door } from '../brief.ts';
import type { Frame, Navigation, Node, Outline, Section, Words } from '../outline/outline.ts';
import { toEnglish } from '../understand/translate-words.ts';
import { LANGUAGES } from '../understand/vocabulary/languages.ts';
import { isPage, localTitle } from '../understand/local-title.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import { hasPart, isClause, knownSections, moneyOfPages, nameOf } from './known-page.ts';
import { opening, partsFor, site } from './local-parts.ts';
import { section, type PartWriter } from './part-writer.ts';
import { wantedNodes } from './wanted-nodes.ts';

/** From so many nodes of its own on, what was read of a prompt is its page. */
const LEAST_READ = 2;
/** From so many on, it is more than a page of its kind is known to have. */
const LEAST_PAGE = 6;

interface Asked {
  device?: DrawnDevice;
  /** The project's first screen, and what it is drawn for. */
  beside?: { device: DrawnDevice };
  first?: Outline;
  /** What is known in its language of the page that is asked for. */
  page?: PageKnowledge | undefined;
  /** Dates stand near it. */
  now: Date;
}

/**
 * The page of a prompt that asks for one in another language than English and leaves its words to us: what was read of it,
 * else what it wants, else what a screen of its kind has, all of it in its language. What is known of trades is told in
 * English, so none of it is taken.
 */
export function localOutline(
  read: Outline,
  understood: Brief,
  { device: given, beside, first, page, now }: Asked,
): Outline {
  const brief = isDoor(understood) ? { ...understood, archetype: 'auth' as const } : understood;
  const neighbours = WIDE_FIRST.has(brief.archetype) ? undefined : beside?.device;
  const natural = naturalDevice(brief, page?.kind === 'app' ? 'MOBILE' : 'DESKTOP');
  const device = given ?? brief.device ?? read.device ?? neighbours ?? natural;
  const isPublic = ARCHETYPES[brief.archetype].isPublic === true && naturalDevice(brief) === 'DESKTOP';
  const isSite =
    page === undefined
      ? read.kind === 'site' || isPublic || (device === 'DESKTOP' && isPage(brief))
      : page.kind === 'site';
  const subject = localTitle(read.title === undefined ? brief : { ...brief, heading: read.title.text });
  const currency = brief.currency ?? (page === undefined ? undefined : moneyOfPages(brief.lang));
  const writer: PartWriter = {
    say: (word) => pageWord(word, brief.lang),
    subject,
    scene: toEnglish(subject, brief.lang),
    isPhone: device === 'MOBILE',
    days: listDays(brief.lang),
    lang: brief.lang,
    currency,
    now,
  };
  const parts = read.sections.filter(({ nodes }) => nodes.length > 0);
  // What stands at which side is known of what is wanted.
  const isSeated = brief.wants.some(({ place }) => place !== undefined);
  const told = parts.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const isGiven = parts.some(holdsGiven);
  const isTold = !isSeated && told >= (page === undefined || isGiven ? LEAST_READ : LEAST_PAGE);
  // Buttons alone are no page: what such a page has stands before them.
  const isOfButtons = page !== undefined && isTold && parts.every(({ nodes }) => nodes.every(isButton));
  const before = isOfButtons ? knownSections(page, writer) : [];
  const sections = isTold ? [...before, ...parts] : ownSections(brief, isSite, writer, page);
  const title =
    read.title?.text === subject
      ? read.title
      : derived(page !== undefined && isClause(subject) ? nameOf(page) : subject);
  const keeps = first?.lang === brief.lang && !PASSED.has(brief.archetype);
  const { frame, product } = keeps ? keepFrame({ ...read, title }, first) : read;
  const asked = frame.navigation?.entries.length === 0 ? undefined : frame.navigation;
  const navigation = atSide(asked ?? navigationFor(brief, isSite, sections, writer), brief);
  const name = read.product ?? (brief.brand === undefined ? product : derived(brief.brand));
  const { subtitle, ...others } = read;
  return {
    ...others,
    ...(subtitle === undefined || subtitle.text === subject ? {} : { subtitle }),
    lang: brief.lang,
    ...(currency === undefined ? {} : { currency }),
    kind: isSite ? 'site' : device === 'MOBILE' ? 'app' : 'tool',
    device,
    title,
    ...(name === undefined ? {} : { product: name }),
    sections,
    frame: withName(navigation === undefined ? frame : { ...frame, navigation }, name, isSite),
    isWhole: false,
  };
}

/** Words that the prompt gives for a part stand there as they are. */
const holdsGiven = ({ nodes }: Section): boolean =>
  nodes.some((node) => node.kind === 'control' && node.label?.origin === 'literal');

const isButton = (node: Node): boolean => node.kind === 'control' && node.control === 'button';

/** A side bar stands where it is wanted. */
function atSide(navigation: Navigation | undefined, { wants }: Brief): Navigation | undefined {
  const side = wants.find(({ label }) => label === 'Navigation')?.place;
  return navigation?.kind === 'sidebar' && side === 'right' ? { ...navigation, side } : navigation;
}

/** Whose screen it is, where neither a site's head nor a bar at the side says so. */
function withName(frame: Frame, name: Words | undefined, isSite: boolean): Frame {
  if (name === undefined || isSite || frame.navigation?.kind === 'sidebar' || frame.header !== undefined) return frame;
  return { ...frame, header: { start: [{ kind: 'text', role: 'wordmark', words: name }], middle: [], end: [] } };
}

/** A few words that name a door are about the door, also in languages whose words for screens are not known. */
const isDoor = (brief: Brief): boolean =>
  LANGUAGES[brief.lang] === undefined && brief.door !== undefined && naturalDevice(brief) === 'DESKTOP';

const derived = (text: string): Words => ({ text, origin: 'derived' });

/** What is wanted, each under its own heading, else what such a screen has; on a page that is known, what it has not itself. */
function ownSections(brief: Brief, isSite: boolean, writer: PartWriter, page?: PageKnowledge): Section[] {
  const parts = page === undefined ? partsFor(brief, isSite) : (): Section[] => knownSections(page, writer);
  // What else such a prompt tells is said to whoever draws it: "enter the code that we sent you".
  if (brief.archetype === 'auth' && brief.door !== undefined && PASSAGES.has(brief.door)) return parts(writer);
  const isSeated = brief.wants.some(({ place }) => place !== undefined);
  // Beside parts at their sides a word that is only the page's name is none.
  const listed = listWanted(brief).filter(
    (want) => (!isSeated || want.place !== undefined) && (page === undefined || !hasPart(page, want)),
  );
  const wanted = listed.map((want) => wantedSection(want, writer));
  if (wanted.length === 0) return parts(writer);
  // A panel at a side stands beside what such a screen has.
  if (listed.every(({ place }) => place !== undefined) && new Set(listed.map(({ place }) => place)).size === 1)
    return [...wanted, ...parts(writer)];
  if (page !== undefined) return [...parts(writer), ...wanted];
  return isSite && parts === site ? [...opening(writer), ...wanted] : wanted;
}

/** What was wanted is known where the language's grammar is; a single short word or half a sentence is none. */
const listWanted = ({ lang, subject, wants }: Brief): Want[] =>
  LANGUAGES[lang] === undefined
    ? []
    : wants.filter(({ label, kind, texts, items, fields, place }) => {
        // By that label a wish for a navigation goes, which the frame has.
        if (label === 'Navigation') return false;
        if (place !== undefined) return true;
        const isBare = kind === undefined && texts.length + items.length + fields.length === 0;
        return (
          !subject.toLowerCase().includes(label.toLowerCase()) &&
          label.split(' ').length <= MOST_WORDS &&
          !(isBare && label.length < LEAST_LETTERS)
        );
      });

const MOST_WORDS = 5;
const LEAST_LETTERS = 5;

function wantedSection(want: Want, writer: PartWriter): Section {
  const words = derived(want.label);
  if (want.isAction === true)
    return section([{ kind: 'control', control: 'button', label: words, rank: 'primary', options: [] }]);
  const nodes: Node[] = [
    ...want.texts.map((text): Node => ({ kind: 'text', role: 'paragraph', words: derived(text) })),
    ...(want.fields.length > 0
      ? want.fields.map(({ label }): Node => ({
          kind: 'control',
          control: 'input',
          label: derived(label),
          options: [],
        }))
      : want.items.length > 0
        ? [listed(want)]
        : want.texts.length > 0
          ? []
          : wantedNodes(want.kind, want.label, writer)),
  ];
  return section(nodes, { heading: words, ...(want.place === undefined ? {} : { place: want.place }) });
}

const listed = ({ items }: Want): Node =>
  items.some(({ value }) => value !== undefined)
    ? {
        kind: 'facts',
        layout: 'tiles',
        facts: items.map(({ title, value }) => ({ label: derived(title), value: derived(value ?? '') })),
      }
    : {
        kind: 'items',
        layout: 'rows',
        items: items.map(({ title, note }) => ({
          title: derived(title),
          fields: note === undefined ? [] : [{ as: 'note', words: derived(note) }],
          nodes: [],
        })),
      };

/** Doors of one field. */
const PASSAGES: ReadonlySet<Door> = new Set(['code', 'newPassword', 'forgot']);

/** Screens that one passes through have none. */
const PASSED: ReadonlySet<string> = new Set([
  'auth',
  'onboarding',
  'checkout',
  'wizard',
  'confirmation',
  'empty',
  'lost',
]);

const PLACES: Readonly<Record<'app' | 'tool', readonly (readonly [word: PageWord, icon: string])[]>> = {
  app: [
    ['home', 'house'],
    ['calendar', 'calendar'],
    ['favourites', 'heart'],
    ['profile', 'user'],
  ],
  tool: [
    ['overview', 'layout-dashboard'],
    ['entries', 'list'],
    ['calendar', 'calendar'],
    ['settings', 'settings'],
  ],
};

function navigationFor(
  { archetype }: Brief,
  isSite: boolean,
  sections: readonly Section[],
  { say, isPhone }: PartWriter,
): Navigation | undefined {
  if (PASSED.has(archetype)) return undefined;
  if (isSite) {
    const headings = sections.flatMap(({ heading }) => (heading === undefined ? [] : [heading.text])).slice(0, 4);
    return headings.length < 2 ? undefined : { kind: 'top', entries: headings.map(entry), head: [], tail: [] };
  }
  const words = PLACES[isPhone ? 'app' : 'tool'];
  const entries = words.map(([word, icon], index) => ({
    ...entry(say(word)),
    icon,
    ...(index === 0 ? { isCurrent: true } : {}),
  }));
  return { kind: isPhone ? 'bottom' : 'sidebar', entries, head: [], tail: [] };
}

const entry = (text: string) => ({ label: filled(text) });

/** Names of the days from Monday on, as the language writes them where they stand alone. */
function listDays(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => capitalise(format.format(Date.UTC(2024, 0, 1 + day))));
}
