import path from 'node:path';
import { createTextReader } from '../guide/read-text.ts';

/** Reads a file of `prompts/`, or a part of the guide, which clients that draw themselves are told as well. */
export const readPrompt = createTextReader([path.join(import.meta.dirname, 'prompts')]);
