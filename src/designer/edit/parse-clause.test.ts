import { describe, expect, it } from 'vitest';
import { parseClause } from './parse-clause.ts';
import { splitClauses } from './split-clauses.ts';
import { splitQualities } from './split-qualities.ts';

describe('parseClause', () => {
  it.each([
    ['make it dark', { kind: 'mode', mode: 'DARK' }],
    ['switch to light mode', { kind: 'mode', mode: 'LIGHT' }],
    ['change the button color to #0f62fe', { kind: 'color', hex: '#0f62fe', role: 'primary' }],
    ['make the background #fff4e0', { kind: 'color', hex: '#fff4e0', role: 'background' }],
    ['use Newsreader for the headlines', { kind: 'font', font: 'NEWSREADER', role: 'headline' }],
    ['set the body text in Work Sans', { kind: 'font', font: 'WORK_SANS', role: 'body' }],
    ['use a serif font', { kind: 'font', font: 'NEWSREADER', role: 'both' }],
    ['rounder corners', { kind: 'radius-step', step: 1 }],
    ['use sharp corners', { kind: 'radius', roundness: 'ROUND_FOUR' }],
    ['make the buttons pill shaped', { kind: 'radius', roundness: 'ROUND_FULL' }],
    ['make it more compact', { kind: 'density-step', step: -1 }],
    ['more white space', { kind: 'density-step', step: 1 }],
    ['make the headline bigger', { kind: 'scale-step', step: 1 }],
    ['rename the screen to "My runs"', { kind: 'rename', title: 'My runs' }],
    ['change the headline to Good morning', { kind: 'rename', title: 'Good morning' }],
    ['replace "Save" with "Keep"', { kind: 'replace-text', from: 'Save', to: 'Keep' }],
    ['the save button should say "Keep"', { kind: 'set-text', target: { words: 'save button' }, text: 'Keep' }],
    ['remove the second card', { kind: 'remove', target: { words: 'second card' } }],
    ['duplicate the first row', { kind: 'duplicate', target: { words: 'first row' } }],
    ['move the chart to the top', { kind: 'move', target: { words: 'chart' }, position: { at: 'top' } }],
    [
      'move the chart below the list',
      { kind: 'move', target: { words: 'chart' }, position: { at: 'below', of: { words: 'list' } } },
    ],
    ['move the chart up', { kind: 'move-step', target: { words: 'chart' }, step: -1 }],
    ['swap the chart and the list', { kind: 'swap', target: { words: 'chart' }, other: { words: 'list' } }],
    ['add a weekly chart', { kind: 'add', what: 'a weekly chart', quoted: [] }],
    [
      'add a map above the list',
      { kind: 'add', what: 'a map', quoted: [], position: { at: 'above', of: { words: 'list' } } },
    ],
  ])('reads “%s”', (clause, operation) => {
    expect(parseClause(clause)).toEqual(operation);
  });

  it.each(['frobnicate the quux', 'what do you think?', 'the weather is nice', ''])(
    'does not pretend to understand “%s”',
    (clause) => {
      expect(parseClause(clause)).toBeUndefined();
    },
  );
});

describe('splitClauses', () => {
  it.each([
    ['Make it dark and remove the chart', ['Make it dark', 'remove the chart']],
    ['Please add a map. Then move it to the top.', ['add a map', 'Then move it to the top']],
    ['Rename it to "Salt and add pepper"', ['Rename it to "Salt and add pepper"']],
    ['Swap the chart and the list', ['Swap the chart and the list']],
    ['  ', []],
  ])('splits “%s”', (instruction, clauses) => {
    expect(splitClauses(instruction)).toEqual(clauses);
  });

  it('hears several qualities of one thing', () => {
    expect(splitQualities('make it dark and more compact')).toEqual(['make it dark', 'make it more compact']);
    expect(splitQualities('make it dark and stormy')).toEqual(['make it dark and stormy']);
  });
});
