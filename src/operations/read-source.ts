import { AppError } from '../domain/app-error.ts';
import type { SourceScreen } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import { toAssetName } from '../domain/resource-name.ts';
import type { Screen } from '../domain/screen.ts';
import { toSubject } from '../domain/variant-prompt.ts';
import type { WorkDeps } from './deps.ts';

/** Throws FAILED_PRECONDITION for a screen without finished HTML of its own: a picture, a document, a specimen. */
export function refuseOtherThanDesign(screen: Screen): void {
  if (isDesign(screen)) return;
  refuseSpecimen(screen);
  const message =
    screen.htmlCode === undefined || screen.version === 0
      ? 'this screen has no finished HTML to work on'
      : 'this screen is a document, not a design';
  throw new AppError('FAILED_PRECONDITION', message, {
    hint: `Choose a screen of list_screens whose htmlCode is text/html. Asked for: ${screen.id}`,
  });
}

/** Throws FAILED_PRECONDITION for a screen whose first version is still being made or never was. */
export function refuseWithoutVersion({ id, version }: Screen): void {
  if (version > 0) return;
  throw new AppError('FAILED_PRECONDITION', 'this screen has no finished version yet', {
    hint: `Wait until it is COMPLETE. Asked for: ${id}`,
  });
}

/** Whether a screen can be edited, varied and given a design system: it is finished HTML, and not drawn from an asset. */
export const isDesign = (screen: Screen): boolean =>
  screen.htmlCode?.mimeType === 'text/html' && screen.version > 0 && screen.assetId === undefined;

/** Throws FAILED_PRECONDITION for a screen that shows a design system: only that can change it. */
export function refuseSpecimen({ id, assetId }: Screen): void {
  if (assetId === undefined) return;
  throw new AppError('FAILED_PRECONDITION', 'this screen shows a design system and is drawn from it', {
    hint: `Change it with update_design_system and the name ${toAssetName(assetId)}. Asked for: ${id}`,
  });
}

/** The stored document of a screen as text. */
export async function readText(deps: WorkDeps, screen: Screen): Promise<string> {
  refuseWithoutFile(screen);
  return new TextDecoder().decode(await deps.blobs.get(screen.htmlCode.contentHash));
}

function refuseWithoutFile(screen: Screen): asserts screen is Screen & Required<Pick<Screen, 'htmlCode'>> {
  if (screen.htmlCode !== undefined) return;
  throw new AppError('FAILED_PRECONDITION', 'this screen has no finished document', {
    hint: `Choose another screen of list_screens. Asked for: ${screen.id}`,
  });
}

/** The screen as a designer takes it: what the document says about itself, and the theme it is drawn in. */
export async function toSourceScreen(deps: WorkDeps, screen: Screen, html: string): Promise<SourceScreen> {
  const { device, look } = await deps.drawing.readDocument(html);
  return {
    title: screen.title,
    // A screen that a client made has no prompt.
    prompt: toSubject(screen.prompt) || screen.title,
    html,
    device,
    look,
    theme: screen.theme ?? PLAIN_THEME,
  };
}

/** What an uploaded screen is drawn in when its project has no theme. */
export const PLAIN_THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3f5f8f',
  colorVariant: 'NEUTRAL',
};
