import { CONTROL_KINDS, type ControlNode } from '../../outline.ts';
import { controlTokens, printButton, readButtons, readControlAttributes } from '../buttons.ts';
import { given } from '../given.ts';
import { type Line, LineCursor } from '../lines.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { printOption, readOption, splitMarked } from '../options.ts';
import { type Printing, printWords } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';
import { printValued, readValued } from '../valued.ts';

/**
 * `[Save]!`, `[x] Switch`, `- [x] Check box`, `( ) Option`, `Label: ____ value (placeholder)`, and for every kind
 * `~ slider: Volume = 40 %` with its options behind: `~ tabs: (x) Day ( ) Week`.
 */
export const controlForm: NodeForm<ControlNode> = {
  kind: 'control',
  read(lines, reading) {
    const line = lines.peek();
    if (line?.kind !== 'text') return undefined;
    const named = readNamed(line, lines, reading);
    if (named) return [named];
    const nodes = readSwitch(line.slice, reading) ?? readField(line.slice, reading) ?? readButtons(line.slice, reading);
    if (nodes) {
      lines.next();
      return nodes;
    }
    const options = readOptionLines(lines, reading);
    return options.length > 0 ? [{ kind: 'control', control: 'radio', options }] : undefined;
  },
  print(node, printing) {
    const { control, label, value, options } = node;
    const button = printButton(node, printing);
    if (button !== undefined) return [button];
    const isOneLine = options.length === 0;
    if ((control === 'toggle' || control === 'checkbox') && label && isOneLine) {
      const text = printWords(printing, label, undefined, controlTokens(node, printing, ['label', 'isOn']));
      return [`${control === 'toggle' ? '' : '- '}[${node.isOn ? 'x' : ' '}] ${text}`];
    }
    if ((control === 'input' || control === 'textarea') && isOneLine) return [printField(node, printing)];
    const tokens = controlTokens(node, printing, ['label', 'value']);
    const isBare = !label && !value && !tokens.some(Boolean) && printing.previous?.kind !== 'control';
    if (control === 'radio' && isBare && !isOneLine) return options.map((option) => printOption(option, printing));
    const said = [printValued(node, printing, tokens), ...options.map((option) => printOption(option, printing))];
    return [printDrawn(control.replace('-', ' '), said.filter((part) => part !== '').join(' '))];
  },
};

function readNamed(line: Line, lines: LineCursor, reading: Reading): ControlNode | undefined {
  const drawn = drawnThing(line);
  const control = CONTROL_KINDS.find((kind) => kind.replace('-', ' ') === drawn?.name);
  if (!drawn || !control) return undefined;
  lines.next();
  const { head, marked } = splitMarked(drawn.rest);
  const [rest, attributes] = reading.braces(head);
  const valued = readValued(rest, attributes, reading);
  const own = readControlAttributes(attributes);
  const options = marked.map((each) => readOption(each, reading));
  // Options may follow on lines of their own, as people write them.
  const areNested = line.children.length > 0 && line.children.every(isOption);
  const below = areNested ? new LineCursor(reading.children(line)) : lines;
  if (options.length === 0) options.push(...readOptionLines(below, reading));
  return { kind: 'control', control, ...own, ...valued, options };
}

const isOption = (line: Line): boolean => line.kind === 'text' && /^\([ xX]\)(?: |$)/.test(line.slice.text);

function readOptionLines(lines: LineCursor, reading: Reading) {
  const taken = lines.takeWhile(isOption);
  return taken.flatMap((line) => splitMarked(line.slice).marked.map((each) => readOption(each, reading)));
}

function readSwitch(slice: Slice, reading: Reading): ControlNode[] | undefined {
  const [, dash, mark, said] = slice.match(/^([-*+] +)?\[([ xX])\] +([^{\s].*)$/d) ?? [];
  if (!mark || !said) return undefined;
  const [text, attributes] = reading.braces(said);
  const label = reading.words(text, attributes);
  const isOn = /x/i.test(mark.text);
  const control = dash ? 'checkbox' : 'toggle';
  return [{ kind: 'control', control, ...readControlAttributes(attributes), ...given({ label, isOn }), options: [] }];
}

/** `Label: ____ value (placeholder)`; two blanks in a row are a field of several lines. */
function readField(slice: Slice, reading: Reading): ControlNode[] | undefined {
  if (!/^(?:[-*+] +)?(?:(?![#>|[(!~:`]|<[<!])\S.*?: +)?_{4,}(?: |$)/.test(slice.text)) return undefined;
  const [whole, attributes] = reading.braces(slice);
  const [, label, more, said] = whole.match(/^(?:[-*+] +)?(?:(.*?): +)?_{4,}(?: +(_{4,}))?(?: +(.*))?$/d) ?? [];
  const [found, inside] = said?.match(/(?:^| )\(([^()]*)\)$/d) ?? [];
  const text = found && inside && said ? said.from(0, found.start - said.start).trim() : said;
  const placeholder = inside && reading.words(inside);
  const value = reading.optional(text, placeholder ? undefined : attributes);
  return [
    {
      kind: 'control',
      control: more ? 'textarea' : 'input',
      ...readControlAttributes(attributes),
      ...given({ label: reading.optional(label), value, placeholder }),
      options: [],
    },
  ];
}

const FIELD_SIGNS = /_{4,}|\)$/g;

function printField(node: ControlNode, printing: Printing): string {
  const { control, label, value, placeholder } = node;
  const tokens = controlTokens(node, printing, ['label', 'value', 'placeholder']);
  const name = label
    ? `${printWords(printing, label, /_{4,}|^[#\-*+>|[(!~<:`]|(?<=^\d+)[.)](?= |$)|:(?= |$)/gi)}: `
    : '';
  const blank = control === 'textarea' ? '____ ____' : '____';
  const hint = placeholder ? `(${printWords(printing, placeholder, /[()]/g)})` : '';
  const held = value ? printWords(printing, value, FIELD_SIGNS, placeholder ? [] : tokens) : '';
  const end = value && !placeholder ? '' : printWords(printing, undefined, undefined, tokens);
  return [`${name}${blank}`, held, hint, end].filter((part) => part !== '').join(' ');
}
