/** What every bar at the top of an app holds anyway. */
const OF_THE_TOP = String.raw`(?:(?:the |an? |your )?(?:[\p{L}]+ ){0,2}(?:name|logo|title|bell|avatar|icon|menu|back arrow|back button|notifications?))`;

const SHORTHANDS: readonly (readonly [written: RegExp, meant: string])[] = [
  // "bottom nav Home, Saved, Profile": a bar with its places.
  [
    /\b([Bb]ottom (?:nav(?:igation)?(?: bar)?|tab ?bar|bar|tabs)|[Tt]ab ?bar|(?<=(?:, |and )(?:and )?)tabs)(?:\s*[:：-]\s*|\s+)(?=\p{Lu}[\p{L} ]{1,18}(?:,|\s?\/)\s?\p{Lu})/gu,
    'bottom navigation with ',
  ],
  [
    new RegExp(
      String.raw`\b(?:top|app|header) bar with ${OF_THE_TOP}(?:(?:,? and |, )${OF_THE_TOP})*(?=[,.;]|$)`,
      'giu',
    ),
    'top bar',
  ],
  [/\blandingpage\b/giu, 'landing page'],
  // "A one-page site of a piano teacher" is a website for one.
  [/\b(?:one|single)[- ]page (?=(?:web ?)?site\b)/giu, ''],
  [
    /^((?:(?:an?|the|my) )?(?:[\w-]+ ){0,2}(?:web ?site|site|home ?page|landing page)) of (?=(?:an?|our|my|the)\s)/giu,
    '$1 for ',
  ],
  // "button Book a room": a button with its words.
  [/\b(button|CTA) (?=(\p{Lu}\p{Ll}+(?: [\p{Ll}]+){1,5})(?:,|\.|;|$| and a? ?bottom))\2/gu, '$1 "$2"'],
];

/** "Airbnb style listing": known apps stand for what is done with them. */
const LIKE_APPS: readonly (readonly [name: string, meant: string])[] = [
  ['airbnb|booking\\.com|vrbo', 'holiday cottage'],
  ['uber|lyft|bolt|grab', 'taxi ride'],
  ['uber ?eats|doordash|deliveroo|grubhub|wolt', 'food delivery restaurant'],
  ['spotify|apple music', 'music'],
  ['netflix|hulu|disney\\+?', 'film streaming'],
  ['tinder|bumble|hinge', 'dating'],
  ['whatsapp|telegram|messenger', 'messenger'],
  ['duolingo', 'learn spanish'],
  ['strava', 'running'],
  ['robinhood', 'investing'],
  ['splitwise', 'split expenses'],
  ['venmo|cash ?app|paypal', 'send money'],
  ['calm|headspace', 'meditation'],
  ['etsy|vinted|depop', 'second-hand'],
  ['shazam', 'song recognition'],
  ['goodreads', 'books'],
];

/** Shorthands of people who list what a screen holds, written so that they cannot be read as parts of the list. */
export const spellOutBars = (prompt: string): string =>
  LIKE_APPS.reduce(
    (text, [name, meant]) => text.replace(new RegExp(`\\b(?:${name})[- ](?:style|like|clone|inspired)\\b`, 'i'), meant),
    SHORTHANDS.reduce((text, [written, meant]) => text.replaceAll(written, meant), prompt),
  );
