import type { ProgressNode } from '../../outline.ts';
import { given } from '../given.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { shareToken } from '../printing.ts';
import { printValued, readValued } from '../valued.ts';

const DISPLAYS: readonly ProgressNode['display'][] = ['bar', 'ring', 'segments', 'dots'];

/** `~ progress bar: Water = 1,300 of 2,000 ml {65%}`. */
export const progressForm: NodeForm<ProgressNode> = {
  kind: 'progress',
  read(lines, reading) {
    const drawn = drawnThing(lines.peek());
    const display = DISPLAYS.find((each) => drawn?.name === `progress ${each}`);
    if (!drawn || (!display && drawn.name !== 'progress')) return undefined;
    lines.next();
    const [rest, attributes] = reading.braces(drawn.rest);
    const valued = readValued(rest, attributes, reading);
    return [{ kind: 'progress', display: display ?? 'bar', ...valued, ...given({ share: attributes.share() }) }];
  },
  print: (node, printing) => [
    printDrawn(`progress ${node.display}`, printValued(node, printing, [shareToken(node.share)])),
  ],
};
