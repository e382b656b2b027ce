/** Breakpoints of the dialect by their least width, CSS pixels. */
const BREAKPOINTS: Readonly<Record<number, string>> = {
  640: 'sm:',
  768: 'md:',
  1024: 'lg:',
  1280: 'xl:',
  1536: '2xl:',
};

/** Media features that a stored document does not ask about, and hold wherever it is shown. */
const GIVEN =
  /^(?:hover:hover|any-hover:hover|pointer:fine|prefers-color-scheme:light|prefers-reduced-motion:no-preference|orientation:\w+|color|scripting:none)$/;

/**
 * A list of media conditions as a class variant: `(max-width: 600px)` → `max-[601px]:`. Empty when they always hold here,
 * undefined when they never do: paper, the mode a theme decides, a device that does not hover.
 */
export function toMediaVariant(conditions: readonly string[]): string | undefined {
  let variant = '';
  for (const condition of conditions) {
    const first = condition.split(',').find((query) => !/^\s*(?:print|speech|not)\b/.test(query));
    if (first === undefined) return undefined;
    for (const feature of first.split(/\band\b/)) {
      const part = toFeatureVariant(feature.replaceAll(/[\s()]/g, '').replace(/^only/, ''));
      if (part === undefined) return undefined;
      if (!variant.includes(part)) variant += part;
    }
  }
  return variant;
}

function toFeatureVariant(feature: string): string | undefined {
  if (feature === '' || feature === 'screen' || feature === 'all' || GIVEN.test(feature)) return '';
  const width = readWidth(feature);
  if (width === undefined) return undefined;
  const px = Math.round(width.isLeast ? width.px : width.px + (width.isStrict ? 0 : 1));
  return width.isLeast ? (BREAKPOINTS[px] ?? `min-[${px}px]:`) : `max-[${px}px]:`;
}

const PX: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

function readWidth(feature: string): { isLeast: boolean; isStrict: boolean; px: number } | undefined {
  const [, bound, sign, number = '', unit = ''] =
    /^(?:(min|max)-(?:device-)?width:|width([<>]=?))([\d.]+)(px|em|rem)$/.exec(feature) ?? [];
  const factor = PX[unit];
  if (factor === undefined) return undefined;
  const isLeast = bound === 'min' || sign?.startsWith('>') === true;
  return { isLeast, isStrict: sign === '<', px: Number(number) * factor };
}
