import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import type { Operation } from './deps.ts';

/** A page that shows a design system. Stores nothing. */
export const previewDesignSystem: Operation<
  RouteInput<'previewDesignSystem'>,
  RouteOutput<'previewDesignSystem'>
> = async ({ drawing }, { designSystem }) => {
  const device = 'DESKTOP';
  const { title, lang, look, body } = await drawing.drawSpecimen(designSystem, device);
  const { html } = await drawing.finish(body, { title, lang, look, device, theme: designSystem.theme });
  return { html };
};
