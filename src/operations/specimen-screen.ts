import { AppError } from '../domain/app-error.ts';
import type { Asset } from '../domain/asset.ts';
import type { ProjectId } from '../domain/brand.ts';
import type { DesignSystem, DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { html } from '../markup/html.ts';
import type { ScreenChange, Transaction } from '../store/store.ts';
import type { WorkDeps } from './deps.ts';
import type { SpecimenPage } from './drawing.ts';
import { drawDocument, type Working } from './make-screen.ts';
import { PLAIN_THEME } from './read-source.ts';
import { placeScreen } from './uploaded-screen.ts';

type Drawn = ScreenChange & { width: number; height: number };
type Specimen = Drawn & { title: string; deviceType: DrawnDevice };

/** What the page of a design system is finished with. */
interface DrawnPage extends SpecimenPage {
  theme: DesignTheme;
}

interface Asked {
  designSystem: DesignSystem;
  /** Unset: a desktop's, for a page that says much at once. */
  device?: DrawnDevice | undefined;
}

/** Draws what a project's canvas shows of a design system, and stores the files. Writes no row. */
export async function drawSpecimen(
  deps: WorkDeps,
  { designSystem, device = 'DESKTOP' }: Asked,
  working: Working,
): Promise<Specimen> {
  const { displayName: title, theme } = designSystem;
  const draw = async (page: DrawnPage): Promise<Drawn> => {
    const document = await deps.drawing.finish(page.body, { ...page, device });
    return drawDocument(deps, { html: document.html, title, device }, working);
  };
  const drawn = await deps.drawing
    .drawSpecimen(designSystem, device)
    .then((sheet) => draw({ ...sheet, theme }))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'CANCELLED') throw error;
      // A design system is not refused because its page cannot be drawn.
      deps.log.error({ err: error }, 'a design system is shown as a plain list');
      return draw({ title, lang: 'en', look: DEFAULT_LOOK, theme: PLAIN_THEME, body: toListing(designSystem) });
    });
  const { designer, agentType } = deps.drawing.designers.pick(undefined);
  return {
    ...drawn,
    title,
    theme,
    deviceType: device,
    generatedBy: designer.name,
    agentType,
    displayMode: 'SCREENSHOT',
  };
}

/** Shows the specimen on the project's canvas: as the next version of the screen that shows the asset, or a new one. */
export async function putSpecimen(
  transaction: Transaction,
  asset: Asset,
  projectId: ProjectId,
  specimen: Specimen,
): Promise<void> {
  const shown = await transaction.screens.findOfAsset(asset.id);
  if (shown !== undefined) {
    await transaction.screens.begin(shown.id);
    const { title: label, width, height } = await transaction.screens.complete(shown.id, specimen);
    await transaction.instances.resize(shown.id, { width, height, label });
    return;
  }
  const { title, deviceType, generatedBy } = specimen;
  const { id } = await transaction.screens.insert({
    projectId,
    title,
    prompt: '',
    deviceType,
    screenType: 'DOCUMENT',
    assetId: asset.id,
    ...(generatedBy !== undefined && { generatedBy }),
  });
  await placeScreen(transaction, await transaction.screens.complete(id, specimen), 'DESIGN_SYSTEM_INSTANCE');
}

/** The fields of a design system in words. */
function toListing({ displayName, theme }: DesignSystem): string {
  const { designMd: _, ...fields } = theme;
  return String(
    html`<body class="bg-background text-on-background">
      <main class="p-page">
        <h1 class="font-headline text-headline-lg">${displayName}</h1>
        <dl class="mt-6 grid gap-block">
          ${Object.entries(fields).map(
            ([name, value]) =>
              html`<div>
                <dt class="text-label-lg text-on-surface-variant">${name}</dt>
                <dd class="text-body-lg">${value}</dd>
              </div>`,
          )}
        </dl>
      </main>
    </body>`,
  );
}
