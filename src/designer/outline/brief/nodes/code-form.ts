import type { CodeNode, Words } from '../../outline.ts';
import { given } from '../given.ts';
import type { NodeForm } from '../node-form.ts';
import { printWords, type Printing } from '../printing.ts';
import type { Slice } from '../slice.ts';

const TERMINALS: ReadonlySet<string> = new Set(['terminal', 'console', 'shell', 'sh', 'bash']);

/** A fence: `code` or a language, or `terminal`, then a title; the lines stand as they are. */
export const codeForm: NodeForm<CodeNode> = {
  kind: 'code',
  read(lines, reading) {
    const line = lines.peek();
    if (line?.kind !== 'code') return undefined;
    lines.next();
    const [, language, title] = line.slice.match(/^`+ *([^\s]+)?(?: +(.*))?$/d) ?? [];
    return [
      {
        kind: 'code',
        lines: line.code.map(readCodeLine),
        ...given({
          title: reading.optional(title),
          isTerminal: TERMINALS.has(language?.text.toLowerCase() ?? ''),
        }),
      },
    ];
  },
  print({ lines, title, isTerminal }, printing) {
    const inside = lines.flatMap((words) => printCodeLine(words, printing));
    const longest = Math.max(2, ...inside.map((line) => /^\s*(`*)\s*$/.exec(line)?.[1]?.length ?? 0));
    const fence = '`'.repeat(longest + 1);
    const name = isTerminal ? 'terminal' : 'code';
    return [`${fence}${name}${title ? ` ${printWords(printing, title, /`/g)}` : ''}`, ...inside, fence];
  },
};

/** Nothing is escaped in code; a line that itself ends like a mark gets one that says it is literal. */
const MARK = /^(.*) \{(filled|derived|literal)\}$/s;

function readCodeLine(slice: Slice): Words {
  const [, text = slice.text, origin = 'literal'] = MARK.exec(slice.text) ?? [];
  return { text, origin: origin as Words['origin'], span: { start: slice.start, end: slice.start + text.length } };
}

function printCodeLine({ text, origin }: Words, printing: Printing): string[] {
  const told = printing.marks ? origin : 'literal';
  return text.split(/\r\n|[\n\r]/).map((line) => (told !== 'literal' || MARK.test(line) ? `${line} {${told}}` : line));
}
