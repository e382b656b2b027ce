import { addEntries, toItem } from '../assemble/add-entries.ts';
import { listNamed } from '../assemble/list-named.ts';
import { applyAside, readAside } from '../assemble/apply-aside.ts';
import { readFormFields } from '../assemble/form-fields/read-form-fields.ts';
import { dress } from '../assemble/dress-node.ts';
import { listFacts } from '../assemble/list-facts.ts';
import { control, EMPTY, makeNode, phraseOf, text, type Made } from '../assemble/make-node.ts';
import { navigationKind } from '../assemble/navigation-kind.ts';
import { giveName } from '../assemble/node-text.ts';
import type { Piece } from '../form/piece.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import type { Owner, Placing, Scope } from '../assemble/scope.ts';
import { isAction } from '../prose/is-action.ts';
import { upper } from '../prose/list-entries.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { readFacts } from '../values/fact.ts';
import { readTemplate } from '../assemble/apply-template.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { ControlNode, ItemsNode, Navigation, Node, Option, TableNode, Words } from '../outline.ts';
import { groupByCount } from './group-by-count.ts';
import { isMeant } from './is-meant.ts';
import { listFields } from './list-fields.ts';
import {
  countOf,
  isFigure,
  isWhole,
  markCurrent,
  nameByQualifier,
  numberedItems,
  pointAt,
  setOn,
  setValue,
  tell,
} from './told-nodes.ts';
import type { ElementPart, FactPart, ListedPart, NamedPart, Part, SaidPart } from './part.ts';

/** Puts parts where they stand; → what stays open behind them, or nothing where one of them could not be drawn whole. */
export function buildParts(draft: PageDraft, parts: readonly Part[], owner: Owner): Owner | undefined {
  const builder = new Builder(draft);
  return builder.build(parts, owner.scope) ? { scope: builder.scope ?? owner.scope, ...builder.open() } : undefined;
}

class Builder {
  readonly #draft: PageDraft;
  readonly #lang: string;
  #items: ItemsNode | TableNode | undefined;
  /** The part of the page that was opened last. */
  scope: Scope | undefined;

  constructor(draft: PageDraft) {
    this.#draft = draft;
    this.#lang = draft.outline.lang;
  }

  open(): Pick<Owner, 'items'> {
    return this.#items === undefined ? {} : { items: this.#items };
  }

  build(parts: readonly Part[], scope: Scope): boolean {
    let into = scope;
    for (const part of parts) {
      const opens =
        isHeaded(part) || part.is === 'named' || (part.is === 'element' && HOLDERS.has(part.mention.makes.kind));
      if (!opens && scope.bar === undefined && (into.rank === 0 || isPlaced(part.placing))) {
        // What stands side by side in one sentence stands in one part, until a place is named.
        into = this.#draft.openSection(scope, part.placing);
        this.scope = into;
      }
      if (!this.#part(part, opens ? scope : into)) return false;
      // What has a heading of its own ends where it is told.
      if (isHeaded(part) && scope.bar === undefined) into = scope;
    }
    return true;
  }

  #part(part: Part, scope: Scope): boolean {
    if (part.is === 'said') return this.#said(part, scope);
    if (part.is === 'named') return this.#named(part, scope);
    if (part.is === 'listed') return this.#listed(part, scope);
    if (part.is === 'fact') return this.#fact(part, scope);
    if (part.is === 'title') return this.#draft.offerTitle(part.words);
    if (part.is === 'fields') {
      scope.nodes.push(...part.nodes);
      return true;
    }
    const { makes } = part.mention;
    if (makes.kind === 'frame') return this.#frame(part, makes.part);
    if (makes.kind === 'section') return this.#section(part, scope);
    return part.parts === undefined ? this.#node(part, scope) : this.#row(part, scope);
  }

  #said({ words, placing, aside }: SaidPart, scope: Scope): boolean {
    const node = text('paragraph', words);
    if (aside !== undefined) applyAside(this.#draft, node, aside);
    nodesOf(scope, placing).push(node);
    return true;
  }

