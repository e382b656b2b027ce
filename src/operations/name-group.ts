import type { ToolInput } from '../contract/define-tools.ts';

type Options = ToolInput<'generate_variants'>['variantOptions'];

const ASPECT_WORDS: Readonly<Record<Options['aspects'][number], string>> = {
  LAYOUT: 'arrangements',
  COLOR_SCHEME: 'colours',
  IMAGES: 'pictures',
  TEXT_FONT: 'type',
  TEXT_CONTENT: 'words',
};

const RANGE_WORDS: Readonly<Record<Options['range'], string>> = {
  REFINE: 'finer proportions',
  EXPLORE: 'other arrangements and colours',
  REIMAGINE: 'thought anew',
};

/** What is different in a group of variants: "Checkout: other colours and type". */
export function nameGroup(title: string, { aspects, range }: Pick<Options, 'aspects' | 'range'>): string {
  const words = [...new Set(aspects)].map((aspect) => ASPECT_WORDS[aspect]);
  const last = words.pop();
  if (last === undefined) return `${title}: ${RANGE_WORDS[range]}`;
  return `${title}: other ${words.length === 0 ? last : `${words.join(', ')} and ${last}`}`;
}
