import type { BadgeNode } from '../../outline.ts';
import { given } from '../given.ts';
import { drawnThing, type NodeForm } from '../node-form.ts';
import { printTokens, printWords } from '../printing.ts';

/** `` `Launch authorised` {good} ``, several on a line if need be. */
export const badgeForm: NodeForm<BadgeNode> = {
  kind: 'badge',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    if (line && drawn?.name === 'badge') {
      lines.next();
      const [text, attributes] = reading.braces(drawn.rest);
      return [{ kind: 'badge', words: reading.words(text, attributes), ...given({ tone: attributes.tone() }) }];
    }
    if (line?.kind !== 'text' || !/^(?:`[^`]*`\s*(?:\{[^{}]*\}\s*)?)+$/.test(line.slice.text)) return undefined;
    lines.next();
    return [...line.slice.text.matchAll(/`([^`]*)`\s*(?:\{[^{}]*\})?/g)].map((match) => {
      const [text, attributes] = reading.braces(line.slice.from(match.index, match.index + match[0].length).trim());
      const words = reading.words(text.from(1, text.text.length - 1).trim(), attributes);
      return { kind: 'badge', words, ...given({ tone: attributes.tone() }) };
    });
  },
  print({ words, tone }, printing) {
    const text = printWords({ ...printing, marks: false }, words, /`/g);
    return [`\`${text}\`${printTokens([tone, printing.marks && words.origin !== 'literal' && words.origin])}`];
  },
};
