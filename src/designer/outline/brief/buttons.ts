import type { ControlNode } from '../outline.ts';
import { given } from './given.ts';
import { writeText } from './masked-text.ts';
import { type Printing, printTokens, printWords, token, wordsToken } from './printing.ts';
import type { Attributes } from './attributes.ts';
import type { Reading } from './reading.ts';
import type { Slice } from './slice.ts';

/** Behind the bracket: how much a button weighs. */
const RANKS = { '!': 'primary', '!!': 'danger', '~': 'text', '': 'secondary' } as const;
const BUTTON =
  /^(?:\[\[(?<link>[^\]]*)\]\]|\[(?<label>[^\]]*)\](?:\((?<address>[^()]*)\)|(?<rank>!!|!|~|\?)?))\s*(?:\{(?<braces>[^{}]*)\}\s*)?/d;

/** Every button and link of `[Save]! [Cancel] [[Terms]] [:camera:]`; undefined where anything else stands between. */
export function readButtons(slice: Slice, reading: Reading): ControlNode[] | undefined {
  if (/^\[[ xX]\] +[^{\s]/.test(slice.text)) return undefined;
  const found: (() => ControlNode)[] = [];
  let rest = slice;
  while (!rest.isEmpty) {
    const match = BUTTON.exec(rest.text);
    const ranges = match?.indices?.groups;
    if (!match || !ranges) return undefined;
    const part = (name: string): Slice | undefined =>
      ranges[name] && rest.from(ranges[name][0], ranges[name][1]).trim();
    const [label, link] = [part('label'), part('link') ?? (part('address') && part('label'))];
    const braces = rest.from(0, match[0].length).trim();
    found.push(() => {
      const [, attributes] = reading.braces(braces);
      if (link) return toControl('link', reading.optional(link), undefined, attributes);
      const [, icon, words] = label?.match(/^:([^:]*):(?: +(.*))?$/d) ?? [];
      const named = reading.optional(icon ? words : label);
      const rank =
        match.groups?.['rank'] === '?' ? undefined : RANKS[(match.groups?.['rank'] ?? '') as keyof typeof RANKS];
      if (!icon || named)
        return {
          ...toControl('button', named, rank, attributes),
          ...given({ icon: icon && reading.words(icon).text }),
        };
      const mark = match.groups?.['rank'];
      const ranked = mark === undefined || mark === '?' ? undefined : rank;
      return { ...toControl('icon-button', undefined, ranked, attributes), icon: reading.words(icon).text };
    });
    rest = rest.from(match[0].length);
  }
  return found.length > 0 ? found.map((make) => make()) : undefined;
}

function toControl(
  control: ControlNode['control'],
  label: ControlNode['label'],
  rank: ControlNode['rank'],
  attributes: Attributes,
): ControlNode {
  const own = readControlAttributes(attributes);
  return { kind: 'control', control, ...given({ label, rank }), ...own, options: [] };
}

/** What any control may have in its braces. */
export function readControlAttributes(attributes: Attributes) {
  const stated = attributes.text('rank');
  return given({
    label: attributes.words('label'),
    value: attributes.words('value'),
    placeholder: attributes.words('placeholder'),
    hint: attributes.words('hint'),
    unit: attributes.text('unit'),
    rank: Object.values(RANKS).find((rank) => rank === stated),
    isOn: attributes.flag('on'),
    isDisabled: attributes.flag('disabled'),
    min: attributes.words('min'),
    max: attributes.words('max'),
    icon: attributes.text('icon'),
    isFloating: attributes.flag('floating'),
    color: attributes.text('color'),
  });
}

/** The attributes of a control except those that its line shows without braces. */
export function controlTokens(node: ControlNode, printing: Printing, shown: readonly (keyof ControlNode)[]) {
  const { label, value, placeholder, hint, min, max } = node;
  const isOpen = (key: keyof ControlNode): boolean => !shown.includes(key);
  return [
    isOpen('label') && wordsToken(printing, 'label', label),
    isOpen('value') && wordsToken(printing, 'value', value),
    isOpen('placeholder') && wordsToken(printing, 'placeholder', placeholder),
    wordsToken(printing, 'hint', hint),
    token('unit', node.unit),
    isOpen('rank') && token('rank', node.rank),
    isOpen('isOn') && node.isOn && 'on',
    node.isDisabled && 'disabled',
    wordsToken(printing, 'min', min),
    wordsToken(printing, 'max', max),
    isOpen('icon') && token('icon', node.icon),
    node.isFloating && 'floating',
    token('color', node.color),
  ];
}

/** `[Save]!`, `[[Terms]]`, `[:camera:]`; undefined for a control that brackets cannot show. */
export function printButton(node: ControlNode, printing: Printing): string | undefined {
  const { control, label, rank, icon } = node;
  if (node.options.length > 0) return undefined;
  const tokens = (...shown: (keyof ControlNode)[]) => printTokens(controlTokens(node, printing, shown));
  if (control === 'link' && label) return `[[${printWords(printing, label, /[\]|]/g)}]]${tokens('label')}`;
  if (control === 'icon-button' && icon !== undefined && rank !== 'secondary') {
    return `[:${writeText(icon, /[:\]|]/g)}:]${rank ? markOf(rank) : ''}${tokens('icon', 'rank')}`;
  }
  // `[x]` before another word is a switch.
  if (control !== 'button' || !label || /^x$/i.test(label.text)) return undefined;
  const shownIcon = icon === undefined ? '' : `:${writeText(icon, /[:\]|]/g)}: `;
  const text = `[${shownIcon}${printWords(printing, label, /[\]|]|^[[:]/g)}]`;
  return `${text}${rank ? markOf(rank) : '?'}${tokens('label', 'icon', 'rank')}`;
}

const markOf = (rank: NonNullable<ControlNode['rank']>): string =>
  Object.entries(RANKS).find(([, name]) => name === rank)?.[0] ?? '';
