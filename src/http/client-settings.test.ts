import { describe, expect, it } from 'vitest';
import { listClientSettings } from './client-settings.ts';

const URL = 'http://127.0.0.1:4280/mcp';
const isJson = (text: string): boolean => text.startsWith('{');

describe.each([
  ['with a key', true],
  ['without a key', false],
])('settings of clients %s', (_, keyed) => {
  const settings = listClientSettings(URL, keyed);

  it('can be pasted', () => {
    for (const { text } of settings.filter((each) => isJson(each.text))) expect(JSON.parse(text)).toBeTypeOf('object');
  });

  it('name the address once, and a key only where one is needed', () => {
    const remote = settings.filter(({ client }) => client !== 'Any client over stdio');
    expect(remote).toHaveLength(5);
    for (const { text } of remote) {
      expect(text.split(URL)).toHaveLength(2);
      expect(/YOUR_KEY|TAILORBIRD_KEY/.test(text)).toBe(keyed);
    }
  });
});
