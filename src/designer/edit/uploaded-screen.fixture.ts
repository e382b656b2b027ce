import type { DrawnDevice, SourceScreen } from '../../domain/designer.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { finish } from '../../markup/finish.ts';
import { drawPicture } from '../imagery/draw-picture.ts';

/** The theme that an uploaded page is stored with. */
export const UPLOADED_THEME = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3355aa',
  colorVariant: 'TONAL_SPOT',
} as const;

interface Uploaded {
  title?: string;
  prompt?: string;
  device?: DrawnDevice;
  /** Whether it looks as its author made it. */
  keepsLook?: boolean;
}

/** A page of somebody else's making as the screen that is stored of it, ready to be edited. */
export async function uploadedScreen(
  page: string,
  { title = 'Board', prompt = 'Uploaded page', device = 'DESKTOP', keepsLook = true }: Uploaded = {},
): Promise<SourceScreen> {
  const options = { title, lang: 'en', device, theme: UPLOADED_THEME, look: DEFAULT_LOOK, drawPicture } as const;
  const { html } = await finish(page, keepsLook ? { ...options, keepsLook } : options);
  return { title, prompt, html, device, theme: UPLOADED_THEME, look: DEFAULT_LOOK };
}
