import type { WireService } from '../../../src/contract/shapes/service.ts';

/** What a designer costs, in the words of the prompt box; the operator's currency has no name. Without one: the embedded one. */
export function toPriceWords(designer: WireService['designers'][number] | undefined): string {
  if (designer === undefined) return 'No model, no cost';
  if (designer.price === undefined) return 'No price is set';
  const { inputPerMillionTokens, outputPerMillionTokens } = designer.price;
  return `${inputPerMillionTokens} in, ${outputPerMillionTokens} out per million tokens`;
}
