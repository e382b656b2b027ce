import type { Dossier } from './dossier.ts';

/** Pages about one attack: what it touched, who holds it, what was done and when. */
export const SECURITY_MATTERS: readonly Dossier[] = [
  {
    words: [
      'security incident',
      'security alert',
      'security breach',
      'data breach',
      'breach',
      'threat',
      'intrusion',
      'phishing attack',
    ],
    name: 'The payroll account',
    isPerson: false,
    icon: 'flame',
    line: 'S-41 · Sign-in from two countries, 11 minutes apart',
    status: { label: 'Being contained', tone: 'bad' },
    tags: ['Sign-in', 'Second factor', 'Payroll'],
    actions: [
      { label: 'Contain', icon: 'plug-zap' },
      { label: 'Hand over', icon: 'user-plus' },
      { label: 'Report', icon: 'file-down' },
    ],
    tabs: ['Story', 'Evidence', 'Touched', 'Report'],
    figures: [
      { label: 'Severity', value: 'Critical' },
      { label: 'Found after', value: '2', unit: 'min' },
      { label: 'Signed out', value: '15:45' },
      { label: 'Mails read', value: '3' },
    ],
    facts: [
      { label: 'Account', value: 'payroll@' },
      { label: 'Signed in from', value: '203.0.113.48, Porto' },
      { label: 'Lead', value: 'Thandeka Mbatha' },
      { label: 'Began', value: 'Today, 15:42' },
      { label: 'Way in', value: 'Reused password' },
      { label: 'Second factor', value: 'Pressed on the ninth prompt' },
      { label: 'Data', value: 'Salaries of October, 3 mails' },
      { label: 'Must be told', value: 'Data protection, by Monday 15:42' },
    ],
    activity: [
      {
        day: 0,
        time: '16:04',
        icon: 'key-round',
        title: 'New key handed over',
        body: 'Ilse, in person. Old prompts no longer work.',
      },
      {
        day: 0,
        time: '15:52',
        icon: 'mail-x',
        title: 'Rule that hid replies removed',
        body: 'It looked for the word “bank”. Nothing was sent.',
      },
      {
        day: 0,
        time: '15:45',
        icon: 'log-out',
        title: 'Signed out everywhere',
        body: 'Seven sessions on four devices ended.',
      },
      {
        day: 0,
        time: '15:44',
        icon: 'message-circle',
        title: 'The owner wrote to the desk',
        body: '“It says I signed in from Porto. I am in the kitchen.”',
      },
      {
        day: 0,
        time: '15:42',
        icon: 'siren',
        title: 'Sign-in from two countries',
        body: 'The ninth prompt was answered with yes.',
      },
      {
        day: -2,
        time: '11:20',
        icon: 'search',
        title: '900 old passwords tried',
        body: 'At the mail gate. One of them fitted.',
      },
    ],
    notes: [
      {
        by: 'Thandeka Mbatha, only for the desk',
        text: 'Same network as Wednesday’s 900 tries. Look for a second account.',
      },
      { by: 'Gareth Pryce, only for the desk', text: 'No file was fetched. Mail only, three of them, 41 seconds.' },
    ],
    list: {
      title: 'Touched',
      words: ['device', 'affected device', 'asset', 'account', 'touched', 'evidence'],
      icon: 'laptop',
      rows: [
        ['payroll@', 'Account, two people', '7 sessions', 'New key', 'good'],
        ['mail-02', 'Mail gateway', 'One rule', 'Removed', 'good'],
        ['ph-1120', 'Phone of the owner', '9 prompts', 'Watched', 'accent'],
        ['lt-0302', 'Laptop of the owner', 'No trace', 'Being read', 'warn'],
      ],
    },
  },
];
