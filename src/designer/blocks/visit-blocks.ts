import { givingForm } from './giving-form.ts';
import { journalIndex } from './journal-index.ts';
import { docsPage } from './docs-page.ts';
import { menuCard } from './menu-card.ts';
import { openPositions } from './open-positions.ts';
import { priceSheet } from './price-sheet.ts';
import { serviceHealth } from './service-health.ts';

/** Blocks of what pages of sites are about. */
export const VISIT_BLOCKS = [
  menuCard,
  priceSheet,
  givingForm,
  journalIndex,
  docsPage,
  openPositions,
  serviceHealth,
] as const;
