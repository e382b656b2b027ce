import type { Item, ItemField, ItemsNode, Words } from '../../outline.ts';
import { given } from '../given.ts';
import { type Line, LineCursor } from '../lines.ts';
import { isFact, LIST_FORMS, listEntry, listFormName, splitEntry, splitLabel, TITLE_SIGNS } from '../list-form.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { indent, type Printing, printTokens, printWords, token } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';

const STATES: readonly NonNullable<Item['state']>[] = ['selected', 'done', 'current', 'open', 'disabled', 'failed'];
const ROLES: readonly ItemField['as'][] = ['note', 'value', 'meta', 'status', 'badge', 'code', 'person'];

/** `- Title — note · value`, what it holds indented under it; `- Group:` with its entries indented. */
export const itemsForm: NodeForm<ItemsNode> = {
  kind: 'items',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    if (line && drawn) {
      const form = LIST_FORMS.get(drawn.name);
      if (form?.kind !== 'items') return undefined;
      lines.next();
      const [noun, attributes] = reading.braces(drawn.rest);
      const isNested = line.children.length > 0 && line.children.every((each) => listEntry(each));
      const entries = isNested ? reading.children(line) : lines.takeWhile((each) => listEntry(each) !== undefined);
      return [
        {
          kind: 'items',
          layout: form.layout,
          ...given({ noun: noun.isEmpty ? undefined : reading.words(noun).text }),
          items: readItems(entries, reading),
          ...given({ columns: attributes.number('columns') }),
        },
      ];
    }
    const first = listEntry(line);
    if (!first || lines.form?.kind === 'facts') return undefined;
    const entries = lines.takeWhile((each) => {
      const entry = listEntry(each);
      if (!entry) return false;
      return lines.form !== undefined || (entry.isNumbered === first.isNumbered && !isFact(each));
    });
    const layout = lines.form?.layout ?? (first.isNumbered ? 'numbered' : 'rows');
    return entries.length > 0 ? [{ kind: 'items', layout, items: readItems(entries, reading) }] : undefined;
  },
  print(node, printing) {
    const { form, previous } = printing;
    const usual =
      form?.kind === 'items' ? form.layout : form ? undefined : node.layout === 'numbered' ? 'numbered' : 'rows';
    const isAfterList = previous?.kind === 'facts' || previous?.kind === 'items';
    const isBare =
      usual === node.layout && !isAfterList && node.items.length > 0 && (node.noun ?? node.columns) === undefined;
    const lines = printItems(node, printing);
    if (isBare) return lines;
    const noun = node.noun === undefined ? undefined : { text: node.noun, origin: 'literal' as const };
    const tokens = [token('columns', node.columns)];
    return [
      printDrawn(listFormName(node), noun ? printWords(printing, noun, undefined, tokens) : printTokens(tokens).trim()),
      ...lines,
    ];
  },
};

function readItems(entries: readonly Line[], reading: Reading, group?: Words): Item[] {
  return entries.flatMap((line) => {
    const body = listEntry(line)?.body;
    if (!body) return [];
    const [first = body, ...said] = splitEntry(body);
    const [title, attributes] = reading.braces(first);
    const label = splitLabel(title);
    if (
      label?.value.isEmpty &&
      said.length === 0 &&
      line.children.length > 0 &&
      line.children.every((each) => listEntry(each))
    ) {
      return readItems(reading.children(line), reading, reading.words(label.label, attributes));
    }
    // `- Wind: SW 6` in a list of things is a thing with what is said of it.
    const fields = [...(label && !label.value.isEmpty ? [label.value] : []), ...said];
    return {
      title: reading.words(label?.label ?? title, attributes),
      fields: fields.map((field, index) => readField(field, index, reading)),
      ...given({ state: attributes.oneOf(STATES), tone: attributes.tone() }),
      nodes: reading.nodes(new LineCursor(reading.children(line))),
      ...given({ group }),
    };
  });
}

function readField(slice: Slice, index: number, reading: Reading): ItemField {
  const [whole, attributes] = reading.braces(slice);
  const parts = splitLabel(whole);
  const text = parts?.value ?? whole;
  const [, status] = text.match(/^`([^`]*)`$/d) ?? [];
  const words = reading.words(status ?? text, attributes);
  return {
    ...given({ label: parts && reading.words(parts.label) }),
    words,
    as: attributes.oneOf(ROLES) ?? (status ? 'status' : usualRole(words.text, index)),
    ...given({ tone: attributes.tone() }),
  };
}

/** What an unmarked field is: a figure is a value, other words first a note, then small words beside it. */
function usualRole(text: string, index: number): ItemField['as'] {
  if (/^[-+−±~≈]?\p{Sc}?\s?[-+−]?\d/u.test(text) && text.length <= 16) return 'value';
  return index === 0 ? 'note' : 'meta';
}

function printItems(node: ItemsNode, printing: Printing): string[] {
  let group: Words | undefined;
  return node.items.flatMap((item, index) => {
    const isSame = group?.text === item.group?.text && group?.origin === item.group?.origin;
    group = item.group;
    const marker = node.layout === 'numbered' ? `${index + 1}.` : '-';
    const title = printWords(printing, item.title, TITLE_SIGNS, [item.state, item.tone]);
    const fields = item.fields.map((field, at) => printField(field, at, printing));
    const said = fields.length > 0 ? ` — ${fields.join(' · ')}` : '';
    const lines = [`${marker} ${title}${said}`, ...indent(printing.nodes(item.nodes))];
    if (!item.group) return lines;
    const [text, origin] = [printWords({ ...printing, marks: false }, item.group, TITLE_SIGNS), item.group.origin];
    const head = `- ${text}:${printTokens([printing.marks && origin !== 'literal' && origin])}`;
    return isSame ? indent(lines) : [head, ...indent(lines)];
  });
}

function printField(field: ItemField, index: number, printing: Printing): string {
  const label = field.label ? `${printWords(printing, field.label, TITLE_SIGNS)}: ` : '';
  const signs = new RegExp(`${TITLE_SIGNS.source}|\``, 'g');
  if (field.as !== 'status') {
    const isUsual = field.as === usualRole(field.words.text, index);
    return label + printWords(printing, field.words, signs, [!isUsual && field.as, field.tone]);
  }
  const { text, origin } = field.words;
  const marks = printTokens([field.tone, printing.marks && origin !== 'literal' && origin]);
  return `${label}\`${printWords({ ...printing, marks: false }, { text, origin: 'literal' }, signs)}\`${marks}`;
}
