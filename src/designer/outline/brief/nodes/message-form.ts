import type { MessageNode } from '../../outline.ts';
import { given } from '../given.ts';
import { LineCursor } from '../lines.ts';
import { splitLabel } from '../list-form.ts';
import type { NodeForm } from '../node-form.ts';
import { indent, printWords } from '../printing.ts';

/** `<< Ama (09:12): Text` of somebody else, `>> Text` of the reader; a card or picture with it indented. */
export const messageForm: NodeForm<MessageNode> = {
  kind: 'message',
  read(lines, reading) {
    const line = lines.peek();
    const [, sign, said] = line?.slice.match(/^(<<|>>) *(.*)$/d) ?? [];
    if (line?.kind !== 'text' || !sign || !said) return undefined;
    lines.next();
    const parts = splitLabel(said);
    const [, from, time] = parts?.label.match(/^(.*?)(?:\(([^()]*)\))?$/d) ?? [];
    return [
      {
        kind: 'message',
        words: reading.words(parts?.value ?? said),
        ...given({ from: reading.optional(from), time: reading.optional(time) }),
        isMine: sign.text === '>>',
        nodes: reading.nodes(new LineCursor(reading.children(line))),
      },
    ];
  },
  print({ words, from, time, isMine, nodes }, printing) {
    const sender = from && printWords(printing, from, /[()]|:(?= |$)/g);
    const moment = time && `(${printWords(printing, time, /[()]|:(?= |$)/g)})`;
    const head = [sender, moment].filter((part) => part !== undefined).join(' ');
    const text = printWords(printing, words, head === '' ? /:(?= |$)/g : undefined);
    const line = `${isMine ? '>>' : '<<'} ${head === '' ? '' : `${head}: `}${text}`;
    return [line, ...indent(printing.nodes(nodes))];
  },
};
