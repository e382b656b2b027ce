import type { Composition, DesignRequest, DrawnDevice } from '../domain/designer.ts';
import { describeOutline, suggestForOutline, tellUnread, titleOf } from './describe-outline.ts';
import { listWords } from './fill/list-words.ts';
import { directOutline } from './direct/direct-outline.ts';
import { pageWord } from './fill/language/page-words.ts';
import { fillOutline } from './fill/fill-outline.ts';
import type { Outline } from './outline/outline.ts';
import { drawOutline } from './sections/draw-outline.ts';
import { createRandom } from './seeded-random.ts';
import { tellLanguage } from './outline/language/tell-language.ts';

type ComposeRequest = Pick<DesignRequest, 'device' | 'theme' | 'keep' | 'beside' | 'seed' | 'now'>;

/** Draws what a prompt says a screen is: fills what it leaves open, chooses its looks, and puts it into a page. */
export function composeOutline(read: Outline, request: ComposeRequest): Composition {
  const device = deviceOf(read, request);
  const direction = directOutline(read, request);
  const random = createRandom(`fill:${request.seed}:${read.purpose}`);
  const outline = fillOutline(read, { device, now: request.now, random });
  const body = drawOutline(outline, direction, device);
  return {
    kind: 'composition',
    title: titleOf(outline, read.lang.startsWith('en') ? undefined : pageWord('overview', read.lang)),
    lang: tellLanguage(wordsOf(read), read.lang),
    device,
    theme: direction.theme,
    look: direction.look,
    body,
    summary: describeOutline(outline, direction, device),
    suggestions: suggestForOutline(outline, direction),
    ...(outline.unread.length === 0 ? {} : { statusMessage: tellUnread(outline.unread) }),
  };
}

/** What the prompt says, of which a brief tells its language by its words alone; words that were filled in tell none. */
const wordsOf = ({ purpose, title, subtitle, frame, sections }: Outline): string =>
  [
    purpose,
    ...listWords([title, subtitle, frame, sections])
      .filter(({ origin }) => origin === 'literal')
      .map(({ text }) => text),
  ].join(' ');

/** The caller's choice, then the prompt's, then the neighbours' for an app, then what such a page is mostly seen on. */
function deviceOf({ device, kind, sections }: Outline, request: ComposeRequest): DrawnDevice {
  const usual = kind === 'app' ? (request.beside?.device ?? (isBeside(sections) ? 'DESKTOP' : 'MOBILE')) : 'DESKTOP';
  return request.device ?? device ?? usual;
}

/** Parts that are told to stand beside one another: a phone has no room for it. */
const isBeside = (sections: Outline['sections']): boolean =>
  sections.length > 1 && sections.some(({ place }) => place === 'left' || place === 'right');
