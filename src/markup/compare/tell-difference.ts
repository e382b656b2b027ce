import type { DocumentDifference, ElementChange, ValueChange } from './difference.ts';

const MOST_TOLD = 40;
const LONGEST_VALUE = 80;

/** A difference in sentences, one a line, the widest reaching first; one that says so when there is none. */
export function tellDifference({ elements, tokens, settings }: DocumentDifference): string[] {
  const lines = [...settings.map(tellSetting), ...tellTokens(tokens), ...elements.map(tellElement)];
  if (lines.length === 0) return ['Nothing differs.'];
  if (lines.length <= MOST_TOLD) return lines;
  return [...lines.slice(0, MOST_TOLD), `And ${lines.length - MOST_TOLD} more changes of elements.`];
}

const tellSetting = ({ name, from, to }: ValueChange): string =>
  `The ${name} was ${quote(from ?? 'not set')} and is ${quote(to ?? 'not set')}.`;

/** Tokens by what they decide; most changes of a theme touch dozens. */
const TOKEN_KINDS = [
  ['Fonts', /^font-/],
  ['Corners', /^radius-/],
  ['Type sizes', /^text-/],
  ['Spaces', /^spac/],
  ['Shadows', /^shadow-/],
  ['Colours', /./],
] as const;
const MOST_TOKENS = 4;

function tellTokens(tokens: readonly ValueChange[]): string[] {
  const kindOf = ({ name }: ValueChange): string => TOKEN_KINDS.find(([, names]) => names.test(name))?.[0] ?? 'Colours';
  const groups = Map.groupBy(tokens, kindOf);
  return [...groups].map(([kind, changes]) => {
    const told = changes
      .slice(0, MOST_TOKENS)
      .map(({ name, from, to }) => `${name} ${quote(from ?? 'none')} to ${quote(to ?? 'none')}`);
    const rest = changes.length - told.length;
    return `${kind} changed: ${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  });
}

function tellElement({ kind, what, block, from, to }: ElementChange): string {
  const name = `The ${what}${block === undefined || what.startsWith(block.replaceAll('-', ' ')) ? '' : ` in the ${block.replaceAll('-', ' ')}`}`;
  switch (kind) {
    case 'added':
      return `${name} was added.`;
    case 'removed':
      return `${name} was removed.`;
    case 'moved':
      return `${name} was moved: it stood ${from ?? 'elsewhere'} and stands ${to ?? 'elsewhere'}.`;
    case 'text':
      return from === undefined
        ? `${name} has the words ${quote(to ?? '')} now.`
        : to === undefined
          ? `${name} lost the words ${quote(from)}.`
          : `${name} said ${quote(from)} and says ${quote(to)}.`;
    case 'restyled':
      return `${name} was restyled${from === undefined ? '' : `: without ${cut(from)}`}${to === undefined ? '' : `${from === undefined ? ':' : ','} with ${cut(to)}`}.`;
    case 'replaced':
      return `${name} took the place of the ${from ?? 'element'}.`;
    case 'picture':
      return from === to || to === undefined
        ? `${name} was drawn anew.`
        : `${name} shows ${quote(to)}${from === undefined ? '' : ` instead of ${quote(from)}`}.`;
    case 'attribute':
      return `${name} changed from ${cut(from ?? 'nothing')} to ${cut(to ?? 'nothing')}.`;
  }
}

const cut = (text: string): string =>
  text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 1).trimEnd()}…`;
const quote = (text: string): string => `"${cut(text)}"`;
