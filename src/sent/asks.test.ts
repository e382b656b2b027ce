import { expect, it } from 'vitest';
import { asksForSomething } from './asks.ts';

it.each([
  'Make it dark.',
  'Use more space between the rows',
  'The headline should be shorter.',
  'I want the price in green',
  'All headings in Sora',
  'No rounded corners.',
  'Please make the button wider.',
  'Rounded corners everywhere',
  'Mach die Seite dunkel.',
  'Der Titel soll kürzer sein.',
  '見出しを大きくして',
])('takes a wish as one: %s', (sentence) => {
  expect(asksForSomething(sentence)).toBe(true);
});

it.each([
  'Apply these operations:',
  'Here is the new card.',
  'Thanks!',
  'I shortened the title so that it fits on one line.',
  "I'm making the price larger because it is the focal point.",
  'This keeps the price in view on a phone.',
  'It was too long for 320 px.',
  'The old heading was cut off at the right.',
  'Both rows now say when they are due.',
  'Moved the price above the fold.',
  'Shortening the label to fit the button.',
  'So that nothing is cut off, the list is now two columns.',
  'Ich habe den Titel gekürzt.',
  'Damit passt er auf ein Telefon.',
  "J'ai raccourci le titre.",
])('takes none where it is told what was done, or why: %s', (sentence) => {
  expect(asksForSomething(sentence)).toBe(false);
});
