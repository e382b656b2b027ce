import type { DomainForm } from '../forms/domain-form.ts';
import { openWhole } from '../library.ts';
import { toDomain } from '../to-domain.ts';
import { type Spoken, withPattern } from '../to-pattern.ts';
import type { Edition } from './edition.ts';

/** An edition as it is written. */
type EditionForm = Omit<Spoken<Edition>, 'change'> & { change: Partial<DomainForm> };

const listEditions = openWhole('editions', (forms: readonly EditionForm[]) =>
  forms.map((form) => withPattern<Edition>({ ...form, change: toDomain(form.change) })),
);

/** The edition of a trade that a prompt means; undefined where it means the trade as it is. */
export const findEdition = (domainId: string, prompt: string): Edition | undefined =>
  listEditions().find(({ domains, words }) => domains.includes(domainId) && words.test(prompt));
