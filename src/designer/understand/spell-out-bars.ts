/** What every bar at the top of an app holds anyway. */
const OF_THE_TOP = String.raw`(?:(?:the |an? |your )?(?:[\p{L}]+ ){0,2}(?:name|logo|title|bell|avatar|icon|menu|back arrow|back button|notifications?))`;

const SHORTHANDS: readonly (readonly [written: RegExp, meant: string])[] = [
  // "bottom nav Home, Saved, Profile": a bar with its places.
  [
    /\b([Bb]ottom (?:nav(?:igation)?(?: bar)?|tab ?bar|bar|tabs)|[Tt]ab ?bar)(?:\s*[:：-]\s*|\s+)(?=\p{Lu}[\p{L} ]{1,18}(?:,|\s?\/)\s?\p{Lu})/gu,
    'bottom navigation with ',
  ],
  [
    new RegExp(
      String.raw`\b(?:top|app|header) bar with ${OF_THE_TOP}(?:(?:,? and |, )${OF_THE_TOP})*(?=[,.;]|$)`,
      'giu',
    ),
    'top bar',
  ],
  // "button Book a room": a button with its words.
  [/\b(button|CTA) (?=(\p{Lu}\p{Ll}+(?: [\p{Ll}]+){1,5})(?:,|\.|;|$| and a? ?bottom))\2/gu, '$1 "$2"'],
];

/** Shorthands of people who list what a screen holds, written so that they cannot be read as parts of the list. */
export const spellOutBars = (prompt: string): string =>
  SHORTHANDS.reduce((text, [written, meant]) => text.replaceAll(written, meant), prompt);
