import type { Answering } from '../model-server.ts';
import { answerWellBut, kindOf, PLAN, say, SCREEN } from '../studio.ts';
import type { SeenScreen, Trial } from './open-served-studio.ts';

/** One fault of the model path that was named: what a script does or somebody asks, and what is seen to come of it. */
export interface Fault {
  name: string;
  /** The test that holds what is so now. */
  heldBy: 'mended-edits' | 'mended-pages' | 'mended-failures';
  /** What came of it, in words made of what was seen alone. */
  observe(trial: Trial): Promise<string>;
}

export const PROMPT = 'A screen for a coffee tasting room with "Guji, natural" tonight';
export const AT = SCREEN.indexOf('Friday 18:00');
export const drawing =
  (page: string): Answering =>
  (asked) =>
    kindOf(asked) === 'repair' ? say({ operations: [] }) : answerWellBut('screen', () => say(page))(asked);
export const within = (markup: string): string => SCREEN.replace('</section>\n</main>', `${markup}</section>\n</main>`);
export const planning = (fields: object): Answering => answerWellBut('plan', () => say({ ...PLAN, ...fields }));
export const dressed = (theme: object): Answering => planning({ theme: { ...PLAN.theme, ...theme } });
export const repairs = (trial: Trial): string =>
  trial
    .asked('repair')
    .map(({ prompt }) => prompt)
    .join('\n');
export const buttonColor = ({ html }: SeenScreen): string =>
  (/--primary-fill:\s*(#[\da-f]{6})/.exec(html) ?? /--primary:\s*(#[\da-f]{6})/.exec(html))?.[1] ?? 'no colour';
export const times = (count: number): string =>
  count === 0 ? 'not asked' : count === 1 ? 'asked once' : `asked ${count} times`;
export const among = (names: readonly (readonly [string, boolean])[]): string => {
  const held = names.filter(([, is]) => is).map(([name]) => name);
  return held.length === 0
    ? 'none of them'
    : held.length === names.length
      ? `all ${names.length} of them`
      : held.join(', ');
};
export const kindsOf = ({ server }: Trial): string => server.asked.map(kindOf).join(', ');
