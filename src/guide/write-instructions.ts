import { createTextReader } from './read-text.ts';

/** What a client is told when it connects: when to draw itself, the dialect in short, where the guides are. */
export const writeInstructions = (): Promise<string> => createTextReader()('instructions');
