import { html, type Markup, type MarkupValue } from '../../markup/html.ts';

/** The width that holds a part of the sheet, also where its ground runs to the edges. */
export const MEASURE = 'mx-auto w-full max-w-7xl px-page';

interface SectionHead {
  title: string;
  note: string;
}

/** One part of the sheet under its heading. `ground` paints it from edge to edge. */
export const section = ({ title, note }: SectionHead, content: MarkupValue, ground = ''): Markup =>
  html`<section class="${ground}">
    <div class="${MEASURE} py-10 lg:py-12">
      <div class="mb-6 grid gap-x-6 gap-y-2 border-t-2 border-on-surface pt-4 lg:grid-cols-12">
        <h2 class="font-headline text-headline-lg lg:col-span-6">${title}</h2>
        <p class="text-body-md text-pretty text-on-surface-variant lg:col-span-6 lg:col-start-7">${note}</p>
      </div>
      ${content}
    </div>
  </section>`;

/** What a sample is called. */
export const caption = (text: string, classes = ''): Markup =>
  html`<p class="font-label text-label-md text-on-surface-variant ${classes}">${text}</p>`;
