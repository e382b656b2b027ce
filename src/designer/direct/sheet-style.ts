import type { PanelKind, Style } from './direction.ts';

/** What an outline's page varies in: plain, professional surfaces and nothing worn over them. */
export interface Sheet {
  panel: Extract<PanelKind, 'raised' | 'outlined' | 'tonal' | 'plain'>;
  rows: Style['rows'];
  corners: Extract<Style['corners'], 'themed' | 'square'>;
  type: Style['type'];
  figures: Style['figures'];
  weight: Style['headline']['weight'];
  /** Navigation at the side on the page's ink instead of a tint. */
  hasInkSide?: boolean;
}

const PANELS: readonly Sheet['panel'][] = ['raised', 'outlined', 'tonal', 'plain'];
const ROWS: readonly Sheet['rows'][] = ['ruled', 'spaced', 'striped'];
const WEIGHTS: readonly Sheet['weight'][] = [
  'font-light',
  'font-normal',
  'font-medium',
  'font-semibold',
  'font-bold',
  'font-black',
];

const ID = 'sheet';

/** The treatment of an outline's page. */
export const toSheetStyle = ({ panel, rows, corners, type, figures, weight, hasInkSide }: Sheet): Style => ({
  panel,
  page: 'plain',
  ground: 'surface',
  rows,
  line: 'solid',
  corners,
  type,
  headline: { weight, caps: false, italicAccent: false, mark: 'none' },
  label: 'plain',
  button: 'filled',
  figures,
  imagery: 'scene',
  ...(hasInkSide === true ? { side: 'ink' as const } : {}),
});

/** As documents name it: `sheet+outlined+ruled+semibold+square`. */
export const printSheetName = ({ panel, rows, corners, type, figures, weight, hasInkSide }: Sheet): string =>
  [
    ID,
    panel,
    rows,
    weight.replace('font-', ''),
    ...(corners === 'square' ? ['square'] : []),
    ...(type === 'mono' ? ['mono'] : []),
    ...(figures === 'mono' ? ['mono-figures'] : []),
    ...(hasInkSide === true ? ['ink-side'] : []),
  ].join('+');

/** Undefined for names of other directions. */
export function parseSheetName(name: string | undefined): Sheet | undefined {
  const [id, ...parts] = (name ?? '').split('+');
  if (id !== ID) return undefined;
  return {
    panel: PANELS.find((one) => parts.includes(one)) ?? 'raised',
    rows: ROWS.find((one) => parts.includes(one)) ?? 'ruled',
    weight: WEIGHTS.find((one) => parts.includes(one.replace('font-', ''))) ?? 'font-semibold',
    corners: parts.includes('square') ? 'square' : 'themed',
    type: parts.includes('mono') ? 'mono' : 'themed',
    figures: parts.includes('mono-figures') ? 'mono' : 'headline',
    ...(parts.includes('ink-side') ? { hasInkSide: true } : {}),
  };
}
