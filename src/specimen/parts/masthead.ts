import type { ColorRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import { isSerif } from '../../tokens/type/font-class.ts';
import { fitName } from '../fit-name.ts';
import { toFields, type Specimen } from '../specimen.ts';
import { MEASURE } from './section.ts';
import { printHex } from './swatch.ts';
import { findLanguage, listFacts } from './words.ts';

/** How much of a page each colour is meant to take, after the two primary tones. */
const PROPORTIONS: readonly { role: ColorRole; share: string }[] = [
  { role: 'secondary', share: 'grow-[4]' },
  { role: 'secondary-container', share: 'grow-[3]' },
  { role: 'tertiary', share: 'grow-[2]' },
  { role: 'tertiary-container', share: 'grow-[2]' },
  { role: 'inverse-surface', share: 'grow-[1]' },
  { role: 'error', share: 'grow-[1]' },
];

/** The name of the system, its primary colour and the facts. A serif sets it like a title page, a sans like a poster. */
export const masthead = (specimen: Specimen): Markup =>
  html`${isSerif(specimen.tokens.families.headline) ? titlePage(specimen) : poster(specimen)}
    <div aria-hidden="true" class="flex h-12 lg:h-14">
      <div class="grow-[7] basis-0 bg-${toFields(specimen).second}"></div>
      ${PROPORTIONS.map(({ role, share }) => html`<div class="basis-0 bg-${role} ${share}"></div>`)}
    </div>`;

const poster = (specimen: Specimen): Markup => {
  const { first } = toFields(specimen);
  return html`<header class="bg-${first} text-on-${first}">
    <div class="${MEASURE} flex min-h-128 flex-col justify-between gap-16 py-8 lg:min-h-140 lg:py-12">
      ${facts(specimen, 'sm:grid-cols-5')}
      <div class="grid gap-8">${nameLine(specimen, 1200)}${character(specimen)}${primaryValues(specimen)}</div>
    </div>
  </header>`;
};

const titlePage = (specimen: Specimen): Markup => {
  const { first } = toFields(specimen);
  return html`<header class="grid lg:grid-cols-12">
    <div class="flex flex-col justify-between gap-16 px-page py-8 lg:col-span-8 lg:min-h-140 lg:py-12">
      ${facts(specimen, 'sm:grid-cols-5 border-t-2 border-on-surface pt-4')}
      <div class="grid gap-8">${nameLine(specimen, 760)}${character(specimen)}</div>
    </div>
    <div class="flex min-h-80 flex-col justify-end bg-${first} px-page py-8 text-on-${first} lg:col-span-4 lg:py-12">
      ${primaryValues(specimen)}
    </div>
  </header>`;
};

function nameLine({ name, tokens }: Specimen, widthPx: number): Markup {
  const language = findLanguage(name);
  const { small, large, enlargement } = fitName(name, tokens, widthPx);
  return html`<h1
    ${language === undefined ? '' : html`lang="${language}"`}
    class="w-fit text-balance font-headline text-${small} lg:text-${large} lg:origin-bottom-left ${enlargement}"
  >
    ${name}
  </h1>`;
}

const MOST_CHARACTERS = 200;

/** The first sentences of the system's own words, as many as a masthead holds. */
function character({ guide }: Specimen): Markup | '' {
  const sentences = (guide.character ?? '').match(/[^.!?。！？]+[.!?。！？]+/gu) ?? [];
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length > MOST_CHARACTERS) break;
    text += sentence;
  }
  return text.trim() === '' ? '' : html`<p class="max-w-2xl text-body-lg text-pretty">${text.trim()}</p>`;
}

function primaryValues(specimen: Specimen): Markup {
  const { first } = toFields(specimen);
  return html`<dl class="flex flex-wrap items-end gap-x-12 gap-y-4">
    ${([first, `on-${first}`] as const).map(
      (role) =>
        html`<div>
          <dt class="font-label text-label-lg">${role}</dt>
          <dd class="font-headline text-headline-md tabular-nums">${printHex(specimen.tokens.colors[role])}</dd>
        </div>`,
    )}
  </dl>`;
}

const facts = (specimen: Specimen, classes: string): Markup =>
  html`<dl class="grid grid-cols-2 gap-x-6 gap-y-4 ${classes}">
    ${listFacts(specimen).map(
      ({ name, value }) =>
        html`<div>
          <dt class="font-label text-label-md">${name}</dt>
          <dd class="font-label text-label-lg font-semibold">${value}</dd>
        </div>`,
    )}
  </dl>`;
