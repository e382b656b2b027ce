import type { Piece } from '../../form/piece.ts';
import type { Token } from '../../phrases/token.ts';

/** "Use React, make it production ready": tells whoever builds the page what to do, and names nothing that is seen. */
export function isInstruction({ text: said }: Piece, tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.is === 'quoted' || (token.is === 'noun' && !token.mention.isWeak))) return false;
  return INSTRUCTION.test(said) && !/[:：]\s/.test(said);
}

const INSTRUCTION =
  /^(?:please\s+|and\s+|also\s+)*(?:use|make|keep|ensure|build|follow|stick|think|assume|prefer|consider|optimi[sz]e|support|implement|write|treat|remember|note that|aim|design|create|generate|deliver|return|output|nutze|verwende|mach|achte|utilise|fais|usa|haz|usar|faz|gebruik|maak|użyj|använd)\b/i;
