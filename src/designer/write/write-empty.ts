import type { Want } from '../brief.ts';
import type { Action, SlotOf } from './slots.ts';
import { collectionFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

interface Missing {
  words: RegExp;
  code?: string;
  icon: string;
  title: string;
  body: string;
  action: Action;
  secondary?: Action;
  /** About one's own things, where other places of the product lead away from them. */
  isOwn?: true;
}

/** What can be missing beside content: the page, the network, the service, the right to see it. */
const MISSING: readonly Missing[] = [
  {
    words: /\b404\b|not[- ]found|page missing|lost page/i,
    code: '404',
    icon: 'map-pin-off',
    title: 'This page has moved or never was',
    body: 'The address may have a slip in it, or the page was taken down. Everything else is where it was.',
    action: { label: 'Go to the start', icon: 'house' },
    secondary: { label: 'Search instead' },
  },
  {
    words: /\boffline\b|no (?:internet|connection|network)|lost connection/i,
    icon: 'wifi-off',
    title: 'You are offline',
    body: 'What you opened last is still here to read. Changes wait and are sent when the network is back.',
    action: { label: 'Try again', icon: 'refresh-cw' },
    secondary: { label: 'Read what is saved' },
  },
  {
    words: /\bmaintenance\b|\bdown for\b|back soon/i,
    icon: 'wrench',
    title: 'Back at half past six',
    body: 'We are moving to new machines. Nothing is lost, and nothing you sent has to be sent again.',
    action: { label: 'Tell me when it is back', icon: 'bell' },
    secondary: { label: 'See the status' },
  },
  {
    words: /\b403\b|access denied|forbidden|no permission|restricted/i,
    code: '403',
    icon: 'lock',
    title: 'This one is not shared with you',
    body: 'Whoever owns it can let you in. We send them a note with your name.',
    action: { label: 'Ask for access', icon: 'key-round' },
    secondary: { label: 'Go back' },
  },
  {
    words: /\b50[0-4]\b|server error|something went wrong|error page|crash|\berror (?:screen|state)/i,
    code: '500',
    icon: 'circle-alert',
    title: 'Something broke on our side',
    body: 'It is written down and somebody looks at it now. Try again in a minute.',
    action: { label: 'Try again', icon: 'refresh-cw' },
    secondary: { label: 'See the status' },
  },
  {
    words: /no (?:search )?results?|nothing found|no match/i,
    icon: 'search-x',
    title: 'Nothing under those words',
    body: 'Fewer words find more. You can also look through everything by kind.',
    action: { label: 'Clear the search', icon: 'x' },
    secondary: { label: 'Look through everything' },
  },
  {
    words: /\b(?:favou?rites?|saved|wish ?list|bookmarks?|likes?)\b/i,
    isOwn: true,
    icon: 'heart',
    title: 'Nothing kept yet',
    body: 'Touch the heart on anything you like and it waits for you here.',
    action: { label: 'Look around', icon: 'search' },
  },
  {
    words: /\b(?:cart|basket|bag)\b/i,
    isOwn: true,
    icon: 'shopping-basket',
    title: 'Your basket is empty',
    body: 'What you add stays here until you pay, on every device.',
    action: { label: 'Look around', icon: 'search' },
    secondary: { label: 'See what you saved' },
  },
  {
    words: /\b(?:messages?|chats?|inbox|conversations?)\b/i,
    isOwn: true,
    icon: 'message-circle',
    title: 'No messages yet',
    body: 'Write to somebody first. Answers come in here.',
    action: { label: 'New message', icon: 'square-pen' },
  },
  {
    words: /\bnotifications?|alerts\b/i,
    isOwn: true,
    icon: 'bell',
    title: 'You are up to date',
    body: 'When something needs you, it is told here.',
    action: { label: 'Choose what to be told', icon: 'settings' },
  },
  {
    words: /\bdownloads?\b/i,
    isOwn: true,
    icon: 'download',
    title: 'Nothing downloaded',
    body: 'Keep things on this phone for when there is no network.',
    action: { label: 'Find something to keep', icon: 'search' },
  },
  {
    words: /\borders?\b/i,
    isOwn: true,
    icon: 'receipt',
    title: 'No orders yet',
    body: 'What you order is followed here, from paid to at your door.',
    action: { label: 'Start an order', icon: 'plus' },
  },
];

/** Words that name the kind of page, not what it says. */
const NAMES_STATE = /\b(?:state|page|screen|error|404|empty|offline|not found|first use|maintenance)\b/i;

/** A page on which nothing is yet, or nothing any more, and what one can do about it. */
export function writeEmpty(context: WriteContext, want?: Want): SlotOf<'empty'> {
  const { brief, domain } = context;
  const [asked, second] = brief.wants
    .filter((one) => one.isAction === true)
    .map((one): Action => ({ label: one.label }));
  const [ownTitle, ...ownBody] = want?.texts ?? [];
  const missing = MISSING.find(({ words }) => words.test(brief.prompt));
  const collection = collectionFor(context, want);
  const [thing = 'thing'] = collection.words;
  const [act] = domain.actions;
  const told = missing ?? {
    icon: collection.icon,
    title: `No ${toPlural(thing)} yet`,
    body: `Your first ${thing} will stand here. ${domain.steps[0]?.body ?? ''}`.trim(),
    action: act ?? collection.action,
    secondary: { label: 'See an example' },
  };
  return {
    kind: 'empty',
    wants: wantIds(want),
    ...(missing?.code === undefined ? {} : { code: missing.code }),
    icon: told.icon,
    title: brief.heading ?? ownTitle ?? (NAMES_STATE.test(want?.label ?? '') ? told.title : titleFor(want, told.title)),
    body: ownBody.length > 0 ? ownBody.join(' ') : told.body,
    picture: domain.pictures.scene,
    action: asked ?? told.action,
    ...(second !== undefined || told.secondary !== undefined
      ? { secondary: second ?? told.secondary ?? told.action }
      : {}),
    ways:
      (want?.items.length ?? 0) > 0
        ? (want?.items ?? []).map(({ title, note, value }) => ({
            icon: domain.icon,
            title,
            ...(note === undefined && value === undefined ? {} : { body: note ?? value ?? '' }),
          }))
        : missing === undefined
          ? domain.steps
              .slice(0, 3)
              .map((step, index) => ({ icon: domain.actions[index]?.icon ?? 'circle-dot', ...step }))
          : missing.isOwn === true
            ? []
            : domain.destinations.slice(0, 4).map(({ label, icon }, index) => ({
                icon,
                title: label,
                ...(domain.collections[index] === undefined ? {} : { body: domain.collections[index].title }),
              })),
  };
}

const toPlural = (word: string): string =>
  /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
