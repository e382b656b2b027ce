import type { Composition, DesignContext, Designer, DesignRequest, Sent } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Inspect } from '../answers/inspect.ts';
import { findAttribute } from '../markup/element.ts';
import { listByTag } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { readWish } from './read-wish.ts';
import { titleOfPage } from './sent-screens.ts';
import { tellFaults, tellFindings } from './tell-findings.ts';

export interface PageTools {
  /** Reads what the words beside a page wish of mode, colours, fonts, corners and device. */
  reader: Designer;
  inspect: Inspect;
}

/** Who drew a page that was sent. */
export const SENT_BY = 'client';

/** A page that was sent, as a screen: taken as it is, in the look that its words wish for, and looked at. */
export async function designPage(
  { reader, inspect }: PageTools,
  { body, unread = [] }: Extract<Sent, { kind: 'page' }>,
  request: DesignRequest,
  context: DesignContext,
): Promise<Composition> {
  const { signal, progress } = context;
  progress('Reading the page');
  const wish = await readWish(reader, request, context);
  const { device, theme } = wish;
  const look = { ...wish.look, direction: request.keep?.look.direction ?? SENT_BY };
  const title = titleOfPage(body) ?? request.prompt.split('\n')[0]?.slice(0, LONGEST_TITLE) ?? 'Screen';
  const page: Composition = {
    kind: 'composition',
    title,
    lang: langOf(body) ?? wish.lang,
    device,
    theme,
    look,
    body,
    summary: '',
    suggestions: [toOtherMode(theme), 'Make the headline larger', 'Use more space between the sections'],
    generatedBy: SENT_BY,
  };
  progress('Checking the page');
  // Words beside a page are not drawn, so nothing that they quote has to be on it.
  const seen = await inspect(page, '', signal);
  const inspection = { ...seen, dropped: [...unread.map(tellUnread), ...seen.dropped] };
  const findings = tellFindings(inspection);
  const statusMessage = tellFaults(inspection);
  return {
    ...page,
    summary: `${title.replace(/[.:!?…]+$/, '')}: the page that you sent, taken as it is.${findings === '' ? ' Nothing was found wrong with it.' : `\n${findings}`}`,
    ...(statusMessage === undefined ? {} : { statusMessage }),
  };
}

const tellUnread = (language: string): string =>
  `a ${language === '' ? 'fence' : `${language} fence`} beside the page: only html and plans are read`;

const LONGEST_TITLE = 60;

/** The wish for the mode that a screen is not in. */
export const toOtherMode = ({ colorMode }: DesignTheme): string =>
  colorMode === 'DARK' ? 'Make it light' : 'Make it dark';

/** The language that the page says it is in, at its body or main. */
function langOf(body: string): string | undefined {
  const tree = parseBody(body);
  const said = [tree, ...listByTag(tree, 'main')].map((element) => findAttribute(element, 'lang'));
  const tag = said.find((one) => one !== undefined && one !== '');
  try {
    return tag === undefined ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
