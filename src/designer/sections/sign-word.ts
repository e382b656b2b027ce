import { pageWord, type PageWord } from '../fill/language/page-words.ts';

/** What signs mean where they stand alone; the first that fits. */
const SIGNS: readonly (readonly [RegExp, PageWord])[] = [
  [/^(?:(?:arrow|chevron)[- ]left|back)$/, 'back'],
  [/^(?:(?:arrow|chevron)[- ]right|next|forward)$/, 'next'],
  [/^(?:search|magnif)/, 'search'],
  [/^(?:x|close|cancel)$/, 'cancel'],
  [/^(?:plus|add)/, 'add'],
  [/^(?:menu|hamburger)/, 'menu'],
  [/^(?:settings|gear|cog|sliders)/, 'settings'],
  [/^(?:bell|notification)/, 'notifications'],
  [/^(?:share|send[- ]to)/, 'share'],
  [/^(?:pencil|edit|pen)$/, 'edit'],
  [/^(?:heart|star|bookmark|favou?rite)/, 'favourites'],
  [/^(?:user|profile|avatar|person)/, 'profile'],
  [/^(?:calendar|date)/, 'calendar'],
  [/^(?:send|paper[- ]plane)/, 'send'],
  [/^(?:filter|funnel)/, 'filter'],
  [/^(?:cart|shopping|basket|bag)/, 'cart'],
  [/^(?:home|house)$/, 'home'],
  [/^(?:help|question|info)/, 'help'],
  [/^(?:phone|call)/, 'phone'],
  [/^(?:map|pin|location)/, 'map'],
  [/^(?:message|chat|comment)/, 'message'],
  [/^(?:ellipsis|more|dots)/, 'details'],
  [/^(?:time|clock)/, 'time'],
];

/** A sign or a kind of control in words, for those who do not see it; its own English name where it means nothing usual. */
export function signWord(sign: string, lang: string): string {
  const known = SIGNS.find(([names]) => names.test(sign.toLowerCase()))?.[1];
  return known === undefined ? sign : pageWord(known, lang);
}
