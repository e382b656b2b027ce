import type { ControlNode, Fact, FactsNode, Node, Section } from '../outline.ts';
import { readAside } from './apply-aside.ts';

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
export function labelControls(section: Section, lang: string): Section {
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
    if (before?.kind === 'control' && node.kind === 'facts' && before.control === 'toggle' && isSilent(before)) {
      const { switches, others } = switchesIn(node, lang);
      if (switches.length > 1) {
        nodes.splice(-1, 1, ...switches, ...(others.length === 0 ? [] : [{ ...node, facts: others }]));
        continue;
      }
    }
    nodes.push(node);
  }
  const [only] = nodes;
  // "Units: stepper, label `Units`": the prompt's word for the line and the field's own name are one.
  if (nodes.length === 1 && only?.kind === 'control' && only.label?.text === section.heading?.text) {
    const { heading: _, ...rest } = section;
    return { ...rest, nodes };
  }
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

/** "A switch for each pump, Pump 1 on, Pump 2 off": what stands on or off behind a switch without a name is one. */
function switchesIn({ facts }: FactsNode, lang: string): { switches: ControlNode[]; others: Fact[] } {
  const switches = facts.flatMap(({ label, value }): ControlNode[] => {
    const { isOn } = readAside({ text: value.text, start: 0 }, lang);
    return label === undefined || isOn === undefined
      ? []
      : [{ kind: 'control', control: 'toggle', label, options: [], isOn }];
  });
  const names = new Set(switches.map(({ label }) => label));
  return { switches, others: facts.filter(({ label }) => !names.has(label)) };
}

/** Fields that people write more than a line into, by their name. */
const LONG_TEXT =
  /^(?:notes?|remarks?|comments?|(?:your )?message|description|notiz(?:en)?|bemerkung(?:en)?|kommentar|nachricht|beschreibung|remarques?|commentaires?|observaciones|comentarios?|mensaje|notas|mensagem|observações|messaggio|osservazioni|opmerking(?:en)?|bericht|uwagi|wiadomość|anteckning(?:ar)?|meddelande|açıklama|備考|メモ|メッセージ|비고|메모|备注|留言)$/iu;

const isSilent = ({ control, label }: ControlNode): boolean => SILENT.has(control) && label === undefined;

const isLabel = ({ role, words }: Extract<Node, { kind: 'text' }>): boolean =>
  (role === 'paragraph' || role === 'caption') && words.text.length <= 40 && !/[.!?]$/.test(words.text);
