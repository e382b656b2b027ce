import { addEntries } from '../assemble/add-entries.ts';
import { toItem } from '../assemble/to-item.ts';
import { applyAside, readAside } from '../assemble/apply-aside.ts';
import { readFormFields } from '../assemble/form-fields/read-form-fields.ts';
import { dress } from '../assemble/dress-node.ts';
import { listFacts } from '../assemble/list-facts.ts';
import { makeNode, phraseOf, text } from '../assemble/make-node.ts';
import type { Piece } from '../form/piece.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import type { Owner, Placing, Scope } from '../assemble/scope.ts';
import { upper } from '../prose/list-entries.ts';
import { readFacts } from '../values/fact.ts';
import { readTemplate } from '../assemble/apply-template.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { ItemsNode, Node, TableNode, Words } from '../outline.ts';
import { isForm } from './is-form.ts';
import { HEADED, isHeaded, opensPart } from './opens-part.ts';
import { pictureAround } from './picture-around.ts';
import { buildFrame, buildLinks } from './build-frame.ts';
import { fillEntries } from './fill-entries.ts';
import { setTold } from './set-told.ts';
import { groupByCount } from './group-by-count.ts';
import { isWhole, numberedItems, tell } from './told-nodes.ts';
import type { ElementPart, FactPart, ListedPart, NamedPart, Part, SaidPart } from './part.ts';

/** Puts parts where they stand; → what stays open behind them, or nothing where one of them could not be drawn whole. */
export function buildParts(
  draft: PageDraft,
  parts: readonly Part[],
  owner: Owner,
  isTableNext = false,
): Owner | undefined {
  const builder = new Builder(draft, isTableNext);
  return builder.build(parts, owner.scope) ? { scope: builder.scope ?? owner.scope, ...builder.open() } : undefined;
}

class Builder {
  readonly #draft: PageDraft;
  readonly #lang: string;
  #items: ItemsNode | TableNode | undefined;
  /** The part of the page that was opened last. */
  scope: Scope | undefined;
  readonly #isTableNext: boolean;

  constructor(draft: PageDraft, isTableNext: boolean) {
    this.#draft = draft;
    this.#isTableNext = isTableNext;
    this.#lang = draft.outline.lang;
  }

  open(): Pick<Owner, 'items'> {
    return this.#items === undefined ? {} : { items: this.#items };
  }

  build(parts: readonly Part[], scope: Scope): boolean {
    let into = scope;
    for (const part of parts) {
      const opens = opensPart(part) || this.#headsPage(part, scope);
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
    if (makes.kind === 'frame')
      return buildFrame(this.#draft, part, makes.part, {
        build: (parts, into) => this.build(parts, into),
        node: (one, into) => this.#node(one, into),
      });
    if (makes.kind === 'section') return this.#section(part, scope);
    if (part.parts === undefined) return this.#node(part, scope);
    const { parts, ...chart } = part;
    return makes.kind === 'chart' ? this.build(parts, scope) && this.#node(chart, scope) : this.#row(part, scope);
  }

  #said({ words, placing, aside }: SaidPart, scope: Scope): boolean {
    const node = text('paragraph', words);
    if (aside !== undefined) applyAside(this.#draft, node, aside);
    nodesOf(scope, placing).push(node);
    return true;
  }

