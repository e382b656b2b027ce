import type { Style } from './direction.ts';

/** What a named style changes of a direction's style. */
export type StyleTouch = Partial<Omit<Style, 'headline'>> & { headline?: Partial<Style['headline']> };

/** A style with touches laid over it, the last on top; the style itself where there are none. */
export const touchUp = (style: Style, touches: readonly StyleTouch[]): Style =>
  touches.reduce<Style>(
    (touched, { headline, ...rest }) => ({ ...touched, ...rest, headline: { ...touched.headline, ...headline } }),
    style,
  );
