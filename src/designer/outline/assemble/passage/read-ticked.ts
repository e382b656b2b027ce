import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';
import type { ControlNode, Node } from '../../outline.ts';
import { toItem } from '../to-item.ts';
import { control } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { literalWords } from './literal-words.ts';

const MARK = /^(?:\[([xX✓✔ ]?)\]|([☑☒✅])|([☐⬜]))\s*(?=\S)/u;

/** Lines with a box to tick before them ("- [x] Prune", "☐ Water"), from `at` on; → the index behind them. */
export function readTicked(draft: PageDraft, passages: readonly Passage[], at: number, open: Owner): number {
  let end = at;
  while (isTicked(passages[end])) end++;
  // One alone is a checkbox of a form, and read with what stands around it.
  if (end - at < 2 || open.scope.bar !== undefined) return at;
  const { nodes } = open.scope.rank === 0 ? draft.openSection(open.scope, {}) : open.scope;
  const lines = passages.slice(at, end).map((passage) => {
    const mark = MARK.exec(passage.said.text);
    return {
      isOn: (mark?.[1] ?? '').trim() !== '' || mark?.[2] !== undefined,
      said: cut(passage.said, mark?.[0].length ?? 0),
    };
  });
  const items = lines.map(({ said }) => toItem(said));
  const box = (isOn: boolean, given: Partial<ControlNode> = {}): ControlNode =>
    control('checkbox', { ...given, ...(isOn ? { isOn } : {}) });
  const told: Node[] = items.some((item) => item !== undefined && item.fields.length > 0)
    ? [
        {
          kind: 'items',
          layout: 'rows',
          items: items.flatMap((item, index) =>
            item === undefined ? [] : [{ ...item, nodes: [box(lines[index]?.isOn === true), ...item.nodes] }],
          ),
        },
      ]
    : lines.map(({ isOn, said }) => box(isOn, { label: literalWords(said) }));
  nodes.push(...told);
  return end;
}

const isTicked = (passage: Passage | undefined): boolean =>
  passage !== undefined && passage.parts.length === 0 && passage.form !== 'heading' && MARK.test(passage.said.text);
