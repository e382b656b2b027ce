import type { Element, ElementContent } from 'hast';
import { createElement, createText, findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, type Editing, type Outcome } from '../editing.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { isWithin } from '../find/list-named.ts';
import { nameOf } from '../name-of.ts';
import { headingOf, listMatching, partName } from '../screen-tree.ts';
import { mainItems } from './read-slot.ts';

type State = Extract<EditOperation, { kind: 'state' }>;

interface Words {
  empty: (name: string) => string;
  emptyBody: string;
  error: (name: string) => string;
  errorBody: string;
  retry: string;
  loading: string;
  invalid: (label: string) => string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    empty: (name) => `No ${name} yet`,
    emptyBody: 'What comes first will stand here.',
    error: (name) => `${name} could not be loaded`,
    errorBody: 'The connection was lost. What you entered is safe.',
    retry: 'Try again',
    loading: 'Loading',
    invalid: (label) => `Check the ${label}: it is not complete.`,
  },
  de: {
    empty: (name) => `Noch keine ${name}`,
    emptyBody: 'Das Erste wird hier stehen.',
    error: (name) => `${name}: Laden fehlgeschlagen`,
    errorBody: 'Die Verbindung ging verloren. Ihre Eingaben sind sicher.',
    retry: 'Noch einmal versuchen',
    loading: 'Wird geladen',
    invalid: (label) => `${label} ist nicht vollständig.`,
  },
  fr: {
    empty: (name) => `${name} : rien pour le moment`,
    emptyBody: 'Le premier apparaîtra ici.',
    error: (name) => `${name} : chargement impossible`,
    errorBody: 'La connexion a été perdue. Vos saisies sont conservées.',
    retry: 'Réessayer',
    loading: 'Chargement',
    invalid: (label) => `${label} : la saisie est incomplète.`,
  },
  es: {
    empty: (name) => `${name}: nada por ahora`,
    emptyBody: 'Lo primero aparecerá aquí.',
    error: (name) => `${name}: no se pudo cargar`,
    errorBody: 'Se perdió la conexión. Lo que escribiste está a salvo.',
    retry: 'Reintentar',
    loading: 'Cargando',
    invalid: (label) => `${label}: está incompleto.`,
  },
};

/** A list without entries, while it loads, or after it failed; a form with a field that is not accepted. */
export function applyState(editing: Editing, { target, state }: State): Outcome {
  const words = WORDS[editing.lang] ?? WORDS['en'];
  if (words === undefined) return { failed: 'no words for the state' };
  const found = target === undefined ? undefined : findIn(editing, target);
  if (target !== undefined && found === undefined) return unknown(target);
  const [element] = found?.elements ?? [];
  if (state === 'error') {
    const field = fieldOf(editing, element);
    if (field !== undefined) return showInvalid(editing, field, words);
  }
  const section = element === undefined ? mainList(editing) : sectionAround(editing, element);
  if (section === undefined) return { failed: 'there is no list that could be in that state' };
  const items = mainItems(section);
  const [first] = items;
  const list = first === undefined ? undefined : listAround(editing, section, items);
  if (first === undefined || list === undefined)
    return { failed: `${nameOf(section)} has no entries that could be in that state` };
  const name = nameOf(section);
  if (state === 'loading') return showLoading(editing, section, items, words);
  const drawn = state === 'empty' ? emptyState(headingOf(section), words) : errorState(headingOf(section), words);
  const host = editing.tree.parentOf(list);
  if (host === undefined) return { failed: `${name} has no place for that state` };
  host.children = host.children.map((child): ElementContent => (child === list ? drawn : child));
  editing.tree.refresh();
  return { done: `showed ${name} ${state === 'empty' ? 'with nothing in it yet' : 'after it failed to load'}` };
}

const isField = (element: Element): boolean =>
  ['input', 'textarea', 'select'].includes(element.tagName) &&
  !['checkbox', 'radio', 'submit', 'button', 'hidden'].includes(findAttribute(element, 'type') ?? '');

/** The field that is named, or the first of the form that is meant. */
function fieldOf(editing: Editing, element: Element | undefined): Element | undefined {
  const { tree } = editing;
  const root = element ?? (mainList(editing) === undefined ? tree.body : undefined);
  if (root === undefined) return undefined;
  const inputs = [root, ...listMatching(root, () => true)].filter(isField);
  if (element !== undefined && inputs.length === 0) return undefined;
  const isForm =
    element === undefined ||
    inputs.length < 2 ||
    listMatching(root, (one) => one.tagName === 'form').length > 0 ||
    root.tagName === 'form';
  return isForm ? inputs.find((one) => findAttribute(one, 'type') !== 'search') : undefined;
}

function showInvalid({ tree }: Editing, input: Element, words: Words): Outcome {
  const box = boxOf(tree.parentOf, input);
  const label =
    readableText(listMatching(box, (one) => one.tagName === 'label')[0] ?? box) ||
    (findAttribute(input, 'ariaLabel') ?? findAttribute(input, 'placeholder') ?? '');
  const id = `${findAttribute(input, 'id') ?? 'field'}-error`;
  input.properties['ariaInvalid'] = 'true';
  input.properties['ariaDescribedBy'] = [id];
  const classes = Array.isArray(input.properties['className']) ? input.properties['className'].map(String) : [];
  input.properties['className'] = [
    ...classes.filter((name) => !/^border-(?:outline|on-surface)/.test(name)),
    'border-error',
  ];
  const message = createElement(
    'p',
    {
      id,
      role: 'alert',
      dataPart: 'error',
      className: ['mt-1', 'flex', 'items-center', 'gap-2', 'text-body-sm', 'text-error'],
    },
    [
      createElement('i', { dataIcon: 'circle-alert', className: ['size-4', 'shrink-0'] }),
      createText(words.invalid(label)),
    ],
  );
  box.children = [...box.children, message];
  tree.refresh();
  return { done: `showed the field "${label}" with an error` };
}

