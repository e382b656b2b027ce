import { findValues } from '../values/value-at.ts';
import type { Fact, Node, Outline, Section, TextNode, Words } from '../outline.ts';

/** Parts at the top of a page in which its name may stand. */
const TOP_PARTS = 3;
const MOST_WORDS = 9;

/** A label that says of its value that it is the page's name: "event name: …", "Name on top: …", "film title '…'". */
const NAME_LABEL =
  /^(?:\p{L}+ ){0,2}?(?:(?:page |main |big )?(?:title|heading|headline)|(?:event|product|show|film|project|page|trip|course|game|shop|place|book|recipe|exhibition) name|name(?: (?:on top|at the top|in big letters|first))?|titel|überschrift|titre|título|titolo|tytuł|rubrik|başlık)$|^(?:\p{L}+ )?(?:restaurant|hotel|venue|film|event|product|exhibition|concert) is$/iu;

/** The words that a prompt calls the page's title, wherever its first parts have put them; they are taken out there. */
export function takeToldTitle({ sections }: Outline): Words | undefined {
  const top = topOf(sections);
  const early = sections.slice(0, TOP_PARTS).filter(({ place }) => place !== 'right' && place !== 'bottom');
  for (const section of early) {
    const text = section.nodes.find(
      (node): node is TextNode =>
        node.kind === 'text' &&
        (node.role === 'headline' || (node.role === 'heading' && section.heading === undefined)),
    );
    if (text !== undefined && text.words.text !== '' && text.words.text.split(/\s+/).length <= MOST_WORDS) {
      section.nodes.splice(section.nodes.indexOf(text), 1);
      return text.words;
    }
  }
  const headed = sections
    .slice(0, TOP_PARTS)
    .find(
      ({ heading, nodes: [only, ...others] }) =>
        isNameLabel(heading) && only?.kind === 'text' && others.length === 0 && isName(only.words),
    );
  if (headed?.nodes[0]?.kind === 'text') {
    sections.splice(sections.indexOf(headed), 1);
    return headed.nodes[0].words;
  }
  for (const section of top) {
    const found = takeNamed(section.nodes);
    if (found !== undefined) return found;
  }
  return undefined;
}

function takeNamed(nodes: Node[]): Words | undefined {
  for (const node of nodes) {
    if (node.kind === 'facts') {
      const at = node.facts.findIndex(({ label, value }) => isNameLabel(label) && isName(value));
      const fact = node.facts[at];
      if (fact === undefined) continue;
      node.facts.splice(at, 1);
      if (node.facts.length === 0) nodes.splice(nodes.indexOf(node), 1);
      return fact.value;
    }
    if (node.kind === 'items') {
      const at = node.items.findIndex(
        ({ title, fields: [field, ...others] }) =>
          isNameLabel(title) && field !== undefined && others.length === 0 && isName(field.words),
      );
      const words = node.items[at]?.fields[0]?.words;
      if (words === undefined) continue;
      node.items.splice(at, 1);
      return words;
    }
  }
  return undefined;
}

const isNameLabel = (label: Words | undefined): boolean => label !== undefined && NAME_LABEL.test(label.text.trim());

/** Neither a figure nor a sentence nor a time. */
const isName = ({ text }: Words): boolean =>
  /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= MOST_WORDS && !/[.!?…]$/u.test(text);

const topOf = (sections: readonly Section[]): Section[] =>
  sections
    .slice(0, TOP_PARTS)
    .filter(({ place, heading }) => place !== 'right' && place !== 'bottom' && heading === undefined);

/**
 * The first name on a page that nothing calls its title: bare words, a fact without a label, the first of several things.
 * It stays where it is unless it stands alone.
 */
export function takeFirstName({ sections }: Outline): Words | undefined {
  for (const { nodes } of topOf(sections)) {
    for (const node of nodes) {
      if (node.kind === 'text' && isFree(node.words)) {
        nodes.splice(nodes.indexOf(node), 1);
        return node.words;
      }
      if (node.kind === 'facts') {
        const fact = node.facts.find((one) => isBare(one) || isOfName(one));
        if (fact === undefined) continue;
        node.facts.splice(node.facts.indexOf(fact), 1);
        if (node.facts.length === 0) nodes.splice(nodes.indexOf(node), 1);
        return withoutKind(fact.value);
      }
      const first = node.kind === 'items' ? node.items[0] : undefined;
      if (node.kind === 'items' && first !== undefined && first.fields.length === 0 && first.nodes.length === 0) {
        const others = node.items.slice(1);
        // Things of one kind stay a list; a name before what is said of it leads the page.
        if (others.length === 0 || !isFree(first.title) || others.every(({ title }) => isFree(title))) continue;
        node.items.splice(0, 1);
        return first.title;
      }
    }
    // Behind figures and lists a word is their neighbour and no name of the page.
    if (nodes.some(holdsLabels)) return undefined;
  }
  return undefined;
}

const holdsLabels = (node: Node): boolean =>
  node.kind === 'table' || (node.kind === 'facts' && node.facts.some(({ label }) => label !== undefined));

/** `DIY clock kit "Escapement No. 4"`: what a thing is, before its name. */
const isOfName = ({ label, value, note }: Fact): boolean =>
  label !== undefined &&
  note === undefined &&
  label.text.split(/\s+/).length > 1 &&
  /^\p{Lu}/u.test(value.text) &&
  isFree(value);

/** "Restaurant is Lo Scoglio": the name without what it is the name of. */
function withoutKind(words: Words): Words {
  const name = /^\p{L}+ (?:is|ist|est|es|è|é) (?=\p{Lu})/u.exec(words.text)?.[0].length ?? 0;
  return name === 0
    ? words
    : {
        ...words,
        text: words.text.slice(name),
        ...(words.span === undefined ? {} : { span: { ...words.span, start: words.span.start + name } }),
      };
}

const isBare = ({ label, value }: Fact): boolean => label === undefined && isFree(value);

const isFree = (words: Words): boolean =>
  words.origin === 'literal' &&
  isName(words) &&
  !/^(?:with|for|so|and|but|as|when|because|\d)/iu.test(words.text) &&
  findValues(words.text).every(({ isBare: bare, start }) => bare === true || start > 3);
