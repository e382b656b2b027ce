import type { Passage } from '../form/passage.ts';
import { type Piece, trimEnds } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { roleOfHeading } from '../lexicon/role-of-heading.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { splitSentences } from '../phrases/split-sentences.ts';
import { isPlainProse } from '../prose/is-plain-prose.ts';
import { joinQuestions } from '../prose/questions-at.ts';
import { readParts } from '../part/read-parts.ts';
import { addEntries } from './add-entries.ts';
import { addTable } from './add-table.ts';
import { DATA, HEADS_DATA } from './give-data.ts';
import { isActionFoot } from './is-action-foot.ts';
import { navigationKind } from './navigation-kind.ts';
import type { PageDraft } from './page-draft.ts';
import { addEntry } from './passage/add-entry.ts';
import { addPlainBody } from './passage/add-plain-body.ts';
import { addRichEntry } from './passage/add-rich-entry.ts';
import { holdsCopy } from './passage/holds-copy.ts';
import { bareHeading } from './passage/bare-heading.ts';
import { isColumnList, leaveEmpty } from './passage/column-list.ts';
import { isNavLine } from './passage/is-nav-line.ts';
import { isEntry } from './passage/is-entry.ts';
import { isForMakers } from './passage/is-for-makers.ts';
import { isRoleOfMaker } from './passage/is-role-of-maker.ts';
import { holdsFields } from './passage/holds-fields.ts';
import { tellsLooks } from './passage/tells-looks.ts';
import { isPageTold } from '../dialects/read-dialect.ts';
import { isHeadingLead } from './passage/is-heading-lead.ts';
import { afterLead, type Lead, leadOf, withoutMarks } from './passage/lead-of.ts';
import { literalWords } from './passage/literal-words.ts';
import { opensAnother } from './passage/opens-another.ts';
import { headsCriteria, isDrawnCriterion } from './passage/is-drawn-criterion.ts';
import { isFront, readFront } from './passage/read-front.ts';
import { readLeftItem } from './passage/read-left-item.ts';
import { readCasualPassage } from './passage/read-casual-passage.ts';
import { readLines } from './passage/read-lines.ts';
import { readSentence } from './passage/read-sentence.ts';
import { joinSeries } from './passage/series.ts';
import { setConstraintsAside } from './passage/set-constraints-aside.ts';
import { setContextAside } from './passage/set-context-aside.ts';
import { setStyleAside } from './passage/set-style-aside.ts';
import { splitClauses } from './passage/split-clauses.ts';
import { startsWithContent } from './passage/starts-with-content.ts';
import { tellsContent } from './passage/tells-content.ts';
import { readCode } from './read-code.ts';
import { readDirective } from './read-directive.ts';
import { readField } from './read-field.ts';
import { readHeading, withoutNumbering } from './read-heading.ts';
import { readRanked } from './read-ranked.ts';
import { announcedChart } from './spec-line/chart-heading.ts';
import { headOfLine } from './spec-line/head-of-line.ts';
import { readSpecLine } from './spec-line/read-spec-line.ts';
import { readMessage } from './read-message.ts';
import type { Collection, Owner } from './scope.ts';
import { readBarPart, readSitePart, type TakenPart } from './site/read-site-part.ts';
import { readQuotedRows } from './passage/read-quoted-rows.ts';
import { readPerRow } from './passage/read-per-row.ts';
import { figureSentences, labelledLine } from './passage/labelled-line.ts';
import { readTicked } from './passage/read-ticked.ts';
import { readThings } from './site/read-things.ts';

/** Reads passages of a prompt, each by its role, into the outline. */
export class PassageReader {
  readonly #draft: PageDraft;
  readonly #lang: string;
  #isFirst = true;

  constructor(draft: PageDraft) {
    this.#draft = draft;
    this.#lang = draft.outline.lang;
  }

