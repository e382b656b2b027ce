import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const draw = (kind: string, subject: string, aspect = 16 / 9): string =>
  drawPicture({ kind, subject, alt: '', aspect });

describe('drawPicture', () => {
  it('draws the same bytes for the same request and others for another subject', () => {
    expect(draw('landscape', 'hills at dawn')).toBe(draw('landscape', 'hills at dawn'));
    expect(draw('landscape', 'hills at dawn')).not.toBe(draw('landscape', 'rolling hills at dawn'));
  });

  it('picks the sheet nearest to the box', () => {
    const boxes = [3, 1.5, 1, 0.7].map((aspect) => /viewBox="([^"]+)"/.exec(draw('landscape', 'hills', aspect))?.[1]);
    expect(boxes).toEqual(['0 0 1280 480', '0 0 640 360', '0 0 400 400', '0 0 300 400']);
  });
});
