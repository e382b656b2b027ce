import { ARCHETYPES } from '../archetypes/archetypes.ts';
import type { Brief, Want } from '../brief.ts';
import { findMoods } from '../understand/find-moods.ts';
import { isPublicPage } from './is-public-page.ts';
import { nameOfPage } from './name-of-page.ts';
import { visitorDestinations } from './visitor-destinations.ts';
import { stemsOf } from './write-context.ts';

/** A brief whose wants are all content, with the destinations that the prompt names for the navigation. */
export interface SettledBrief {
  brief: Brief;
  destinations: readonly { label: string; icon: string }[];
  /** The prompt names them. */
  areNamed: boolean;
}

/** Takes what is no content out of the checklist: navigation goes to the frame, words of mood to the direction. */
export function settleBrief(brief: Brief): SettledBrief {
  const wants = joinNotes(
    brief,
    joinFacts(
      brief.wants
        .filter((want) => !isNavigation(want) && !isMood(want) && !isAmount(want) && !isDevice(want))
        .map(withKind),
    ),
  );
  const named = brief.wants.filter(isNavigation).flatMap((want) => want.items);
  const known = withPlaceOf(
    brief,
    isPublicPage(brief) ? visitorDestinations(brief.domain, brief.archetype) : brief.domain.destinations,
  );
  const destinations =
    named.length < 2
      ? known
      : named.map(({ title }, index) => ({
          label: title,
          icon: iconFor(title, brief) ?? known[index]?.icon ?? 'circle-dot',
        }));
  const subject = HOME.test(brief.subject) ? (destinations[0]?.label ?? brief.subject) : nameOfPage(brief);
  return { brief: { ...brief, wants, subject }, destinations, areNamed: named.length >= 2 };
}

/** The home of an app is called as its first place is. */
const HOME = /^(?:home(?: (?:screen|page|tab|view))?|(?:mobile |web )?app)$/i;

const MOST_DESTINATIONS = 5;

/** The trade's destinations with the one that this kind of page is; the last gives way where there are many. */
function withPlaceOf({ archetype }: Brief, destinations: SettledBrief['destinations']): SettledBrief['destinations'] {
  const { destination } = ARCHETYPES[archetype];
  if (destination === undefined || destinations.some(({ label }) => label === destination.label)) return destinations;
  return [...destinations.slice(0, MOST_DESTINATIONS - 1), destination];
}

/** The attributes of a shown person are facts to read, not a form of the same name to fill in. */
function joinFacts(wants: readonly Want[]): Want[] {
  const profiles = wants.filter((want) => want.kind === 'profile');
  const isFacts = (want: Want): boolean => want.kind === 'form' && profiles.some(({ label }) => label === want.label);
  return wants
    .filter((want) => !isFacts(want))
    .map((want) =>
      want.kind === 'profile' ? { ...want, fields: wants.filter(isFacts).flatMap(({ fields }) => fields) } : want,
    );
}

/** What every page of a thing shows anyway. */
const OF_THE_THING =
  /^(?:|(?:product )?(?:price|name|title|description|photos?|images?|stock|availability|quantity|variants?|swatch(?:es)?))$/i;

/** What a page about a thing names in passing (care, returns, delivery) stands together as what is good to know. */
function joinNotes({ archetype }: Brief, wants: readonly Want[]): Want[] {
  if (archetype !== 'product') return [...wants];
  const notes = wants.filter((want) => isBare(want) && want.isAction !== true && !OF_THE_THING.test(want.label));
  const [first] = notes;
  if (first === undefined) return [...wants];
  const joined: Want = {
    ...first,
    kind: 'points',
    label: 'Good to know',
    items: notes.map(({ label }) => ({ title: label })),
  };
  return wants.flatMap((want) => (want === first ? [joined] : notes.includes(want) ? [] : [want]));
}

const isBare = ({ kind, items, texts, fields }: Want): boolean =>
  kind === undefined && items.length + texts.length + fields.length === 0;

const isNavigation = (want: Want): boolean => want.kind === undefined && want.label === 'Navigation';

/** "14,500 kr per month" says what something costs; it is a figure of the thing, not a part of the page. */
const isAmount = ({ label, items, fields, texts }: Want): boolean =>
  items.length + fields.length + texts.length === 0 &&
  /^[€£$]?\s?\d[\d.,]*\s?(?:kr|chf|€|euros?|dollars|pounds)?\b.{0,12}$/i.test(label) &&
  /[€£$]|kr|chf|euro|dollar|pound/i.test(label);

/** "Recipe page for lemon tart, mobile": what it is drawn for stands on no screen. */
const isDevice = (want: Want): boolean =>
  isBare(want) &&
  /^(?:mobile|phone|ios|android|iphone|desktop|tablet|responsive)(?: (?:app|screen|view|ui|design|size))?$/i.test(
    want.label,
  );

const isMood = (want: Want): boolean =>
  want.isAction !== true && isBare(want) && stemsOf(want.label).length === 1 && findMoods(want.label).length > 0;

/** Times and places that can still be had are picked from. */
const PICKED = /\b(?:free|open|available)\b.*\b(?:times?|slots?|seats?|dates?|places?)\b/i;

const withKind = (want: Want): Want => (isBare(want) && PICKED.test(want.label) ? { ...want, kind: 'choices' } : want);

function iconFor(title: string, { domain }: Brief): string | undefined {
  const [stem] = stemsOf(title);
  return domain.destinations.find(({ label }) => stemsOf(label)[0] === stem)?.icon;
}
