import { setFlagsFromString } from 'node:v8';

/**
 * How much garbage may lie beside what is in use before it is collected, in percent of it. V8 allows a service that pauses
 * between screens several times as much as is in use, all of which it holds of the machine's memory.
 */
const GARBAGE_PERCENT = 40;

/** For processes that live long; it holds from the next collection on. */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
}
