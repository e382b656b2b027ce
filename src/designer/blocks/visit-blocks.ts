import { givingForm } from './giving-form.ts';
import { journalIndex } from './journal-index.ts';
import { menuCard } from './menu-card.ts';

/** Blocks of what pages of sites are about. */
export const VISIT_BLOCKS = [menuCard, givingForm, journalIndex] as const;
