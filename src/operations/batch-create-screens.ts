import type { BatchCreateScreensInput, BatchCreateScreensOutput } from '../contract/batch-create-screens.ts';
import { toWireScreen } from '../contract/shapes/screen.ts';
import { AppError } from '../domain/app-error.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { DisplayMode } from '../domain/enums.ts';
import type { Project } from '../domain/project.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { inspectImage } from '../render/inspect-image.ts';
import type { ScreenChange } from '../store/store.ts';
import { getWritableProject } from './access.ts';
import type { CallContext, Deps, Operation } from './deps.ts';
import { drawDocument, putFile } from './make-screen.ts';
import { PLAIN_THEME } from './read-source.ts';
import { toFindings, toStatusMessage } from './upload-findings.ts';
import { drawMarkdown, insertFinishedScreen, placeScreen } from './uploaded-screen.ts';

type SentScreen = BatchCreateScreensInput['screens'][number];

interface DrawnScreen {
  title: string;
  device: DrawnDevice;
  displayMode: DisplayMode;
  change: ScreenChange & { width: number; height: number };
  /** What is otherwise than it was sent. */
  findings: readonly string[];
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
      const { title, device: deviceType, displayMode, findings } = screen;
      const change = { ...screen.change, statusMessage: toStatusMessage(findings) };
      const { screenType } = sent;
      const fields = { projectId, title, deviceType, screenType, displayMode, change };
      const finished = await insertFinishedScreen(transaction, fields);
      if (createScreenInstances) await placeScreen(transaction, finished, 'SCREEN_INSTANCE');
      results.push({ finished, findings });
    }
    return results;
  });
  return {
    results: created.map(({ finished, findings }) => ({
      screen: toWireScreen(finished, deps),
      findings: [...findings],
    })),
  };
};

async function drawUpload(
  deps: Deps,
  { content, title, deviceType }: SentScreen,
  { designTheme: theme = PLAIN_THEME }: Project,
  index: number,
  context: CallContext,
): Promise<DrawnScreen> {
  const named = { title: title ?? 'Uploaded screen', device: toDrawnDevice(deviceType) ?? ('AGNOSTIC' as const) };
  if (content.kind === 'html') {
    return drawHtml(deps, { html: content.html, title, device: toDrawnDevice(deviceType), theme }, context);
  }
  if (content.kind === 'markdown') {
    const change = await drawMarkdown(deps, { ...named, ...content, theme }, context);
    return { ...named, displayMode: 'MARKDOWN', change, findings: [] };
  }
  return { ...named, displayMode: 'SCREENSHOT', change: await storeImage(deps, content, index), findings: [] };
}

interface SentHtml {
  html: string;
  title: string | undefined;
  device: DrawnDevice | undefined;
  theme: DesignTheme;
}

/** What the request leaves open is taken from the document itself. */
async function drawHtml(deps: Deps, sent: SentHtml, context: CallContext): Promise<DrawnScreen> {
  const stated = await deps.drawing.readDocument(sent.html);
  const device = sent.device ?? stated.device;
  const title = (sent.title ?? stated.title.slice(0, deps.limits.titleCharacters)) || 'Uploaded screen';
  const options = { title, lang: stated.lang, device, theme: sent.theme, look: stated.look, keepsLook: true };
  const { html, theme, report } = await deps.drawing.finish(sent.html, options);
  const drawn = await drawDocument(deps, { html, title, device }, context);
  return { title, device, displayMode: 'HTML', change: { ...drawn, theme }, findings: toFindings(report) };
}

async function storeImage(
  deps: Deps,
  { bytes, mimeType }: Extract<SentScreen['content'], { kind: 'image' }>,
  index: number,
): Promise<DrawnScreen['change']> {
  const path = `requests[${index}].screen.screenshot`;
  const facts = await inspectImage(bytes, deps.limits.imagePixels).catch((error: unknown) => {
    throw atPath(error, path);
  });
  if (facts.mimeType !== mimeType) {
    throw new AppError('INVALID_ARGUMENT', `${path}.mimeType must be ${facts.mimeType}, which the bytes are`, { path });
  }
  return {
    width: facts.widthPx,
    height: facts.heightPx,
    files: { screenshot: await putFile(deps, mimeType, bytes) },
  };
}

/** The same error, telling which of several pictures it is about. */
const atPath = (error: unknown, path: string): unknown =>
  error instanceof AppError
    ? new AppError(error.code, `${path}: ${error.message}`, {
        path,
        cause: error,
        ...(error.hint && { hint: error.hint }),
      })
    : error;
