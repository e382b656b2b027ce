import type { Node, Outline, TextNode, Words } from '../outline.ts';
import { findValues } from '../values/value-at.ts';

/** A page's name is no longer than so many words. */
const MOST_WORDS = 8;
/** Parts at the top of a page in which its name may stand. */
const TOP_PARTS = 2;

/**
 * The headline of a page that calls nothing its title: a text that is called a heading, else what its top bar says first,
 * else the first bare text of its first part. It is taken out of where it stood.
 */
export function titleOfPage({ frame, sections }: Outline): Words | undefined {
  const top = sections.slice(0, TOP_PARTS).filter(({ place }) => place !== 'right' && place !== 'bottom');
  for (const { nodes } of top) {
    const named = take(nodes, ({ role }) => role === 'headline' || role === 'heading');
    if (named !== undefined) return named;
  }
  const bar = frame.header;
  if (bar !== undefined) {
    const said = take(bar.middle, isName) ?? take(bar.start, isName);
    if (said !== undefined) return said;
  }
  const [first] = top;
  return first === undefined || first.heading !== undefined || first.surface === 'notice'
    ? undefined
    : take(first.nodes, isName);
}

function take(nodes: Node[], isWanted: (node: TextNode) => boolean): Words | undefined {
  const text = nodes.find((node): node is TextNode => node.kind === 'text' && node.words.text !== '' && isWanted(node));
  if (text === undefined) return undefined;
  nodes.splice(nodes.indexOf(text), 1);
  return text.words;
}

const isName = ({ role, words: { text } }: TextNode): boolean =>
  (role === 'paragraph' || role === 'headline' || role === 'heading' || role === 'value') &&
  text.split(/\s+/).length <= MOST_WORDS &&
  findValues(text).every(({ isBare, start }) => isBare === true || start > 3) &&
  !/[.!?…]$|^\d[^\p{L}]*(?:\p{L}{1,2}(?!\p{L})[^\p{L}]*)*$|^(?:with|for|so|and|but|as|when|because)\s/iu.test(text);

/** "Incoming job screen for …", "Customer list for my business": the words before what is only said of the page. */
const PURPOSE =
  /^(?:(?:please|context|screen|page|task|goal)\b[:,]?\s*)?(?:(?:i|we)['’]?(?:d| would)? (?:need|want|like)\s+)?(?:(?:design|build|create|generate|make|draw)(?: me)?\s+)?(?:(?:the|a|an|my|our)\s+)?(?:(?:mobile|desktop|tablet|phone|web|dark|light)[\s-]+)*(\p{L}[\p{L}'’ -]{2,40}?)(?:\s+(?:screen|page|view|app|window))?(?:\s*[,.;:(–—]|\s+(?:for|of|on|in|that|where|with|to|which|4)\b|$)/iu;

/** A name for a page from what it is for; nothing where that names no thing. */
export function titleOfPurpose(purpose: string): Words | undefined {
  const name = PURPOSE.exec(purpose)?.[1]?.trim();
  if (name === undefined || name.split(/\s+/).length > 4 || NO_NAME.test(name)) return undefined;
  return { text: name.charAt(0).toUpperCase() + name.slice(1), origin: 'derived' };
}

const NO_NAME =
  /^(?:hi|hello|hey|we|i|it|this|that|there|here|one|my|our|his|her|for|screen|page|app|site|mobile|desktop|tablet)\b|\b(?:is|are|was|want|need|needs|have|run|runs|drive|make|makes|like|please|should|could|can|would|building|designing)\b/i;
