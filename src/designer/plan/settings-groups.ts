import type { SlotOf } from '../write/slots.ts';

type Group = SlotOf<'settings'>['groups'][number];
type Row = Group['rows'][number];

const toggle = (label: string, on: boolean, note?: string): Row => ({
  label,
  kind: 'switch',
  on,
  ...(note === undefined ? {} : { note }),
});
const link = (label: string, value?: string, icon?: string): Row => ({
  label,
  kind: 'link',
  ...(value === undefined ? {} : { value }),
  ...(icon === undefined ? {} : { icon }),
});
const choice = (label: string, options: [string, ...string[]]): Row => ({
  label,
  kind: 'choice',
  value: options[0],
  options,
});

/** What stands under the headings that settings pages of every trade have; the first that fits wins. */
const GROUPS: readonly (readonly [RegExp, readonly Row[]])[] = [
  [
    /\bdanger/i,
    [
      link('Move everything to another account', undefined, 'arrow-right-left'),
      link('Pause the account', 'Up to 90 days', 'circle-pause'),
      link('Delete the account', 'Cannot be undone', 'trash-2'),
    ],
  ],
  [
    /\bconnect|\bintegration|\blinked/i,
    [
      { ...toggle('Calendar', true, 'Read and write'), icon: 'calendar' },
      { ...toggle('E-mail', true, 'Read only'), icon: 'mail' },
      { ...toggle('File storage', false, 'Not connected'), icon: 'folder' },
    ],
  ],
  [
    /\bnotif|\balert|\bremind/i,
    [
      toggle('By e-mail', true),
      toggle('On this device', true),
      choice('Summary', ['Every morning', 'Every week', 'Never']),
    ],
  ],
  [
    /\bprivacy|\bdata\b|\bshar/i,
    [
      choice('Who can see the profile', ['Only contacts', 'Everybody', 'Nobody']),
      toggle('Show when I am online', false),
      link('Download my data', undefined, 'download'),
    ],
  ],
  [
    /\bsecur|\bpassword|\bsign|\blogin/i,
    [
      link('Password', 'Changed in August', 'key-round'),
      toggle('Ask for a code when signing in', true),
      link('Signed-in devices', '2', 'monitor-smartphone'),
    ],
  ],
  [
    /\baccount|\bprofile|\bpersonal/i,
    [
      link('Name and photo', undefined, 'user'),
      link('E-mail address', undefined, 'mail'),
      link('Language', 'English', 'languages'),
    ],
  ],
  [
    /\bbill|\bpayment|\bplan|\bsubscription|\binvoice/i,
    [
      link('Plan', 'Paid yearly', 'credit-card'),
      link('Payment method', 'Card ending in 4021', 'wallet'),
      link('Invoices', '11', 'receipt'),
    ],
  ],
  [
    /\bdeliver|\bshipping|\baddress/i,
    [
      link('Address', '12 Mill Lane', 'map-pin'),
      choice('Delivered', ['On weekdays', 'On Saturdays', 'Any day']),
      toggle('Leave with a neighbour', true),
    ],
  ],
  [
    /\bappear|\btheme|\bdisplay|\blook/i,
    [
      choice('Colours', ['Like the system', 'Light', 'Dark']),
      choice('Text size', ['Normal', 'Large', 'Largest']),
      toggle('Less motion', false),
    ],
  ],
  [
    /\bteam|\bmember|\bpeople|\bfamily/i,
    [
      link('Members', '4', 'users'),
      choice('New members', ['Ask an owner first', 'Can join by link']),
      toggle('Members can invite others', false),
    ],
  ],
];

/** A group of settings under a heading that the prompt names; `others` serve where nothing usual stands under it. */
export function createSettingsGroup(title: string, others: readonly Row[]): Group {
  const usual = GROUPS.find(([words]) => words.test(title))?.[1];
  return { title, rows: [...(usual ?? others)] };
}
