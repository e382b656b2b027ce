import { refuses, removes, rewrites, silent, theme, type EditCase } from '../edit-case.ts';
import { block, css } from '../locate.ts';

/** Wishes with reasons around them, and complaints without a wish: what only tells why changes nothing. */
export const REASON_CASES: readonly EditCase[] = [
  ['wedding', 'delete the portfolio section, it just repeats what is above', removes(block('Portfolio'))],
  ['hotel', "we're a family house, so make it dark", theme({ colorMode: 'DARK' })],
  ['wedding', 'There is so much empty space here. Make it dark please', theme({ colorMode: 'DARK' })],
  ['signin', 'the Sign in button is hiding behind the keyboard', refuses()],
  ['kanban', 'the cards are about tickets and software', refuses()],
  [
    'signin',
    'this is for our staff only, remove the sign up link because nobody needs it',
    silent('Create an account'),
  ],
  [
    'wedding',
    'the headline is confusing, change it to "Two cameras, one day"',
    rewrites(css('h1'), 'Two cameras, one day'),
  ],
  ['conference', 'Programme is written twice', refuses()],
];
