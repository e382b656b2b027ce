import type { ProjectId } from '../domain/brand.ts';
import { toProjectName, toScreenName } from '../domain/resource-name.ts';
import type { Screen } from '../domain/screen.ts';

/** What the words of an answer are put together from. */
interface Answered {
  /** Kind of the run. */
  kind: string;
  projectId: ProjectId;
  /** What was made, changed or found, in words for a person. */
  text: string;
  screens: readonly Screen[];
  /** Whether the embedded designer did it from words alone. */
  isFromWords: boolean;
}

/** Agents read every word of a result: it is said in so many at most. */
const MOST_CHARACTERS = 1_500;
/** Screens whose ids are written out beside the first. */
const MOST_NAMED = 5;
const CUT = '\n… The rest stands in the screens: read their outlines.';

/**
 * The words of a finished answer: what was done, where the agent can look at it, and, where words alone were sent, that it
 * may draw itself. Never longer than what agents read well.
 */
export function tellAnswer({ kind, projectId, text, screens, isFromWords }: Answered): string {
  const lines = [...tellWhereToLook(screens), ...(isFromWords ? tellWhatToSend(kind, projectId) : [])];
  const rest = lines.map((line) => `\n\n${line}`).join('');
  return `${cut(text, MOST_CHARACTERS - rest.length)}${rest}`;
}

function tellWhereToLook(screens: readonly Screen[]): string[] {
  const [first, ...others] = screens;
  if (first === undefined) return [];
  const where = `tailorbird://${toScreenName(first.projectId, first.id)}/picture, and …/outline for`;
  if (others.length === 0) return [`Look at it: ${where} its elements by data-id.`];
  const named = others.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = others.length - named.length;
  return [
    `Look at the first: ${where} its elements by data-id; likewise ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  ];
}

/** One line for each kind of work that a client's own model may do instead. */
const SENDABLE: Readonly<Record<string, { what: string; topic: string }>> = {
  generate_screen_from_text: {
    what: 'Drawn from words. You may send the page itself, in an html fence',
    topic: 'pages',
  },
  generate_variants: { what: 'Drawn from words. You may send a page for each variant, in html fences', topic: 'pages' },
  edit_screens: {
    what: 'Read from words. You may send operations by data-id, or a fragment, in a fence',
    topic: 'edits',
  },
};

function tellWhatToSend(kind: string, projectId: ProjectId): string[] {
  const sendable = SENDABLE[kind];
  if (sendable === undefined) return [];
  return [`${sendable.what}: tailorbird://${toProjectName(projectId)}/guide/${sendable.topic}`];
}

/** Whole lines as far as they fit, else words. */
function cut(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return text;
  const kept = text.slice(0, mostCharacters - CUT.length);
  const end = [kept.lastIndexOf('\n'), kept.lastIndexOf('. ') + 1].find((at) => at > kept.length / 2);
  return `${kept.slice(0, end ?? kept.lastIndexOf(' ')).trimEnd()}${CUT}`;
}
