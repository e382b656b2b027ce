import type { ActivityMaker, ActivityMakers } from './activity-knowledge.ts';

/** What people count, share and put by. */
export const MONEY: ActivityMakers = {
  'send-coins': {
    title: ({ prompt }) => (OF_COINS.test(prompt) ? 'Send coins' : 'Send money'),
    parts: ({ prompt }) =>
      OF_COINS.test(prompt)
        ? COINS_SENT
        : [
            {
              kind: 'rows',
              items: [
                { face: 'Teo Marchetti', title: 'Teo Marchetti', note: 'NL12 ORCH 0442 1180 03', value: 'Change' },
              ],
            },
            {
              kind: 'moment',
              label: 'Amount',
              value: '€45.00',
              words: 'For the concert ticket. There in seconds, no fee.',
            },
            { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
            { kind: 'act', label: 'Send €45.00', icon: 'send' },
            {
              kind: 'rows',
              title: 'From',
              items: [
                { icon: 'landmark', title: 'Everyday account', note: '€2,828.90 free', control: 'choose', on: true },
              ],
            },
          ],
  },
};

const OF_COINS = /\b(?:crypto|bitcoin|coins?|tokens?|ethereum|wallet send)\b/i;

const COINS_SENT: ReturnType<ActivityMaker['parts']> = [
  {
    kind: 'rows',
    items: [{ icon: 'wallet', title: 'Teo Marchetti', note: 'aur1q8k…4f7z, sent to twice', value: 'Scan' }],
  },
  { kind: 'moment', label: 'Amount', value: '0.045 AUR', words: '$820.80. You keep 0.367 AUR.' },
  { kind: 'chips', label: 'How fast', items: [{ label: 'About 20 s, $0.42', on: true }, { label: '5 min, $0.11' }] },
  { kind: 'keys', items: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] },
  { kind: 'act', label: 'Look it over', icon: 'arrow-right' },
  {
    kind: 'say',
    icon: 'shield-alert',
    title: 'It cannot be called back',
    body: 'Compare the last four characters with those Teo gave you.',
  },
];
