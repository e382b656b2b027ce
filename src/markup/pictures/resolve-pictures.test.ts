import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-body.ts';
import type { PictureRequest } from '../picture.ts';
import { createReport } from '../report.ts';
import { toImages } from './background-pictures.ts';
import { findAspect } from './picture-aspect.ts';
import { resolvePictures } from './resolve-pictures.ts';

const DRAWING =
  '<svg viewBox="0 0 3 2" onload="alert(1)"><clipPath id="c"><path d="M0 0"/></clipPath><g clip-path="url(#c)"><rect/></g><script>x</script></svg>';

function toDrawn(markup: string, drawing = DRAWING): { html: string; requests: PictureRequest[] } {
  const requests: PictureRequest[] = [];
  const body = parseBody(markup);
  const drawPicture = (request: PictureRequest): string => {
    requests.push(request);
    return drawing;
  };
  resolvePictures(body, drawPicture, createReport().note);
  return { html: toHtml(body).replace(/^<body>|<\/body>$/g, ''), requests };
}

describe('resolvePictures', () => {
  it('asks for kind, subject, words and shape, and puts the cleaned drawing in place of the image', () => {
    const { html, requests } = toDrawn(
      '<img data-picture="food: ramen, egg" alt="A bowl" class="aspect-square w-40 object-cover">',
    );
    expect(requests).toEqual([{ kind: 'food', subject: 'ramen, egg', alt: 'A bowl', aspect: 1 }]);
    expect(html).toBe(
      '<svg data-picture="food: ramen, egg" class="aspect-square w-40" preserveAspectRatio="xMidYMid slice" viewBox="0 0 3 2" role="img" aria-label="A bowl">' +
        '<clipPath id="p1-c"><path d="M0 0"></path></clipPath><g clip-path="url(#p1-c)"><rect></rect></g></svg>',
    );
  });

  it('keeps the ids of several drawings apart', () => {
    const { html } = toDrawn('<img data-picture="a: b" alt=""><img data-picture="a: b" alt="">');
    expect(html).toContain('id="p1-c"');
    expect(html).toContain('id="p2-c"');
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(2);
  });

  it('draws by its words what cannot be loaded, and leaves embedded images', () => {
    const { requests } = toDrawn('<img alt="Sunset over a bay"><img alt="x" src="data:image/png;base64,AAAA">');
    expect(requests.map(({ kind, subject }) => [kind, subject])).toEqual([['scene', 'Sunset over a bay']]);
  });

  it('keeps the image when what was drawn is no drawing', () => {
    expect(toDrawn('<img data-picture="a: b" alt="x">', '<p>no</p>').html).toBe('<img data-picture="a: b" alt="x">');
  });

  it('leaves drawn pictures as they are', () => {
    const { html } = toDrawn('<img data-picture="a: b" alt="x">');
    expect(toDrawn(html)).toEqual({ html, requests: [] });
  });
});

describe('toImages', () => {
  it('takes an empty box with a loaded background for a picture', () => {
    const body = parseBody(
      `<div class="size-10 bg-cover rounded-full" style='background-image: url("https://evil.example/a.png")' data-alt="Jane Doe"></div>` +
        '<div style="background-image:url(x)"><p>words</p></div><div class="bg-[url(x)] p-4" aria-label="Bay"></div>',
    );
    toImages(body);
    expect(toHtml(body)).toBe(
      '<body><img class="size-10 rounded-full object-cover" data-alt="Jane Doe" alt="Jane Doe">' +
        '<div style="background-image:url(x)"><p>words</p></div><img class="p-4 object-cover" alt="Bay"></body>',
    );
  });
});

describe('findAspect', () => {
  it.each([
    ['aspect-video w-full', 16 / 9],
    ['aspect-[4/3]', 4 / 3],
    ['aspect-3/2', 1.5],
    ['size-10 rounded-full', 1],
    ['h-20 w-40', 2],
    ['h-[100px] w-[300px]', 3],
    ['h-40 w-full', 1.5],
    ['', 1.5],
  ])('"%s" → %d', (classes, aspect) => {
    const [image] = parseBody(`<img class="${classes}">`).children;
    expect(image?.type === 'element' && findAspect(image)).toBeCloseTo(aspect);
  });
});
