/** Words that clients search an error for: an echo must not bring them into an error of another kind. */
const TELLING_WORDS = /rate limit|not found|permission|unauthenticated/i;
const SHOWN_CHARACTERS = 60;

/** A received value as an error may show it, short and on one line; undefined when there was none. */
export function toReceived(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'string') return toReceivedText(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}

function toReceivedText(text: string): string {
  if (TELLING_WORDS.test(text)) return 'a text that is withheld here';
  return text.length > SHOWN_CHARACTERS ? `a text of ${text.length} characters` : JSON.stringify(text);
}
