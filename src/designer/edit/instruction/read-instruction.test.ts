import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

const read = (instruction: string) =>
  readInstruction(instruction, new Set(['suppliers'])).map(({ operation }) => operation);

describe('readInstruction', () => {
  it.each([
    ['make it dark', { kind: 'mode', mode: 'DARK' }],
    ['could you please switch to light mode, thanks!', { kind: 'mode', mode: 'LIGHT' }],
    ['no dark mode', { kind: 'mode', mode: 'LIGHT' }],
    ['change the button color to #0f62fe', { kind: 'color', hex: '#0f62fe', role: 'primary' }],
    ['make the background #fff4e0', { kind: 'color', hex: '#fff4e0', role: 'background' }],
    ['use Newsreader for the headlines', { kind: 'font', font: 'NEWSREADER', role: 'headline' }],
    ['use a serif font', { kind: 'font-class', class: 'serif', role: 'both' }],
    ['rounder corners', { kind: 'radius-step', step: 1 }],
    ['make the buttons pill shaped', { kind: 'radius', roundness: 'ROUND_FULL' }],
    ['the cards feel cramped', { kind: 'density-step', step: 1 }],
    ['headlines are too big', { kind: 'scale-step', step: -1 }],
    ['make the headline bigger', { kind: 'emphasise', emphasis: 'bigger', target: { words: 'headline' } }],
    ['go brutalist', { kind: 'direction', styles: ['brutalism'] }],
    ['make phone optional', { kind: 'require', target: { words: 'phone' }, isRequired: false }],
    ['shorter text', { kind: 'shorten' }],
    ['double the ingredients', { kind: 'multiply', target: { words: 'ingredients' }, factor: 2 }],
    ['replace the map with a newsletter', { kind: 'replace', target: { words: 'map' }, what: 'a newsletter' }],
    ['Mach die Überschrift größer', { kind: 'emphasise', emphasis: 'bigger', target: { words: 'headline' } }],
    ['rename the screen to "My runs"', { kind: 'rename', title: 'My runs' }],
    ['replace "Save" with "Keep"', { kind: 'replace-text', from: 'Save', to: 'Keep' }],
    ['the save button should say "Keep"', { kind: 'change', target: { words: 'save button' }, to: 'Keep' }],
    ['price of Pro to $29', { kind: 'change', target: { words: 'price of Pro' }, to: '$29' }],
    ['get rid of the second card', { kind: 'remove', target: { words: 'second card' } }],
    ['I no longer need the map', { kind: 'remove', target: { words: 'map' } }],
    ['keep only the chart', { kind: 'remove', target: { words: 'everything except the chart' } }],
    ['duplicate the first row', { kind: 'duplicate', target: { words: 'first row' } }],
    ['bring the chart to the top', { kind: 'move', target: { words: 'chart' }, position: { at: 'top' } }],
    ['the chart should come before the list', { kind: 'move', position: { at: 'above', of: { words: 'list' } } }],
    ['search bar above the list', { kind: 'place', what: 'search bar', position: { at: 'above' } }],
    ['swap the chart and the list', { kind: 'swap', target: { words: 'chart' }, other: { words: 'list' } }],
    ['two more testimonials', { kind: 'count', target: { words: 'testimonials' }, amount: { change: 2 } }],
    ['only three rows in the list', { kind: 'count', target: { words: 'rows in the list' }, amount: { number: 3 } }],
    ['show it as a table', { kind: 'show-as', form: 'table' }],
    ['show the empty state', { kind: 'state', state: 'empty' }],
    ['make it a phone screen', { kind: 'device', device: 'MOBILE' }],
    ['lower all prices by 10%', { kind: 'raise', percent: -10 }],
    ['don’t touch the header', { kind: 'keep', target: { words: 'header' } }],
    ['add a map above the list', { kind: 'add', what: 'a map', position: { at: 'above', of: { words: 'list' } } }],
    ['Entferne die Fußzeile', { kind: 'remove', target: { words: 'footer' } }],
    ['Renomme "Menu" en "Carte"', { kind: 'replace-text', from: 'Menu', to: 'Carte' }],
    ['Ponlo en modo oscuro', { kind: 'mode', mode: 'DARK' }],
    ['dlete the suplier list', { kind: 'remove', target: { words: 'suppliers list' } }],
  ])('reads “%s”', (instruction, operation) => {
    expect(read(instruction)).toMatchObject([operation]);
  });

  it.each([
    ['Make it dark and remove the chart', ['mode', 'remove']],
    ['Please add a map. Then move it to the top.', ['add', 'move']],
    ['Rename it to "Salt and add pepper"', ['rename']],
    ['Swap the chart and the list', ['swap']],
    ['make it dark and more compact', ['mode', 'density-step']],
    ['1. dark mode\n2. remove the map', ['mode', 'remove']],
    ['dark theme with a teal accent, sharp corners', ['mode', 'color', 'radius']],
    ['everything is fine, just remove the map', ['remove']],
    ['if there is a footer, drop it', ['when']],
    ['  ', []],
  ])('parts “%s”', (instruction, kinds) => {
    expect(read(instruction).map((operation) => operation?.kind)).toEqual(kinds);
  });

  it.each(['frobnicate the quux', 'what do you think?', 'the weather', 'asdf jkl'])(
    'does not pretend to understand “%s”',
    (instruction) => {
      expect(read(instruction)).toEqual([undefined]);
    },
  );
});
