/**
 * The few lines that run inside a page, in a browser where the page's own scripts are off. They take nothing
 * from `document` by name where a hostile element could stand in for it, and only report.
 */

interface PageElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  append(child: PageElement): void;
  textContent: string;
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}
interface PageStyle {
  getPropertyValue(name: string): string;
}
interface PageDocument {
  readonly documentElement: PageElement;
  readonly fonts: { readonly ready: Promise<unknown> };
  createElement(tag: string): PageElement;
  querySelectorAll(selector: string): Iterable<PageElement>;
  getAnimations(): Iterable<{ finish(): void; cancel(): void }>;
}
declare const document: PageDocument;
declare const Document: { prototype: PageDocument };
declare function getComputedStyle(element: PageElement, pseudo?: string): PageStyle;
declare const OffscreenCanvas: new (
  width: number,
  height: number,
) => {
  getContext(kind: '2d'): {
    font: string;
    measureText(text: string): { fontBoundingBoxAscent: number; fontBoundingBoxDescent: number };
  };
};

/**
 * Waits for the fonts that the laid-out page uses, lays it out anew with them, for a layout that was begun in
 * other fonts keeps traces of them, and puts every animation at its end.
 */
export async function settle(): Promise<void> {
  const own = (name: 'fonts' | 'documentElement'): unknown =>
    Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document);
  const root = own('documentElement') as PageElement;
  root.getBoundingClientRect();
  await (own('fonts') as PageDocument['fonts']).ready;
  const style = root.getAttribute('style');
  root.setAttribute('style', 'display:none');
  root.getBoundingClientRect();
  if (style === null) root.removeAttribute('style');
  else root.setAttribute('style', style);
  root.getBoundingClientRect();
  for (const animation of Document.prototype.getAnimations.call(document)) {
    try {
      animation.finish();
    } catch {
      animation.cancel();
    }
  }
}

/** What a snapshot lacks, each list in document order. */
export interface PageDetails {
  svgBoxes: { x: number; y: number; width: number; height: number }[];
  stops: Record<string, string>[];
  placeholders: string[];
}

export interface DetailSelectors {
  svg: string;
  stop: string;
  field: string;
  stopProperties: string[];
}

export function readDetails({ svg, stop, field, stopProperties }: DetailSelectors): PageDetails {
  const all = (selector: string): PageElement[] => [...Document.prototype.querySelectorAll.call(document, selector)];
  return {
    svgBoxes: all(svg).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
    stops: all(stop).map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(stopProperties.map((name) => [name, style.getPropertyValue(name)]));
    }),
    placeholders: all(field).map((element) => getComputedStyle(element, '::placeholder').getPropertyValue('color')),
  };
}

/** Distance from the top of a text box to its baseline, pixels, for each CSS `font` shorthand. */
export function measureAscents(fonts: string[]): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  return fonts.map((font) => {
    context.font = font;
    return context.measureText('x').fontBoundingBoxAscent;
  });
}

/** Lets boxes be measured as they are before anything turns or scales them. */
export function dropTransforms(): void {
  const style = Document.prototype.createElement.call(document, 'style');
  style.textContent =
    '*,*::before,*::after{transform:none!important;rotate:none!important;scale:none!important;translate:none!important;transition:none!important}';
  const root = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(
    document,
  ) as PageElement;
  root.append(style);
}
