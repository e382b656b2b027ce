import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLingeringInput } from './lingering-input.ts';

it('ends only when what came in is answered', async () => {
  const input = new PassThrough();
  let calls = 0;
  const output = createLingeringInput(input, () => calls === 0);
  let ended = false;
  const all = text(output).then((whole) => {
    ended = true;
    return whole;
  });
  output.once('data', () => {
    calls += 1;
    setTimeout(() => {
      expect(ended).toBe(false);
      calls -= 1;
    }, 60);
  });
  input.end('one request');
  expect(await all).toBe('one request');
  expect(calls).toBe(0);
});
