import type { PageDraft } from '../assemble/page-draft.ts';
import { readTemplate } from '../assemble/apply-template.ts';
import { readRefusals } from '../assemble/read-refusals.ts';
import { control, EMPTY, text } from '../assemble/make-node.ts';
import type { Owner, Placing, Scope } from '../assemble/scope.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Fact, Item, ItemsNode, Node, TableNode, Words } from '../outline.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { WEEKDAYS } from '../values/calendar-words.ts';
import { expandRange } from '../values/expand-range.ts';
import { findValues } from '../values/value-at.ts';
import { isInstruction, isPersonal, leadLength, leadsToSamples, SAYING } from './casual-words.ts';
import { readFormFields } from '../assemble/form-fields/read-form-fields.ts';
import { askedFor } from './asked-for.ts';
import { asksSearch } from './asks-search.ts';
import { holdsQuote } from './list-literals.ts';
import { toldFields } from '../assemble/form-fields/told-fields.ts';
import { isAction } from './is-action.ts';
import { buttonOf, proseButtons, splitAnd } from './prose-buttons.ts';
import { cellsByShape } from './cells-by-shape.ts';
import { cellsOfItem, rowFor, wantedColumns } from './wanted-columns.ts';
import { asFacts, coreOf, splitEntries, toEntry, upper } from './list-entries.ts';
import { ASKS_PAGE, colonFor, headingOf, holderOf, isOnlyPlace, PAGE, splitOr, wordsOf } from './list-headings.ts';
import { factOf, rowOf } from './prose-facts.ts';
import { assignParallel, fieldsOf, findItem } from './said-of.ts';
import { splitUnits, type Unit } from './split-units.ts';

type Delegate = (piece: Piece, owner: Owner) => Owner;

/**
 * Reads a sentence of running prose as people type it, clause by clause: facts, lists behind a heading, rows, names and
 * words to be said. Clauses that name elements are given on; who speaks and what is only wished gives nothing.
 */
export function readProse(draft: PageDraft, sentence: Piece, owner: Owner, page: Scope, delegate: Delegate): Owner {
  return new ProseReader(draft, sentence, owner, page, delegate).read();
}

class ProseReader {
  readonly #draft: PageDraft;
  readonly #sentence: Piece;
  readonly #units: readonly Unit[];
  readonly #lang: string;
  readonly #page: Scope;
  readonly #delegate: Delegate;
  #owner: Owner;
  #placing: Placing = {};
  #heading: Words | undefined;
  /** Clauses of content that stand side by side. */
  #run: Piece[] = [];

  constructor(draft: PageDraft, sentence: Piece, owner: Owner, page: Scope, delegate: Delegate) {
    this.#draft = draft;
    this.#sentence = sentence;
    this.#units = splitUnits(sentence);
    this.#lang = draft.outline.lang;
    this.#owner = owner;
    this.#page = page;
    this.#delegate = delegate;
  }

