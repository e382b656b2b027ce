import type { DrawnDevice } from '../domain/designer.ts';
import { DOMAINS } from './knowledge/domains.ts';
import { understand } from './understand/understand.ts';

/** The device that a prompt names for its screen; undefined when it leaves that open. */
export const deviceOfPrompt = (prompt: string): DrawnDevice | undefined => understand(prompt, DOMAINS).device;
