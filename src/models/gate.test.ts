import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

const { signal } = new AbortController();

describe('a gate', () => {
  it('lets so many through at once, and the others in their order', async () => {
    const gate = createGate(2);
    const said: string[] = [];
    const first = await gate.enter(signal);
    const second = await gate.enter(signal);
    const later = ['third', 'fourth'].map(async (name) => {
      const leave = await gate.enter(signal);
      said.push(name);
      return leave;
    });
    await Promise.resolve();
    expect(said).toEqual([]);
    first();
    first();
    (await later[0])?.();
    await later[1];
    expect(said).toEqual(['third', 'fourth']);
    second();
  });

  it('is not held by who gave up waiting', async () => {
    const gate = createGate(1);
    const leave = await gate.enter(signal);
    const impatient = new AbortController();
    const waiting = gate.enter(impatient.signal);
    impatient.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    await expect(gate.enter(signal)).resolves.toBeTypeOf('function');
  });
});
