import { mentionOf } from './data-keys.ts';
import { isData, isScalar, TITLE, type Data } from './data-value.ts';
import { spaced } from './tag-words.ts';

/** What keys are called by others, by the name that is read here; the first that fits. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:app|product|brand|company|logo) (?:name|text)$|^wordmark$/u, 'product'],
  [/^(?:page|screen|view|chart|card|section|panel|table|list|form|main) (?:title|heading|headline)$/u, 'title'],
  [/^(?:card|field|stat|item|tile|button|link|row) ?(?:label|text|title)$/u, 'label'],
  [/^(?:card|field|stat|item|tile) value$|^figure$|^amount$|^shows$/u, 'value'],
  [/^(?:cols|headers|column (?:headers?|names?|titles?)|heads)$/u, 'columns'],
  [/^(?:row data|table rows|records)$/u, 'rows'],
  [/^(?:series names?|series labels?)$/u, 'series'],
  [/^(?:chart|graph) (?:type|kind)$/u, 'type'],
  [/^(?:link|action|cta|button) (?:text|label)$/u, 'link'],
  [/^(?:input )?(?:hint|placeholder)$/u, 'placeholder'],
  [/^(?:render as|shown as|display as|display|as)$/u, 'as'],
  [/^(?:negatives?|rules out|not allowed)$/u, 'avoid'],
  [/^(?:header|page|top) actions$/u, 'actions'],
];

/** What stands deeper is left out: nobody tells a page so. */
const DEEPEST = 30;

/** The same data under the names that are read here: "cardLabel" is a label, "cols" with "data" are columns and rows. */
export function canonicalData(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) {
    const one = asOne(value);
    return one === undefined ? value.map((each) => canonicalData(each, depth + 1)) : canonicalData(one, depth + 1);
  }
  if (!isData(value)) return value;
  const data: Data = {};
  for (const [given, said] of Object.entries(value)) {
    const key = given === given.toUpperCase() ? given.toLowerCase() : given;
    const name = NAMES.find(([names]) => names.test(spaced(key)))?.[1] ?? key;
    // A name that is taken stays with who has it.
    data[name in value && name !== given ? key : name] = canonicalData(said, depth + 1);
  }
  if (Array.isArray(data['columns']) && !('rows' in data) && Array.isArray(data['data'])) {
    data['rows'] = data['data'];
    delete data['data'];
  }
  if (data['isPrimary'] === true || data['primary'] === true) data['variant'] ??= 'primary';
  delete data['isPrimary'];
  // `{ what: "Level", value: "3" }`, `{ from: "Ada", says: "Hello" }`: who or what it is, then what is said of it.
  for (const name of ['field', 'question', 'what', 'metric', 'measure', 'from', 'who', 'author'])
    if (isScalar(data[name]) && !('label' in data) && !('title' in data) && !('name' in data)) {
      const { [name]: label, ...others } = data;
      return { label, ...others };
    }
  return data;
}

/** `- logo: Keldborg`, `- tabs: Tonight, Week`: entries that are each one part of a whole, under names of elements. */
function asOne(list: readonly unknown[]): Data | undefined {
  if (!list.every(isData)) return undefined;
  const entries = list.flatMap((one) => Object.entries(one));
  const keys = new Set(entries.map(([key]) => key));
  const isWhole =
    list.length > 1 &&
    entries.length === list.length &&
    keys.size === list.length &&
    entries.every(([, said]) => isScalar(said));
  const named = [...keys].filter((key) => mentionOf(key) !== undefined || TITLE.test(key) || HEADS.test(key));
  return isWhole && named.length * 2 > keys.size ? Object.fromEntries(entries) : undefined;
}

const HEADS = /^(?:left|right|heading|sub[ _-]?title|start|end)$/iu;
