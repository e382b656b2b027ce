import type { Fact, FactsNode } from '../../outline.ts';
import { given } from '../given.ts';
import type { Line, LineCursor } from '../lines.ts';
import {
  isFact,
  LIST_FORMS,
  listEntry,
  listFormName,
  SEPARATORS,
  splitEntry,
  splitLabel,
  TITLE_SIGNS,
} from '../list-form.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { type Printing, printTokens, printWords, shareToken, token } from '../printing.ts';
import type { Reading } from '../reading.ts';

/** `- Label: value — note`, alone, under `~ figures` or under a heading with that word in its brackets. */
export const factsForm: NodeForm<FactsNode> = {
  kind: 'facts',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    const form = drawn ? LIST_FORMS.get(drawn.name) : lines.form;
    if (line && drawn) {
      if (form?.kind !== 'facts') return undefined;
      lines.next();
      const [rest, attributes] = reading.braces(drawn.rest);
      if (!rest.isEmpty) reading.miss(rest);
      const facts = readFacts(lines, reading, () => true, line);
      return [{ kind: 'facts', layout: form.layout, facts, ...given({ columns: attributes.number('columns') }) }];
    }
    if (form?.kind === 'items') return undefined;
    const facts = readFacts(lines, reading, (each) => form !== undefined || isFact(each));
    return facts.length > 0 ? [{ kind: 'facts', layout: form?.layout ?? 'list', facts }] : undefined;
  },
  print(node, printing) {
    const facts = node.facts.map((fact) => printFact(fact, printing));
    const { form, previous } = printing;
    const isNamed = form ? form.kind === 'facts' && form.layout === node.layout : node.layout === 'list';
    const isAfterList = previous?.kind === 'facts' || previous?.kind === 'items';
    if (isNamed && !isAfterList && facts.length > 0 && node.columns === undefined) return facts;
    return [printDrawn(listFormName(node), printTokens([token('columns', node.columns)]).trim()), ...facts];
  },
};

/** The entries that follow, or those that are indented under the list's own line. */
function readFacts(lines: LineCursor, reading: Reading, passes: (line: Line) => boolean, head?: Line): Fact[] {
  const nested = head?.children.every((each) => listEntry(each)) && head.children.length > 0;
  const entries =
    head && nested ? reading.children(head) : lines.takeWhile((each) => !!listEntry(each) && passes(each));
  return entries.flatMap((each) => {
    const body = listEntry(each)?.body;
    if (!body) return [];
    const [first = body, second] = splitEntry(body);
    const { label, value } = splitLabel(first) ?? { label: undefined, value: first };
    const [text, attributes] = reading.braces(value);
    const note = second && body.from(second.start - body.start);
    return {
      ...given({ label: reading.optional(label), note: reading.optional(note) }),
      value: reading.words(text, attributes),
      ...given({
        share: attributes.share(),
        hasTrend: attributes.flag('trend'),
        tone: attributes.tone(),
        icon: attributes.text('icon'),
        isStrong: attributes.flag('strong'),
      }),
    };
  });
}

function printFact(fact: Fact, printing: Printing): string {
  const { label, value, note } = fact;
  const tokens = [
    shareToken(fact.share),
    fact.hasTrend && 'trend',
    fact.tone,
    token('icon', fact.icon),
    fact.isStrong && 'strong',
  ];
  const written = `${label ? printWords(printing, label, TITLE_SIGNS) : ''}: ${printWords(printing, value, SEPARATORS, tokens)}`;
  return `- ${written}${note ? ` — ${printWords(printing, note)}` : ''}`;
}
