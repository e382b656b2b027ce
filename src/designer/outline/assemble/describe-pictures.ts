import type { Node, Outline, PictureNode, Section } from '../outline.ts';

/** Kinds that show what the part around them is about, where their own words do not say. */
const SPOKEN: ReadonlySet<PictureNode['picture']> = new Set([
  'photo',
  'illustration',
  'drawing',
  'video',
  'avatar',
  'map',
]);

/** Words of a purpose that say nothing of what is seen. */
const PLAIN =
  /\b(?:please|design|create|build|generate|make|draw|an?|the|screen|page|app|view|mobile|desktop|tablet|phone|for|of|in|on|with|my|our|we|i|need|want|one|that|which|this|is|are|light|dark|theme|mode|landscape|portrait)\b/gi;

/**
 * A picture that says too little of itself takes what stands around it: the heading of its part, else the page's title and
 * purpose. Readers of the page who cannot see it are told, and the drawing finds a subject.
 */
export function describePictures(outline: Outline): void {
  const page = [outline.title?.text, plain(outline.purpose)]
    .filter((words) => words !== undefined && words !== '')
    .join(', ');
  const visit = (nodes: readonly Node[], around: string | undefined): void => {
    for (const node of nodes) {
      if (node.kind === 'picture') describe(node, around, page);
      else if (node.kind === 'section') visit(node.nodes, headingOf(node) ?? around);
      else if (node.kind === 'items')
        for (const item of node.items)
          visit(item.nodes, [item.title.text, around].filter((words) => words !== undefined).join(', '));
      else if (node.kind === 'message') visit(node.nodes, node.words.text);
    }
  };
  visit(outline.sections, undefined);
  const { header } = outline.frame;
  if (header !== undefined) visit([...header.start, ...header.middle, ...header.end], undefined);
}

const headingOf = ({ heading, about }: Section): string | undefined => heading?.text ?? about;

function describe(node: PictureNode, around: string | undefined, page: string): void {
  if (!SPOKEN.has(node.picture)) return;
  const said = node.about.split(/\s+/).filter((word) => word.length > 2).length;
  // A face is known by its name and by what its part calls it: "Hanneke Vroom, teacher's remarks".
  if (said >= 2 && node.picture !== 'avatar') return;
  const context = around ?? page;
  node.about = [node.about, context, ...(said === 0 && around !== undefined ? [page] : [])]
    .filter((words) => words !== '')
    .join(', ')
    .slice(0, MOST_LETTERS);
}

const MOST_LETTERS = 120;

const plain = (purpose: string): string =>
  (purpose.split(/[.:;]/)[0] ?? '')
    .replace(/[*_`"“”«»#]/g, '')
    .replace(PLAIN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
