import type { Designer } from '../../src/domain/designer.ts';
import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import { finish } from '../../src/markup/finish.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { retheme } from '../../src/markup/retheme.ts';
import { createDesigners, type Drawing } from '../../src/operations/drawing.ts';
import { parseDesignMd } from '../../src/tokens/design-md/parse-design-md.ts';

export async function openTestDrawing(designer: Designer): Promise<Drawing> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return {
    designers: createDesigners(designer),
    renderEngine: {
      name: 'takumi',
      render: async ({ device }) => ({
        png,
        widthPx: device === 'MOBILE' ? 390 : 1280,
        heightPx: 900,
        regions: [{ type: 'hero', description: 'x', x: 0, y: 0, width: 10, height: 10 }],
        layout: {} as never,
        renderer: 'takumi',
      }),
      close: async () => {},
    },
    finish: (body, options) => finish(body, { ...options, drawPicture }),
    retheme,
    readDocument: async (html) => readDocument(html),
    toDocumentBody: async (markdown) => `<body><main><h1>${markdown.length}</h1></main></body>`,
    toSvg: async () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    parseDesignMd: async (markdown) => parseDesignMd(markdown),
  };
}
