import type { ActivityMakers } from './activity-knowledge.ts';

/** What people sit in, ride, charge and wait for. */
export const ON_THE_WAY: ActivityMakers = {
  'unlock-ride': {
    title: ({ prompt }) => (/scooter/i.test(prompt) ? 'Scooter K71' : 'Bike 418'),
    parts: ({ prompt }) => {
      const isScooter = /scooter/i.test(prompt);
      const name = isScooter ? 'scooter' : 'bike';
      return [
        {
          kind: 'picture',
          picture: {
            kind: 'product',
            subject: isScooter ? 'electric scooter' : 'city bicycle',
            alt: isScooter ? 'The scooter' : 'The bike',
          },
          tag: isScooter ? 'Scooter K71, free' : 'Bike 418, free',
          size: 'wide',
        },
        {
          kind: 'facts',
          items: [
            { label: 'Battery', value: '68', unit: '%' },
            { label: 'Reaches', value: '31', unit: 'km' },
            { label: 'To unlock', value: '€1.00' },
            { label: 'A minute', value: '€0.19' },
          ],
        },
        {
          kind: 'act',
          label: `Unlock the ${name}`,
          icon: 'lock-open',
          secondary: { label: 'Scan its code', icon: 'scan-qr-code' },
        },
        {
          kind: 'rows',
          items: [
            { icon: 'credit-card', title: 'Card ending 3464', note: 'Held until the ride ends', value: 'Change' },
            { icon: 'ticket', title: 'Day pass, €9', note: 'Pays from the third ride', value: 'Add' },
            { icon: 'triangle-alert', title: 'Something is broken', note: 'Tell us and take another', value: 'Report' },
          ],
        },
        {
          kind: 'stages',
          title: 'How it goes',
          items: [
            { when: '', title: 'Unlock', note: 'The light turns green', state: 'now' },
            { when: '', title: 'Ride', note: 'Pause for €0.05 a minute', state: 'next' },
            { when: '', title: 'Park inside the lines', note: 'Take a picture', state: 'next' },
          ],
        },
      ];
    },
  },
};
