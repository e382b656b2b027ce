import type { Tone } from '../outline.ts';
import { stateWord } from './state-words.ts';

/** The gravest of several states is the one to colour: "Open, heats", "Door open, alarm". */
const GRAVITY: Tone[] = ['bad', 'warn', 'info', 'good', 'muted'];
const DENIAL = /^(?:no|not|kein|keine|nicht|sans|pas|sin|non|geen|niet|nie|bez|inga|inte|sem|não|without) /u;

/**
 * How a state is to be coloured, in ten languages; `undefined` where nothing in the words tells.
 *
 * @example toneOf('Overdue 2 h') // 'bad'
 */
export function toneOf(text: string): Tone | undefined {
  const whole = text.trim();
  if (whole.length > 60) return undefined;
  const exact = stateWord(whole);
  if (exact !== undefined) return exact.tone;
  const lower = whole.toLowerCase();
  const tones = new Set<Tone>();
  for (const part of lower.split(/[,;·(/]| – | — /u)) {
    const tone = toneOfPart(part.replace(/\)$/u, '').trim());
    if (tone !== undefined) tones.add(tone);
  }
  return GRAVITY.find((tone) => tones.has(tone));
}

function toneOfPart(part: string): Tone | undefined {
  const exact = stateWord(part);
  if (exact !== undefined) return exact.tone;
  const denied = DENIAL.exec(part);
  if (denied !== null) {
    // "No alarms" is good news; "not booked" is merely not yet so.
    const rest = part.slice(denied[0].length);
    const tone = stateWord(rest)?.tone ?? stateWord(rest.replace(/s$/u, ''))?.tone;
    if (tone === 'bad' || tone === 'warn') return 'good';
    return tone === undefined ? undefined : 'muted';
  }
  const words = part.split(/\s+/u);
  if (words.length > 6) return undefined;
  // A state leads ("waiting 14 min", "expired 3 May") or ends ("5 days late", "70 % open").
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const led = stateWord(words.slice(0, length).join(' '));
    if (led !== undefined && tells(words[length] ?? '')) return led.tone;
    const ended = stateWord(words.slice(-length).join(' '));
    if (ended !== undefined && words.length < 5 && /^\d/u.test(words[0] ?? '')) return ended.tone;
  }
  return undefined;
}

/** What follows a leading state is its moment or measure, not the thing that the word belongs to ("open water"). */
function tells(next: string): boolean {
  return /^[\d€$£+−-]|^(?:until|since|at|on|by|from|for|in|to|today|tomorrow|yesterday|after|before|seit|bis|ab|um|heute|depuis|jusqu|le|desde|hasta|hoy|el|dal|fino|sinds|tot|od|do|sedan|till|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/u.test(
    next,
  );
}
