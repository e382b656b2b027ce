import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { listLinkPlaces } from './list-link-places.ts';

const page = (body: string) => listLinkPlaces(readDocument(`<!doctype html><body>${body}</body>`).body);

describe('what a page has to press', () => {
  it('is told with what it says and where it stands', () => {
    const { names, places } = page(`
      <h1>Red lentil soup</h1>
      <button type="button" data-id="b" aria-label="Go back"><svg data-icon="arrow-left"></svg></button>
      <a href="/recipes/lemon-tart?from=home" data-id="c"><h3>Lemon tart</h3><p>40 min</p></a>
      <button type="submit" data-id="s">Cook now</button>
      <nav><a href="/home" data-id="n" aria-current="page">Home</a><a href="https://example.org/" data-id="m">Away</a></nav>
      <div data-id="d">no control</div><button>no id</button>`);
    expect(names).toEqual(['Red lentil soup', 'Home']);
    expect(places).toEqual([
      { id: 'b', label: 'Go back', hints: [], isCurrent: false, isPrimary: false, icon: 'arrow-left' },
      { id: 'c', label: 'Lemon tart 40 min', hints: ['lemon tart', 'Lemon tart'], isCurrent: false, isPrimary: false },
      { id: 's', label: 'Cook now', hints: [], isCurrent: false, isPrimary: true },
      { id: 'n', label: 'Home', hints: ['home'], isCurrent: true, isPrimary: false },
      { id: 'm', label: 'Away', hints: [], isCurrent: false, isPrimary: false },
    ]);
  });
});
