import { toLocalMoney } from '../money.ts';
import { defineSiteSection } from './site-section.ts';

const VOUCHERS = [
  [25, 'A small thank-you'],
  [50, 'The one most people give'],
  [100, 'For a round birthday'],
] as const;

/** Vouchers of three sizes, in the currency of the house. */
export const vouchers = defineSiteSection(
  /^(?:gift|present) ?(?:vouchers?|cards?|certificates?|boxes)(?: section)?$|^vouchers?$/i,
  'records',
  ({ brief, domain }) => ({
    note: 'By e-mail at once, or printed and posted. Good for three years.',
    rows: VOUCHERS.map(([amount, body]) => ({
      title: `Voucher, ${toLocalMoney(amount, brief.currency ?? domain.currency)}`,
      subtitle: body,
      icon: 'gift',
      action: { label: 'Give it' },
    })),
    columns: [],
  }),
);
