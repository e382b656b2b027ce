/** Estimated width in CSS pixels of words in a text face; wide scripts count a full square a letter. */
export function textWidth(text: string, sizePx = 14): number {
  let units = 0;
  for (const letter of text) {
    if (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u.test(letter)) units += 1;
    else if (/[\p{Lu}MWmw@%]/u.test(letter)) units += 0.7;
    else if (/[\siljtfrI.,:;'|!()-]/.test(letter)) units += 0.36;
    else units += 0.57;
  }
  return Math.ceil(units * sizePx);
}

/** The widest word, which nothing may break. */
export const widestWord = (text: string, sizePx = 14): number =>
  Math.max(0, ...text.split(/\s+/).map((word) => textWidth(word, sizePx)));

const STEPS: readonly (readonly [number, string])[] = [
  [320, '@xs'],
  [384, '@sm'],
  [448, '@md'],
  [512, '@lg'],
  [576, '@xl'],
  [672, '@2xl'],
  [768, '@3xl'],
  [896, '@4xl'],
  [1024, '@5xl'],
];

/** The narrowest step of a container at which so many pixels fit: 600 → `@2xl`. */
export const containerStep = (px: number): string => STEPS.find(([from]) => from >= px)?.[1] ?? '@5xl';

/** A name keeps the room of its longest word: what stands at the row's end goes below before that breaks. */
export function basisOf(text: string): string {
  const px = widestWord(text, 17);
  return px <= 80 ? 'basis-20' : px <= 128 ? 'basis-32' : px <= 176 ? 'basis-44' : 'basis-56';
}
