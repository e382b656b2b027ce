import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import type { WireScreenReport } from '../contract/shapes/screen-report.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import { DEVICE_WIDTH_PX, toDrawnDevice } from '../domain/unspecified.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';
import { readText, refuseOtherThanDesign } from './read-source.ts';

type Check = WireScreenReport['checks'][number];
type Detail = Check['details'][number];

const WIDTHS_PX = [320, 390, 768, 1280, 1920] as const;
const KILOBYTE = 1024;

/** Draws a screen from a narrow phone to a wide desktop, and says what a person would see is wrong with it. */
export const inspectScreen: Operation<RouteInput<'getScreenReport'>, RouteOutput<'getScreenReport'>> = async (
  deps,
  { projectId, screenId },
  { caller, signal },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  refuseOtherThanDesign(screen);
  const html = await readText(deps, screen);
  const device = toDrawnDevice(screen.deviceType) ?? 'AGNOSTIC';
  const [{ readDocument }, { findById }, { readableText }, { findPageFaults }, { listUnnamed, listSkippedHeadings }] =
    await Promise.all([
      import('../markup/read-document.ts'),
      import('../markup/find.ts'),
      import('../markup/text-content.ts'),
      import('../render/find-page-faults.ts'),
      import('../markup/access/list-access-faults.ts'),
    ]);
  const { body } = readDocument(html);
  const own = DEVICE_WIDTH_PX[device];
  const widths = [own, ...WIDTHS_PX.filter((width) => width !== own)];
  const layouts = await Promise.all(
    widths.map(async (widthPx) => (await deps.drawing.renderEngine.render({ html, device, widthPx, signal })).layout),
  );
  const faults = findPageFaults(layouts, (id) => {
    const element = findById(body, id);
    return element === undefined ? '' : readableText(element);
  });
  const outside = html.match(/(?:src|href)="(?:https?:)?\/\/|url\((?:https?:)?\/\//g) ?? [];
  return {
    checks: [
      toCheck(
        'widths',
        'Nothing is cut off, outside or one over the other from 320 to 1920 px wide.',
        faults.map(toDetail),
      ),
      await checkContrast(screen.theme),
      toCheck('names', 'Every control and picture has a name for who cannot see it.', listUnnamed(body).map(toDetail)),
      toCheck('headings', 'Headings follow each other without a gap.', listSkippedHeadings(body).map(toDetail)),
      toCheck(
        'selfContained',
        'One file that asks for nothing: fonts, icons and pictures are in it, and no script.',
        outside.map(() => ({ element: '', text: 'it refers to another address' })),
      ),
      toCheck('size', `${Math.ceil(Buffer.byteLength(html) / KILOBYTE)} kB in all.`, []),
    ],
  };
};

const toDetail = ({ id, what }: { id: string; what: string }): Detail => ({ element: id, text: what });

const toCheck = (name: Check['name'], text: string, details: Detail[]): Check => ({
  name,
  passed: details.length === 0,
  text,
  details,
});

/** The pairs that every theme holds, measured in this one. */
async function checkContrast(theme: DesignTheme | undefined): Promise<Check> {
  const text = 'Text stands out from its ground by 4.5 to 1 or more (WCAG AA).';
  if (theme === undefined) return toCheck('contrast', text, []);
  const [{ createPalette }, { GUARANTEED_PAIRS }, { contrastRatio }] = await Promise.all([
    import('../tokens/scheme/create-palette.ts'),
    import('../tokens/pairs.ts'),
    import('../tokens/contrast-ratio.ts'),
  ]);
  const { colors } = createPalette(theme);
  const weak = GUARANTEED_PAIRS.filter(
    (pair) => contrastRatio(colors[pair.text], colors[pair.background]) < pair.ratio,
  );
  return toCheck(
    'contrast',
    text,
    weak.map((pair) => ({ element: '', text: `${pair.text} on ${pair.background} is weaker` })),
  );
}
