import type { ControlNode, Node, Section } from '../outline.ts';

/** Controls that say nothing by themselves: words before them are their label. */
const SILENT: ReadonlySet<ControlNode['control']> = new Set([
  'toggle',
  'checkbox',
  'select',
  'slider',
  'stepper',
  'input',
  'textarea',
  'date',
  'time',
]);

/**
 * Gives controls without a name the words that stand before them: the heading of a row that holds nothing else, the text
 * right in front (`"Cursor", a dropdown`), and as value a figure right behind.
 */
export function labelControls(section: Section): Section {
  const nodes: Node[] = [];
  for (const node of section.nodes) {
    if (node.kind === 'control' && node.control === 'input' && LONG_TEXT.test(node.label?.text ?? ''))
      node.control = 'textarea';
    const before = nodes.at(-1);
    if (node.kind === 'control' && isSilent(node) && before?.kind === 'text' && isLabel(before)) {
      nodes[nodes.length - 1] = { ...node, label: before.words };
      continue;
    }
    if (
      node.kind === 'text' &&
      node.role === 'value' &&
      before?.kind === 'control' &&
      SILENT.has(before.control) &&
      before.value === undefined
    ) {
      before.value = node.words;
      continue;
    }
    nodes.push(node);
  }
  const [only] = nodes;
  if (
    nodes.length === 1 &&
    only?.kind === 'control' &&
    isSilent(only) &&
    section.heading !== undefined &&
    section.note === undefined
  ) {
    const { heading, ...rest } = section;
    return { ...rest, nodes: [{ ...only, label: heading }] };
  }
  return { ...section, nodes };
}

/** Fields that people write more than a line into, by their name. */
const LONG_TEXT =
  /^(?:notes?|remarks?|comments?|(?:your )?message|description|notiz(?:en)?|bemerkung(?:en)?|kommentar|nachricht|beschreibung|remarques?|commentaires?|observaciones|comentarios?|mensaje|notas|mensagem|observações|messaggio|osservazioni|opmerking(?:en)?|bericht|uwagi|wiadomość|anteckning(?:ar)?|meddelande|açıklama|備考|メモ|メッセージ|비고|메모|备注|留言)$/iu;

const isSilent = ({ control, label }: ControlNode): boolean => SILENT.has(control) && label === undefined;

const isLabel = ({ role, words }: Extract<Node, { kind: 'text' }>): boolean =>
  (role === 'paragraph' || role === 'caption') && words.text.length <= 40 && !/[.!?]$/.test(words.text);
