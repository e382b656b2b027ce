import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { add } from './add.ts';
import { depict } from './depict.ts';
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
import { refresh, type Working } from './working.ts';

/** Carries one change out; undefined where nothing of its make is on the page. */
export function act(working: Working, ask: Ask): Outcome | undefined {
  switch (ask.kind) {
    case 'say':
      return say(working, ask);
    case 'say-each':
      return sayEach(working, ask);
    case 'value':
      return sayValue(working, ask.to);
    case 'remove':
      return remove(working, ask);
    case 'move':
      return move(working, ask);
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
