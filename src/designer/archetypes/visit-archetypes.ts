import { about } from './about.ts';
import { category } from './category.ts';
import { contact } from './contact.ts';
import { donate } from './donate.ts';
import { event } from './event.ts';
import { journal } from './journal.ts';
import { lost } from './lost.ts';
import { menu } from './menu.ts';
import { portfolio } from './portfolio.ts';

/** Pages of sites that people visit beside the home page. */
export const VISIT_ARCHETYPES = [menu, donate, category, contact, about, portfolio, event, journal, lost] as const;
