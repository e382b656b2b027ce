import type { BatchCreateScreensInput, BatchCreateScreensOutput } from '../contract/batch-create-screens.ts';
import { toWireScreen } from '../contract/shapes/screen.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { DisplayMode } from '../domain/enums.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import type { Project } from '../domain/project.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import type { ScreenChange } from '../store/store.ts';
import { getWritableProject } from './access.ts';
import type { CallContext, Deps, Operation } from './deps.ts';
import { drawDocument, putFile } from './make-screen.ts';
import { readImage } from './read-image.ts';
import { PLAIN_THEME } from './read-source.ts';
import { drawMarkdown, insertFinishedScreen, placeScreen } from './uploaded-screen.ts';

type SentScreen = BatchCreateScreensInput['screens'][number];

interface DrawnScreen {
  title: string;
  device: DrawnDevice;
  displayMode: DisplayMode;
  change: ScreenChange & { width: number; height: number };
}

/** Takes screens that a client made: all of them, or none when one cannot be used. */
export const batchCreateScreens: Operation<BatchCreateScreensInput, BatchCreateScreensOutput> = async (
  deps,
  { projectId, screens, createScreenInstances },
  context,
) => {
  const project = await getWritableProject(deps.store, context.caller.userId, projectId);
  const drawn: { sent: SentScreen; screen: DrawnScreen }[] = [];
  for (const [index, sent] of screens.entries()) {
    drawn.push({ sent, screen: await drawUpload(deps, sent, project, index, context) });
  }
  const created = await deps.store.transaction(async (transaction) => {
    const results = [];
    for (const { sent, screen } of drawn) {
      const { title, device: deviceType, displayMode, change } = screen;
      const { screenType } = sent;
      const fields = { projectId, title, deviceType, screenType, displayMode, change };
      const finished = await insertFinishedScreen(transaction, fields);
      if (createScreenInstances) await placeScreen(transaction, finished, 'SCREEN_INSTANCE');
      results.push(finished);
    }
    return results;
  });
  return { results: created.map((screen) => ({ screen: toWireScreen(screen, deps) })) };
};

async function drawUpload(
  deps: Deps,
  { content, title = 'Uploaded screen', deviceType }: SentScreen,
  { designTheme: theme = PLAIN_THEME }: Project,
  index: number,
  context: CallContext,
): Promise<DrawnScreen> {
  const device = toDrawnDevice(deviceType) ?? 'AGNOSTIC';
  switch (content.kind) {
    case 'html':
      return {
        title,
        device,
        displayMode: 'HTML',
        change: await drawHtml(deps, { ...content, title, device, theme }, context),
      };
    case 'markdown':
      return {
        title,
        device,
        displayMode: 'MARKDOWN',
        change: await drawMarkdown(deps, { ...content, title, theme }, context),
      };
    case 'image':
      return { title, device, displayMode: 'SCREENSHOT', change: await storeImage(deps, content, index) };
  }
}

interface SentHtml {
  html: string;
  title: string;
  device: DrawnDevice;
  theme: DesignTheme;
}

async function drawHtml(deps: Deps, sent: SentHtml, context: CallContext): Promise<DrawnScreen['change']> {
  const { title, device, theme } = sent;
  const options = { title, lang: readLanguage(sent.html), device, theme, look: DEFAULT_LOOK };
  const { html } = await deps.drawing.finish(sent.html, options);
  return { ...(await drawDocument(deps, { html, title, device }, context)), theme };
}

const DEFAULT_LANGUAGE = 'en';

const readLanguage = (html: string): string =>
  /<html\b[^>]*\blang\s*=\s*["']?([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)/i.exec(html)?.[1] ?? DEFAULT_LANGUAGE;

async function storeImage(
  deps: Deps,
  { bytes, mimeType }: Extract<SentScreen['content'], { kind: 'image' }>,
  index: number,
): Promise<DrawnScreen['change']> {
  const path = `requests[${index}].screen.screenshot`;
  const { widthPx, heightPx } = await readImage(bytes, { mimeType, maxPixels: deps.limits.imagePixels, path });
  return { width: widthPx, height: heightPx, files: { screenshot: await putFile(deps, mimeType, bytes) } };
}
