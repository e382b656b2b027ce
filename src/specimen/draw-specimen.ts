import type { DesignSystem } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { Look } from '../domain/look.ts';
import { html } from '../markup/html.ts';
import { components } from './parts/components.ts';
import { form } from './parts/form.ts';
import { masthead } from './parts/masthead.ts';
import { otherMode } from './parts/other-mode.ts';
import { ownColors } from './parts/own-colors.ts';
import { roleFamilies } from './parts/role-families.ts';
import { surfaces } from './parts/surfaces.ts';
import { type } from './parts/type.ts';
import { createSpecimen } from './specimen.ts';

export interface SpecimenSheet {
  title: string;
  /** BCP 47 tag of the sheet's own words; the system's name carries its own where its script tells. */
  lang: string;
  /** The look whose sizes the sheet states in words: `finish` must be given the same. */
  look: Look;
  /** One `<body>` of the dialect. */
  body: string;
}

/**
 * The style sheet of a design system, for `finish` on the same device. Colours follow a retheme; stated values, the user's
 * own colours and the other mode do not, so a changed theme is drawn again. The same system gives the same bytes.
 */
export function drawSpecimen(designSystem: DesignSystem, device: DrawnDevice = 'DESKTOP'): SpecimenSheet {
  const specimen = createSpecimen(designSystem, device);
  const body = html`<body class="bg-background font-body text-on-surface">
    <main>
      ${masthead(specimen)}${roleFamilies(specimen)}${surfaces(specimen)}${ownColors(specimen)}${type(specimen)}
      ${form(specimen)}${components()}${otherMode(specimen)}
    </main>
  </body>`;
  return { title: `${specimen.name}: style sheet`, lang: 'en', look: specimen.look, body: body.text };
}
