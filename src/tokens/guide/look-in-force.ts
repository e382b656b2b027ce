import type { DesignGuide } from '../../domain/design-guide.ts';
import type { Look } from '../../domain/look.ts';

/** The look as it is drawn: what a guide says of density and type contrast, except where this screen has its own. */
export function toLookInForce(look: Look, guide: DesignGuide): Look {
  return {
    ...look,
    density: look.isOwnDensity ? look.density : (guide.density ?? look.density),
    scale: look.isOwnScale ? look.scale : (guide.scale ?? look.scale),
  };
}
