import type { Tone } from '../../write/slots.ts';
import type { Ground } from '../block.ts';

/** Few parts are shades of one hue, more take several; a part with a tone of its own stands out of both. */
const SHADES = ['primary', 'primary/65', 'primary/40', 'primary/20', 'outline-variant'];
const HUES = [
  'primary',
  'tertiary',
  'secondary',
  'primary-fixed-dim',
  'tertiary-fixed-dim',
  'secondary-fixed-dim',
  'outline',
  'primary-container',
  'tertiary-container',
  'outline-variant',
];
const ON_COLOR: Record<Exclude<Ground, 'surface' | 'tonal'>, string> = {
  field: 'on-primary-container',
  inverse: 'inverse-on-surface',
};
const OPACITIES = ['', '/70', '/50', '/35', '/25', '/15'];

const TONES: Record<Tone, string> = {
  neutral: 'outline-variant',
  accent: 'primary',
  good: 'tertiary',
  warn: 'secondary',
  bad: 'error',
};

/**
 * Colours of the parts of a whole, as names that follow `bg-` and `fill-`. Names repeat beyond eight parts, so parts
 * must also be told apart by their order and labels.
 */
export function partColors(parts: readonly { tone?: Tone }[], ground: Ground): string[] {
  if (ground === 'field' || ground === 'inverse') {
    const name = ON_COLOR[ground];
    return parts.map((_, index) => `${name}${OPACITIES[index % OPACITIES.length] ?? ''}`);
  }
  const taken = new Set(parts.flatMap(({ tone }) => (tone === undefined ? [] : [TONES[tone]])));
  const colors = (parts.length <= SHADES.length ? SHADES : HUES).filter((color) => !taken.has(color));
  return parts.map(({ tone }, index) =>
    tone === undefined ? (colors[index % colors.length] ?? 'primary') : TONES[tone],
  );
}
