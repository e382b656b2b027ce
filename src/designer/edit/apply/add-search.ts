import { headingOf, insertBeside } from '../screen-tree.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { listNamed } from '../find/list-named.ts';
import { scopeOf } from '../editing.ts';
import { elementsOfFragment } from '../parse-fragment.ts';
import { html } from '../../../markup/html.ts';
import type { AddOperation } from './add-operation.ts';
import { neighbourOf } from './neighbour-of.ts';

const SEARCH =
  /^(?:an?\s+|the\s+)?(?:\p{L}+\s+)?search(?:\s+(?:bar|field|box|input))?(?:\s+(?:for|to find)\s+(.+))?$/iu;

const SEARCH_WORDS: Readonly<Record<string, string>> = { en: 'Search', de: 'Suchen', fr: 'Rechercher', es: 'Buscar' };

/** A field to search in, without filters that nobody asked for. */
export function addSearch(editing: Editing, { what, position, quoted }: AddOperation): Outcome | undefined {
  const match = SEARCH.exec(what.trim());
  if (match === null) return undefined;
  const [there] = listNamed(scopeOf(editing), 'search field')?.elements ?? [];
  if (there !== undefined && position === undefined) return { already: 'there is a search field' };
  const near = neighbourOf(editing, position ?? { at: 'top' });
  if ('failed' in near) return near;
  const named = position !== undefined && 'of' in position ? findIn(editing, position.of)?.elements[0] : undefined;
  const heading = (named === undefined ? '' : headingOf(named)).split(/[,:]| and /)[0] ?? '';
  const verb = SEARCH_WORDS[editing.lang] ?? 'Search';
  const thing = match[1] ?? (heading.length < LONGEST ? heading.toLowerCase() : '');
  const placeholder = quoted[0] ?? (thing === '' ? verb : `${verb} ${thing}`);
  const field = elementsOfFragment(
    html`<div data-part="search" class="mx-auto w-full max-w-7xl px-page">
      <label
        class="flex min-h-12 w-full min-w-0 items-center gap-3 rounded-control border border-outline bg-surface-container-lowest px-4 text-on-surface"
        ><i data-icon="search" class="size-5 shrink-0"></i
        ><input
          type="search"
          aria-label="${placeholder}"
          placeholder="${placeholder}"
          class="min-h-11 w-full min-w-0 bg-transparent text-body-lg text-on-surface placeholder:text-on-surface-variant"
      /></label>
    </div>`,
  );
  const [box] = field;
  const host = editing.tree.parentOf(near.reference);
  if (box !== undefined && host?.tagName !== 'main') box.properties['className'] = ['w-full'];
  insertBeside(editing.tree, near.reference, field, near.side);
  return {
    done: `added a search field${position !== undefined && 'of' in position ? ` ${position.at} ${position.of.words}` : ''}`,
  };
}

const LONGEST = 24;
