import { addEntries } from '../assemble/add-entries.ts';
import { readTemplate } from '../assemble/apply-template.ts';
import { applyAside } from '../assemble/apply-aside.ts';
import { dress } from '../assemble/dress-node.ts';
import { fieldKindOf, isFieldName } from '../assemble/form-fields/field-kind.ts';
import { control, EMPTY, makeNode, text } from '../assemble/make-node.ts';
import { giveName } from '../assemble/node-text.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Owner, Placing, Scope } from '../assemble/scope.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Fact, Item, ItemsNode, Node, Section, TableNode, Words } from '../outline.ts';
import { opensTemplate } from '../lexicon/opens-template.ts';
import { asksSearch } from '../prose/asks-search.ts';
import { buttonOf } from '../prose/prose-buttons.ts';
import { splitUnits } from '../prose/split-units.ts';
import { rowFor } from '../prose/wanted-columns.ts';
import { buildControls, controlKind, nameOf, OF_EACH, partsPiece } from './build-control.ts';
import type { Description } from './description.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import { upper } from '../prose/list-entries.ts';
import { bareWords, titled } from './bare-words.ts';
import { isActionName } from './describe.ts';
import { isField, isFields, NAMES } from './is-field.ts';
import { markCurrent } from './mark-current.ts';
import { stretch, whole, lastToken } from './stretch.ts';
import { subjectOf } from './subject-of.ts';

/** Reads a stretch as a statement by itself, for elements with a grammar of their own (pictures, charts, bars). */
export type State = (piece: Piece, owner: Owner) => Owner;

/** Builds the nodes of descriptions that stand beside one another. */
export class PartsBuilder {
  readonly #draft: PageDraft;
  readonly #sentence: Piece;
  readonly #state: State;
  #items: ItemsNode | TableNode | undefined;
  #isAmongFacts = false;

  /** The page is one to fill in. */
  readonly #isForm: boolean;

  constructor(draft: PageDraft, sentence: Piece, owner: Owner, state: State, purpose = '') {
    this.#isForm = FORM.test(purpose);
    this.#draft = draft;
    this.#sentence = sentence;
    this.#state = state;
    this.#items = owner.items;
  }

  get items(): ItemsNode | TableNode | undefined {
    return this.#items;
  }

  build(parts: readonly Description[], scope: Scope): void {
    this.#isAmongFacts = parts.filter(({ is }) => is === 'fact').length > 1;
    for (let at = 0; at < parts.length;) at = this.#next(parts, at, scope);
  }

