import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const wallet = defineArchetype({
  id: 'wallet',
  words: [
    [
      5,
      'mobile banking home, banking home, banking app, banking app home, mobile banking, mobile banking app, bank app, bank home, bank account screen, account overview, bank app home, wallet, wallet app, wallet home, wallet screen, digital wallet, mobile wallet, payment app, payment app home, money app, neobank, neobank app, neobank home, fintech app home, fintech home, fintech app, account home, banking screen',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['wallet'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'wallet',
  become: {
    hero: 'wallet',
    focus: 'wallet',
    records: 'wallet',
    actions: 'wallet',
    metrics: 'wallet',
    people: 'wallet',
  },
  parts: {
    wallet:
      'balance, account balance, current balance, total balance, available balance, card, bank card, debit card, credit card, card carousel, transaction, recent transaction, transaction list, recent activity, latest transaction, activity, quick send, quick action, send, request, top up, transfer, quick transfer, send money, contact, frequent contact, recent contact, payee, people',
  },
});
