import { about } from './about.ts';
import { careers } from './careers.ts';
import { category } from './category.ts';
import { contact } from './contact.ts';
import { docs } from './docs.ts';
import { donate } from './donate.ts';
import { event } from './event.ts';
import { journal } from './journal.ts';
import { lost } from './lost.ts';
import { menu } from './menu.ts';
import { portfolio } from './portfolio.ts';
import { serviceStatus } from './service-status.ts';

/** Pages of sites that people visit beside the home page. */
export const VISIT_ARCHETYPES = [
  menu,
  donate,
  category,
  contact,
  about,
  portfolio,
  event,
  journal,
  lost,
  careers,
  serviceStatus,
  docs,
] as const;
