import { TYPE_ROLES, type TypeRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import { toFields, type Specimen } from '../specimen.ts';
import { caption, section } from './section.ts';
import { BODY_PARAGRAPHS, familyName, HEADLINE_SENTENCE, LABEL_SAMPLES, SCALE_LINES } from './words.ts';

/** The faces with words of their own, then every size of the scale. */
export const type = (specimen: Specimen): Markup =>
  section(
    { title: 'Type', note: toNote(specimen) },
    html`<div class="grid gap-6 lg:grid-cols-12">
        ${headlineFace(specimen)}${bodyFace(specimen)}${labelFace(specimen)}
      </div>
      ${scale(specimen)}`,
  );

function toNote({ tokens: { families } }: Specimen): string {
  const { headline, body, label } = families;
  const names = [...new Set([headline, body, label])].map(familyName);
  if (names.length === 1) return `${names[0]} sets everything, from the largest headline to the smallest label.`;
  const labels = label === body ? 'text and labels' : `text, ${familyName(label)} labels`;
  return label === headline
    ? `${familyName(headline)} sets headlines and labels, ${familyName(body)} text.`
    : `${familyName(headline)} sets headlines, ${familyName(body)} ${labels}.`;
}

const headlineFace = (specimen: Specimen): Markup => {
  const { second } = toFields(specimen);
  return html`<div class="flex flex-col gap-6 rounded-lg bg-${second} p-6 text-on-${second} lg:col-span-7 lg:p-8">
    <p class="font-label text-label-md">Headline</p>
    <h3 class="font-headline text-headline-lg lg:text-display-md">${familyName(specimen.tokens.families.headline)}</h3>
    <p class="font-headline text-headline-md text-pretty">${HEADLINE_SENTENCE}</p>
    <p class="mt-auto font-headline text-title-lg wrap-anywhere">
      ABCDEFGHIJKLMNOPQRSTUVWXYZ<br />abcdefghijklmnopqrstuvwxyz<br />0123456789 &amp; ? ! @ % € £ ( ) “ ”
    </p>
  </div>`;
};

const bodyFace = ({ tokens: { families } }: Specimen): Markup =>
  html`<div class="flex flex-col gap-4 rounded-lg bg-surface-container p-6 lg:col-span-5 lg:p-8">
    ${caption('Body')}
    <h3 class="font-body text-headline-lg">${familyName(families.body)}</h3>
    <p class="text-body-lg text-pretty">${BODY_PARAGRAPHS[0]}</p>
    <p class="text-body-md text-pretty text-on-surface-variant">${BODY_PARAGRAPHS[1]}</p>
  </div>`;

const labelFace = ({ tokens: { families } }: Specimen): Markup =>
  html`<div
    class="flex flex-wrap items-baseline gap-x-8 gap-y-4 border-y border-outline-variant py-4 font-label lg:col-span-12"
  >
    ${caption('Label')}
    <h3 class="font-label text-title-lg">${familyName(families.label)}</h3>
    ${LABEL_SAMPLES.map((words) => html`<span class="text-label-lg tabular-nums">${words}</span>`)}
  </div>`;

const FACE_OF_GROUP: Readonly<Record<string, string>> = { body: 'font-body', label: 'font-label' };

const toFace = (role: TypeRole): string => FACE_OF_GROUP[role.slice(0, role.indexOf('-'))] ?? 'font-headline';

const LARGE_STEPS = 5;

/** The large steps beside the small ones. */
const scale = (specimen: Specimen): Markup =>
  html`<div class="mt-8 grid gap-x-6 lg:grid-cols-12">
    <ol class="lg:col-span-7">
      ${TYPE_ROLES.slice(0, LARGE_STEPS).map((role) => largeStep(role, specimen))}
    </ol>
    <ol class="lg:col-span-5">
      ${TYPE_ROLES.slice(LARGE_STEPS).map((role) => smallStep(role, specimen))}
    </ol>
  </div>`;

const largeStep = (role: TypeRole, specimen: Specimen): Markup =>
  html`<li class="grid gap-2 border-t border-outline-variant py-3">
    ${measures(role, specimen, 'flex-row gap-x-3')}
    <p class="${toFace(role)} text-${role} min-w-0">${SCALE_LINES[role]}</p>
  </li>`;

const smallStep = (role: TypeRole, specimen: Specimen): Markup =>
  html`<li class="flex min-h-15 items-center gap-4 border-t border-outline-variant py-3">
    ${measures(role, specimen, 'w-40 shrink-0 flex-col')}
    <p class="${toFace(role)} text-${role} min-w-0">${SCALE_LINES[role]}</p>
  </li>`;

/** Size, line height and weight of a step; the size on a phone where it differs. */
function measures(role: TypeRole, { tokens: { type: steps } }: Specimen, classes: string): Markup {
  const { sizePx, linePx, weight } = steps.wide[role];
  const phonePx = steps.narrow[role].sizePx;
  return html`<div class="flex font-label text-label-md ${classes}">
    <span>${role}</span
    ><span class="tabular-nums text-on-surface-variant"
      >${sizePx}/${linePx} · ${weight}${phonePx === sizePx ? '' : ` · phone ${phonePx}`}</span
    >
  </div>`;
}
