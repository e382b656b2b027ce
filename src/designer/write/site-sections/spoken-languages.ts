import { defineSiteSection } from './site-section.ts';

const LANGUAGES = ['English', 'German', 'French', 'Spanish', 'Turkish', 'Arabic', 'Ukrainian', 'Portuguese'] as const;

/** Languages that are spoken at a house, or taught there. */
export const spokenLanguages = defineSiteSection(
  /^(?:(?:our|the|spoken|available) )?languages?(?: (?:we speak|spoken|offered|on offer))?$/i,
  'terms',
  () => ({ items: LANGUAGES.map((label) => ({ label, icon: 'message-circle' })) }),
);
