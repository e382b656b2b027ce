import { COMPANY_FINANCE } from './company-finance.ts';
import { DEVICE_OPERATOR } from './device-operator.ts';
import type { Edition } from './edition.ts';
import { HOSPITAL } from './hospital.ts';
import { PEOPLE_OFFICE } from './people-office.ts';
import { SOLAR_OPERATOR } from './solar-operator.ts';

const EDITIONS: readonly Edition[] = [HOSPITAL, SOLAR_OPERATOR, COMPANY_FINANCE, PEOPLE_OFFICE, DEVICE_OPERATOR];

/** The edition of a trade that a prompt means; undefined where it means the trade as it is. */
export const findEdition = (domainId: string, prompt: string): Edition | undefined =>
  EDITIONS.find(({ domains, words }) => domains.includes(domainId) && words.test(prompt));
