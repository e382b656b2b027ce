import { answerWellBut, inTurn, PLAN, say, SCREEN } from '../studio.ts';
import type { Answering } from '../model-server.ts';
import type { Fault } from './fault.ts';
import { PROMPT, AT, kindsOf } from './fault.ts';

export const FAILURE_FAULTS: readonly Fault[] = [
  {
    name: 'a plan whose JSON breaks',
    heldBy: 'mended-failures',
    async observe(trial) {
      trial.server.answer(
        answerWellBut(
          'plan',
          inTurn(
            () => say('{"title": "Tasting", "lang" "en", "sections": []}'),
            () => say(PLAN),
          ),
        ),
      );
      await trial.generate(PROMPT);
      const [first, again] = trial.asked('plan');
      if (again === undefined) return 'not asked again';
      return again.prompt === first?.prompt
        ? 'asked again in the same words'
        : 'asked again with what was wrong and where';
    },
  },
  ...(
    [
      ['its limit', { kind: 'text', text: SCREEN.slice(0, AT), ending: 'length' }],
      ['the connection', { kind: 'drop', text: SCREEN.slice(0, AT) }],
    ] as const
  ).map(([cause, reply]): Fault => ({
    name: `a page that ${cause} cuts off`,
    heldBy: 'mended-failures',
    async observe(trial) {
      const goesOn: Answering = ({ prompt }) => {
        const [kept = ''] = /<body[\s\S]*/.exec(prompt) ?? [];
        return say(SCREEN.startsWith(kept) ? SCREEN.slice(kept.length) : SCREEN);
      };
      trial.server.answer(
        answerWellBut(
          'screen',
          inTurn(() => reply, goesOn),
        ),
      );
      const { status } = await trial.generate(PROMPT);
      const [, again] = trial.asked('screen');
      const isKept = again?.prompt.includes(SCREEN.slice(0, SCREEN.lastIndexOf('>', AT) + 1)) === true;
      return `${status}; asked: ${kindsOf(trial)}; ${isKept ? 'the page so far is kept' : 'the page so far is lost'}`;
    },
  })),
  {
    name: 'a screen that fails, asked for as "Design me a pricing page for a bicycle courier with three plans and …"',
    heldBy: 'mended-failures',
    async observe(trial) {
      trial.server.answer(answerWellBut('plan', () => ({ kind: 'status', status: 400 })));
      const { title } = await trial.generate(
        'Design me a pricing page for a bicycle courier with three plans and a big bold friendly tone',
      );
      return `called "${title}"`;
    },
  },
];