  #named({ name, about, parts, placing }: NamedPart, scope: Scope): boolean {
    const inner = this.#draft.openSection(outOfBar(scope, this.#draft), placing, {
      ...(name === undefined ? {} : { heading: name }),
      ...(about === undefined ? {} : { about }),
    });
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
    if (count === undefined)
      return scope.bar === undefined ? this.#names(entries, scope) : buildLinks(this.#draft, entries, scope);
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

  #section(part: ElementPart, scope: Scope): boolean {
    const { mention, name, parts, entries, placing } = part;
    if (mention.makes.kind !== 'section' || mention.isPlural) return false;
    const { surface, flow } = mention.makes;
    // "Underneath the cards follows a composer": where it is told to be comes before where such parts stand.
    const place = placing.relation === undefined ? mention.entry.place : undefined;
    const inner = this.#draft.openSection(
      outOfBar(scope, this.#draft),
      { ...(place === undefined ? {} : { place }), ...placing },
      {
        surface,
        ...(flow === undefined || (parts?.length ?? 0) > 2 ? {} : { flow }),
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
    if (entries !== undefined && part.each !== undefined) return this.#list(entries, inner) && this.#each(part.each);
    if (entries !== undefined)
      return mention.entry.owns === 'fields' ? this.#fields(entries, inner) : this.#list(entries, inner);
    return parts === undefined ? name !== undefined : this.build(parts, inner);
  }

  /** "Filter row: search, a select …": what would list choices holds parts of several kinds. */
  #row({ parts = [], name, mention, placing }: ElementPart, scope: Scope): boolean {
    const inner = this.#draft.openSection(
      outOfBar(scope, this.#draft),
      { ...placing, flow: 'row' },
      { surface: 'plain', about: mention.text, ...(name === undefined ? {} : { heading: name }) },
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

  #node(part: ElementPart, given: Scope): boolean {
    if (part.inside !== undefined && part.name !== undefined) {
      const picture = pictureAround(part.inside);
      if (picture === undefined) return false;
      nodesOf(given, part.placing).push(picture);
      return this.#fact(
        { is: 'fact', value: part.name, placing: part.placing, ...(part.label && { label: part.label }) },
        given,
      );
    }
    if (this.#isTableNext && part.mention.makes.kind === 'table' && part.columns === undefined) {
      if (part.name !== undefined) this.scope = this.#draft.openSection(given, part.placing, { heading: part.name });
      return true;
    }
    const { mention, name, entries, aside, placing, about } = part;
    const made = makeNode(mention);
    if (made === undefined) return false;
    const { node } = made;
    const heading = node.kind === 'items' && name !== undefined ? name : about;
    const scope = heading === undefined ? given : this.#headed(heading, node, given, placing);
    if (node.kind === 'table') tell(node, part, this.#lang);
    dress(node, mention);
    for (const said of part.said) dress(node, { ...mention, modifiers: [said] });
    if (node.kind === 'text' && node.role === 'wordmark' && name === undefined) {
      const { product } = this.#draft.outline;
      if (product !== undefined) this.#draft.header().start.push({ ...node, words: product });
      return true;
    }
    const isTitle =
      node.kind === 'text' &&
      (node.role === 'headline' ||
        (node.role === 'heading' && given.bar !== undefined) ||
        this.#headsPage(part, given));
    if (isTitle && name !== undefined && this.#draft.offerTitle(name)) return true;
    if (!setTold(node, part, given)) return false;
    const nodes = nodesOf(scope, placing);
    if (entries !== undefined) {
      const filled = fillEntries(part, made, nodes, this.#lang);
      if (filled.items !== undefined) this.#items = filled.items;
      if (!filled.isWhole) return false;
    } else if (!isWhole(node, part)) return false;
    else nodes.push(node);
    if (entries === undefined && (node.kind === 'items' || node.kind === 'table')) this.#items = node;
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

  /** The first heading of a page that has none yet is the page's. */
  #headsPage(part: Part, { rank, section }: Scope): boolean {
    const { title, sections } = this.#draft.outline;
    if (part.is !== 'element' || part.name === undefined || part.mention.makes.kind !== 'text') return false;
    const { role } = part.mention.makes;
    if (role !== 'heading' && role !== 'headline') return false;
    return title === undefined && (rank === 0 || sections.length < 2) && section?.heading === undefined;
  }

  /** A part of its own for what is told to be of something: "a list of open repairs". */
  #headed(about: Words, node: Node, scope: Scope, placing: Placing): Scope {
    if (!HEADED.has(node.kind) || scope.bar !== undefined) return scope;
    const isGiven = node.kind === 'items' && about.text === upper(about.text);
    const words: Words = isGiven ? about : { ...about, text: upper(about.text), origin: 'derived' };
    if (scope.section !== undefined && scope.section.heading === undefined && scope.nodes.length === 0) {
      scope.section.heading = words;
      return scope;
    }
    return this.#draft.openSection(scope, placing, { heading: words });
  }
}

const isPlaced = ({ place, relation }: Placing): boolean => place !== undefined || relation !== undefined;

const outOfBar = (scope: Scope, draft: PageDraft): Scope => (scope.bar === undefined ? scope : draft.page);

const nodesOf = (scope: Scope, { slot }: Placing): Node[] =>
  scope.bar === undefined ? scope.nodes : scope.bar[slot ?? 'start'];
