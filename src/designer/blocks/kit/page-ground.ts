import type { Style } from '../../direct/direction.ts';

/** Tinted under raised panels, so that white means work. */
const UNDER_RAISED = 'bg-surface-container-low text-on-surface';

/**
 * What a page is made of. Textures and light are mixed of surface roles and faint lines alone, so that text reads on them
 * in every theme; sizes are those of the window's top,.
 */
const PAGES: Readonly<Record<Style['page'], string>> = {
  plain: 'bg-surface text-on-surface',
  white: 'bg-surface-container-lowest text-on-surface',
  paper: 'bg-surface-container text-on-surface',
  glow: [
    'bg-surface-container text-on-surface',
    'bg-[image:radial-gradient(52rem_at_0_8rem,var(--surface-bright),transparent),radial-gradient(48rem_at_100%_36rem,var(--surface-dim),transparent)]',
    'bg-no-repeat',
  ].join(' '),
  sweep: 'bg-linear-to-br from-surface-bright via-surface-container-high to-surface-dim text-on-surface',
  grid: 'bg-surface text-on-surface bg-[image:repeating-linear-gradient(90deg,var(--surface-container)_0_1px,transparent_1px_32px),repeating-linear-gradient(var(--surface-container)_0_1px,transparent_1px_32px)]',
  scanlines:
    'bg-surface text-on-surface bg-[image:repeating-linear-gradient(var(--surface-container-low)_0,var(--surface-container-low)_2px,transparent_2px,transparent_4px)]',
};

export const pageGround = ({ page, panel }: Style): string =>
  page === 'plain' && panel === 'raised' ? UNDER_RAISED : PAGES[page];