function boxOf(parentOf: (element: Element) => Element | undefined, input: Element): Element {
  for (let at = parentOf(input); at !== undefined; at = parentOf(at))
    if (partName(at) === 'field' || ['form', 'li'].includes(at.tagName)) return at;
  return parentOf(input) ?? input;
}

const LISTED: ReadonlySet<string> = new Set([
  'records',
  'gallery',
  'people',
  'schedule',
  'timeline',
  'thread',
  'board',
]);

/** The collection that a screen is about: its first. */
export const mainList = (editing: Editing): Element | undefined =>
  sectionsIn(scopeOf(editing)).find(
    ({ kinds, isFurniture, element }) =>
      !isFurniture && [...kinds].some((kind) => LISTED.has(kind)) && mainItems(element).length > 1,
  )?.element ?? largestList(editing);

/** Where nothing is known for a list, the part with most entries. */
const largestList = (editing: Editing): Element | undefined =>
  sectionsIn(scopeOf(editing))
    .filter(
      ({ isFurniture, element }) =>
        !isFurniture &&
        mainItems(element).length > 2 &&
        listMatching(element, (one) => one.tagName === 'form').length === 0,
    )
    .toSorted((a, b) => mainItems(b.element).length - mainItems(a.element).length)[0]?.element;

const sectionAround = (editing: Editing, element: Element): Element | undefined =>
  sectionsIn(scopeOf(editing)).findLast(
    (one) => isWithin(editing.tree, one.element, element) && !one.isFurniture && mainItems(one.element).length > 0,
  )?.element;

/** The smallest box in the section that holds all items. */
function listAround({ tree }: Editing, section: Element, items: readonly Element[]): Element | undefined {
  for (let at = tree.parentOf(items[0] ?? section); at !== undefined && at !== section; at = tree.parentOf(at)) {
    const box = at;
    if (!items.every((item) => isWithin(tree, box, item))) continue;
    const table = ['tbody', 'thead'].includes(box.tagName) ? tree.parentOf(box) : undefined;
    return table ?? box;
  }
  return undefined;
}

const icon = (name: string): Element => createElement('i', { dataIcon: name, className: ['size-8'] });
const panel = (role: string | undefined, children: ElementContent[]): Element =>
  createElement(
    'div',
    {
      dataPart: 'state',
      ...(role === undefined ? {} : { role }),
      className: [
        'mt-4',
        'flex',
        'flex-col',
        'items-center',
        'gap-3',
        'rounded-lg',
        'bg-surface-container-low',
        'px-6',
        'py-12',
        'text-center',
        'text-on-surface',
      ],
    },
    children,
  );
const line = (text: string, ...classes: string[]): Element =>
  createElement('p', { className: classes }, [createText(text)]);

const emptyState = (heading: string, words: Words): Element =>
  panel(undefined, [
    icon('inbox'),
    line(words.empty(heading.toLowerCase() || 'entries'), 'text-title-md', 'font-semibold'),
    line(words.emptyBody, 'text-body-md', 'text-on-surface-variant'),
  ]);

const errorState = (heading: string, words: Words): Element =>
  panel('alert', [
    icon('cloud-off'),
    line(words.error(heading || 'This list'), 'text-title-md', 'font-semibold'),
    line(words.errorBody, 'text-body-md', 'text-on-surface-variant'),
    createElement(
      'button',
      {
        type: 'button',
        dataPart: 'action',
        className: [
          'inline-flex',
          'min-h-12',
          'items-center',
          'rounded-control',
          'border',
          'border-outline',
          'px-6',
          'font-label',
          'text-label-lg',
          'font-semibold',
        ],
      },
      [createText(words.retry)],
    ),
  ]);

/** Bars where the words will be; the entries keep their places. */
function showLoading({ tree }: Editing, section: Element, items: readonly Element[], words: Words): Outcome {
  section.properties['ariaBusy'] = 'true';
  for (const item of items) {
    for (const element of [item, ...listMatching(item, () => true)])
      element.children = element.children.flatMap((child): ElementContent[] => {
        if (child.type === 'text') return child.value.trim() === '' ? [] : [bar(child.value.trim().length)];
        return child.type === 'element' && (child.properties['dataPicture'] !== undefined || child.tagName === 'input')
          ? [block()]
          : [child];
      });
  }
  const status = createElement('p', { role: 'status', className: ['sr-only'] }, [createText(words.loading)]);
  section.children = [...section.children, status];
  tree.refresh();
  return { done: `showed ${nameOf(section)} while it loads` };
}

const bar = (length: number): Element =>
  createElement('span', {
    ariaHidden: 'true',
    className: [
      'inline-block',
      'h-4',
      'max-w-full',
      'rounded-sm',
      'bg-surface-container-highest',
      length > 24 ? 'w-40' : length > 10 ? 'w-24' : 'w-12',
    ],
  });
const block = (): Element =>
  createElement('span', {
    ariaHidden: 'true',
    className: ['inline-block', 'size-12', 'rounded-md', 'bg-surface-container-highest'],
  });
