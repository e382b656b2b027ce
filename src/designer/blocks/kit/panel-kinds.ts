import type { PanelKind } from '../../direct/direction.ts';
import type { Ground } from '../block.ts';

/** Everything a kind of panel decides. */
export interface PanelLook {
  /** Classes of a panel's root. */
  box: string;
  ground: Ground;
  inset: 'card' | 'none';
  /** Edge of a picture that stands alone. */
  frame: string;
  /** A column of navigation at the left of a wide window. */
  side: string;
}

const HARD_SHADOW = 'shadow-[6px_6px_0_var(--on-surface)]';

/** Kinds of panel, each by its whole treatment. Grounds are surfaces only, so that every text role reads on them. */
export const PANEL_LOOKS: Readonly<Record<PanelKind, PanelLook>> = {
  tonal: {
    box: 'rounded-lg bg-surface-container text-on-surface p-card',
    ground: 'tonal',
    inset: 'card',
    frame: 'rounded-lg',
    side: 'bg-surface-container-low',
  },
  outlined: {
    box: 'rounded-lg border border-outline-variant p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg border border-outline-variant',
    side: 'lg:border-r lg:border-outline-variant',
  },
  // White on a tinted page: the surface is seen, and the line only sharpens it.
  sheet: {
    box: 'rounded-lg border border-outline-variant bg-surface-container-lowest text-on-surface p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg border border-outline-variant',
    side: 'lg:border-r lg:border-outline-variant',
  },
  // By night a shadow is not seen, and tones of stated grounds may lie close: a faint edge parts them.
  edged: {
    box: 'rounded-lg border border-outline-variant/60 bg-surface-container text-on-surface p-card',
    ground: 'tonal',
    inset: 'card',
    frame: 'rounded-lg border border-outline-variant/60',
    side: 'bg-surface-container-low lg:border-r lg:border-outline-variant/60',
  },
  raised: {
    box: 'rounded-lg bg-surface-container-lowest text-on-surface shadow-raised p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg',
    side: 'bg-surface-container',
  },
  inked: {
    box: 'rounded-lg border-2 border-on-surface bg-surface-container-lowest text-on-surface p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg border-2 border-on-surface',
    side: 'lg:border-r-2 lg:border-on-surface',
  },
  plain: {
    box: 'border-t border-outline-variant pt-card',
    ground: 'surface',
    inset: 'none',
    frame: '',
    side: 'lg:border-r lg:border-outline-variant',
  },
  // A lit edge and a soft shadow tell a clear sheet from a tint; what shines through is surfaces alone.
  glass: {
    box: 'rounded-xl border border-surface-bright bg-surface-bright/60 text-on-surface shadow-floating backdrop-blur-xl p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-xl border border-surface-bright shadow-floating',
    side: 'bg-surface-bright/40 lg:border-r lg:border-surface-bright',
  },
  boxed: {
    box: 'border border-outline bg-surface text-on-surface p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'border border-outline',
    side: 'lg:border-r lg:border-outline',
  },
  lined: {
    box: 'rounded-lg border border-t-2 border-outline-variant border-t-primary bg-surface-container-lowest text-on-surface p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg',
    side: 'lg:border-r lg:border-outline-variant',
  },
  stitched: {
    box: 'rounded-lg bg-surface-container-lowest text-on-surface shadow-raised outline-2 -outline-offset-8 outline-dashed outline-outline-variant p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-lg border-8 border-surface-container-lowest shadow-raised',
    side: 'bg-surface-container-low lg:border-r-2 lg:border-dashed lg:border-outline-variant',
  },
  barred: {
    box: 'border-t-4 border-on-surface pt-4',
    ground: 'surface',
    inset: 'none',
    frame: '',
    side: 'lg:border-r-4 lg:border-on-surface',
  },
  shadowed: {
    box: `rounded-lg border-2 border-on-surface bg-surface-container-lowest text-on-surface ${HARD_SHADOW} p-card`,
    ground: 'surface',
    inset: 'card',
    frame: `rounded-lg border-2 border-on-surface ${HARD_SHADOW}`,
    side: 'bg-surface-container lg:border-r-2 lg:border-on-surface',
  },
  soft: {
    box: 'rounded-xl border border-surface-bright bg-surface-container-low text-on-surface shadow-floating p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'rounded-xl border border-surface-bright shadow-floating',
    side: 'bg-surface-container-low shadow-floating',
  },
  framed: {
    box: 'border-4 border-double border-primary bg-surface-container-low text-on-surface p-card',
    ground: 'surface',
    inset: 'card',
    frame: 'border-4 border-double border-primary',
    side: 'lg:border-r-4 lg:border-double lg:border-primary',
  },
};
