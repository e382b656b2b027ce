import { html, type Markup } from '../../markup/html.ts';
import { caption, section } from './section.ts';

/** The parts of an interface in their states, as the system draws them. */
export const components = (): Markup =>
  section(
    { title: 'Components', note: 'The same roles, faces and corners at work. Every state is drawn as it is met.' },
    html`<div class="grid gap-6 lg:grid-cols-12">
      <div class="grid grid-rows-[auto_auto_1fr] gap-6 lg:col-span-7">
        ${buttons()}${fields()}
        <div class="grid gap-6 sm:grid-cols-2">${chips()}${choices()}</div>
      </div>
      <div class="grid grid-rows-[1fr_auto] gap-6 lg:col-span-5">${card()}${rows()}</div>
      <div class="grid gap-6 lg:col-span-12 lg:grid-cols-2">${alert()}${snackbar()}</div>
    </div>`,
    'bg-surface-container',
  );

const PANEL = 'rounded-lg bg-surface-container-lowest p-card';
const BUTTON =
  'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-6 py-3 font-label text-label-lg';

const BUTTONS: readonly { label: string; classes: string; icon?: string; disabled?: true }[] = [
  { label: 'Save nest', classes: 'bg-primary text-on-primary' },
  { label: 'Add stitch', classes: 'bg-primary text-on-primary', icon: 'plus' },
  { label: 'Share', classes: 'bg-secondary-container text-on-secondary-container' },
  { label: 'Edit', classes: 'border border-outline text-primary' },
  { label: 'Skip', classes: 'text-primary' },
  { label: 'Done', classes: 'bg-surface-container-highest text-on-surface opacity-40', disabled: true },
];

const buttons = (): Markup =>
  html`<div class="${PANEL}">
    <h3 class="mb-4 font-headline text-title-md">Buttons</h3>
    <div class="flex flex-wrap gap-3">
      ${BUTTONS.map(
        ({ label, classes, icon, disabled }) =>
          html`<button type="button" ${disabled === true ? html`disabled` : ''} class="${BUTTON} ${classes}">
            ${icon === undefined ? '' : html`<i data-icon="${icon}" class="size-5 shrink-0"></i>`}${label}
          </button>`,
      )}
    </div>
  </div>`;

const FIELD = 'min-h-12 w-full rounded-control bg-surface-container-lowest px-4 text-body-md text-on-surface';
const FIELD_LABEL = 'mb-2 block font-label text-label-lg';

const fields = (): Markup =>
  html`<div class="${PANEL}">
    <h3 class="mb-4 font-headline text-title-md">Fields</h3>
    <div class="grid gap-6 sm:grid-cols-3">
      <div class="min-w-0">
        <label for="specimen-place" class="${FIELD_LABEL}">Place</label>
        <input id="specimen-place" type="text" placeholder="Garden, wood" class="${FIELD} border border-outline" />
      </div>
      <div class="min-w-0">
        <label for="specimen-focus" class="${FIELD_LABEL}">In focus</label>
        <input id="specimen-focus" type="text" value="Mango leaf" class="${FIELD} border-2 border-primary" />
      </div>
      <div class="min-w-0">
        <label for="specimen-count" class="${FIELD_LABEL}">Stitches</label>
        <input
          id="specimen-count"
          type="text"
          value="forty"
          aria-invalid="true"
          aria-describedby="specimen-count-help"
          class="${FIELD} border-2 border-error"
        />
        <p id="specimen-count-help" class="mt-2 flex items-center gap-2 text-body-sm text-error">
          <i data-icon="circle-alert" class="size-4 shrink-0"></i>Enter a number
        </p>
      </div>
    </div>
  </div>`;

const CHIP = 'inline-flex min-h-12 items-center gap-2 rounded-control px-4 font-label text-label-lg';

const chips = (): Markup =>
  html`<div class="${PANEL}">
    <h3 class="mb-4 font-headline text-title-md">Chips</h3>
    <div class="flex flex-wrap gap-3">
      <button type="button" aria-pressed="true" class="${CHIP} bg-secondary-container text-on-secondary-container">
        <i data-icon="check" class="size-4 shrink-0"></i>Gardens
      </button>
      <button type="button" aria-pressed="false" class="${CHIP} border border-outline text-on-surface-variant">
        Woods
      </button>
      <button type="button" aria-pressed="false" class="${CHIP} border border-outline text-on-surface-variant">
        Parks
      </button>
    </div>
  </div>`;

const choices = (): Markup =>
  html`<div class="${PANEL}">
    <h3 class="mb-4 font-headline text-title-md">Choices</h3>
    <div class="grid grid-cols-2 gap-x-4">
      ${tick('Singing', true)}${toggle('Alerts', true)}${tick('At rest', false)}${toggle('Sound', false)}
    </div>
  </div>`;

