import { capitalise } from '../../capitalise.ts';

/** Words as a title: no article, first letter large. */
export const toTitle = (text: string): string =>
  capitalise(text.replace(/^(?:an?|some|the|another|new)\s+/i, '').trim());
