import { answerWellBut, idBefore, PLAN, say } from '../studio.ts';
import type { Fault } from './fault.ts';
import { PROMPT, planning, dressed, buttonColor, times } from './fault.ts';

export const EDIT_FAULTS: readonly Fault[] = [
  {
    name: '"make it feel calmer and give the chart twice the height", after an edit of the headlines\' face',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      const before = await trial.edit(id, 'Use EB Garamond for headlines');
      trial.server.asked.length = 0;
      const look = {
        colorMode: 'KEEP',
        overridePrimaryColor: 'KEEP',
        colorVariant: 'NEUTRAL',
        density: 'airy',
        scale: 'quiet',
      };
      trial.server.answer(
        answerWellBut('edit', ({ prompt }) => {
          const operations = [
            { kind: 'set-classes', id: idBefore(prompt, 'Guji, natural'), value: 'h-80', target: '' },
          ];
          return say({ operations, look, summary: 'It is calmer.', suggestions: [] });
        }),
      );
      const { theme, html, generatedBy } = await trial.edit(
        id,
        'make it feel calmer and give the chart twice the height',
      );
      const stays = theme['headlineFont'] === before.theme['headlineFont'];
      const density = /data-density="(\w+)"/.exec(html)?.[1];
      return `the model is ${times(trial.asked('edit').length)}, the face ${stays ? 'stays' : 'is undone'}; ${density}, colours ${theme['colorVariant'] ?? 'as before'}; by ${generatedBy}`;
    },
  },
  {
    name: 'an edit that needs no model: "Make it dark"',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.asked.length = 0;
      const { generatedBy } = await trial.edit(id, 'Make it dark');
      return `the model is ${times(trial.server.asked.length)}; by ${generatedBy}`;
    },
  },
  {
    name: 'a variant that is only retuned',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.asked.length = 0;
      const { generatedBy } = await trial.vary(id, 'calmer', { variantCount: 1, creativeRange: 'REFINE' });
      return `the model is ${times(trial.server.asked.length)}; by ${generatedBy}`;
    },
  },
  {
    name: 'the plan wants colours mixed as VIBRANT, with the exact primary #c8553d',
    heldBy: 'mended-edits',
    async observe(trial) {
      trial.server.answer(
        dressed({ customColor: '#c8553d', colorVariant: 'VIBRANT', overridePrimaryColor: '#c8553d' }),
      );
      const screen = await trial.generate(PROMPT);
      return `mixed as ${screen.theme['colorVariant']}; buttons are ${buttonColor(screen)}`;
    },
  },
  {
    name: 'the user names terracotta #b5502b, the plan the seed #b5502b alone',
    heldBy: 'mended-edits',
    async observe(trial) {
      trial.server.answer(dressed({ customColor: '#b5502b' }));
      return `buttons are ${buttonColor(await trial.generate(`${PROMPT}, in terracotta #b5502b`))}`;
    },
  },
  {
    name: 'REIMAGINE, and a plan in #0b6e4f, dark',
    heldBy: 'mended-edits',
    async observe(trial) {
      const { id } = await trial.generate(PROMPT);
      trial.server.answer(dressed({ customColor: '#0b6e4f', colorMode: 'DARK' }));
      const { theme } = await trial.vary(id, 'another world', { variantCount: 1, creativeRange: 'REIMAGINE' });
      const isAsked = /`customColor`/.test(trial.asked('plan').at(-1)?.instructions ?? '');
      return `a theme is ${isAsked ? '' : 'not '}asked for; the variant is ${theme['customColor']}, ${theme['colorMode']}`;
    },
  },
  {
    name: 'a later screen "in dark mode"',
    heldBy: 'mended-edits',
    async observe(trial) {
      await trial.generate(PROMPT);
      trial.server.answer(planning({ look: { colorMode: 'DARK' }, theme: { ...PLAN.theme, colorMode: 'DARK' } }));
      const { theme } = await trial.generate('The same for the night bar, in dark mode');
      return `drawn ${theme['colorMode']}`;
    },
  },
];
