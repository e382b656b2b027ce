import { expect, it } from 'vitest';
import { createElement } from '../element.ts';
import { toPageTheme } from './page-theme.ts';

it.each([
  [2, 'ROUND_FOUR'],
  [4, 'ROUND_FOUR'],
  [8, 'ROUND_EIGHT'],
  [12, 'ROUND_TWELVE'],
  [24, 'ROUND_FULL'],
])('writes corners of %i px as %s, never as a step that is only read', (px, step) => {
  const body = createElement('body', {}, [createElement('div', { className: [`rounded-[${px}px]`] })]);
  expect(toPageTheme(body, { sheet: '', root: {}, fonts: {}, state: 'wanted' }, 'DESKTOP').roundness).toBe(step);
});
