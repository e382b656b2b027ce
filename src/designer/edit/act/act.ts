import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { add } from './add.ts';
import { depict } from './depict.ts';
import { filter } from './filter.ts';
import { mark } from './mark.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { refill } from './refill.ts';
import { remove } from './remove.ts';
import { paint, restyle } from './restyle.ts';
import { everywhere, recolor, retheme } from './retheme.ts';
import { sayEach, sayValue } from './say-each.ts';
import { say } from './say.ts';
import { setColumns } from './set-columns.ts';
import { sort } from './sort.ts';
import { swap } from './swap.ts';
import { find, refresh, type Working } from './working.ts';
import { fold } from '../page/to-words.ts';
import { elementsIn } from '../screen-tree.ts';

/** Carries one change out; undefined where nothing of its make is on the page. */
export function act(working: Working, ask: Ask): Outcome | undefined {
  switch (ask.kind) {
    case 'say':
      return say(working, ask);
    case 'say-each':
      return sayEach(working, ask);
    case 'value':
      return sayValue(working, ask.to);
    case 'filter':
      return filter(working, ask);
    case 'remove':
      return remove(working, ask);
    case 'move':
      return chooseInField(working, ask) ?? move(working, ask);
    case 'swap':
      return swap(working, ask);
    case 'order':
      return order(working, ask);
    case 'sort':
      return sort(working, ask);
    case 'state': {
      const outcome = mark(working, ask);
      refresh(working);
      return outcome;
    }
    case 'add':
      return add(working, ask);
    case 'refill':
      return refill(working, ask);
    case 'paint':
      return paint(working, ask);
    case 'look':
      return restyle(working, ask);
    case 'columns':
      return setColumns(working, ask);
    case 'theme':
      return retheme(working, ask.change);
    case 'recolor':
      return recolor(working, ask);
    case 'everywhere':
      return everywhere(working, ask);
    case 'depict':
      return depict(working, ask);
    case 'refuse':
      return { failed: ask.reason, isRefused: true };
  }
}

/** "Put Language on Norwegian": of a field with choices the place is one of them. */
function chooseInField(working: Working, { targets, place }: Extract<Ask, { kind: 'move' }>): Outcome | undefined {
  const [target, ...others] = targets;
  const to = place.of?.quotes[0] ?? place.of?.words.join(' ');
  if (target === undefined || others.length > 0 || place.at !== 'in' || to === undefined) return undefined;
  const [element] = find(working, target).elements;
  const field = working.page.fields.find(
    (one) => one.kind === 'select' && (one.control === element || one.labelElement === element),
  );
  const isChoice =
    field !== undefined && elementsIn(field.control).some((one) => fold(working.page.textOf(one)) === fold(to));
  return isChoice ? say(working, { kind: 'say', target, to, isQuoted: true, isRename: false }) : undefined;
}
