import type { Bar, Node } from '../../outline.ts';
import type { TokenOf } from '../../phrases/token.ts';
import type { Statement } from './statement.ts';

const SLOTS = { left: 'start', center: 'middle', right: 'end' } as const;

/** Notes a place for what comes next; in a bar it may place what was just named. */
export function placeNext(statement: Statement, { place }: TokenOf<'place'>): void {
  const { means } = place;
  const columns = typeof means.columns === 'number' ? means.columns : undefined;
  // In a bar the sides are its ends; on the page they are columns.
  if (statement.scope.bar !== undefined) {
    const side = means.side ?? (means.place === 'left' || means.place === 'right' ? means.place : undefined);
    if (statement.isPostfix && side !== undefined && statement.last !== undefined) {
      moveTo(statement.scope.bar, SLOTS[side], statement.last);
      return;
    }
    if (means.side !== undefined) statement.placing.slot = SLOTS[means.side];
    else if (means.place === 'left' || means.place === 'right') statement.placing.slot = SLOTS[means.place];
    return;
  }
  if (means.relation !== undefined && means.relation !== 'inside') leaveOpened(statement);
  if (means.place !== undefined) statement.placing.place = means.place;
  else if (means.side === 'left' || means.side === 'right') statement.placing.place = means.side;
  if (means.share !== undefined) statement.placing.share = means.share;
  if (means.isSticky) statement.placing.isSticky = true;
  if (means.isFloating) statement.placing.isFloating = true;
  if (means.flow !== undefined) statement.placing.flow = means.flow;
  if (columns !== undefined) statement.placing.columns = columns;
  if (means.relation !== undefined) statement.placing.relation = means.relation;
}

/** "Below it …" ends what was opened in this sentence. */
function leaveOpened(statement: Statement): void {
  statement.scopes.length = 1;
  statement.collection = undefined;
}

/** Puts a node of a bar at another end of it. */
function moveTo(bar: Bar, slot: 'start' | 'middle' | 'end', node: Node): void {
  for (const own of ['start', 'middle', 'end'] as const) {
    const at = bar[own].indexOf(node);
    if (at !== -1) bar[own].splice(at, 1);
  }
  bar[slot].push(node);
}
