import { createDesigners, type Drawing } from '../../src/operations/drawing.ts';
import type { Designer } from '../../src/domain/designer.ts';

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
    finish: async (body, { title, device, look }) => ({
      html: `<!doctype html><html data-device="${device}" data-density="${look.density}"><title>${title}</title>${body}</html>`,
    }),
    retheme: async (html) => ({ html }),
    readDocument: async (html) => ({
      title: '',
      lang: 'en',
      device: /data-device="(\w+)"/.exec(html)?.[1] as 'MOBILE',
      look: { density: 'comfortable', scale: 'clear', direction: 'plain' },
    }),
    toDocumentBody: async (markdown) => `<body><main><h1>${markdown.length}</h1></main></body>`,
    toSvg: async () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    parseDesignMd: async (markdown) => ({
      displayName: 'x',
      findings: [],
      ...(markdown.includes('#') && {
        theme: {
          colorMode: 'DARK',
          headlineFont: 'SORA',
          bodyFont: 'INTER',
          roundness: 'ROUND_FULL',
          customColor: '#ff0000',
        } as const,
      }),
    }),
  };
}