  read(): Owner {
    const wanted = wantedColumns(this.#sentence);
    if (wanted !== undefined) return this.#columns(wanted.columns, wanted.rest);
    let at = 0;
    while (at < this.#units.length) at = this.#unit(at);
    this.#flush();
    return this.#owner;
  }

  /** A list that is wanted with certain fields is a table of these columns. */
  #columns(columns: Words[], rest: Piece | undefined): Owner {
    const table: TableNode = { kind: 'table', columns: columns.map((label) => ({ label })), rows: [], footer: [] };
    const open = this.#owner.items;
    const holder =
      open === undefined || open.kind !== 'items' || open.items.length > 0
        ? undefined
        : holderOf(this.#draft.outline.sections, open);
    if (holder === undefined) this.#node(table);
    else {
      this.#draft.moveTemplates(open, table);
      holder.splice(holder.indexOf(open as ItemsNode), 1, table);
    }
    this.#owner = { ...this.#owner, items: table };
    if (rest === undefined) return this.#owner;
    const { items: _, ...others } = this.#owner;
    return {
      ...readProse(
        this.#draft,
        rest,
        this.#owner.items === undefined ? others : this.#owner,
        this.#page,
        this.#delegate,
      ),
      items: table,
    };
  }

  /** Reads the clause at an index; → the next one. */
  #unit(at: number): number {
    const unit = this.#units[at];
    if (unit === undefined) return at + 1;
    const words = unit.text;
    if (unit.after === 'then' || unit.after === ';') this.#flush();
    if (isRefusal(words, this.#lang) && !this.#headsList(at)) {
      readRefusals(this.#draft, unit);
      return at + 1;
    }
    const saying = holdsQuote(words) ? null : SAYING.exec(words);
    if (saying !== null && !this.#headsList(at) && saying[0].length < words.length)
      return this.#say(cut(unit, saying.index + saying[0].length), at);
    this.#place(unit);
    if (this.#headsList(at)) return this.#list(at);
    if (this.#isRow(unit)) {
      this.#run.push(coreOf(unit));
      return at + 1;
    }
    const buttons = this.#buttons(at);
    if (buttons !== undefined) return buttons;
    const fields = this.#fields(at);
    if (fields !== undefined) return fields;
    const search = asksSearch(unit);
    if (search !== undefined) {
      this.#flush();
      this.#node(search);
      return at + 1;
    }
    if (assignParallel(unit, this.#owner.items)) return at + 1;
    const core = coreOf(unit);
    if (this.#isElement(unit) && !(leadLength(words) > 0 && PAGE.test(core.text) && !holdsQuote(words)))
      return this.#element(at);
    const isAside = /\(\p{Lu}|\(\d/u.test(core.text);
    if (
      core.text === '' ||
      (!isAside && (isStyleStatement(words) || isStyleStatement(core.text))) ||
      isInstruction(core.text)
    )
      return at + 1;
    const house = this.#withoutHouse(core);
    if (house !== undefined) {
      if (/[\p{Lu}\d]/u.test(house.text)) this.#run.push(house);
      return at + 1;
    }
    const isOfThem = /\b(?:i|my|we|our)\b/u.test(core.text) && !/[\d\p{Lu}]/u.test(core.text);
    if (isOfThem || (leadLength(words) > 0 && PAGE.test(core.text))) {
      this.#context(unit);
      return at + 1;
    }
    if (this.#saidOf(core, at)) return this.#saidEnd(at);
    const hasLiteral = findValues(core.text).length > 0 || /(?:^|\s)\p{Lu}/u.test(core.text) || this.#run.length > 0;
    if (isPersonal(words) && leadLength(words) < 3) {
      const place = /\b(?:in|at|on)\s+(?:the\s)?(?=.*\p{Lu})/u.exec(words);
      if (/^\W*we(?:['’]re|re| are)\s/i.test(words) && place !== null)
        this.#run.push(cut(unit, words.search(/\b(?:in|at|on)\s/)));
      else this.#context(unit);
    } else if (
      hasLiteral ||
      (this.#units[at + 1]?.after === ',' &&
        this.#units[at + 2]?.after === ',' &&
        isName(this.#units[at + 1]?.text ?? '')) ||
      /[\p{Script=Hangul}\p{Script=Han}]/u.test(core.text)
    )
      this.#run.push(core);
    else return this.#ask(at);
    return at + 1;
  }

  /** Whether a clause has the cells of the table that was told before, whatever words they hold. */
  #isRow(piece: Piece): boolean {
    const { items } = this.#owner;
    return (
      items?.kind === 'table' &&
      items.columns.length > 2 &&
      cellsByShape(coreOf(piece), items.columns.length) !== undefined
    );
  }

  /** Fields that are told by the verb of filling them in: "elegir la fecha y cuántos pasajeros". */
  #fields(at: number): number | undefined {
    const unit = this.#units[at];
    if (unit === undefined) return undefined;
    const behind = cut(this.#sentence, unit.start - this.#sentence.start);
    const told = toldFields(behind, this.#lang);
    if (told === undefined) return undefined;
    this.#flush();
    for (const node of told.nodes) this.#node(node);
    return this.#unitFrom(behind.start + told.length, at);
  }

  /** The first clause that begins at or behind an offset. */
  #unitFrom(offset: number, at: number): number {
    const next = this.#units.findIndex((unit, index) => index > at && unit.start >= offset);
    return next === -1 ? this.#units.length : next;
  }

  /** What is only named, clause after clause: figures where all are short, else a part of the page each. */
  #ask(at: number): number {
    const asked: Piece[] = [];
    let end = at;
    for (; end < this.#units.length; end++) {
      const unit = this.#units[end];
      const thing =
        unit === undefined || (end > at && (this.#headsList(end) || this.#isElement(unit)))
          ? undefined
          : askedFor(unit, this.#lang);
      if (thing === undefined) break;
      asked.push(thing);
    }
    if (asked.length === 0) {
      const unit = this.#units[at];
      if (unit !== undefined) this.#context(unit);
      return at + 1;
    }
    this.#flush();
    const names = asked.flatMap(splitAnd);
    if (names.every(({ text: name }) => isAction(name))) {
      for (const name of names) this.#node(buttonOf(name));
      return end;
    }
    if (asked.length > 1 && asked.every((piece) => piece.text.split(/\s+/).length < 3)) {
      const facts = asked.map((piece): Fact => ({
        label: { ...wordsOf(piece), text: upper(piece.text) },
        value: EMPTY,
      }));
      this.#node({ kind: 'facts', layout: 'tiles', facts });
      return end;
    }
    for (const piece of asked) {
      const words = wordsOf(piece);
      const opened = this.#draft.openSection(this.#page, this.#placing, {
        heading: { ...words, text: upper(piece.text) },
      });
      if (opened.section !== undefined) opened.section.about = piece.text;
      this.#placing = {};
      this.#owner = { ...this.#owner, scope: this.#page };
    }
    return end;
  }

  /** Buttons named in passing, with the names behind them where there are several. */
  #buttons(at: number): number | undefined {
    const unit = this.#units[at];
    if (unit === undefined) return undefined;
    const isMany =
      /(?:buttons|btns|knöpfe|boutons|botones|botões|pulsanti|knoppen|przyciski|knappar)(?![\p{L}])/iu.test(unit.text);
    const limit = isMany ? this.#units.length : 0;
    let end = at + 1;
    while (end < limit) {
      const next = this.#units[end];
      if (
        next === undefined ||
        next.after === ';' ||
        next.after === '.' ||
        this.#headsList(end) ||
        this.#hasNoun(next) ||
        isStyleStatement(next.text) ||
        isRefusal(next.text, this.#lang) ||
        next.text.split(/\s+/).length > 5
      )
        break;
      end++;
    }
    // "hint box where i type + Send hint": what is added to a field in capitals sends it.
    const plus =
      unit.after === '+' &&
      /^\p{Lu}\p{Ll}[\p{L} ]{1,24}$/u.test(unit.text) &&
      this.#units[at - 1] !== undefined &&
      this.#hasNoun(this.#units[at - 1] ?? unit)
        ? buttonOf(unit)
        : undefined;
    const found =
      plus === undefined ? proseButtons(unit, this.#units.slice(at + 1, end)) : { buttons: [plus], isEach: false };
    if (found === undefined) return undefined;
    this.#flush();
    const open = this.#owner.items;
    if (found.isEach && open !== undefined)
      this.#draft.addTemplates(
        open,
        found.buttons.map((button) => () => structuredClone(button)),
      );
    else for (const button of found.buttons) this.#node(button);
    return end;
  }

  /** What stands beside the house's name, which the page's frame shows. */
  #withoutHouse(core: Piece): Piece | undefined {
    const span = this.#draft.outline.product?.span;
    if (
      span === undefined ||
      span.start < core.start - 12 ||
      span.end > core.start + core.text.length + 1 ||
      span.end <= core.start
    )
      return undefined;
    return trimEnds(cut(core, span.end - core.start), ' ,.;');
  }

  #headsList(at: number): boolean {
    const next = this.#units[at + 1];
    if (next?.after === ':') return true;
    // "list of what happened today - 11:20 sting": a dash leads to a list where a time or several entries follow.
    return (
      next?.after === '-' &&
      this.#units[at]?.after !== ':' &&
      (/^\d{1,2}[:.]\d{2}\b/.test(next.text) ||
        (/^(?:\p{Ll}|e\.?g)/u.test(this.#units[at]?.text ?? '') &&
          this.#units[at + 2]?.after === ',' &&
          /^[\p{Lu}\d]/u.test(next.text)))
    );
  }

  /** "floats: The Whale Senator 2025, Tax Dragon 2024": a heading with what is listed behind it. */
  #list(at: number): number {
    this.#flush();
    const head = this.#units[at];
    const first = this.#units[at + 1];
    if (head === undefined || first === undefined) return at + 1;
    let end = at + 2;
    while (end < this.#units.length && this.#isListed(end, at + 1)) end++;
    const last = this.#units[end - 1] ?? first;
    const body = cut(
      this.#sentence,
      first.start - this.#sentence.start,
      last.start - this.#sentence.start + last.text.length,
    );
    const core = coreOf(head);
    const isSample = leadsToSamples(core.text) || leadsToSamples(head.text);
    const isPlace = isOnlyPlace(core, this.#lang) || core.text === '';
    // "bottom: Flip done, Log, Harvest": short names at the foot are its buttons.
    if (this.#placing.place === 'bottom' && isPlace) {
      const names = splitEntries(body);
      if (
        names.every(
          ({ text: name }) => /^\p{Lu}/u.test(name) && name.split(/\s+/).length <= 3 && findValues(name).length === 0,
        )
      ) {
        for (const name of names) this.#node(buttonOf(name));
        return end;
      }
    }
    if (isPlace) return at + 1;
    // "I'd like a page for my courses: …": what the page is, before what it shows.
    if (!isSample && ASKS_PAGE.test(core.text) && !holdsQuote(core.text) && !/\d/u.test(core.text)) {
      this.#context(head);
      return at + 1;
    }
    const wanted =
      proseButtons(head, []) === undefined &&
      /^(?:buttons?|btns?|knöpfe|botones|boutons|botões|knoppen)$/iu.test(core.text)
        ? splitEntries(body)
        : undefined;
    if (wanted !== undefined) {
      for (const name of wanted) this.#node(buttonOf(name));
      return end;
    }
    if (/^(?:text|wording)$/i.test(core.text)) return this.#say(first, at + 1);
    if (isStyleStatement(`${head.text}: ${body.text}`)) return end;
    const entries = this.#listsRows(core) ? splitEntries(body).flatMap((entry) => toEntry(entry) ?? []) : [];
    if (entries.length > 1 && entries.every(({ fields }) => fields.length > 0)) {
      this.#put(entries, true);
      return end;
    }
    // "the controls in one row: toggles Fan 1, …": what follows names its own elements.
    if (!isSample && /^\p{Ll}/u.test(first.text) && this.#hasNoun(first) && this.#hasNoun(core)) return at + 1;
    // "the team with a round picture each: Wiebke, she started it, …": people and things with what is said of them.
    const told =
      !isSample && this.#holdsThings(core) ? splitEntries(body).flatMap((entry) => toEntry(entry) ?? []) : [];
    if (
      told.length > 1 &&
      told.every(({ title }) => /^\p{Lu}/u.test(title.text)) &&
      told.some(({ fields }) => fields.some(({ as }) => as === 'note'))
    ) {
      this.#heading = headingOf(
        cut(core, 0, /\s(?:with|mit|avec|con|com|met)\s/iu.exec(core.text)?.index ?? core.text.length),
      );
      this.#put(told, true);
      if (this.#owner.items !== undefined)
        this.#draft.addTemplates(this.#owner.items, readTemplate(readTokens(core, this.#lang).tokens));
      return end;
    }
    if (this.#hasNoun(core)) {
      const piece = cut(
        this.#sentence,
        (leadLength(head.text) > 8 ? core.start : head.start) - this.#sentence.start,
        last.start - this.#sentence.start + last.text.length,
      );
      const opened = first.after === '-' ? colonFor(piece, first.start - piece.start) : piece;
      this.#owner = this.#delegate(opened, this.#start());
      return end;
    }
    const open = this.#owner.items;
    // A sample told in one breath is one row: "examples: green umbrella, line N4, Depot West."
    const isOneRow =
      isSample &&
      !/;|\s그리고\s/u.test(body.text) &&
      (open?.kind === 'table' ||
        this.#units.slice(at + 2, end).some(({ text: cell }) => /^\p{Ll}+\s(?:\p{Lu}+\d|\d)/u.test(cell)));
    const items = (isOneRow ? [trimEnds(body, '.')] : splitEntries(body)).flatMap((entry) => toEntry(entry) ?? []);
    if (items.length === 0) return end;
    if (isSample && open?.kind === 'table') {
      open.rows.push(...items.map((item) => rowFor(open, cellsOfItem(item))));
      return end;
    }
    if (isSample && open?.kind === 'items' && open.items.length === 0) {
      open.items.push(...items);
      return end;
    }
    if (!isSample && items.length === 1 && core.text.split(/\s+/).length <= 4) {
      this.#run.push(
        cut(this.#sentence, core.start - this.#sentence.start, last.start - this.#sentence.start + last.text.length),
      );
      return end;
    }
    if (!isSample) this.#heading = headingOf(core);
    // "Hours: Thursday to Monday, noon to 8": one label with its words.
    if (
      !isSample &&
      core.text.split(/\s+/).length <= 2 &&
      /^\p{L}+\s?(?:to|till|until|bis|–|-|à|a|al|tot)\s?\p{L}+/u.test(first.text) &&
      WEEKDAYS.has((/^\p{L}+/u.exec(first.text)?.[0] ?? '').toLowerCase())
    ) {
      const value = trimEnds(body, '.,');
      this.#heading = undefined;
      this.#node({
        kind: 'facts',
        layout: 'list',
        facts: [{ label: { ...wordsOf(core), text: upper(core.text) }, value: wordsOf(value) }],
      });
      return end;
    }
    // "how they want it: Polished edge, Coarse edge or Leave serrations, only one of these": a choice.
    if (
      this.#units
        .slice(at + 1, end + 1)
        .some(({ text: words }) =>
          /\b(?:only one|just one|pick one|one of (?:these|those|them|the (?:two|three|four)))\b/iu.test(words),
        )
    ) {
      const options = splitEntries(body)
        .flatMap((entry) => splitOr(entry))
        .filter(({ text: words }) => !isInstruction(words))
        .map((entry) => ({ label: wordsOf(entry) }));
      const label = this.#heading;
      this.#heading = undefined;
      this.#node(control('radio', { options, ...(label === undefined ? {} : { label }) }));
      return end;
    }
    const facts = this.#units.slice(at + 1, end).flatMap((unit) => factOf(trimEnds(unit, '.')));
    if (
      !isSample &&
      items.some(({ fields }) => fields.length === 0) &&
      facts.filter(({ label }) => label !== undefined).length * 2 >= facts.length
    )
      this.#node({ kind: 'facts', layout: 'list', facts });
    else this.#put(items);
    return end;
  }

  /** Whether a clause goes on with the list that began at `from`. */
  #isListed(at: number, from: number): boolean {
    const unit = this.#units[at];
    if (unit === undefined || unit.after === 'then' || (unit.after === ';' && this.#isElement(unit))) return false;
    if (this.#units[at + 1]?.after === ':') return false;
    // Entries parted by semicolons hold whatever words they hold.
    if (this.#units.slice(from).some(({ after }) => after === ';')) return true;
    if (unit.after === '-' && /^(?:for )?(?:each|every|all|both)\b/iu.test(unit.text)) return false;
    if (proseButtons(unit, []) !== undefined) return false;
    if (unit.after === '.' && isInstruction(unit.text)) return true;
    const first = this.#units[from];
    if (this.#isElement(unit) && /^\p{Lu}/u.test(first?.text ?? '') && /^\p{Ll}/u.test(unit.text)) return false;
    return !isRefusal(unit.text, this.#lang) && !(isStyleStatement(unit.text) && /^\p{Ll}/u.test(unit.text));
  }

  /** "list of what happened today": a noun whose things are told behind it. */
  #listsRows(head: Piece): boolean {
    const nouns = readTokens(head, this.#lang).tokens.filter((token) => token.is === 'noun');
    return (
      nouns.length === 1 &&
      nouns.every(
        (token) => token.is === 'noun' && token.mention.makes.kind === 'items' && token.mention.makes.layout === 'rows',
      )
    );
  }

  #holdsThings(head: Piece): boolean {
    const nouns = readTokens(head, this.#lang).tokens.filter((token) => token.is === 'noun');
    return (
      nouns.length > 0 &&
      nouns.every((token) => token.is === 'noun' && token.mention.entry.owns !== 'fields') &&
      nouns.every((token) => token.is === 'noun' && ['items', 'picture', 'section'].includes(token.mention.makes.kind))
    );
  }

  #isElement(unit: Piece): boolean {
    return this.#hasNoun(unit) || holdsQuote(unit.text);
  }

  #hasNoun(unit: Piece): boolean {
    return readTokens(unit, this.#lang).tokens.some((token) => token.is === 'noun' && !token.mention.isWeak);
  }

  /** A clause that names an element goes on to the reader of statements, with the names that follow it. */
  #element(at: number): number {
    this.#flush();
    const unit = this.#units[at];
    if (unit === undefined) return at + 1;
    const noun = readTokens(unit, this.#lang).tokens.findLast((token) => token.is === 'noun');
    // The fields of a form end where something else is told.
    const fields =
      noun?.is === 'noun' && noun.mention.entry.owns === 'fields'
        ? readFormFields(cut(this.#sentence, unit.start - this.#sentence.start + noun.end), this.#lang)
        : undefined;
    const fieldsEnd = fields === undefined ? 0 : this.#unitFrom(unit.start + (noun?.end ?? 0) + fields.length, at);
    const takes = noun?.is === 'noun' && (noun.mention.isPlural || noun.mention.entry.owns !== 'text');
    const limit = takes ? (fields === undefined ? this.#units.length : fieldsEnd) : 0;
    let end = at + 1;
    while (end < limit) {
      const next = this.#units[end];
      if (fields !== undefined) {
        end = limit;
        break;
      }
      if (
        next === undefined ||
        next.after === 'then' ||
        next.after === ';' ||
        next.after === '.' ||
        this.#headsList(end)
      )
        break;
      const isBare =
        next.text.split(/\s+/).length <= 5 &&
        !this.#isElement(next) &&
        findValues(next.text).length === 0 &&
        !isInstruction(next.text) &&
        !isStyleStatement(next.text) &&
        !isRefusal(next.text, this.#lang) &&
        !isPersonal(next.text) &&
        !findPlaces(next.text, this.#lang).some(({ means }) => means.place !== undefined);
      if (!isBare && next.after !== '+') break;
      end++;
    }
    const last = this.#units[end - 1] ?? unit;
    this.#owner = this.#delegate(
      cut(this.#sentence, unit.start - this.#sentence.start, last.start - this.#sentence.start + last.text.length),
      this.#start(),
    );
    return end;
  }

  /** "… say that a service costs £65 and takes two weeks": words to be shown as they are, up to the next element or wish. */
  #say(first: Piece, at: number): number {
    this.#flush();
    let end = at + 1;
    while (end < this.#units.length) {
      const unit = this.#units[end];
      if (
        unit === undefined ||
        unit.after !== ',' ||
        this.#isElement(unit) ||
        isInstruction(unit.text) ||
        isStyleStatement(unit.text) ||
        isPersonal(unit.text) ||
        isRefusal(unit.text, this.#lang) ||
        findValues(unit.text).length > 0
      )
        break;
      end++;
    }
    const last = this.#units[end - 1] ?? first;
    const said = trimEnds(
      cut(this.#sentence, first.start - this.#sentence.start, last.start - this.#sentence.start + last.text.length),
      '.,;:!" ',
    );
    if (said.text !== '')
      this.#node(text('paragraph', { ...wordsOf(said), text: upper(said.text.replace(/^we have (?=\d)/i, '')) }));
    return end;
  }

  /** "Cucumber is 24.1 now, target 23": what is said of a thing that stands on the page. */
  #saidOf(core: Piece, at: number): boolean {
    if (this.#run.length > 0) return false;
    const found = findItem(this.#draft, core.text);
    if (found === undefined) return false;
    const rest = cut(core, found.length);
    if (rest.text === '' && this.#saidEnd(at) === at + 1) return false;
    const end = this.#saidEnd(at);
    for (const unit of [rest, ...this.#units.slice(at + 1, end)])
      if (!isInstruction(unit.text)) found.item.fields.push(...fieldsOf(unit));
    return true;
  }

  #saidEnd(at: number): number {
    let end = at + 1;
    for (; end < this.#units.length; end++) {
      const unit = this.#units[end];
      if (
        unit === undefined ||
        unit.after !== ',' ||
        this.#isElement(unit) ||
        this.#headsList(end) ||
        isStyleStatement(unit.text) ||
        findItem(this.#draft, unit.text) !== undefined
      )
        break;
    }
    return end;
  }

  #place(unit: Piece): void {
    const place = findPlaces(unit.text, this.#lang)[0];
    if (place === undefined || place.start > 12 || place.means.place === undefined || place.means.place === 'overlay')
      return;
    this.#flush();
    this.#placing = { place: place.means.place };
  }

  #context(unit: Piece): void {
    this.#draft.outline.context.push(wordsOf(unit));
  }

  /** Turns the clauses gathered so far into what they are: rows, facts, names, a line of text. */
  #flush(): void {
    const run = this.#run;
    this.#run = [];
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return;
    const whole = cut(
      this.#sentence,
      first.start - this.#sentence.start,
      last.start - this.#sentence.start + last.text.length,
    );
    const table = this.#owner.items;
    if (table?.kind === 'table' && run.every((piece) => this.#isRow(piece))) {
      const { length } = table.columns;
      table.rows.push(...run.flatMap((piece) => rowFor(table, cellsByShape(piece, length) ?? [])));
      return;
    }
    const entries = splitEntries(whole);
    const isRows =
      entries.length > 1 && entries.length < run.length
        ? entries.every(({ text: words }) => /^[\p{Lu}\d]/u.test(words))
        : run.length > 1 && run.every(({ text: words }) => /^\d{1,2}[:.]\d{2}\s\p{L}/u.test(words));
    // "our five guys, Dougie, Marek, Femi", "address, Strand Road, Kilbarra": small words name what the names behind them are.
    const others = run.slice(1);
    if (
      /^\p{Ll}/u.test(first.text) &&
      first.text.split(/\s+/).length <= 4 &&
      findValues(first.text).length === 0 &&
      others.length > 0 &&
      others.every(({ text: words }) => isName(words))
    ) {
      const [second] = others;
      const body = cut(
        this.#sentence,
        (second?.start ?? 0) - this.#sentence.start,
        last.start - this.#sentence.start + last.text.length,
      );
      if (/^(?:address|adresse|dirección|indirizzo|adres|place|contact|phone|mail|venue)$/iu.test(first.text)) {
        this.#node({
          kind: 'facts',
          layout: 'list',
          facts: [{ label: { ...wordsOf(first), text: upper(first.text) }, value: wordsOf(body) }],
        });
        return;
      }
      if (others.length > 1) {
        this.#heading ??= headingOf(first);
        this.#put(splitEntries(body).flatMap((entry) => toEntry(entry) ?? []));
        return;
      }
    }
    const ranges = run.map((piece) => expandRange(wordsOf(piece)));
    if (ranges.some((names) => names !== undefined)) {
      for (const [index, names] of ranges.entries()) {
        const piece = run[index];
        if (names === undefined && piece !== undefined)
          this.#node({ kind: 'facts', layout: 'list', facts: factOf(piece) });
        else if (names !== undefined)
          this.#node({
            kind: 'items',
            layout: 'grid',
            items: names.map((title) => ({ title, fields: [], nodes: [] })),
          });
      }
      return;
    }
    const isNames = run.length > 1 && run.every(({ text: words }) => isName(words));
    const row = rowOf(run);
    if (isRows || isNames) this.#put(entries.flatMap((entry) => toEntry(entry) ?? []));
    else if (row !== undefined) this.#put([row]);
    else {
      const facts = run.flatMap((piece): Fact[] => factOf(piece));
      const [only] = facts;
      if (facts.length === 1 && only !== undefined && only.label === undefined)
        this.#node(text('paragraph', only.value));
      else if (facts.length > 0)
        this.#node({
          kind: 'facts',
          layout:
            facts.length > 2 && facts.every(({ label, value }) => label !== undefined && value.text.length < 14)
              ? 'tiles'
              : 'list',
          facts,
        });
    }
  }

  #put(items: Item[], isOwn = false): void {
    const facts = this.#heading === undefined ? asFacts(items) : undefined;
    if (facts !== undefined) {
      this.#node({ kind: 'facts', layout: 'list', facts });
      return;
    }
    const open = isOwn ? undefined : this.#owner.items;
    if (this.#heading === undefined && open?.kind === 'items' && isLike(open, items)) {
      open.items.push(...items);
      return;
    }
    const node: ItemsNode = { kind: 'items', layout: 'rows', items };
    this.#node(node);
    this.#owner = { ...this.#owner, items: node };
  }

  #node(node: Node): void {
    const { scope } = this.#owner;
    const heading = this.#heading;
    this.#heading = undefined;
    if (scope.rank > 0 && heading === undefined && this.#placing.place === undefined) {
      scope.nodes.push(node);
      return;
    }
    const opened = this.#draft.openSection(this.#page, this.#placing, heading === undefined ? {} : { heading });
    this.#placing = {};
    opened.nodes.push(node);
    this.#owner = { ...this.#owner, scope: opened };
  }

  #start(): Owner {
    const { collection: _, ...others } = this.#owner;
    return { ...others, scope: this.#placing.place === undefined ? this.#owner.scope : this.#page };
  }
}

/** Rows of one kind: as many fields as those before, give or take one. */
function isLike({ items: known }: ItemsNode, items: readonly Item[]): boolean {
  const [before, now] = [known.at(-1)?.fields.length, items[0]?.fields.length];
  return before !== undefined && now !== undefined && before > 0 && Math.abs(before - now) < 2;
}

const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) && words.split(/\s+/).length <= 5 && findValues(words).every(({ isBare }) => isBare === true);
