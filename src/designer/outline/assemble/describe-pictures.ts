import type { Node, Outline, PictureNode, Section } from '../outline.ts';
import { SHOWS } from './picture-subject.ts';

/** Words of a purpose that say nothing of what is seen. */
const PLAIN =
  /\b(?:please|design|create|build|generate|make|draw|an?|the|screen|page|app|view|mobile|desktop|tablet|phone|for|of|in|on|with|my|our|we|i|need|want|one|that|which|this|is|are|light|dark|theme|mode|landscape|portrait|landing|homepage|site|website|web)\b/gi;

/** Headings that say where a part stands and nothing else. */
const STRUCTURAL =
  /^(?:layout|structure|content|screen|sections|hero|header|footer|opening|intro|main|body|content|section|panel|card|cards|box|banner|columns?|rows?|strip|block|part|zone|area|page|screen|gallery|summary|details?|(?:upper|lower|left|right|centre|center|top|bottom|middle|first|second|third|full[- ]width|two[- ]column|three[- ]column)\b.*|.*\b(?:column|card|zone|area|half|panel)|[\d.,\s]+|portada|cabecera|kopf|kopfbereich|首屏|.*(?:hero|sidebar).*)$/iu;

/** Words for a list that say nothing of its things. */
const LISTED =
  /\b(?:list|lists|grid|cards?|rows?|tiles?|items?|table|gallery|strip|entries|results|columns?|photos?|pictures?|carousel)\b/giu;

/** Words that only point back to what was named before. */
const POINTING =
  /^(?:(?:before|after|then|now|front|back|action|today|one|each|there)$|it|her|him|his|their|them|they|its|this|that|these|those|each|where they (?:were|are))\b/iu;

const MOST_LETTERS = 120;
const MOST_WORDS = 8;

/**
 * A picture that does not say what it shows takes what stands around it: its caption, the heading of its part, else the
 * page's title and purpose. Readers of the page who cannot see it are told, and the drawing finds a subject.
 */
export function describePictures(outline: Outline): void {
  // What a page is for is said in the words of whoever asks; only in English are these known well enough to be left out.
  const purpose = outline.lang === 'en' ? plain(outline.purpose) : '';
  const page = [outline.title?.text ?? outline.product?.text ?? '', purpose];
  const visit = (nodes: readonly Node[], around: string | undefined): void => {
    for (const node of nodes) {
      if (node.kind === 'picture') describe(node, around, page);
      else if (node.kind === 'section') visit(node.nodes, headingOf(node) ?? around);
      else if (node.kind === 'items')
        for (const item of node.items) {
          const noun = (node.noun ?? '').replace(LISTED, '').trim();
          const called = around ?? (noun === '' ? page[1] : noun);
          for (const part of item.nodes)
            if (part.kind === 'picture') describeOf(part, item.title.text, [called ?? '', purpose]);
            else visit([part], item.title.text);
        }
      else if (node.kind === 'message') visit(node.nodes, node.words.text);
    }
  };
  visit(outline.sections, undefined);
  const { header, navigation } = outline.frame;
  if (header !== undefined) visit([...header.start, ...header.middle, ...header.end], undefined);
  if (navigation !== undefined) visit([...navigation.head, ...navigation.tail], undefined);
}

function headingOf({ heading, about }: Section): string | undefined {
  const said = heading?.text ?? about;
  return said === undefined || STRUCTURAL.test(said.trim()) ? undefined : said;
}

/** A picture of one of several things is told by its name, by what all of them are and by what the page is for. */
function describeOf(node: PictureNode, title: string, called: readonly string[]): void {
  if (!SHOWS.has(node.picture)) return;
  const about = /\p{L}/u.test(node.about) ? node.about : title;
  node.about = [about, ...called]
    .filter((words, at) => at === 0 || (/\p{L}/u.test(words) && !about.includes(words)))
    .filter((words, at, all) => all.indexOf(words) === at)
    .join(', ')
    .slice(0, MOST_LETTERS);
}

function describe(node: PictureNode, around: string | undefined, page: readonly string[]): void {
  if (!SHOWS.has(node.picture)) return;
  const said = /\p{L}/u.test(node.about) ? node.about : (node.caption?.text ?? '');
  const isSaid = said !== '' && !POINTING.test(said);
  // A face is known by its name and by what its part calls it: "Hanneke Vroom, teacher's remarks".
  if (isSaid)
    node.about = [said, node.picture === 'avatar' ? (around ?? page[1] ?? '') : node.picture === 'logo' ? page[1] : '']
      .filter((words) => words !== undefined && words !== '')
      .join(', ');
  // A mark is the product's own, whatever stands around it.
  else if (node.picture !== 'logo')
    node.about = [said, around ?? '', ...(around === undefined || said !== '' ? page : [page[1] ?? ''])]
      .filter((words, at, all) => /\p{L}/u.test(words) && all.indexOf(words) === at)
      .join(', ');
  node.about = node.about.slice(0, MOST_LETTERS);
}

const plain = (purpose: string): string =>
  (purpose.split(/[.:;(\n]|\s[—–-]\s/)[0] ?? '')
    .replace(/[*_`"“”«»#]/g, '')
    .replace(PLAIN, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
    .join(' ');
