import { canonicalData } from './canonical-data.ts';
import { DEVICE, FOOTER, HEADER, HOLDER, mentionOf, NAVIGATION, PRODUCT, REFUSED, STYLE } from './data-keys.ts';
import { typeOf } from './data-elements.ts';
import { spaced } from './tag-words.ts';
import { isData, isScalar, PLAIN, scalar, TITLE, type Data } from './data-value.ts';

/**
 * The page that data tells, under the names that are read here; undefined where it tells only what stands in one part of a
 * page: some of its keys must be parts of a frame, titles with tables, lists or buttons beside them.
 */
export function openPage(data: unknown): Data | undefined {
  const known = canonicalData(data);
  if (!isData(known)) return undefined;
  const root = opened(known);
  const keys = Object.keys(root);
  const isFramed = keys.some(
    (key) =>
      NAVIGATION.test(key) || HEADER.test(key) || FOOTER.test(key) || DEVICE.test(key) || /^sections$/iu.test(key),
  );
  const isTitled = keys.some((key) => TITLE.test(key) && isScalar(root[key]));
  const parts = keys.filter((key) => mentionOf(key) !== undefined || STYLE.test(key) || TITLE.test(key)).length;
  const held = keys.filter((key) => typeof root[key] === 'object').length;
  // Records have no look, and nothing that must not be in them.
  const isDesigned = held > 2 && keys.some((key) => STYLE.test(spaced(key)) || REFUSED.test(spaced(key)));
  return (isFramed || isDesigned || (isTitled && held > 2)) && parts + held > 2 ? root : undefined;
}

/** The page without the objects that only hold all of it, its title and product under the keys that these have. */
function opened(data: Data): Data {
  const root: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (HOLDER.test(key) && isData(value)) Object.assign(root, opened(value));
    // `body: [{ type: "select", … }]`: the page's parts in their order.
    else if (HOLDER.test(key) && Array.isArray(value)) root['sections'] = value;
    else if (PRODUCT.test(key) && isData(value)) {
      const { name, title, ...more } = value;
      Object.assign(root, opened(more), { product: name ?? title });
    } else if (/^target$/iu.test(key) && /phone|tablet|ipad|desktop|web/iu.test(scalar(value))) root['device'] = value;
    else if (!HOLDER.test(key)) root[key] = value;
  }
  // "greenhouse_control" is what code calls it.
  if (/^[a-z\d]+(?:[_-][a-z\d]+)+$/u.test(scalar(root['name']))) delete root['name'];
  const titles = Object.keys(root).filter((key) => TITLE.test(key) && isScalar(root[key]));
  // "name" beside a title is the product's; a page that has only a name is called so.
  if (titles.length > 1 && isScalar(root['name'])) {
    root['product'] ??= root['name'];
    delete root['name'];
  }
  const called = ['screen', 'page', 'view'].map((key) => data[key]).find(isScalar);
  const isHeaded = Object.entries(root).some(
    ([key, value]) => HEADER.test(key) && isData(value) && Object.keys(value).some((name) => TITLE.test(name)),
  );
  if (called !== undefined && titles.length === 0 && !isHeaded) root['title'] = called;
  return root;
}

/** `components: [{ type: "table", … }]`: parts that say themselves what they are, under that name. */
export function typedParts([key, value]: [string, unknown]): [string, unknown][] {
  if (
    !/^(?:components?|elements|children|blocks|widgets|items|sections?|parts|content)$/iu.test(key) ||
    !Array.isArray(value)
  )
    return [[key, value]];
  // `- card: { … }`, `- ring: { … }`: parts each under their own name.
  if (
    value.length > 1 &&
    value.every((one) => isData(one) && Object.keys(one).length === 1 && !isScalar(Object.values(one)[0]))
  )
    return value.flatMap((one: Data) => Object.entries(one));
  const types = value.map((one) => (isData(one) ? spaced(typeOf(one)) : ''));
  // Things of one kind are a list of them.
  return types.every((type) => type !== '') && (types.length === 1 || new Set(types).size > 1)
    ? value.map((one: Data): [string, unknown] => [spaced(typeOf(one)), withoutType(one)])
    : [[key, value]];
}

/** What a typed part says; a part that is only words is those. */
export function withoutType(part: Data): unknown {
  const more = Object.fromEntries(Object.entries(part).filter(([key]) => !/^(?:type|kind|control|level)$/u.test(key)));
  const said = Object.entries(more).filter(([key]) => !PLAIN.test(key));
  const [only] = said;
  return said.length === 1 && only !== undefined && /^(?:text|title|label|content|words)$/iu.test(only[0])
    ? only[1]
    : more;
}