const toId = (label: string): string => `specimen-${label.toLowerCase().replaceAll(' ', '-')}`;

const tick = (label: string, isOn: boolean): Markup =>
  html`<label for="${toId(label)}" class="flex min-h-12 min-w-12 items-center gap-3 text-body-md"
    ><input id="${toId(label)}" type="checkbox" ${isOn ? html`checked` : ''} class="size-5 shrink-0" />${label}</label
  >`;

const toggle = (label: string, isOn: boolean): Markup =>
  html`<div class="flex min-h-12 items-center justify-between gap-3">
    <span id="${toId(label)}-label" class="text-body-md">${label}</span
    ><label class="relative inline-flex min-h-12 min-w-14 shrink-0 items-center"
      ><input
        id="${toId(label)}"
        type="checkbox"
        role="switch"
        aria-labelledby="${toId(label)}-label"
        ${isOn ? html`checked` : ''}
        class="peer absolute inset-0 size-full opacity-0" /><span
        aria-hidden="true"
        class="h-8 w-14 rounded-full border-2 border-outline bg-surface-container-highest peer-checked:border-primary peer-checked:bg-primary"
      ></span
      ><span
        aria-hidden="true"
        class="absolute left-2 size-4 rounded-full bg-outline peer-checked:left-7 peer-checked:size-5 peer-checked:bg-on-primary"
      ></span
    ></label>
  </div>`;

const card = (): Markup =>
  html`<article class="overflow-hidden rounded-lg bg-surface-container-lowest shadow-raised">
    <img
      data-picture="landscape: garden, tree, leaves, morning"
      data-aspect="wide"
      alt="A garden in the morning"
      class="aspect-[3/1] w-full object-cover"
    />
    <div class="grid gap-stack p-card">
      ${caption('Field notes')}
      <h3 class="font-headline text-title-lg">A nest in the mango tree</h3>
      <p class="text-body-md text-pretty text-on-surface-variant">
        Two leaves, sixty stitches, four days of work. Both birds were seen at first light.
      </p>
    </div>
  </article>`;

const ROWS = [
  { icon: 'bird', title: 'Common tailorbird', note: 'Mango tree, 2 m up', value: '07:40' },
  { icon: 'leaf', title: 'Leaf still green', note: 'Holds after the rain', value: 'Day 12' },
];

const TABS = [
  { icon: 'house', label: 'Home', isCurrent: true },
  { icon: 'map', label: 'Map', isCurrent: false },
  { icon: 'notebook-pen', label: 'Notes', isCurrent: false },
  { icon: 'user-round', label: 'You', isCurrent: false },
];

/** List rows over the navigation bar, as at the foot of a phone. */
const rows = (): Markup =>
  html`<div class="overflow-hidden rounded-lg bg-surface-container-lowest">
    <ul class="divide-y divide-outline-variant px-card">
      ${ROWS.map(
        ({ icon, title, note, value }) =>
          html`<li class="flex items-center gap-4 py-row">
            <span
              class="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-secondary-container text-on-secondary-container"
              ><i data-icon="${icon}" class="size-5"></i
            ></span>
            <div class="min-w-0 flex-1">
              <p class="text-title-md">${title}</p>
              <p class="text-body-sm text-on-surface-variant">${note}</p>
            </div>
            <span class="font-label text-label-lg tabular-nums text-on-surface-variant">${value}</span>
          </li>`,
      )}
    </ul>
    <nav aria-label="Sample" class="border-t border-outline-variant bg-surface-container-high">
      <ul class="grid grid-cols-4 px-2 py-2">
        ${TABS.map(
          ({ icon, label, isCurrent }) =>
            html`<li>
              <button
                type="button"
                ${isCurrent ? html`aria-current="page"` : ''}
                class="flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md font-label text-label-md ${isCurrent ? 'text-primary' : 'text-on-surface-variant'}"
              >
                <i data-icon="${icon}" class="size-6"></i>${label}
              </button>
            </li>`,
        )}
      </ul>
    </nav>
  </div>`;

const alert = (): Markup =>
  html`<div class="flex items-start gap-4 rounded-lg bg-error-container p-card text-on-error-container">
    <i data-icon="triangle-alert" class="size-6 shrink-0"></i>
    <div class="min-w-0">
      <h3 class="font-headline text-title-md">The count was not saved</h3>
      <p class="text-body-md">Enter the stitches as a number and save again.</p>
    </div>
  </div>`;

const snackbar = (): Markup =>
  html`<div
    class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-inverse-surface p-card text-inverse-on-surface"
  >
    <p class="text-body-md">Nest saved to your notes</p>
    <button
      type="button"
      class="inline-flex min-h-12 min-w-12 items-center rounded-control font-label text-label-lg text-inverse-primary"
    >
      Show it
    </button>
  </div>`;
