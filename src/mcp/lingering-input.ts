import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;
const LONGEST_LINGER_MS = 60_000;

/**
 * Input whose end waits until `isIdle`: the SDK drops what is unanswered as soon as its input ends, but a client may
 * well pipe its requests in and read the answers afterwards. Waits a minute at most.
 */
export function createLingeringInput(input: Readable, isIdle: () => boolean): Readable {
  const output = new PassThrough();
  const endWhenIdle = async (): Promise<void> => {
    const deadline = Date.now() + LONGEST_LINGER_MS;
    do await delay(LOOK_AGAIN_MS);
    while (!isIdle() && Date.now() < deadline);
    output.end();
  };
  input.on('data', (chunk) => output.write(chunk));
  input.once('end', () => void endWhenIdle());
  input.once('error', () => output.end());
  return output;
}
