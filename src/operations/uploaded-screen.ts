import { AppError } from '../domain/app-error.ts';
import type { ProjectId } from '../domain/brand.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { DeviceType, DisplayMode, ScreenType } from '../domain/enums.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import type { Screen, ScreenInstance } from '../domain/screen.ts';
import { html } from '../markup/html.ts';
import type { ScreenChange, Transaction } from '../store/store.ts';
import type { WorkDeps } from './deps.ts';
import { toExcerpt } from './markdown-excerpt.ts';
import { drawDocument, putFile, type Working } from './make-screen.ts';
import { PLAIN_THEME } from './read-source.ts';

interface MarkdownToDraw {
  title: string;
  markdown: string;
  theme: DesignTheme | undefined;
}

/** Draws how markdown begins. The screen's code is the markdown itself, byte for byte; the page is its picture. */
export async function drawMarkdown(
  deps: WorkDeps,
  { title, markdown, theme = PLAIN_THEME }: MarkdownToDraw,
  working: Working,
): Promise<ScreenChange & { width: number; height: number }> {
  const excerpt = toExcerpt(markdown);
  const drawBody = async (body: string) => {
    const options = { title, lang: 'en', device: 'AGNOSTIC', theme, look: DEFAULT_LOOK } as const;
    const document = await deps.drawing.finish(body, options);
    return drawDocument(deps, { html: document.html, title, device: options.device }, working);
  };
  const drawn = await drawBody(await deps.drawing.toDocumentBody(excerpt)).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'CANCELLED') throw error;
    // A file is not refused because its picture cannot be drawn as a page.
    return drawBody(toPlainBody(excerpt));
  });
  const htmlCode = await putFile(deps, 'text/markdown', Buffer.from(markdown));
  return { ...drawn, files: { ...drawn.files, htmlCode } };
}

const toPlainBody = (text: string): string =>
  String(
    html`<body class="bg-background text-on-background">
      <main class="p-page"><pre class="font-mono text-body-sm whitespace-pre-wrap">${text}</pre></main>
    </body>`,
  );

interface FinishedScreen {
  projectId: ProjectId;
  title: string;
  deviceType: DeviceType;
  screenType: ScreenType;
  displayMode: DisplayMode;
  change: ScreenChange & { width: number; height: number };
}

/** Writes a screen that a client made, finished at once. */
export async function insertFinishedScreen(transaction: Transaction, finished: FinishedScreen): Promise<Screen> {
  const { change, ...fields } = finished;
  const { id } = await transaction.screens.insert({
    ...fields,
    prompt: '',
    generatedBy: 'client',
    isCreatedByClient: true,
  });
  return transaction.screens.complete(id, { statusMessage: '', ...change });
}

/** Puts a screen on the canvas, at the first free place of its rows. */
export async function placeScreen(
  transaction: Transaction,
  screen: Screen,
  type: ScreenInstance['type'],
): Promise<ScreenInstance> {
  const { projectId, id: screenId, title: label, width, height } = screen;
  const position = await transaction.instances.nextPosition(projectId, { width, height });
  return transaction.instances.insert({ projectId, screenId, type, label, ...position, width, height });
}
