import { describe, expect, it } from 'vitest';
import type { ScreenId } from '../domain/brand.ts';
import type { LinkPlace } from '../markup/links/list-link-places.ts';
import { matchLinks, type LinkableScreen } from './match-links.ts';

const place = (label: string, more: Partial<LinkPlace> = {}): LinkPlace => ({
  id: label,
  label,
  hints: [],
  isCurrent: false,
  isPrimary: false,
  ...more,
});
const screen = (title: string, places: LinkPlace[], names: string[] = []): LinkableScreen => ({
  id: title as ScreenId,
  title,
  names,
  places,
});
const told = (screens: LinkableScreen[], isFlow = false) =>
  matchLinks(screens, isFlow).map(({ screenId, label, targetId = 'back' }) => `${screenId}: ${label} → ${targetId}`);

describe('what the elements of screens lead to', () => {
  it('is said by labels, addresses, headings and what a screen calls itself', () => {
    expect(
      told([
        screen('Welcome', [place('Log in'), place('Create an account'), place('Privacy policy')]),
        screen('Login', [place('Sign up instead')]),
        screen('Sign up', [place('Already here? Log in', { hints: ['login'] })], ['Create account']),
        screen('Feed', [
          place('Home', { isCurrent: true }),
          place('Profile'),
          place('40 min', { hints: ['Lemon tart'] }),
        ]),
        screen('User profile', [place('Home')], ['Selin', 'Profile']),
        screen('Lemon tart', []),
      ]),
    ).toEqual([
      'Welcome: Log in → Login',
      'Welcome: Create an account → Sign up',
      'Login: Sign up instead → Sign up',
      'Sign up: Already here? Log in → Login',
      'Feed: Profile → User profile',
      'Feed: 40 min → Lemon tart',
    ]);
  });

  it('is the screen before or behind for words of going back and on', () => {
    const screens = [
      screen('One', [place('Zurück'), place('Weiter')]),
      screen('Two', [place('', { icon: 'arrow-left' }), place('Place order', { isPrimary: true })]),
      screen('Three', [place('Next')]),
    ];
    expect(told(screens)).toEqual(['One: Weiter → Two', 'Two:  → back']);
    expect(told(screens, true)).toContain('Two: Place order → Three');
  });

  it('is nothing for words that are in no name', () => {
    expect(told([screen('Home', [place('Save'), place('View all'), place('★')]), screen('Saved', [])])).toEqual([]);
  });
});
