import type { Composition, DrawnDevice, SourceScreen } from '../domain/designer.ts';
import { finish } from '../markup/finish.ts';
import { embeddedDesigner } from './embedded-designer.ts';
import { drawPicture } from './imagery/draw-picture.ts';
import { SAMPLE_DAY } from './sample-brief.fixture.ts';

export const QUIET = { signal: new AbortController().signal, progress: () => undefined };

/** A composition as the document that would be stored. */
export async function toDocument({ body, title, lang, device, theme, look }: Composition): Promise<string> {
  return (await finish(body, { title, lang, device, theme, look, drawPicture })).html;
}

/** A screen designed from a prompt and finished, ready to be edited. */
export async function designScreen(prompt: string, device: DrawnDevice): Promise<SourceScreen> {
  const composition = await embeddedDesigner.design({ prompt, device, seed: prompt, now: SAMPLE_DAY }, QUIET);
  const { title, theme, look } = composition;
  return { title, prompt, html: await toDocument(composition), device: composition.device, theme, look };
}
