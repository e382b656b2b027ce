import { defineSiteSection } from './site-section.ts';

/** Where the program is got for a phone. */
export const appDownload = defineSiteSection(
  /^(?:(?:mobile |get the |download the |our )?apps? (?:downloads?|stores?|store (?:buttons|badges|links))|(?:download|get) (?:the|our) app|(?:download|store) (?:buttons|badges|links))$/i,
  'closing',
  ({ brand, domain }) => ({
    body: `${brand} on your phone, free for the first month. Scan, sign in, and what you had on the desk is there.`,
    action: { label: 'Get it for your phone', icon: 'smartphone' },
    secondary: { label: 'Use it in the browser' },
    picture: domain.pictures.things[0] ?? domain.pictures.scene,
  }),
);
