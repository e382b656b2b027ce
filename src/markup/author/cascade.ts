import { matches } from './match-selector.ts';
import { toMediaVariant } from './media-variant.ts';
import { parseDeclarations, parseSheet, type SheetDeclaration } from './parse-sheet.ts';
import type { Place } from './place.ts';
import { parseSelectors, type Selector } from './selector.ts';

/** Whose sheet it is; later ones win. */
export type Origin = 'browser' | 'library' | 'author';
const ORIGIN_RANK: Readonly<Record<Origin, number>> = { browser: 0, library: 1, author: 2 };

export interface Sheet {
  css: string;
  origin: Origin;
}

/** What the cascade compares, strongest part first. */
export type Weight = readonly [isImportant: number, origin: number, specificity: number, order: number];

export interface Winner {
  value: string;
  weight: Weight;
}

/** Declarations in force by variant, then by property; `''` is the plain state. */
export type Cascaded = Map<string, Map<string, Winner>>;

interface IndexedRule {
  selector: Selector;
  /** Media, state and generated box: `max-[601px]:hover:before:`. */
  variant: string;
  origin: number;
  order: number;
  declarations: readonly SheetDeclaration[];
  applied: readonly string[];
}

/** Rules by what their last compound asks for, so that an element looks at a few of them only. */
export interface RuleIndex {
  byId: Map<string, IndexedRule[]>;
  byClass: Map<string, IndexedRule[]>;
  byTag: Map<string, IndexedRule[]>;
  others: IndexedRule[];
  /** Classes that a sheet of the author's gives a meaning. */
  namedClasses: Set<string>;
}

export function indexRules(sheets: readonly Sheet[]): RuleIndex {
  const index: RuleIndex = {
    byId: new Map(),
    byClass: new Map(),
    byTag: new Map(),
    others: [],
    namedClasses: new Set(),
  };
  let order = 0;
  for (const { css, origin } of sheets) {
    for (const { selector: text, media, declarations, applied } of parseSheet(css)) {
      const around = toMediaVariant(media);
      if (around === undefined) continue;
      for (const selector of parseSelectors(text)) {
        order++;
        const variant = around + selector.variant;
        addRule(index, { selector, variant, origin: ORIGIN_RANK[origin], order, declarations, applied });
      }
    }
  }
  return index;
}

function addRule(index: RuleIndex, rule: IndexedRule): void {
  for (const compound of rule.selector.compounds) for (const name of compound.classes) index.namedClasses.add(name);
  const last = rule.selector.compounds.at(-1);
  const [className] = last?.classes ?? [];
  if (last?.id !== undefined) put(index.byId, last.id, rule);
  else if (className !== undefined) put(index.byClass, className, rule);
  else if (last?.tag !== undefined) put(index.byTag, last.tag, rule);
  else index.others.push(rule);
}

const put = (map: Map<string, IndexedRule[]>, key: string, rule: IndexedRule): void => {
  const rules = map.get(key);
  if (rules) rules.push(rule);
  else map.set(key, [rule]);
};

/** A rule that holds for an element, or its `style` attribute. */
export interface MatchedRule {
  variant: string;
  origin: number;
  specificity: number;
  order: number;
  declarations: readonly SheetDeclaration[];
  applied: readonly string[];
}

export function matchRules(place: Place, index: RuleIndex): MatchedRule[] {
  const matched: MatchedRule[] = listCandidates(place, index)
    .filter(({ selector }) => matches(selector, place))
    .map(({ selector, ...rule }) => ({ ...rule, specificity: selector.specificity }));
  const style = place.element.properties['style'];
  if (typeof style === 'string') {
    matched.push({
      variant: '',
      origin: ORIGIN_RANK.author,
      specificity: INLINE,
      order: 0,
      declarations: parseDeclarations(style),
      applied: [],
    });
  }
  return matched;
}

const INLINE = 1e12;

/** Turns a declaration into those of single properties, none where its value cannot be told. */
type Expand = (declaration: SheetDeclaration) => readonly SheetDeclaration[];

/** What is in force at an element after all its rules. */
export function cascade(matched: readonly MatchedRule[], expand: Expand): Cascaded {
  const cascaded: Cascaded = new Map();
  for (const rule of matched) enter(cascaded, rule, expand);
  return withoutBeaten(cascaded);
}

function listCandidates({ id, classes, element }: Place, index: RuleIndex): IndexedRule[] {
  const found = [...index.others, ...(index.byTag.get(element.tagName) ?? [])];
  for (const name of classes) found.push(...(index.byClass.get(name) ?? []));
  if (id !== undefined) found.push(...(index.byId.get(id) ?? []));
  return found;
}

function enter(cascaded: Cascaded, rule: MatchedRule, expand: Expand): void {
  const winners = cascaded.get(rule.variant) ?? new Map<string, Winner>();
  cascaded.set(rule.variant, winners);
  for (const { name, value, isImportant } of rule.declarations.flatMap(expand)) {
    const weight: Weight = [Number(isImportant), rule.origin, rule.specificity, rule.order];
    const known = winners.get(name);
    if (known && isStronger(known.weight, weight)) continue;
    winners.set(name, { value, weight });
  }
}

/** Whether the first beats the second; of equals the later one does. */
function isStronger(first: Weight, second: Weight): boolean {
  for (const [index, part] of first.entries()) {
    const other = second[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/** A class with a variant beats one without, so what loses against the plain state has to go. */
function withoutBeaten(cascaded: Cascaded): Cascaded {
  const plain = cascaded.get('');
  for (const [variant, winners] of cascaded) {
    if (variant === '' || isGenerated(variant)) continue;
    for (const [name, { weight }] of winners) {
      const base = plain?.get(name);
      if (base && isStronger(base.weight, weight)) winners.delete(name);
    }
  }
  return cascaded;
}

/** A box of its own, which inherits nothing from the plain declarations. */
export const isGenerated = (variant: string): boolean =>
  /(?:before|after|placeholder|marker|selection):$/.test(variant);
