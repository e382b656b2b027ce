import type { Style } from '../../direct/direction.ts';

/** Tinted under raised panels, so that white means work. */
const UNDER_RAISED = 'bg-surface-container-low text-on-surface';

/**
 * What a page is made of. Textures and light are made of surface roles alone, so that text reads on them in every theme.
 * The built-in renderer draws one layer of images: `squares` shows in a browser only.
 */
const PAGES: Readonly<Record<Style['page'], string>> = {
  plain: 'bg-surface text-on-surface',
  white: 'bg-surface-container-lowest text-on-surface',
  paper: 'bg-surface-container-low text-on-surface',
  glow: 'bg-radial-[110rem_at_0_6rem] from-surface-bright via-surface-container-high via-40% to-surface-dim text-on-surface',
  sweep: 'bg-linear-to-br from-surface-bright via-surface-container-high to-surface-dim text-on-surface',
  dots: 'bg-surface text-on-surface bg-[image:radial-gradient(circle_at_1px_1px,var(--surface-container-highest)_1px,transparent_1px)] bg-size-[24px_24px]',
  squares:
    'bg-surface text-on-surface bg-[image:repeating-linear-gradient(90deg,var(--surface-container-high)_0_1px,transparent_1px_32px),repeating-linear-gradient(var(--surface-container-high)_0_1px,transparent_1px_32px)]',
  scanlines:
    'bg-surface text-on-surface bg-[image:repeating-linear-gradient(var(--surface-container-low)_0,var(--surface-container-low)_2px,transparent_2px,transparent_4px)]',
};

export const pageGround = ({ page, panel }: Style): string =>
  page === 'plain' && (panel === 'raised' || panel === 'sheet') ? UNDER_RAISED : PAGES[page];
