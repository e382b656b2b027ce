import type { ArchetypeId } from '../archetypes/archetypes.ts';
import { findMenu } from '../knowledge/menus/menus.ts';

/** A kind of screen that is another once a prompt says more of it. */
interface Narrowing {
  /** Absent: whatever it was taken for. */
  from?: readonly ArchetypeId[];
  to: ArchetypeId;
  /** What the prompt's opening must say, all of it; `unless` must not be said. */
  when: readonly (RegExp | ((text: string) => boolean))[];
  unless?: RegExp;
}

/** What is announced stands in the opening words. */
const OCCASION_CHARACTERS = 90;
const OCCASION =
  /\b(?:festival|conference|summit|convention|symposium|hackathon|marathon|half marathon|(?:running|cycling|charity|sports?) (?:event|race)|fun run|charity (?:run|walk)|10 ?k (?:run|race)|open air|carnival|fair|congress)\b(?! (?:app|platform|software|tool|ticketing))/i;

/** The first that holds is taken. */
const NARROWINGS: readonly Narrowing[] = [
  { from: ['wallet'], to: 'ticket', when: [/\b(?:tickets?|pass(?:es)?)\b/i] },
  { from: ['ticket'], to: 'checkout', when: [/\bcheck-?out\b/i] },
  { from: ['recipe'], to: 'library', when: [/\b(?:cook ?books?|saved|my recipes|collections?)\b/i] },
  // A menu of a kitchen lists dishes, whatever else they are called.
  { from: ['list'], to: 'menu', when: [/\bmenu\b/i, (text) => findMenu(text) !== undefined] },
  { from: ['listing'], to: 'menu', when: [/\bmenu\b/i, /\b(?:delivery|takeaway|order\w*|add)\b/i] },
  // A search for ways to travel finds departures with fares.
  {
    from: ['search'],
    to: 'fares',
    when: [/\bresults?\b/i, /\b(?:flights?|airfares?|trains?|ferr(?:y|ies)|coach(?:es)?)\b/i],
  },
  // What people ask for help with is called a ticket too; nobody is let in with it.
  {
    from: ['ticket'],
    to: 'record',
    when: [
      /\b(?:help ?desk|service ?desk|(?:customer|technical|tech|it) (?:support|service|help)|support (?:team|desk|agents?|tickets?|centre|center|app|portal)|(?:bug|issue|incident|defect|jira|zendesk) (?:ticket|tracker)|(?:software|engineering|dev(?:elopment|ops)?) team|tickets? (?:triage|queue|system))\b/i,
    ],
    unless: /\b(?:seat|venue|concert|cinema|admission|boarding|gate|qr|barcode|event|train|museum|festival)\b/i,
  },
  {
    from: ['ticket'],
    to: 'booking',
    when: [/\b(?:choose|pick|select) (?:your |a )?seats?\b|\bseat (?:selection|map|picker)\b/i],
  },
  {
    from: ['form'],
    to: 'auth',
    when: [/\b(?:create (?:an? )?(?:\w+ )?account|account (?:creation|registration))\b/i],
  },
  { to: 'document', when: [/\bdecision room\b/i] },
  {
    to: 'document',
    when: [/^(?:[\w-]+ ){0,3}notes\b.*\b(?:meeting|weekly|sync|stand-?up|retro\w*|workshop|call)\b/i],
  },
  // The page of a house is its front page, whatever it sells or lists besides.
  {
    from: ['list', 'dashboard', 'form', 'table', 'profile', 'gallery'],
    to: 'landing',
    when: [
      /^(?:\W*\w+\W+){0,3}?(?:web ?)?(?:page|site) (?:for|of) (?:our|my|the|an?) (?:[\w-]+ ){0,3}(?:association|club|society|choir|band|trio|quartet|orchestra|church|parish|co-?op(?:erative)?|guild|charity|shop|caf[eé]|bakery|practice|studio|workshop|farm|vineyard|brewery|hostel|guest ?house|museum|school|kindergarten)\b/i,
    ],
  },
  // Somebody's page with their pictures on it is one that others follow, not a card of facts.
  {
    from: ['profile'],
    to: 'social-profile',
    when: [/\b(?:photos?|posts?|pictures?|image) grid\b|\bgrid of (?:\w+ )?(?:photos?|posts?|pictures?)\b/i],
  },
  {
    from: ['swipe', 'profile', 'social-profile'],
    to: 'form',
    when: [/\bprofile edit(?:or|ing)?\b|\bedit (?:my |your |the |own )?(?:dating )?profile\b/i],
  },
  // What is decided one by one stands in rows: reports, marks.
  {
    to: 'table',
    when: [
      /\b(?:reported|flagged) (?:posts?|content|comments?)\b|\bmoderation queue\b|\bgrade ?book\b|\bmark ?book\b/i,
    ],
    unless: /\bstudents? app\b|\bmy (?:grades|marks)\b/i,
  },
  { from: ['profile'], to: 'swipe', when: [/\badopt(?:ion|able|ed)?\b/i] },
  // A way between two towns that is searched for.
  {
    from: ['list', 'dashboard'],
    to: 'fares',
    when: [/\b(?:[Ff]lights?|[Tt]rains?|[Ff]err(?:y|ies)|[Bb]uses) from \p{Lu}[\p{L}’'-]+ to \p{Lu}/u],
  },
  { from: ['list'], to: 'fares', when: [/\b(?:flights?|trains?|ferr(?:y|ies)|bus(?:es)?)\b.*\bresults?\b/i] },
  { from: ['list'], to: 'careers', when: [/\bjob board\b/i], unless: /\bapp\b/i },
  // One home that is offered, by its page.
  {
    from: ['list', 'detail'],
    to: 'listing',
    when: [
      /\b(?:apartment|flat|house|villa|cottage|studio|loft|bungalow|home)(?: (?:(?:for )?(?:rent|sale)|to (?:let|rent)))? (?:page|listing|detail)\b/i,
    ],
  },
  { from: ['landing'], to: 'journal', when: [/\brecipe (?:site|website|blog|home ?page)\b/i] },
  // Rights are those of roles; what a phone may use is asked on the way in.
  {
    from: ['settings', 'list', 'form'],
    to: 'permissions',
    when: [/\bpermissions?\b.*\broles?\b|\broles?\b.*\bpermissions?\b/i],
  },
  // Who keeps the book sees who comes; who books chooses a time.
  {
    from: ['booking'],
    to: 'table',
    when: [
      /\b(?:reservations?|bookings?) (?:today|tonight|tomorrow|this week|list|book|overview|table)\b|\b(?:today|tonight).s (?:reservations?|bookings?)\b/i,
    ],
  },
  // Who sells subscriptions counts them; who has one sees what it costs.
  {
    from: ['billing'],
    to: 'dashboard',
    when: [/\b(?:mrr|arr|churn|failed payments?|dunning|subscribers|billing admin)\b/i],
  },
  // One job is advertised, several are listed.
  {
    from: ['listing'],
    to: 'careers',
    when: [/\b(?:jobs|careers|vacancies|openings|open positions|open roles) (?:page|board|site|section|list)\b/i],
  },
  // A column for each of those who are booked.
  {
    from: ['week', 'calendar', 'day-view', 'dashboard', 'list', 'table', 'roster', 'booking'],
    to: 'rounds',
    when: [
      /\b(?:columns?|lanes?|rows?) (?:per|for (?:each|every)|by) (?:dentist|doctor|physician|therapist|physio|vet|stylist|barber|technician|engineer|trainer|teacher|person|employee|room|chair|crew|van|practitioner|hygienist|staff member)s?\b|\b(?:per|by|each) (?:dentist|doctor|therapist|stylist|barber|technician|practitioner|treatment room|room|vet|bay|court|chair)\b/i,
    ],
  },
  // Those who answer work at tickets; those who ask look for answers.
  {
    from: ['help', 'list', 'chat'],
    to: 'inbox',
    when: [
      /\b(?:support|help|service) ?desk\b(?=.*\b(?:tickets?|conversations?|queue|agents?)\b)|\bticket (?:list|queue)\b.*\b(?:conversation|customer|reply|thread)\b|\bagent (?:view|workspace|inbox|console|desktop)\b/i,
    ],
  },
  // A library that lends books is a house, not a shelf of films.
  {
    from: ['library'],
    to: 'table',
    when: [
      /\b(?:public|city|town|school|university|branch|local|village) librar(?:y|ies)\b|\blibrar(?:y|ies)\b.*\b(?:loans?|holds?|fines?|members?|librarians?|staff)\b/i,
    ],
  },
  { from: ['landing'], to: 'event', when: [(text) => OCCASION.test(text.slice(0, OCCASION_CHARACTERS))] },
];

/** The kind of screen that the words of an opening make of one they were first taken for; undefined: it stays. */
export function narrowArchetype(id: ArchetypeId, text: string): ArchetypeId | undefined {
  const holds = (test: Narrowing['when'][number]): boolean =>
    typeof test === 'function' ? test(text) : test.test(text);
  return NARROWINGS.find(
    ({ from, when, unless }) => (from?.includes(id) ?? true) && when.every(holds) && unless?.test(text) !== true,
  )?.to;
}
