import { DEVICE_WIDTH_PX } from '../../domain/unspecified.ts';
import { loadPage } from './draw-page.ts';
import type { RenderRequest } from '../render-engine.ts';
import type { WarmPage } from './warm-page.ts';

const PIXELS_PER_INCH = 96;

/** Prints a document as it looks on the screen, onto one sheet as large as the page: no break falls through a card. */
export async function printPage(
  warm: WarmPage,
  { html, device, widthPx = DEVICE_WIDTH_PX[device] }: Omit<RenderRequest, 'signal'>,
): Promise<Uint8Array> {
  const { session } = warm;
  await session.send('Emulation.setEmulatedMedia', { media: 'screen' });
  try {
    const heightPx = await loadPage(warm, { html, device, widthPx });
    const { data } = await session.send('Page.printToPDF', {
      printBackground: true,
      paperWidth: widthPx / PIXELS_PER_INCH,
      // Half a pixel more: sizes on paper are rounded, and a sheet that is a hair too short brings a second one.
      paperHeight: (heightPx + 0.5) / PIXELS_PER_INCH,
      marginTop: 0,
      marginBottom: 0,
      marginLeft: 0,
      marginRight: 0,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, 'base64');
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  }
}
