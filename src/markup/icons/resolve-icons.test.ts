import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-body.ts';
import { createReport, type FinishReport } from '../report.ts';
import { resolveIcons } from './resolve-icons.ts';

function toDrawn(markup: string): { html: string; report: FinishReport } {
  const { note, toReport } = createReport();
  const body = parseBody(markup);
  resolveIcons(body, note);
  return { html: toHtml(body), report: toReport() };
}

describe('resolveIcons', () => {
  it('draws an icon that keeps its classes and takes its colour from the text', () => {
    const { html, report } = toDrawn('<i data-icon="check" class="size-4 text-primary" data-part="tick"></i>');
    expect(html).toBe(
      '<body><svg data-part="tick" data-icon="check" class="size-4 text-primary" viewBox="0 0 24 24" aria-hidden="true">' +
        '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M20 6L9 17l-5-5"></path></svg></body>',
    );
    expect(report).toEqual([]);
  });

  it('has a size when none is given', () => {
    expect(toDrawn('<i data-icon="check"></i>').html).toContain('class="size-5"');
    expect(toDrawn('<i data-icon="check" class="md:w-8"></i>').html).toContain('class="md:w-8"');
  });

  it('speaks only with a label', () => {
    expect(toDrawn('<i data-icon="check" aria-label="Done"></i>').html).toMatch(/aria-label="Done".*role="img"/);
  });

  it('takes the nearest icon for a name it does not have, and says so', () => {
    const { html, report } = toDrawn('<i data-icon="shopping_cart"></i><i data-icon="xyzzyq"></i>');
    expect(html).toContain('data-icon="shopping-cart"');
    expect(html).toContain('data-icon="circle"');
    expect(report).toEqual([
      { step: 'icons', message: 'icon "shopping_cart" is drawn as "shopping-cart"' },
      { step: 'icons', message: 'no icon is near "xyzzyq": a circle stands in' },
    ]);
  });

  it('reads the ways in which icon fonts are written', () => {
    expect(toDrawn('<span class="material-symbols-outlined text-primary">arrow_forward</span>').html).toMatch(
      /data-icon="arrow-right" class="text-primary size-5"/,
    );
    expect(toDrawn('<i class="fa-solid fa-house"></i>').html).toContain('data-icon="house"');
    expect(toDrawn('<i class="italic">word</i>').html).toBe('<body><i class="italic">word</i></body>');
  });

  it('leaves drawn icons as they are', () => {
    const { html } = toDrawn('<i data-icon="bell"></i>');
    expect(toDrawn(html).html).toBe(html);
  });
});
