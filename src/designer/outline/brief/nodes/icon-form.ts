import type { IconNode } from '../../outline.ts';
import { given } from '../given.ts';
import { writeText } from '../masked-text.ts';
import { drawnThing, type NodeForm } from '../node-form.ts';
import { printTokens, printWords, wordsToken } from '../printing.ts';

/** `:bell: Alerts {badge=3}`. */
export const iconForm: NodeForm<IconNode> = {
  kind: 'icon',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    const [, icon, said] =
      drawn?.name === 'icon' ? [undefined, drawn.rest] : (line?.slice.match(/^:([^:]*):(?: +(.*))?$/d) ?? []);
    if (line?.kind !== 'text' || !icon) return undefined;
    lines.next();
    const [text, attributes] = reading.braces(said ?? icon.from(icon.text.length));
    return [
      {
        kind: 'icon',
        icon: reading.words(icon).text,
        ...given({ label: reading.optional(text, attributes), badge: attributes.words('badge') }),
      },
    ];
  },
  print({ icon, label, badge }, printing) {
    const tokens = [wordsToken(printing, 'badge', badge)];
    const said = label ? ` ${printWords(printing, label, undefined, tokens)}` : printTokens(tokens);
    return [`:${writeText(icon, /:/g)}:${said}`];
  },
};
