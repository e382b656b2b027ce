import type { Bar, Fact, Item, Node, Option, Outline, Section, Words } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { leadsToSamples } from '../prose/casual-words.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { isManner, SENTENCE } from './is-manner.ts';
import { withoutJoins } from './without-joins.ts';
import { withoutManner } from './without-manner.ts';

const MARK = /["“”„«»`'‘’「」]/;

/**
 * Takes out of an outline what was said to whoever draws the page: how words are set, clauses that only go on, the asker's
 * own voice. Quotations stay as they are; what is taken out is told as context.
 */
export function sieve(outline: Outline, prompt: string): Outline {
  return new Sieve(outline, prompt).outline();
}

class Sieve {
  readonly #given: Outline;
  readonly #prompt: string;
  readonly #context: Words[];

  constructor(outline: Outline, prompt: string) {
    this.#given = outline;
    this.#prompt = prompt;
    this.#context = [...outline.context];
  }

  outline(): Outline {
    const { title, subtitle, frame, ...rest } = this.#given;
    const { header, foot, footer, ...others } = frame;
    const sections = this.#given.sections.flatMap((section) => this.#section(section));
    return {
      ...rest,
      ...this.#maybe('title', title),
      ...this.#maybe('subtitle', subtitle),
      frame: {
        ...others,
        ...(header === undefined ? {} : { header: this.#bar(header) }),
        ...(foot === undefined ? {} : { foot: this.#bar(foot) }),
        ...(footer === undefined ? {} : { footer: this.#section(footer)[0] ?? { ...footer, nodes: [] } }),
      },
      sections,
      context: this.#context,
    };
  }

  #bar = (bar: Bar): Bar => ({
    ...bar,
    start: this.#nodes(bar.start),
    middle: this.#nodes(bar.middle),
    end: this.#nodes(bar.end),
  });

  #nodes = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => this.#node(node));

  #section = (section: Section): Section[] => {
    const { heading, note, ...rest } = section;
    const kept: Section = {
      ...rest,
      ...(heading !== undefined && (leadsToSamples(heading.text) || VAGUE.test(heading.text))
        ? {}
        : this.#maybe('heading', heading)),
      ...this.#maybe('note', note),
      nodes: this.#nodes(section.nodes),
    };
    const isEmpty = kept.nodes.length === 0 && kept.heading === undefined && section.nodes.length > 0;
    return isEmpty ? [] : [kept];
  };

  #node = (node: Node): Node[] => {
    switch (node.kind) {
      case 'section':
        return this.#section(node);
      case 'text':
      case 'badge': {
        const words = this.#words(node.words);
        return words === undefined ? [] : [{ ...node, words }];
      }
      case 'facts': {
        const facts = node.facts.flatMap((fact) => this.#fact(fact));
        return facts.length === 0 && node.facts.length > 0 ? [] : [{ ...node, facts }];
      }
      case 'items': {
        const items = node.items.flatMap((item) => this.#item(item));
        return items.length === 0 && node.items.length > 0 ? [] : [{ ...node, items }];
      }
      case 'table':
        return [
          {
            ...node,
            rows: node.rows.map((row) => ({
              ...row,
              cells: row.cells.map((cell) => (cell !== undefined && NO_CELL.test(cell.text) ? undefined : cell)),
            })),
          },
        ];
      case 'control': {
        const { label, ...rest } = node;
        // What is drawn or given as data stands as it will be read: "[ Card ]" beside "[ Cash ]".
        if (this.#given.isExact) return [node];
        const kept = this.#maybe('label', label);
        if (label !== undefined && kept.label === undefined && node.options.length === 0) return [];
        return [{ ...rest, ...kept, options: node.options.flatMap((option) => this.#option(option)) }];
      }
      default:
        return [node];
    }
  };

  #fact = (fact: Fact): Fact[] => {
    const { label, value, note, ...rest } = fact;
    // "Corners: 12px", "Row height: 36px": looks that were told like a fact.
    if (label !== undefined && isLook(label, value)) {
      this.#context.push(value);
      return [];
    }
    const kept = this.#words(value, true);
    const named = label === undefined ? undefined : this.#words(label);
    if (kept === undefined) return [];
    return [{ ...rest, value: kept, ...(named === undefined ? {} : { label: named }), ...this.#maybe('note', note) }];
  };

  #item = (item: Item): Item[] => {
    const named = this.#words(item.title);
    const fields = item.fields.flatMap((field) => {
      const words = this.#words(field.words, true);
      return words === undefined ? [] : [{ ...field, words }];
    });
    // "called, The gap": what stood behind words that only joined is what the thing is called.
    const title = named ?? (withoutJoins(item.title.text) === '' ? fields.shift()?.words : undefined);
    return title === undefined ? [] : [{ ...item, title, fields, nodes: this.#nodes(item.nodes) }];
  };

  #option = (option: Option): Option[] => {
    // "Yes, No, Not sure": short words to choose from are answers, whatever they would say elsewhere.
    if (option.label.text.split(/\s+/).length <= 3) return [option];
    const label = this.#words(option.label);
    return label === undefined ? [] : [{ ...option, label }];
  };

  #maybe<K extends string>(key: K, words: Words | undefined): { [P in K]?: Words } {
    const kept = words === undefined ? undefined : this.#words(words);
    return (kept === undefined ? {} : { [key]: kept }) as { [P in K]?: Words };
  }

  /** Words without their manner; nothing where they are all manner. Quotations and words of our own are left alone. */
  #words(words: Words, isValue = false): Words | undefined {
    const { text, origin, span } = words;
    if (origin !== 'literal' || span === undefined || this.#isQuoted(span.start)) return words;
    const joined = isSentence(text) ? text : withoutJoins(text);
    if (joined === '') {
      this.#context.push(words);
      return undefined;
    }
    const rest = withoutManner(joined);
    if (rest === text && !isManner(text, this.#given.lang, isValue)) return words;
    if (rest !== text && rest.trim() !== '' && !isManner(rest, this.#given.lang, isValue))
      return { ...words, text: rest };
    this.#context.push(words);
    return quotedIn(rest, span.start);
  }

  #isQuoted(start: number): boolean {
    return MARK.test(this.#prompt.charAt(start - 1)) || MARK.test(this.#prompt.charAt(start));
  }
}

/** "Stuff that's in it", "what I need": a heading that names nothing. */
const VAGUE =
  /^(?:(?:the|some|all|my|our)\s)*(?:stuff|things?|what|everything|entries|items)(?:\s(?:thats?|that['’]s|which|is|are|be|goes?|in|on|it|there|here|i|we|you|need|want|have|has|to|show|see|should|must))*$/iu;

/** A whole sentence is said on the page: its small words are its own. */
const isSentence = (text: string): boolean => SENTENCE.test(text) && /\s/u.test(text);

/** What data says where a cell is empty. */
const NO_CELL = /^(?:null|undefined)$/i;

/** "so its tile carries the stamp 'Back soon'": what is quoted in a clause that only goes on is content. */
function quotedIn(text: string, start: number): Words | undefined {
  const [quoted, second] = findQuoted(text);
  if (quoted === undefined || second !== undefined) return undefined;
  const { inner } = quoted;
  return {
    text: text.slice(inner.start, inner.end),
    origin: 'literal',
    span: { start: start + inner.start, end: start + inner.end },
  };
}

/** "Row height 56": a measure of a part, without a unit that would tell another. */
const MEASURE =
  /^(?:(?:row|column|cell|line|card|grid)\s)?(?:height|width|gap|padding|margins?|radius|spacing|gutters?)$/iu;

const isLook = (label: Words, value: Words): boolean =>
  (MEASURE.test(label.text) && /^\d{1,3}$/u.test(value.text)) || isStatedLook(label, value);

const isStatedLook = (label: Words, value: Words): boolean =>
  label.origin === 'literal' && /\d\s?(?:px|pt|rem|dp)\b|colou?r/iu.test(`${label.text} ${value.text}`)
    ? isStyleStatement(`${label.text} ${value.text}`) || /^\d+(?:[.,]\d+)?\s?(?:px|rem|dp)$/u.test(value.text)
    : false;
