import { describe, expect, it } from 'vitest';
import { createIds } from './ids.ts';

describe('ids', () => {
  it('have the shapes that clients know', () => {
    const ids = createIds();
    expect(ids.screen()).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.instance()).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.file()).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.project()).toMatch(/^\d{19,20}$/);
    expect(ids.asset()).toMatch(/^\d{19,20}$/);
  });

  it('keep their shape at both ends of the random bytes', () => {
    const lowest = createIds((size) => new Uint8Array(size));
    const highest = createIds((size) => new Uint8Array(size).fill(255));
    expect(lowest.project()).toBe('1000000000000000000');
    expect(highest.project()).toBe('19446744073709551615');
    expect(lowest.screen()).toBe('0'.repeat(32));
    expect(highest.file()).toBe('f'.repeat(32));
  });
});
