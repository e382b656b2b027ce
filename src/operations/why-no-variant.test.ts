import { expect, it } from 'vitest';
import { whyNoVariant } from './why-no-variant.ts';

it('tells what is missing, and what can be asked instead', () => {
  expect(whyNoVariant(['IMAGES'], 0)).toContain('no picture');
  expect(whyNoVariant(['TEXT_CONTENT'], 0)).toContain('other words');
  expect(whyNoVariant(['LAYOUT', 'IMAGES'], 0)).toContain('another aspect');
  expect(whyNoVariant(['IMAGES'], 2)).toContain('no further variant');
});
