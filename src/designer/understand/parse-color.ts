/** A channel 0…255 as two hex digits. */
export const toHexPair = (channel: number): string =>
  Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0');

const fromHslToHex = (hue: number, saturation: number, lightness: number): string => {
  // CSS Color Module Level 4, "HSL to RGB".
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return `#${[0, 8, 4].map((offset) => toHexPair(channel(offset) * 255)).join('')}`;
};

/** `#rrggbb` of a CSS colour written as hex, `rgb()` or `hsl()`; alpha is dropped. Undefined for anything else. */
export const parseColor = (text: string): string | undefined => {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1]?.toLowerCase();
  if (hex !== undefined) {
    if (hex.length === 3 || hex.length === 4) return `#${hex.slice(0, 3).replaceAll(/./g, '$&$&')}`;
    return hex.length === 6 || hex.length === 8 ? `#${hex.slice(0, 6)}` : undefined;
  }
  const call = /^(rgb|hsl)a?\(([^)]+)\)$/i.exec(text);
  const [first, second, third] = (call?.[2] ?? '')
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map((part) => Number.parseFloat(part));
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if ([first, second, third].some(Number.isNaN)) return undefined;
  if (call?.[1]?.toLowerCase() === 'hsl') return fromHslToHex(((first % 360) + 360) % 360, second / 100, third / 100);
  return `#${toHexPair(first)}${toHexPair(second)}${toHexPair(third)}`;
};
