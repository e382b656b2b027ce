import type { StepsNode } from '../../outline.ts';
import { given } from '../given.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { printOption, readOption, splitMarked } from '../options.ts';

const MARKS = { x: 'done', '>': 'current', ' ': 'next' } as const;

/** `~ steps: (x) Basket (>) Address ( ) Pay`, with `steps down` for a column. */
export const stepsForm: NodeForm<StepsNode> = {
  kind: 'steps',
  read(lines, reading) {
    const drawn = drawnThing(lines.peek());
    if (!drawn || !/^steps(?: down| across)?$/.test(drawn.name)) return undefined;
    lines.next();
    const { head, marked } = splitMarked(drawn.rest);
    if (!head.isEmpty) reading.miss(head);
    const steps = marked.map((each) => {
      const { label, note } = readOption(each, reading);
      return { label, ...given({ note, state: MARKS[each.mark as keyof typeof MARKS] }) };
    });
    return [{ kind: 'steps', direction: drawn.name === 'steps down' ? 'down' : 'across', steps }];
  },
  print(node, printing) {
    const steps = node.steps.map(({ label, note, state }) => {
      const mark = Object.entries(MARKS).find(([, name]) => name === state)?.[0] ?? '.';
      return `(${mark})${printOption({ label, ...given({ note }) }, printing).slice(3)}`;
    });
    return [printDrawn(node.direction === 'down' ? 'steps down' : 'steps', steps.join(' '))];
  },
};
