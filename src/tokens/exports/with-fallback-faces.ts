import type { FontFamilies } from '../type/create-type-scale.ts';
import { MONO_FONT_STACK, toFontStack } from '../type/font-class.ts';
import { toFallbackFaces, toFallbackName } from '../type/to-fallback-faces.ts';

/**
 * A style sheet whose font stacks name a stand-in right after each family, and the stand-ins' faces before it: whoever
 * loads the families over a network sees no text move when they arrive.
 */
export function withFallbackFaces(css: string, families: FontFamilies): string {
  const named = [...new Set(Object.values(families))];
  const stacks = [
    ...named.map((family) => ({ stack: toFontStack(family), standIn: toFallbackName(family) })),
    { stack: MONO_FONT_STACK, standIn: toFallbackName('MONO') },
  ];
  const dressed = stacks.reduce(
    (text, { stack, standIn }) => text.replaceAll(stack, stack.replace(', ', `, "${standIn}", `)),
    css,
  );
  return `${toFallbackFaces([...named, 'MONO'])}\n\n${dressed}`;
}