  /** Reads passages one after the other; what one leaves open, the next may fill. */
  readAll(passages: readonly Passage[], owner: Owner): void {
    let open = owner;
    // Paragraphs that bold words lead in are parts of a page, also where they are sentences.
    const isLed =
      passages.filter((passage) => passage.form === 'prose' && leadOf(passage, this.#lang)?.mark === 'bold').length > 2;
    if (this.#isFirst && !isLed && isPlainProse(passages)) {
      for (const passage of joinQuestions(passages)) {
        const isFirst = this.#isFirst;
        this.#isFirst = false;
        open = this.#casual(passage, open, isFirst);
      }
      return;
    }
    for (let at = 0; at < passages.length; at++) {
      const passage = passages[at];
      if (passage === undefined) break;
      const tellsPage = isFront(this.#draft, passage, open);
      if (tellsPage && readFront(this.#draft, passage)) continue;
      const ticked = readTicked(this.#draft, passages, at, open);
      const told = ticked > at ? ticked : readPerRow(this.#draft, passages, at, open);
      const perRow = told > at ? told : readQuotedRows(this.#draft, passages, at, open);
      if (perRow > at) {
        this.#isFirst = false;
        at = perRow - 1;
        continue;
      }
      // Lines of a navigation are its entries, also where each lists several under a name.
      const isOwn = this.#isFirst || tellsPage || open.collection?.takes === 'entries';
      // A line that tells one control or chart by its noun is no thing or fact of a list.
      const isAlone =
        isOwn ||
        (passage.form === 'item' && passage.parts.length === 0 && readSpecLine(passage.said, this.#lang) !== undefined);
      const taken = isAlone ? 0 : readThings(this.#draft, passages, at, open);
      const end = taken > 0 ? at + taken : isAlone ? at : readLines(this.#draft, passages, at, open);
      if (end > at) {
        at = end - 1;
        continue;
      }
      open = this.#read(passage, open, owner);
    }
  }

  #casual(passage: Passage, open: Owner, isFirst: boolean): Owner {
    if (passage.form === 'table') {
      addTable(this.#draft, passage, open);
      return open;
    }
    this.#draft.column = undefined;
    const owner = readCasualPassage(this.#draft, passage, open, isFirst);
    return passage.parts.reduce((own, part) => this.#casual(part, own, false), owner);
  }

  /** → what is open for the next passage beside it. */
  #read(passage: Passage, open: Owner, holder: Owner): Owner {
    const isFirst = this.#isFirst;
    this.#draft.column = undefined;
    this.#isFirst = false;
    if (passage.form === 'table') {
      const isFor = isForMakers(passage);
      if (isFor === 'looks') setStyleAside(this.#draft, passage);
      else if (isFor === 'requirements') this.#draft.outline.context.push(...(passage.lines ?? []).map(literalWords));
      else addTable(this.#draft, passage, open);
      return open;
    }
    if (passage.form === 'code') {
      readCode(this.#draft, passage, open);
      return holder;
    }
    // "--primary: #E07A5F; --bg: …": tokens as style sheets write them.
    if (passage.form !== 'heading' && STYLE_SHEET.test(passage.said.text)) {
      setStyleAside(this.#draft, passage);
      return open;
    }
    // "ASCII of what I have in mind (boxes are cards):" says what comes, not what is on the page.
    const [drawing] = passage.parts;
    if (passage.form === 'prose' && !isFirst && drawing?.form === 'code' && isPageTold(drawing.lines ?? [])) {
      this.#draft.outline.context.push(literalWords(passage.said));
      this.readAll(passage.parts, holder);
      return holder;
    }
    const lead = leadOf(passage, this.#lang);
    const role = lead === undefined ? undefined : roleOfHeading(lead.text, this.#lang);
    const facts =
      passage.form === 'heading' || passage.parts.length > 0 || isFirst || open.scope.bar !== undefined
        ? undefined
        : (labelledLine(passage.said, this.#lang) ??
          (lead === undefined || role?.part === undefined
            ? undefined
            : labelledLine(afterLead(passage.said, lead), this.#lang)) ??
          (lead === undefined || role?.part !== undefined
            ? figureSentences(lead === undefined ? passage.said : afterLead(passage.said, lead))
            : undefined));
    if (facts !== undefined) {
      const { nodes } = open.scope.rank === 0 ? this.#draft.openSection(open.scope, {}) : open.scope;
      nodes.push({ kind: 'facts', layout: role?.part === undefined ? 'inline' : 'tiles', facts });
      return open;
    }
    if (role?.role === 'style' || tellsLooks(passage)) {
      setStyleAside(this.#draft, passage);
      return holder;
    }
    if (role?.role === 'constraints') {
      setConstraintsAside(this.#draft, passage);
      return holder;
    }
    if (lead !== undefined && headsCriteria(lead.text) && passage.parts.length > 0) {
      this.#criteria(passage, holder);
      return holder;
    }
    if (isRoleOfMaker(passage, lead)) {
      setContextAside(this.#draft, passage);
      return holder;
    }
    if (
      (role?.role === 'technical' || role?.role === 'context') &&
      !(this.#draft.isSite && holdsCopy(passage)) &&
      !holdsFields(passage, this.#lang)
    ) {
      if (passage.form !== 'heading') this.#draft.outline.context.push(literalWords(passage.said));
      // Under a heading of its own all is context but what tells a part; a sentence of context may introduce the page.
      if (passage.form === 'heading') this.#criteria(passage, holder, role.role === 'technical');
      else this.readAll(passage.parts, holder);
      return holder;
    }
    const introduces =
      passage.form === 'heading' &&
      passage.level === 8 &&
      !/^\p{L}+\s+\d/u.test(passage.said.text) &&
      findMentions(passage.said.text, this.#lang).some(({ isWeak }) => !isWeak);
    // "Left sidebar:" under "Navigation" says where the entries under it stand.
    const { navigation } = this.#draft.outline.frame;
    if (introduces && navigation !== undefined && isNavigationLead(passage.said, open, this.#lang)) {
      const { makes } = findMentions(passage.said.text, this.#lang)[0] ?? {};
      const isLeft = findPlaces(passage.said.text, this.#lang).some(({ means }) => means.place === 'left');
      navigation.kind = navigationKind(makes?.kind === 'frame' ? makes.part : 'top-nav', isLeft);
      this.#draft.outline.context.push(literalWords(passage.said));
      this.readAll(passage.parts, open);
      return open;
    }
    if (passage.form === 'heading' && !introduces)
      return this.#heading(passage, holder, { isFirst, isDirective: role?.role === 'directive' });
    if (role?.role === 'directive' && lead !== undefined) {
      readDirective(this.#draft, afterLead(passage.said, lead));
      this.readAll(passage.parts, holder);
      return holder;
    }
    const body = lead === undefined ? passage.said : afterLead(passage.said, lead);
    if (lead !== undefined && isNavigationLead(lead, open, this.#lang)) return this.#entries(body, open);
    const isFoot =
      (role?.part === 'footer' || /^foot(?:er)?\b/i.test(passage.said.text)) && isActionFoot(passage.said.text);
    const spec =
      passage.form === 'heading' || passage.parts.length > 0 || isFirst
        ? undefined
        : readSpecLine(passage.said, this.#lang);
    const taken =
      passage.form === 'heading' || isFirst || isFoot || spec !== undefined
        ? undefined
        : readSitePart(this.#draft, passage, open, {
            part: role?.part ?? (this.#draft.isSite && isTopOfSite(role?.place?.place, body) ? 'header' : undefined),
            body,
          });
    if (taken !== undefined) return this.#takePart(taken, passage, open, holder);
    const field =
      passage.form === 'heading' || passage.parts.length > 0 || isFirst
        ? undefined
        : (spec ?? readField(passage.said) ?? readRanked(passage.said));
    if (field !== undefined) {
      const scope = open.scope.rank === 0 ? this.#draft.openSection(open.scope, {}) : open.scope;
      const nodes = [field].flat();
      if (nodes[0]?.kind === 'chart' && announcedChart(scope.nodes) !== undefined) scope.nodes.pop();
      scope.nodes.push(...nodes);
      // The values and the span of a chart are numbers there, no words.
      if (nodes.some(({ kind }) => kind === 'chart')) this.#draft.outline.context.push(literalWords(passage.said));
      return { ...open, scope };
    }
    if (open.collection?.takes === 'entries' && isNavLine(passage, this.#lang)) {
      addEntries(open.collection, trimEnds(passage.said, '.'), { lang: this.#lang });
      return open;
    }
    if (open.collection?.takes === 'controls' && passage.form === 'item' && passage.parts.length === 0) {
      // A line under a form that says of each word what it is needs no guess at its label.
      const { collection, ...others } = open;
      const parts = holdsElement(passage.said, this.#lang) ? readParts(this.#draft, passage.said, others) : undefined;
      if (parts !== undefined) return { ...open, ...parts, collection };
    }
    // "Summary, Data, Log. Summary is selected.": names, and then what is said of them.
    const [names, ...said] = open.collection?.takes === 'options' ? splitSentences(passage.said) : [];
    if (
      names !== undefined &&
      said.length > 0 &&
      open.collection !== undefined &&
      said.every(({ text }) => CHOSEN_ONE.test(text)) &&
      /^[^.:]*,[^.:]*\.?$/u.test(names.text)
    ) {
      addEntries(open.collection, trimEnds(names, '.'), { lang: this.#lang });
      const { node } = open.collection;
      for (const { text } of said) {
        const name = CHOSEN_ONE.exec(text)?.[1]
          ?.replaceAll(/["“”„«»`*]/gu, '')
          .toLowerCase();
        const option =
          node.kind === 'control' ? node.options.find(({ label }) => label.text.toLowerCase() === name) : undefined;
        if (option !== undefined) option.isOn = true;
      }
      return open;
    }
    if (open.collection !== undefined && isEntry(this.#lang, passage, open)) {
      addEntry(this.#lang, passage, open);
      return open;
    }
    if (
      open.collection?.node.kind === 'items' &&
      addRichEntry(this.#draft, passage, open.collection.node, (scope) => this.readAll(passage.parts, { scope }))
    )
      return open;
    const before = this.#measure(passage, isFirst);
    const owner = this.#statements(passage, open, holder, isFirst);
    if (before !== undefined && before === this.#measure(passage, isFirst))
      readLeftItem(this.#draft, passage, { ...open, scope: open.scope.rank === 0 ? holder.scope : open.scope });
    return owner;
  }

  /** Criteria that tell parts of the page are read, the others set aside. */
  #criteria(passage: Passage, holder: Owner, isRead = true): void {
    this.#draft.outline.context.push(literalWords(passage.said));
    let open = holder;
    for (const part of passage.parts)
      if (isRead && isDrawnCriterion(part, this.#lang)) open = this.#read(part, open, holder);
      else setContextAside(this.#draft, part);
  }

  /** How much the page holds, to see whether an entry of the prompt has added to it; nothing where that does not matter. */
  #measure({ form }: Passage, isFirst: boolean): number | undefined {
    if (form !== 'item' || isFirst || this.#draft.outline.isExact === true) return undefined;
    const { sections, frame, title, refusals, style } = this.#draft.outline;
    return JSON.stringify([sections, frame, title, refusals, style.statements]).length;
  }

  /** "Top bar only: Dogs / Stays": under a heading for navigation, a bar says where its entries stand. */
  #entries(body: Piece, open: Owner): Owner {
    const [first = body, ...others] = splitSentences(body);
    if (open.collection !== undefined) addEntries(open.collection, trimEnds(first, '.'), { lang: this.#lang });
    let owner = open;
    for (const other of others) owner = readSentence(this.#draft, other, owner, false, {});
    return { ...open, scope: open.scope };
  }

  /** Goes on with what a part of the page that was taken whole leaves over. */
  #takePart({ rest: left, nodes = [], section }: TakenPart, passage: Passage, open: Owner, holder: Owner): Owner {
    if (section !== undefined) {
      open.scope.nodes.push(section);
      return open;
    }
    const owner =
      left === undefined || left.text === ''
        ? open
        : this.#statements({ ...passage, said: left, parts: [] }, open, holder, false);
    if (nodes.length === 0) return owner;
    const own = left !== undefined && open.scope.rank === 0 ? this.#draft.last?.nodes : undefined;
    const into = own ?? (open.scope.rank === 0 ? this.#draft.openSection(open.scope, {}).nodes : open.scope.nodes);
    into.push(...nodes);
    return owner;
  }

  #heading(
    passage: Passage,
    holder: Owner,
    { isFirst, isDirective }: { isFirst: boolean; isDirective: boolean },
  ): Owner {
    this.#draft.endList();
    const isOpening =
      passage.level !== undefined &&
      (passage.level < 7 || /\b(?:page|screen|app|site|view|dashboard)\b/i.test(passage.said.text));
    if (isDirective || (isFirst && isOpening && isPurpose(passage))) {
      if (!isDirective) readDirective(this.#draft, passage.said, true);
      // What stands first under it is said of the page; parts and their headings come after.
      const [first, ...others] = passage.parts;
      const named = first === undefined ? undefined : leadOf(first, this.#lang);
      const isPart = named !== undefined && roleOfHeading(named.text, this.#lang)?.part !== undefined;
      if (
        first?.form === 'prose' &&
        first.parts.length === 0 &&
        !(this.#draft.isSite && isPart) &&
        !isFront(this.#draft, first, holder)
      ) {
        this.#isFirst = false;
        this.#directive(first, holder);
        this.readAll(others, holder);
      } else this.readAll(passage.parts, holder);
      return holder;
    }
    if (passage.parts.filter(({ said, form }) => form === 'heading' && PLACED_HEADING.test(said.text)).length > 1) {
      this.readAll(passage.parts, holder);
      return holder;
    }
    if (HEADS_DATA.test(passage.said.text) && holder.scope.rank === 0) {
      this.readAll(passage.parts, { scope: this.#draft.openSection(holder.scope, {}, { about: DATA }) });
      return holder;
    }
    const { part, place } = roleOfHeading(passage.said.text, this.#lang) ?? {};
    const isBeside = place?.place === 'left' || place?.place === 'right';
    if (!isBeside && readBarPart(this.#draft, passage, part)) return holder;
    // "LEFT COLUMN, 60 %: section "Log", newest first. Each entry has a time:": what follows its first sentence is said of it.
    const [first = passage.said, ...others] = splitSentences(withoutNumbering(passage.said));
    let owner = readHeading(this.#draft, first, holder, passage.parts.length > 0);
    for (const other of others) owner = readSentence(this.#draft, other, owner, passage.parts.length > 0, {});
    this.readAll(passage.parts, owner);
    return holder;
  }

  /** The sentences of the opening: what the page is, and perhaps what it shows. */
  #directive(passage: Passage, holder: Owner): void {
    const sentences = joinSeries(splitClauses(passage.said, this.#lang), passage.said);
    let owner = holder;
    for (const [index, sentence] of sentences.entries()) {
      const isLast = index === sentences.length - 1 && passage.parts.length > 0;
      if (index === 0 && !startsWithContent(sentence, this.#lang)) {
        const told = readDirective(this.#draft, sentence);
        if (told !== undefined) owner = readSentence(this.#draft, told, holder, isLast, {}, holder);
      } else if (isAside(sentence, this.#lang)) this.#draft.outline.context.push(literalWords(sentence));
      else if (index < 4 && !tellsContent(sentence, this.#lang)) readDirective(this.#draft, sentence);
      else owner = readSentence(this.#draft, sentence, owner, isLast, {}, holder);
    }
    if (passage.parts.length > 0) this.readAll(passage.parts, owner);
  }

  #statements(passage: Passage, open: Owner, holder: Owner, isFirst: boolean): Owner {
    if (isFirst && passage.form === 'prose') {
      this.#directive(passage, holder);
      return holder;
    }
    const said = passage.said;
    if (passage.form === 'quote' && readMessage(this.#draft, said, open)) return open;
    const lead = leadOf(passage, this.#lang);
    let owner = open.scope.rank === 0 ? withItems(holder, open) : open;
    let body = said;
    let isHeaded = false;
    // A name by itself at the head of a hero is the page's.
    if (
      lead?.mark === 'bold' &&
      lead.end >= said.text.length - 1 &&
      passage.parts.length === 0 &&
      open.scope.section?.surface === 'hero' &&
      this.#draft.offerTitle(literalWords(lead))
    )
      return open;
    if (lead !== undefined && (isHeadingLead(this.#lang, lead, passage) || headsChart(lead, said, this.#lang))) {
      const before = owner;
      owner = readHeading(this.#draft, lead, holder, true);
      isHeaded = owner.scope !== before.scope;
      body = afterLead(said, lead);
      if (
        isHeaded &&
        body.text !== '' &&
        !readMessage(this.#draft, body, owner) &&
        addPlainBody(this.#lang, body, owner, passage)
      )
        return this.#under(passage, owner, holder);
    }
    if (!isHeaded && lead?.mark === 'bold') body = withoutMarks(said, lead.end);
    const name =
      lead === undefined && open.collection === undefined && holder.scope.rank === 0 && !isFirst
        ? bareHeading(passage, this.#lang)
        : undefined;
    if (name !== undefined) return this.#under(passage, readHeading(this.#draft, name, holder, true), holder);
    const sentences = joinSeries(splitClauses(body, this.#lang), body);
    let pane: Owner['scope'] | undefined;
    for (const [index, sentence] of sentences.entries()) {
      // Rows under a line belong to whatever of its sentences announces them.
      const hasRows = passage.parts.length > 0 && passage.parts.every(({ form }) => form === 'row');
      const hasParts = hasRows || (index === sentences.length - 1 && passage.parts.length > 0);
      if (pane !== undefined && !leavesPane(sentence, this.#lang)) {
        owner = readSentence(this.#draft, sentence, { ...owner, scope: pane }, hasParts, {});
        continue;
      }
      const before = sentences[index - 1];
      // An entry of the prompt tells one part, and so do clauses of one sentence.
      const isClause =
        before !== undefined &&
        said.text.slice(before.start + before.text.length - said.start, sentence.start - said.start).includes(';');
      const goesOn =
        index > 0 &&
        (passage.form === 'item' || isClause) &&
        !opensAnother(this.#lang, sentence, owner.scope.bar !== undefined);
      const { scope } = owner;
      owner = readSentence(this.#draft, sentence, owner, hasParts, {}, isHeaded || goesOn ? undefined : holder);
      if (index === 0 && owner.scope !== scope && owner.scope.rank > 0 && opensPane(sentence, this.#lang))
        pane = owner.scope;
    }
    return this.#under(passage, owner, holder);
  }

  #under(passage: Passage, given: Owner, holder: Owner): Owner {
    let owner = given;
    if (isColumnList(passage, this.#lang)) {
      leaveEmpty(given, holder);
      this.readAll(passage.parts, holder);
      return holder;
    }
    // "On the card, from the top:" groups what stands under it, though it names nothing itself.
    if (
      passage.parts.length > 1 &&
      owner.scope.rank === 0 &&
      owner.collection === undefined &&
      /[:：]\s*$/.test(passage.said.text)
    )
      owner = {
        scope: this.#draft.openSection(
          owner.scope,
          {},
          /\bcard|karte|carte|tarjeta\b/i.test(passage.said.text) ? { surface: 'card' } : {},
        ),
      };
    if (passage.parts.length > 0) this.readAll(passage.parts, owner);
    // "**Hero**, split in two. Text left, …": the lines under it are the hero's.
    const hero = given.scope.section;
    if (
      passage.form === 'prose' &&
      hero?.surface === 'hero' &&
      passage.said.text.startsWith('**') &&
      holder.scope.rank === 0
    )
      return { scope: { nodes: hero.nodes, section: hero, rank: 1 } };
    // A list that was introduced stays open for what follows: rows under it, "each row has …".
    return {
      scope: holder.scope,
      ...(owner.items === undefined ? {} : { items: owner.items }),
      ...(owner.collection !== undefined &&
      passage.parts.length === 0 &&
      (/[:：]\s*$/.test(passage.said.text) || isHeaded(owner.collection))
        ? { collection: owner.collection }
        : {}),
    };
  }
}

/** "**Chart, two thirds wide:** Area chart …": a chart named twice, the first time with its place. */
const headsChart = (lead: Lead, said: Piece, lang: string): boolean =>
  lead.mark === 'bold' &&
  headOfLine(lead, lang)?.mention.makes.kind === 'chart' &&
  headOfLine(afterLead(said, lead), lang)?.mention.makes.kind === 'chart';

/** An element's noun in small letters beside a name: "“Finish”: select, Honed". */
const holdsElement = ({ text: words }: Piece, lang: string): boolean =>
  /["“„«`:]/u.test(words) &&
  findMentions(words, lang).some(({ start, isWeak }) => !isWeak && /\p{Ll}/u.test(words.charAt(start)));

/** "Summary is selected." */
const CHOSEN_ONE =
  /^(?:the\s)?(.{1,40}?)\s(?:is|are|ist|sind|est|está|es|è)\s(?:the\s)?(?:selected|active|current|on|chosen|highlighted|ausgewählt|gewählt|aktiv|actif|active|sélectionné|activ[oa]|seleccionad[oa]|attiv[oa]|selezionat[oa])(?:\s(?:one|tab))?\.?$/iu;

const STYLE_SHEET = /^`?(?:--|\$|@)[a-z][\w-]*\s*:\s*\S/iu;

/** "Pane 3, the selected complaint.": an entry of the prompt that tells one pane, all of it. */
function opensPane(sentence: Piece, lang: string): boolean {
  const [first] = readTokens(sentence, lang).tokens;
  const makes = first?.is === 'noun' ? first.mention.makes : undefined;
  return makes?.kind === 'section' && /^\p{L}+\s\d\b/u.test(sentence.text);
}

/** A sentence that goes on with another pane or side of the page. */
function leavesPane(sentence: Piece, lang: string): boolean {
  if (opensPane(sentence, lang)) return true;
  const [first] = readTokens(sentence, lang).tokens;
  return (
    first?.is === 'place' && first.place.means.relation === undefined && SIDES.has(first.place.means.place ?? 'main')
  );
}

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom', 'overlay']);

/** "Top: name left, anchors right (…)": what stands at the top of a site with links is its header. */
const isTopOfSite = (place: string | undefined, { text: words }: Piece): boolean =>
  place === 'top' && /\b(?:anchors|links|nav|menu|navigation)\b|导航|ナビ|메뉴/iu.test(words);

/** "Audience: everybody", "Accessibility: AA": a sentence that its own lead sets aside. */
function isAside({ text: words }: Piece, lang: string): boolean {
  const lead = /^([^.:]{3,30})[:：]\s/u.exec(words)?.[1];
  const role = lead === undefined ? undefined : roleOfHeading(lead, lang);
  return role?.mayBeDrawn !== true && (role?.role === 'context' || role?.role === 'technical');
}

/** "Split view" over "Left: …" and "Right: …" only says that its parts stand side by side. */
const PLACED_HEADING =
  /^(?:left|right|cent(?:re|er)|middle|main|links|rechts|mitte|gauche|droite|centre|izquierda|derecha)\b/i;

function isNavigationLead({ text: words }: Piece, { collection }: Owner, lang: string): boolean {
  if (collection?.takes !== 'entries') return false;
  const [mention] = findMentions(words, lang);
  return mention?.makes.kind === 'frame' && mention.phraseStart < 3;
}

/** A table that has its columns and waits for its rows. */
const isHeaded = ({ node }: Collection): boolean =>
  node.kind === 'table' && node.columns.length > 0 && node.rows.length === 0;

/** The list or table that was read last is still spoken of where the page goes on. */
const withItems = (holder: Owner, { items }: Owner): Owner =>
  items === undefined || holder.items !== undefined ? holder : { ...holder, items };

const isPurpose = ({ said, parts }: Passage): boolean =>
  parts.length > 0 || /\b(?:screen|page|app|view|dashboard|console|editor|site|board|sheet)\b/i.test(said.text);