  /** Builds what begins at `at`; → the next one. */
  #next(parts: readonly Description[], at: number, scope: Scope): number {
    const part = parts[at];
    if (part === undefined) return at + 1;
    const run = runOf(parts, at);
    // "pause and skip buttons": names that share the noun of the last.
    const last = parts[at + run.length];
    const shared = last !== undefined && sharesNoun(run, last) ? last : undefined;
    if (shared !== undefined) {
      const controls = buildControls(this.#draft, shared, this.#sentence, run);
      const list = shared.tokens.some((token) => token.is === 'words' && OF_EACH.test(token.piece.text))
        ? this.#items
        : undefined;
      if (list === undefined) this.#put(controls, scope, shared);
      else
        this.#draft.addTemplates(
          list,
          controls.map((one) => () => structuredClone(one)),
        );
      return at + run.length + 1;
    }
    if (part.parts.length > 0 && opensTemplate(part.piece.text, this.#draft.outline.lang)) {
      this.#each(part, scope);
      return at + 1;
    }
    switch (part.is) {
      case 'fact':
        if (run.filter(({ parts: held, by }) => held.length > 0 && by === 'with').length > 1)
          return this.#told(run, parts, at, scope);
        if (part.parts.length > 0) {
          if (part.label === undefined || /^\d/u.test(part.piece.text) || part.by === ':') this.#thing(part, scope);
          else this.#dressed(part, scope);
          return at + 1;
        }
        this.#facts(run, scope);
        return at + run.length;
      case 'name':
        return this.#names(run, at, scope);
      case 'quote':
        for (const { value, note, ...one } of run)
          if (value !== undefined)
            this.#put([text('paragraph', value), ...(note === undefined ? [] : [text('caption', note)])], scope, {
              ...one,
              value,
            });
        return at + run.length;
      case 'thing':
        return this.#things(run, at, scope);
      case 'element':
        this.#element(part, scope);
        return at + 1;
      case 'fields':
        this.#put(part.nodes ?? [], scope, part);
        return at + 1;
      case 'clause':
        this.#draft.outline.context.push(literalWords(part.piece));
        if (part.parts.length > 0 && part.parts.every(({ is }) => is === 'fact' || is === 'name' || is === 'quote'))
          this.#entries(stretch(part.parts, this.#sentence), scope, part);
        else this.build(part.parts, scope);
        return at + 1;
    }
  }

  #facts(run: readonly Description[], scope: Scope): void {
    const facts = run.flatMap(({ label, value, note, aside }): Fact[] =>
      value === undefined
        ? []
        : [
            {
              ...(label === undefined ? {} : { label }),
              value,
              ...(note === undefined ? (aside === undefined ? {} : { note: literalWords(aside) }) : { note }),
            },
          ],
    );
    const isTiles =
      facts.length > 1 && facts.every(({ label, value }) => label !== undefined && value.text.length < 14);
    this.#put([{ kind: 'facts', layout: isTiles ? 'tiles' : 'list', facts }], scope, run[0]);
  }

  /** "Washer 3 with 12 min left, Dryer 7 with 28 min left": things, each with what is said of it. */
  #told(run: readonly Description[], parts: readonly Description[], at: number, scope: Scope): number {
    // "… and Washer 5 as Free": a name behind them is one of them.
    const end = parts.findIndex((part, index) => index >= at + run.length && part.is !== 'name');
    const all = parts.slice(at, end === -1 ? parts.length : end);
    const items = all.map(({ piece, parts: told }): Item => {
      const as = /\s(?:as|als|como|comme|come)\s(?=\S)/u.exec(piece.text);
      const said = as === null ? [] : [cut(piece, as.index + as[0].length)];
      return {
        title: literalWords(as === null ? piece : cut(piece, 0, as.index)),
        fields: [...told.map((one) => one.piece), ...said].map((one) => ({
          words: literalWords(one),
          as: 'meta' as const,
        })),
        nodes: [],
      };
    });
    const node: ItemsNode = { kind: 'items', layout: 'rows', items };
    this.#items = node;
    this.#put([node], scope, run[0]);
    return at + all.length;
  }

  /** "courier Jonas with call button": a fact and what stands with it. */
  #dressed(fact: Description, scope: Scope): void {
    const opened = this.#open(scope, fact);
    this.#facts([fact], opened);
    this.build(fact.parts, opened);
  }

  /** Several names are a list of things; one alone is an action, the title of a page without one, or words. */
  #names(run: readonly Description[], at: number, scope: Scope): number {
    const actions = run.filter(({ piece }) => isActionName(upper(piece.text)));
    if (actions.length === run.length) {
      this.#put(
        run.map(({ piece }) => buttonOf(piece)),
        scope,
        run[0],
      );
      return at + run.length;
    }
    const [only] = run;
    if (
      run.length === 1 &&
      only !== undefined &&
      (only.parts.length === 0 || only.by === 'with') &&
      only.aside === undefined
    ) {
      const words = literalWords(only.by === 'with' ? whole(only, this.#sentence) : only.piece);
      const mayHead = scope.rank === 0 && only.place === undefined && /^\p{Lu}/u.test(words.text);
      if (!mayHead || !this.#draft.offerTitle(words, 'context')) this.#put([text('paragraph', words)], scope, only);
      return at + 1;
    }
    if (run.length === 1 && only !== undefined) {
      this.#thing(only, scope);
      return at + 1;
    }
    const held = run.at(-1)?.by === 'with' ? (run.at(-1)?.parts ?? []) : [];
    const fields = held.filter(({ is }) => is === 'thing');
    if (fields.length > 1) {
      const columns = [EMPTY, ...fields.map(({ piece }) => titled(bareWords(piece)))].map((label) => ({ label }));
      const rows = run.map(({ piece }) => ({
        cells: [literalWords(piece), ...fields.map(() => undefined)],
        actions: [],
      }));
      const table: TableNode = { kind: 'table', columns, rows, footer: [] };
      this.#items = table;
      this.#put([table], scope, run[0]);
      this.build(
        held.filter((part) => !fields.includes(part)),
        scope,
      );
      return at + run.length;
    }
    this.#entries(stretch(run, this.#sentence), scope, run[0]);
    return at + run.length;
  }

  /** Entries of a list: rows of the table that waits for them, else a list of their own. */
  #entries(
    piece: Piece,
    scope: Scope,
    from: Description | undefined,
    heading?: Words,
    layout: ItemsNode['layout'] = 'rows',
  ): void {
    const node: ItemsNode = { kind: 'items', layout, items: [] };
    const told = cut(piece, 0, EACH.exec(piece.text)?.index ?? piece.text.length);
    addEntries({ node, takes: 'items' }, trimEnds(told, '.;, '), { lang: this.#draft.outline.lang });
    const open = this.#items;
    if (open?.kind === 'table' && open.rows.length === 0) {
      const { length } = open.columns;
      if (node.items.every(({ fields }) => fields.length === length - 1)) {
        for (const { title, fields } of node.items)
          open.rows.push({ cells: [title, ...fields.map(({ words }) => words)], actions: [] });
        return;
      }
    }
    this.#items = node;
    if (from?.each !== undefined)
      this.#draft.addTemplates(
        node,
        from.each.flatMap(({ tokens }) => readTemplate(tokens)),
      );
    this.#put([node], scope, from, heading);
  }

  /** Parts that only their own words name. */
  #things(run: readonly Description[], at: number, scope: Scope): number {
    const [first] = run;
    if (first === undefined) return at + 1;
    const search = first.parts.length === 0 ? searchOf(first.piece) : undefined;
    if (search !== undefined) {
      this.#put([search], scope, first);
      return at + 1;
    }
    const bare = run.findIndex(({ parts, aside }) => parts.length > 0 || aside !== undefined);
    const own = bare === -1 ? run : run.slice(0, bare);
    if (own.length === 0) {
      this.#thing(first, scope);
      return at + 1;
    }
    // "a login page with email and password": what is filled in there.
    if (this.#isForm && own.every(({ piece }) => isFieldName(piece.text))) {
      const fields = own.map(({ piece }) => control(fieldKindOf(piece.text), { label: titled(bareWords(piece)) }));
      this.#put(fields, scope, first);
      return at + own.length;
    }
    const [only] = own;
    if (only !== undefined && own.length === 1 && !only.piece.text.includes(' ') && this.#isAmongFacts) {
      this.#put([text('paragraph', titled(bareWords(only.piece)))], scope, only);
      return at + 1;
    }
    const isFigures =
      own.length > 1 && own.every(({ piece, place }) => place === undefined && piece.text.split(/\s+/).length < 3);
    if (isFigures) {
      const facts = own.map(({ piece }): Fact => ({ label: titled(bareWords(piece)), value: EMPTY }));
      this.#put([{ kind: 'facts', layout: 'tiles', facts }], scope, first);
    } else
      for (const { piece, place } of own) {
        const opened = this.#draft.openSection(scope, placingOf(place), { heading: titled(bareWords(piece)) });
        if (opened.section !== undefined) opened.section.about = piece.text;
      }
    return at + own.length;
  }

  /** A part with what stands in it: "opening hours: Mon–Fri 9–18", "three packages (Solo 390 kr, …)". */
  #thing(thing: Description, scope: Scope): void {
    const { parts, aside, piece } = thing;
    const counted =
      /^(?:\d{1,2}|two|three|four|five|six|seven|eight|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)\s+/iu.exec(
        piece.text,
      );
    const heading = titled(bareWords(counted === null ? piece : cut(piece, counted[0].length)));
    if (aside !== undefined && parts.length === 0) {
      this.#entries(aside, scope, thing, heading, counted === null ? 'rows' : 'cards');
      return;
    }
    if (parts.length > 0 && parts.every(({ is }) => is === 'fact') && counted === null) {
      const section = this.#open(scope, thing, heading);
      this.#facts(parts, section);
      return;
    }
    if (parts.every(({ is }) => is === 'name' || is === 'fact' || is === 'quote')) {
      this.#entries(stretch(parts, this.#sentence), scope, thing, heading, counted === null ? 'rows' : 'cards');
      return;
    }
    if (parts.length > 1 && parts.every(({ is }) => is === 'thing') && thing.by === 'with') {
      this.#columns(parts, scope, thing, heading);
      return;
    }
    const opened = this.#open(scope, thing, heading);
    const columns = parts.find(({ head }) => COLUMNS.has(head?.mention.id ?? ''));
    const named = columns === undefined ? undefined : partsPiece(columns, this.#sentence);
    if (named !== undefined) {
      opened.nodes.push(this.#headed(named));
      return;
    }
    const isOnlyNamed = parts.every(({ is }) => is === 'thing');
    if (opened.section !== undefined)
      opened.section.about = isOnlyNamed ? whole(thing, this.#sentence).text : piece.text;
    if (!isOnlyNamed) this.build(parts, opened);
  }

  /** "Each starter shows name and hydration": what the things of a list have in common. */
  #each(each: Description, scope: Scope): void {
    const list = this.#items ?? this.#draft.listIn(scope);
    if (list === undefined) this.#columns(each.parts, scope, each);
    else
      this.#draft.addTemplates(
        list,
        each.parts.flatMap(({ tokens }) => readTemplate(tokens)),
      );
  }

  /** A table by the names of its columns, which waits for its rows. */
  #headed(names: Piece | undefined): TableNode {
    const table: TableNode = { kind: 'table', columns: [], rows: [], footer: [] };
    if (names !== undefined) addEntries({ node: table, takes: 'columns' }, names, { lang: this.#draft.outline.lang });
    this.#items = table;
    return table;
  }

  /** A list of which only is told what each thing shows. */
  #columns(fields: readonly Description[], scope: Scope, from: Description, heading?: Words): void {
    const own = fields.filter((field) => isField(field));
    const labels = own.map(({ piece }) => titled(bareWords(piece)));
    // What each thing is called needs no telling: "a list of tours with duration".
    const isNamed = labels.length > 2 || labels.some(({ text: label }) => NAMES.test(label));
    const table: TableNode = {
      kind: 'table',
      columns: [...(isNamed ? [] : [heading ?? EMPTY]), ...labels].map((label) => ({ label })),
      rows: [],
      footer: [],
    };
    const others = fields.filter((field) => !own.includes(field));
    this.#draft.addTemplates(
      table,
      others.flatMap(({ tokens }) => readTemplate(tokens)),
    );
    this.#items = table;
    this.#put([table], scope, from, heading);
  }

  #element(element: Description, scope: Scope): void {
    const { head, parts, aside } = element;
    if (head === undefined) return;
    const { mention } = head;
    if (controlKind(element) !== undefined) {
      this.#put(buildControls(this.#draft, element, this.#sentence), scope, element);
      return;
    }
    const { makes } = mention;
    const known = this.#items;
    if (mention.id === 'row' && known?.kind === 'table' && !mention.isPlural) {
      const cells = partsPiece(element, this.#sentence);
      if (cells !== undefined) known.rows.push(rowFor(known, splitUnits(cells)));
      return;
    }
    const isHeld = makes.kind === 'facts' && parts.length > 0 && parts.every(({ is }) => is !== 'fact');
    if ((makes.kind === 'section' && (parts.length > 0 || makes.surface !== 'hero')) || isHeld) {
      const opened = this.#draft.openSection(scope, placingOf(element.place), {
        surface: makes.kind === 'section' ? makes.surface : 'card',
      });
      if (opened.section !== undefined) {
        headSection(opened.section, element, this.#sentence);
        opened.section.about = whole(element, this.#sentence).text;
      }
      const isForm = mention.entry.owns === 'fields';
      if (isHeld) return;
      if (!isForm) this.build(parts, opened);
      else
        for (const part of parts)
          if (part.is === 'thing' || part.is === 'name')
            opened.nodes.push(control(fieldKindOf(part.piece.text), { label: titled(bareWords(part.piece)) }));
          else this.build([part], opened);
      return;
    }
    const made = makeNode(mention);
    if (made === undefined || !OWN.has(made.node.kind)) {
      this.#delegate(element, scope);
      return;
    }
    const { node, takes } = made;
    dress(node, mention);
    const isList = node.kind === 'items' || node.kind === 'table';
    const columns = isList ? parts.find(({ head: part }) => COLUMNS.has(part?.mention.id ?? '')) : undefined;
    if (columns !== undefined) {
      const table = this.#headed(partsPiece(columns, this.#sentence) ?? columns.aside);
      this.#put([table], scope, element, subjectOf(element, this.#sentence));
      return;
    }
    // "list of names with checkboxes (Ruth, Coco)": the brackets hold the things, what stands before them each has.
    const sole = isList
      ? parts.find(({ aside: inner, head: part }) => inner !== undefined && part?.mention.isPlural)
      : undefined;
    if (sole?.aside !== undefined && sole.head !== undefined) {
      this.#entries(sole.aside, scope, element, subjectOf(element, this.#sentence));
      if (this.#items !== undefined) this.#draft.addTemplates(this.#items, readTemplate([sole.head]));
      this.build(
        parts.filter((part) => part !== sole),
        scope,
      );
      return;
    }
    if (
      isList &&
      parts.length > 1 &&
      parts.every(({ is, value }) => is === 'fact' && /\d/u.test(value?.text ?? '')) &&
      element.by === ':'
    ) {
      this.#facts(parts, this.#open(scope, element, subjectOf(element, this.#sentence)));
      return;
    }
    if (isList && isFields(element)) {
      this.#columns(parts, scope, element, subjectOf(element, this.#sentence));
      return;
    }
    const listed =
      aside ?? (parts.length > 0 || takesInline(element) ? partsPiece(element, this.#sentence) : undefined);
    if (takes !== undefined && listed !== undefined)
      addEntries({ node: node as never, takes }, listed, { lang: this.#draft.outline.lang });
    else if (listed === undefined) {
      const name = nameOf(element, this.#sentence);
      if (name !== undefined && node.kind !== 'items') giveName(node, name);
      applyAside(this.#draft, node, aside);
    }
    // "cart with …, total": a figure that is only named.
    if (node.kind === 'facts' && node.facts.length === 0)
      node.facts.push({ label: titled(bareWords(element.piece)), value: EMPTY });
    if (node.kind === 'items' || node.kind === 'table') this.#items = node;
    if (node.kind === 'steps') markCurrent(node, parts);
    this.#put([node], scope, element, node.kind === 'items' ? subjectOf(element, this.#sentence) : undefined);
  }

  #delegate(element: Description, scope: Scope): void {
    const last = lastToken(element);
    const first = element.tokens[0];
    if (first === undefined || last === undefined) return;
    const isBare = element.tokens.length === 1 && element.parts.length === 0;
    if (!isBare || SHOWN.has(element.head?.mention.makes.kind ?? '')) {
      this.#state(cut(this.#sentence, first.start, last.end), { scope });
      return;
    }
    // Nothing is known of what stands there: it is a part by its own words.
    const words = bareWords(trimEnds(cut(this.#sentence, first.start, element.tokens.at(-1)?.end), '.,; '));
    const opened = this.#open(scope, element, { ...literalWords(words), text: upper(words.text) });
    if (opened.section !== undefined) opened.section.about = words.text;
  }

  #open(scope: Scope, from: Description | undefined, heading?: Words): Scope {
    return this.#draft.openSection(scope, placingOf(from?.place), heading === undefined ? {} : { heading });
  }

  #put(nodes: readonly Node[], scope: Scope, from: Description | undefined, heading?: Words): void {
    if (nodes.length === 0) return;
    const isFree = scope.rank > 0 && from?.place === undefined && heading === undefined;
    if (isFree) {
      scope.nodes.push(...nodes);
      return;
    }
    const [first] = nodes;
    const open = this.#draft.last;
    // Controls one after the other stand together.
    if (
      scope.rank === 0 &&
      first?.kind === 'control' &&
      heading === undefined &&
      from?.place === undefined &&
      open !== undefined &&
      open.heading === undefined &&
      this.#own.has(open) &&
      open.nodes.every(({ kind }) => kind === 'control')
    ) {
      open.nodes.push(...nodes);
      return;
    }
    const opened = this.#open(scope, from, heading);
    if (opened.section !== undefined) this.#own.add(opened.section);
    opened.nodes.push(...nodes);
  }

  readonly #own = new Set<Section>();
}

/** Words for pages that people fill in. */
const FORM =
  /\b(?:log ?in|sign[ -]?(?:in|up|on)|regist\p{L}+|contact|form|booking|checkout|application|request|report|subscribe|enrol\p{L}*|anmeld\p{L}+|formular|kontakt|buchung|inscri\p{L}+|connexion|formulaire|contacto|formulario|acced\p{L}+|modulo|login)\b/iu;

/** "… and Cough each": what is said of all behind the last. */
const EACH = /\s(?:each|every one|jeweils|chacune?|cada uno|ciascuno|elk)$/iu;

const COLUMNS: ReadonlySet<string> = new Set(['column', 'table-column']);

/** Kinds that are drawn though nothing is told of them. */
const SHOWN: ReadonlySet<string> = new Set([
  'picture',
  'chart',
  'schedule',
  'grid',
  'frame',
  'section',
  'icon',
  'items',
]);

/** Nodes that are built here; the others are read by the grammar of statements. */
const OWN: ReadonlySet<Node['kind']> = new Set(['items', 'table', 'steps', 'facts', 'badge', 'rating', 'progress']);

/** "search products": what is looked for. */
const searchOf = (piece: Piece): Node | undefined =>
  asksSearch(piece) ??
  (/^(?:search|suche|recherche[rz]?|busca[rd]?|cerca|zoek)(?:\s\p{L}+){0,3}$/iu.test(piece.text)
    ? control('search', { placeholder: titled(bareWords(piece)) })
    : undefined);

const placingOf = (place: Description['place']): Placing => {
  if (place === undefined) return {};
  const { side: _, place: at, ...means } = place.means;
  return { ...means, ...(at === undefined || at === 'overlay' ? {} : { place: at }) };
};

/** Descriptions of one kind that follow one another. */
function runOf(parts: readonly Description[], at: number): Description[] {
  const first = parts[at];
  const run: Description[] = [];
  for (let index = at; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined || part.is !== first?.is) break;
    run.push(part);
    if (part.is === 'fact' && part.parts.length > 0 && part.by === ':') break;
  }
  return run;
}

const sharesNoun = (run: readonly Description[], last: Description): boolean =>
  last.tie === 'and' &&
  run.length > 0 &&
  last.head?.mention.isPlural === true &&
  controlKind(last) !== undefined &&
  last.parts.length === 0 &&
  run.every(
    ({ is, parts, piece }) =>
      (is === 'thing' || is === 'name' || is === 'clause') && parts.length === 0 && piece.text.split(/\s+/).length < 4,
  );

const takesInline = ({ head }: Description): boolean =>
  head?.mention.isPlural === true || head?.mention.makes.kind === 'steps';

function headSection(section: Section, element: Description, sentence: Piece): void {
  const name = nameOf(element, sentence);
  if (name !== undefined && section.surface !== 'hero') section.heading = name;
}
