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

const field = (label: string, value: string): Row => ({ label, kind: 'field', value });
const press = (label: string, value: string, note: string, icon: string): Row => ({
  label,
  note,
  icon,
  kind: 'button',
  value,
});

/** What stands under the headings that settings pages of every trade have; the first that fits wins. */
const GROUPS: readonly (readonly [RegExp, readonly Row[]])[] = [
  [
    /\bdanger/i,
    [
      press('Export everything', 'Export', 'One archive, ready in about ten minutes', 'download'),
      press('Move to another owner', 'Move', 'The new owner has seven days to accept', 'arrow-right-left'),
      {
        ...press('Delete the account', 'Delete', 'Cannot be undone after 30 days', 'trash-2'),
        isDangerous: true,
      },
    ],
  ],
  [
    /\bconnect|\bintegration|\blinked/i,
    [
      press('Calendar', 'Disconnect', 'Connected, reads and writes', 'calendar'),
      press('E-mail', 'Disconnect', 'Connected, reads only', 'mail'),
      press('File storage', 'Connect', 'Not connected', 'folder'),
    ],
  ],
  [
    /\bforms?\b|\bfields?\b|\binputs?\b|\bcards?\b|\bgeneral\b|\bworkspace settings?\b/i,
    [
      field('Name', 'Lena Fischer'),
      field('E-mail', 'lena@home.org'),
      choice('Time zone', ['Berlin, UTC +1', 'London, UTC', 'New York, UTC −5']),
    ],
  ],
  [
    /\btoggles?\b|\bswitch(?:es)?\b/i,
    [
      toggle('Weekly summary', true, 'Mondays at eight'),
      toggle('Warn before something runs out', true),
      toggle('Tips for beginners', false),
    ],
  ],
  [
    /\bsegment|\bradio|\bdropdowns?\b|\bselects?\b/i,
    [
      choice('Density', ['Roomy', 'Close', 'Closest']),
      choice('Colours', ['Like the system', 'Light', 'Dark']),
      choice('Start with', ['Overview', 'What is open', 'Where I stopped']),
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

/** Words for kinds of controls, which say how settings are set and not which. */
const CONTROLS =
  /^(?:(?:white|stacked|settings?) )*(?:forms?|fields?|inputs?|cards?|toggles?|switch(?:es)?|segmented controls?|radio buttons?|radios|dropdowns?|selects?)$/i;

/** A group whose rows are named after kinds of controls, as a group of rows for each of them; others as they are. */
export const openControls = (group: Group): Group[] =>
  group.rows.length > 1 && group.rows.every(({ label }) => CONTROLS.test(label))
    ? group.rows.map(({ label }) => createSettingsGroup(label, []))
    : [group];
