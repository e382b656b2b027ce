import { z } from 'zod';

/** A word of a closed list in a result, advertised as plain text: the lists stand in the inputs already. */
export const word = <const Word extends string>(words: readonly Word[]) => z.enum(words).meta({ enum: undefined });
