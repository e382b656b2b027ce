import { TYPE_ROLES, type TypeRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Specimen } from '../specimen.ts';
import { caption, section } from './section.ts';
import { BODY_PARAGRAPHS, familyName, HEADLINE_SENTENCE, LABEL_SAMPLES, SCALE_LINES } from './words.ts';

/** The faces with words of their own, then every size of the scale. */
export const type = (specimen: Specimen): Markup =>
  section(
    { title: 'Type', note: toNote(specimen) },
    html`<div class="grid gap-6 lg:grid-cols-12">
        ${headlineFace(specimen)}${bodyFace(specimen)}${labelFace(specimen)}
      </div>
      <h3 class="mt-16 mb-4 font-headline text-title-lg">Scale</h3>
      <ol>
        ${TYPE_ROLES.map((role) => scaleStep(role, specimen))}
      </ol>`,
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

const headlineFace = ({ tokens: { families } }: Specimen): Markup =>
  html`<div
    class="flex flex-col gap-8 rounded-lg bg-primary-container p-6 text-on-primary-container lg:col-span-7 lg:p-8"
  >
    <p class="font-label text-label-md">Headline</p>
    <h3 class="font-headline text-headline-lg lg:text-display-md">${familyName(families.headline)}</h3>
    <p class="font-headline text-headline-md text-pretty">${HEADLINE_SENTENCE}</p>
    <p class="mt-auto font-headline text-title-lg wrap-anywhere">
      ABCDEFGHIJKLMNOPQRSTUVWXYZ<br />abcdefghijklmnopqrstuvwxyz<br />0123456789 &amp; ? ! @ % € £ ( ) “ ”
    </p>
  </div>`;

const bodyFace = ({ tokens: { families } }: Specimen): Markup =>
  html`<div class="flex flex-col gap-6 rounded-lg bg-surface-container p-6 lg:col-span-5 lg:p-8">
    ${caption('Body')}
    <h3 class="font-body text-headline-lg">${familyName(families.body)}</h3>
    <p class="text-body-lg text-pretty">${BODY_PARAGRAPHS[0]}</p>
    <p class="text-body-md text-pretty text-on-surface-variant">${BODY_PARAGRAPHS[1]}</p>
  </div>`;

const labelFace = ({ tokens: { families } }: Specimen): Markup =>
  html`<div
    class="flex flex-wrap items-baseline gap-x-8 gap-y-4 border-y border-outline-variant py-6 font-label lg:col-span-12"
  >
    ${caption('Label')}
    <h3 class="font-label text-title-lg">${familyName(families.label)}</h3>
    ${LABEL_SAMPLES.map((words) => html`<span class="text-label-lg tabular-nums">${words}</span>`)}
  </div>`;

const FACE_OF_GROUP: Readonly<Record<string, string>> = { body: 'font-body', label: 'font-label' };

const toFace = (role: TypeRole): string => FACE_OF_GROUP[role.slice(0, role.indexOf('-'))] ?? 'font-headline';

const scaleStep = (role: TypeRole, { tokens: { type: steps } }: Specimen): Markup => {
  const { sizePx, linePx, weight } = steps.wide[role];
  const phonePx = steps.narrow[role].sizePx;
  return html`<li class="grid items-baseline gap-x-6 gap-y-2 border-t border-outline-variant py-4 lg:grid-cols-12">
    <div class="flex flex-wrap gap-x-3 font-label text-label-md lg:col-span-3">
      <span class="min-w-24">${role}</span
      ><span class="tabular-nums text-on-surface-variant"
        >${sizePx}/${linePx} · ${weight}${phonePx === sizePx ? '' : ` · phone ${phonePx}`}</span
      >
    </div>
    <p class="${toFace(role)} text-${role} min-w-0 lg:col-span-9">${SCALE_LINES[role]}</p>
  </li>`;
};