  #named({ name, parts, placing }: NamedPart, scope: Scope): boolean {
    const inner = this.#draft.openSection(outOfBar(scope, this.#draft), placing, { heading: name });
    this.scope = inner;
    return this.build(parts, inner);
  }

  #listed({ entries, count, heading, each, placing, areNumbered }: ListedPart, scope: Scope): boolean {
    if (areNumbered === true) {
      const node: ItemsNode = { kind: 'items', layout: 'rows', items: numberedItems(entries) };
      scope.nodes.push(node);
      this.#items = node;
      return true;
    }
    if (heading !== undefined || each !== undefined) {
      const named = heading === undefined ? {} : { heading: { ...heading, text: upper(heading.text) } };
      const inner = this.#draft.openSection(outOfBar(scope, this.#draft), placing, named);
      return this.#list(entries, inner, count, true) && this.#each(each);
    }
    // Names alone are entries of the bar that holds them, and nothing else.
    if (count === undefined) return scope.bar === undefined ? this.#names(entries, scope) : this.#links(entries, scope);
    const rows = groupByCount(entries, count);
    if (rows === undefined)
      return this.#list(entries, scope, count) && this.#items?.kind === 'items' && this.#items.items.length === count;
    const node: ItemsNode = { kind: 'items', layout: 'rows', items: rows.flatMap((row) => toItem(row) ?? []) };
    scope.nodes.push(node);
    this.#items = node;
    return node.items.length === count;
  }

  #fact({ label, value, note, placing }: FactPart, scope: Scope): boolean {
    const nodes = nodesOf(scope, placing);
    const last = nodes.at(-1);
    const fact = { ...(label === undefined ? {} : { label }), value, ...(note === undefined ? {} : { note }) };
    if (last?.kind === 'facts' && last.layout === 'list') last.facts.push(fact);
    else nodes.push({ kind: 'facts', layout: 'list', facts: [fact] });
    return true;
  }

  /** "each with a photo": what every one of the listed things has. */
  #each(each: Piece | undefined): boolean {
    if (each === undefined || this.#items === undefined) return each === undefined;
    const templates = readTemplate(readTokens(each, this.#lang).tokens);
    this.#draft.addTemplates(this.#items, templates);
    return true;
  }

  /** Names that a part holds: fields of a form, else things. */
  #names(entries: Piece, scope: Scope): boolean {
    if (scope.section === undefined) return false;
    return isForm(scope) ? this.#fields(entries, scope) : this.#list(entries, scope);
  }

  #fields(entries: Piece, scope: Scope): boolean {
    const read = readFormFields({ text: `: ${entries.text}`, start: entries.start - 2 }, this.#lang);
    if (read === undefined || read.length - 2 < entries.text.length) return false;
    scope.nodes.push(...read.nodes);
    return true;
  }

  /** Names in a bar: places to go to, or in the one at the foot what can be done. */
  #links(entries: Piece, { bar, nodes }: Scope, states: ElementPart['states'] = []): boolean {
    const { frame } = this.#draft.outline;
    const isFoot = bar === frame.foot;
    const names = listNamed(entries);
    if (isFoot && names.filter(({ words }) => isAction(words.text)).length * 2 > names.length) {
      nodes.push(...names.map(({ words }) => control('button', { label: words })));
      return true;
    }
    if (frame.navigation !== undefined) return false;
    const navigation: Navigation = { kind: isFoot ? 'bottom' : 'top', entries: [], head: [], tail: [] };
    frame.navigation = navigation;
    addEntries({ node: navigation, takes: 'entries' }, entries, { lang: this.#lang });
    if (isFoot && nodes.length === 0) delete frame.foot;
    markCurrent(navigation, states);
    return navigation.entries.length > 1;
  }

  #section(part: ElementPart, scope: Scope): boolean {
    const { mention, name, parts, entries, placing } = part;
    if (mention.makes.kind !== 'section' || mention.isPlural) return false;
    const { surface, flow } = mention.makes;
    const place = mention.entry.place;
    const inner = this.#draft.openSection(
      outOfBar(scope, this.#draft),
      { ...(place === undefined ? {} : { place }), ...placing },
      {
        surface,
        ...(flow === undefined ? {} : { flow }),
        ...(name === undefined ? {} : { heading: name }),
        about: phraseOf(mention),
      },
    );
    if (inner.section !== undefined) dress(inner.section, mention);
    if (surface === 'notice' && name !== undefined && inner.section !== undefined) {
      delete inner.section.heading;
      inner.nodes.push(text('notice', name));
    }
    this.scope = inner;
    if (entries !== undefined)
      return mention.entry.owns === 'fields' ? this.#fields(entries, inner) : this.#list(entries, inner);
    return parts === undefined ? name !== undefined : this.build(parts, inner);
  }

  /** "Filter row: search, a select …": what would list choices holds parts of several kinds. */
  #row({ parts = [], name, mention, placing }: ElementPart, scope: Scope): boolean {
    const inner = this.#draft.openSection(
      outOfBar(scope, this.#draft),
      { ...placing, flow: 'row' },
      {
        surface: 'plain',
        about: mention.text,
        ...(name === undefined ? {} : { heading: name }),
      },
    );
    return this.build(parts, inner);
  }

  /** What a part lists without saying what it is: facts by their values, else things by their names. */
  #list(entries: NonNullable<ElementPart['entries']>, scope: Scope, count?: number, areThings = false): boolean {
    const facts = readFacts(entries.text, entries.start);
    if (facts.length > 0 && facts.every(({ by }) => by === 'mark' || (by !== 'order' && !areThings))) {
      scope.nodes.push({ kind: 'facts', layout: 'list', facts: listFacts(entries) });
      return true;
    }
    const node: ItemsNode = { kind: 'items', layout: 'rows', items: [] };
    addEntries({ node, takes: 'items', into: scope.nodes }, entries, { lang: this.#lang, count });
    if (node.items.length === 0) return false;
    scope.nodes.push(node);
    this.#items = node;
    return true;
  }

  #frame({ mention, entries, parts, placing, name, states }: ElementPart, part: string): boolean {
    const { frame } = this.#draft.outline;
    if ((part === 'header' || part === 'foot') && entries !== undefined && name === undefined) {
      const bar = part === 'header' ? this.#draft.header() : this.#draft.foot();
      return this.#links(entries, { nodes: bar.start, bar, rank: 1 }, states);
    }
    if (part === 'header' || part === 'foot') {
      if (parts === undefined || name !== undefined) return false;
      // Names alone are places to go to or things to do: the reader of statements tells which.
      if (part === 'foot' && parts.every(({ is }) => is === 'said')) return false;
      const bar = part === 'header' ? this.#draft.header() : this.#draft.foot();
      return this.build(parts, { nodes: bar.start, bar, rank: 1 });
    }
    if (part === 'footer') return false;
    const kind = navigationKind(part, placing.place === 'left');
    if (frame.navigation !== undefined && frame.navigation.entries.length > 0) return false;
    const navigation: Navigation = (frame.navigation = { kind, entries: [], head: [], tail: [] });
    const lists = entries === undefined ? (parts ?? []) : [];
    const told = lists.flatMap((one) => (one.is === 'element' && one.entries !== undefined ? [one] : []));
    for (const one of lists) {
      const isHead =
        one.is === 'element' && one.entries === undefined && this.#node(one, { nodes: navigation.head, rank: 1 });
      if (!isHead && !told.some((list) => list === one)) return false;
    }
    for (const list of [entries, ...told.map((one) => one.entries)])
      if (list !== undefined)
        addEntries({ node: navigation, takes: 'entries' }, list, { lang: this.#lang, count: mention.count });
    markCurrent(navigation, [...states, ...told.flatMap((one) => one.states)]);
    return navigation.entries.length > 1;
  }

  #node(part: ElementPart, given: Scope): boolean {
    const { mention, name, value, range, entries, aside, placing, about } = part;
    const made = makeNode(mention);
    if (made === undefined) return false;
    const { node } = made;
    const scope = about === undefined ? given : this.#headed(about, node, given, placing);
    if (node.kind === 'table') tell(node, part, this.#lang);
    dress(node, mention);
    for (const said of part.said) dress(node, { ...mention, modifiers: [said] });
    if (node.kind === 'text' && node.role === 'wordmark' && name === undefined) {
      const { product } = this.#draft.outline;
      if (product !== undefined) this.#draft.header().start.push({ ...node, words: product });
      return true;
    }
    const isTitle =
      node.kind === 'text' && (node.role === 'headline' || (node.role === 'heading' && given.bar !== undefined));
    if (isTitle && name !== undefined && this.#draft.offerTitle(name)) return true;
    if (node.kind === 'chart' && about !== undefined) {
      node.about = about.text;
      if (name === undefined) node.title = { ...about, text: upper(about.text), origin: 'derived' };
    }
    if (node.kind === 'picture' && part.subject !== undefined) node.about = part.subject.text;
    if (name !== undefined && node.kind === 'control' && node.control === 'search') node.placeholder = name;
    else if (name !== undefined && !giveName(node, name)) return false;
    if (value !== undefined && !setValue(node, value)) return false;
    if (range !== undefined) {
      if (node.kind !== 'control') return false;
      [node.min, node.max] = range;
    }
    if (node.kind === 'control') {
      if (part.placeholder !== undefined) node.placeholder = part.placeholder;
      if (part.hint !== undefined) node.hint = part.hint;
      for (const said of part.said) setOn(node, said);
      nameByQualifier(node, part);
    }
    const nodes = nodesOf(scope, placing);
    if (entries !== undefined) {
      if (!this.#entries(part, made, nodes)) return false;
    } else if (!isWhole(node, part)) return false;
    else nodes.push(node);
    if (node.kind === 'items' || node.kind === 'table') this.#items = node;
    this.#each(part.each);
    if (node.kind !== 'control' && part.hint !== undefined) nodes.push(text('caption', part.hint));
    if (aside !== undefined) {
      if (node.kind === 'control' && node.control === 'select' && entries === undefined) {
        const { rest } = readAside(aside, this.#lang);
        node.value ??= rest ?? literalWords(aside);
      } else applyAside(this.#draft, node, aside);
    }
    return true;
  }

  /** A part of its own for what is told to be of something: "a list of open repairs". */
  #headed(about: Words, node: Node, scope: Scope, placing: Placing): Scope {
    if (!HEADED.has(node.kind) || scope.bar !== undefined) return scope;
    const words: Words = { ...about, text: upper(about.text), origin: 'derived' };
    if (scope.section !== undefined && scope.section.heading === undefined && scope.nodes.length === 0) {
      scope.section.heading = words;
      return scope;
    }
    return this.#draft.openSection(scope, placing, { heading: words });
  }

  #entries({ mention, entries, states, name }: ElementPart, made: Made, nodes: Node[]): boolean {
    const { node, takes, each } = made;
    if (entries === undefined || takes === undefined) return false;
    const isOwn = takes !== 'controls' && takes !== 'texts' && takes !== 'badges' && takes !== 'pictures';
    const from = nodes.length;
    if (isOwn) nodes.push(node);
    else if (name !== undefined) nodes.push(text('heading', name));
    const values = node.kind === 'chart' ? splitEnumeration(entries.text, entries.start) : [];
    if (node.kind === 'chart' && values.length > 2 && values.every(isFigure)) {
      node.points = values.map((value) => ({ label: EMPTY, value }));
      return true;
    }
    const moments = values.map(({ text: one, span }) => pointAt(one, span?.start ?? 0));
    if (node.kind === 'chart' && moments.length > 1 && moments.every((one) => one !== undefined)) {
      node.points = moments;
      return true;
    }
    const fields = takes === 'controls' && node.kind === 'control' ? listFields(node.control, entries) : [];
    if (fields.length > 0) nodes.push(...fields);
    else
      addEntries({ node: node as never, takes, into: nodes, ...(each === undefined ? {} : { each }) }, entries, {
        lang: this.#lang,
        count: mention.count,
      });
    const added = nodes.slice(from);
    const choices = added.flatMap((one): (ControlNode | Option)[] =>
      one.kind !== 'control' ? [] : one.options.length > 0 ? one.options : [one],
    );
    for (const { names, state } of states)
      for (const [index, one] of choices.entries())
        if (one.label !== undefined && isMeant(names.text, one.label, index, choices.length)) setOn(one, state);
    if (node.kind === 'items' || node.kind === 'table') this.#items = node;
    if (takes !== 'controls' && (mention.count ?? 1) > 1 && countOf(node, added) !== mention.count) return false;
    return isOwn ? countOf(node, added) > 0 : added.length > (name === undefined ? 0 : 1);
  }
}

const HOLDERS: ReadonlySet<string> = new Set(['section', 'frame']);

/** Things with a heading of their own: "recent calls: …", "a list of open repairs". */
const isHeaded = (part: Part): boolean =>
  (part.is === 'listed' && part.heading !== undefined) ||
  (part.is === 'element' && part.about !== undefined && HEADED.has(part.mention.makes.kind));

const HEADED: ReadonlySet<string> = new Set(['items', 'table']);

const isForm = ({ section }: Scope): boolean => section?.about !== undefined && FORM.test(section.about);

const FORM = /\b(?:form|formular|formulaire|formulario|formulário|modulo|formulier)$/iu;

const isPlaced = ({ place, relation }: Placing): boolean => place !== undefined || relation !== undefined;

const outOfBar = (scope: Scope, draft: PageDraft): Scope => (scope.bar === undefined ? scope : draft.page);

const nodesOf = (scope: Scope, { slot }: Placing): Node[] =>
  scope.bar === undefined ? scope.nodes : scope.bar[slot ?? 'start'];
