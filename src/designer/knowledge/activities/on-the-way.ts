import type { ActivityKnowledge } from './activity-knowledge.ts';

/** What people sit in, ride, charge and wait for. */
export const ON_THE_WAY: readonly ActivityKnowledge[] = [
  {
    words:
      /\b(?:ev|car|vehicle|electric)?\s?charging (?:session|status|screen|in progress)\b|\bcharg(?:e|ing) (?:my |a )?car\b/i,
    title: 'Charging',
    note: 'Mill Lane, bay 3, 150 kW',
    trade: 'charging',
    shows:
      'battery, battery level, percentage, power, energy, energy delivered, time remaining, cost, price, stop, stop button, progress, session, charger, speed, kwh, station, ring, range, button, timer, live',
    parts: () => [
      {
        kind: 'moment',
        label: 'Battery',
        value: '64',
        unit: '%',
        words: '80% at 18:52, in 14 minutes. 312 km by then.',
        share: 0.64,
      },
      { kind: 'act', label: 'Stop charging', icon: 'square' },
      {
        kind: 'facts',
        items: [
          { label: 'Power now', value: '118', unit: 'kW' },
          { label: 'Taken', value: '24.6', unit: 'kWh' },
          { label: 'Plugged in', value: '17', unit: 'min' },
          { label: 'So far', value: '€11.32' },
        ],
      },
      {
        kind: 'course',
        title: 'Power',
        unit: 'kW',
        points: [
          { label: '18:21', value: 62 },
          { label: '18:25', value: 146 },
          { label: '18:29', value: 148 },
          { label: '18:33', value: 134 },
          { label: '18:38', value: 118 },
        ],
        words: 'Above 80% it slows to 40 kW.',
      },
      {
        kind: 'rows',
        items: [
          {
            icon: 'battery-charging',
            title: 'Stop at 80%',
            note: 'Kinder to the battery',
            control: 'switch',
            on: true,
          },
          { icon: 'bell', title: 'Tell me five minutes before', note: 'At 18:47', control: 'switch', on: true },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:bike|bicycle|scooter|e-?bike|e-?scooter|car)[- ]?(?:rental|share|sharing|hire)?\b.*\bunlock\w*\b|\bunlock (?:a |the )?(?:bike|bicycle|scooter|e-?bike|e-?scooter|car)\b/i,
    title: ({ prompt }) => (/scooter/i.test(prompt) ? 'Scooter K71' : 'Bike 418'),
    note: 'Town Hall, two minutes on foot',
    trade: 'shared-rides',
    shows:
      'unlock, unlock button, scan, qr scan, bike, battery, battery level, price, range, code, map, slide to unlock, report, reserve, payment, payment method, rate, ride, button, plan, instruction',
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
  {
    words: /\b(?:parking (?:session|meter|timer|ticket|payment|app pay)|pay (?:for )?parking|extend parking)\b/i,
    title: 'Parked',
    note: 'Zone 14, Harbour Street',
    trade: 'transit',
    own: {
      names: ['Kerbside', 'Blue Line', 'Zone Fourteen'],
      icon: 'square-parking',
      places: [
        ['Park', 'square-parking'],
        ['Map', 'map'],
        ['History', 'history'],
        ['Cars', 'car'],
      ],
    },
    shows:
      'timer, time left, remaining time, zone, car, license plate, plate, extend, extend button, cost, price, duration, stop, payment, vehicle, location, button, session, receipt, map',
    parts: () => [
      {
        kind: 'moment',
        label: 'Left',
        value: '0:38',
        unit: 'h',
        words: 'Until 15:20. You may stay until 18:00.',
        share: 0.63,
      },
      {
        kind: 'chips',
        label: 'Stay longer',
        items: [{ label: '+15 min' }, { label: '+30 min', on: true }, { label: '+1 h' }, { label: 'Until 18:00' }],
      },
      { kind: 'act', label: 'Stay 30 min for €1.20', icon: 'plus', secondary: { label: 'Stop and pay €2.60' } },
      {
        kind: 'facts',
        items: [
          { label: 'Car', value: 'KV 418 T' },
          { label: 'Since', value: '13:42' },
          { label: 'An hour', value: '€2.40' },
          { label: 'So far', value: '€2.60' },
        ],
      },
      {
        kind: 'picture',
        picture: { kind: 'map', subject: 'parking by the harbour', alt: 'Where the car stands' },
        tag: 'Here, 6 min on foot',
        size: 'wide',
      },
    ],
  },
  {
    words: /\bflight (?:status|tracker|tracking|details?)\b|\btrack (?:a |my )?flight\b/i,
    title: 'KW 417',
    note: 'Kittiwake Air, today',
    trade: 'flights',
    shows:
      'flight, status, departure, arrival, gate, terminal, delay, boarding time, boarding, route, map, airline, baggage, baggage claim, aircraft, time, timeline, weather, seat, progress, button, notification, countdown',
    parts: () => [
      {
        kind: 'way',
        from: { code: 'OSL', name: 'Oslo', time: '14:35' },
        to: { code: 'LIS', name: 'Lisbon', time: '17:50' },
        icon: 'plane',
        share: 0.08,
        words: 'Boarding in 25 minutes, ten minutes late.',
      },
      {
        kind: 'facts',
        items: [
          { label: 'Gate', value: 'B14' },
          { label: 'Terminal', value: '2' },
          { label: 'Seat', value: '11A' },
          { label: 'Boarding', value: '14:05' },
        ],
      },
      {
        kind: 'act',
        label: 'Show the boarding pass',
        icon: 'ticket',
        secondary: { label: 'Tell me of changes', icon: 'bell' },
      },
      {
        kind: 'stages',
        title: 'Today',
        items: [
          { when: '12:10', title: 'Checked in', note: 'One bag, 14 kg', state: 'done' },
          { when: '13:05', title: 'Aircraft has landed', note: 'From Hamburg', state: 'done' },
          { when: '14:05', title: 'Boarding', note: 'Gate B14, group 3', state: 'now' },
          { when: '14:35', title: 'Takes off', state: 'next' },
          { when: '17:50', title: 'Lands in Lisbon', note: 'Belt 6, 19 °C and clear', state: 'next' },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:fuel|mileage|gas|petrol) (?:log|tracker|app|diary|tracking)\b|\bcar (?:expenses?|maintenance) (?:log|tracker|app)\b/i,
    title: 'The car',
    note: '84,310 km',
    trade: 'garage',
    own: {
      names: ['Full Tank', 'Odd Meter', 'Glovebox'],
      icon: 'fuel',
      places: [
        ['Log', 'fuel'],
        ['Costs', 'chart-column'],
        ['Service', 'wrench'],
        ['Car', 'car'],
      ],
    },
    shows:
      'fuel, fill-up, consumption, cost, mileage, odometer, chart, history, log, service, reminder, average, price per litre, add, button, entry, maintenance',
    parts: () => [
      {
        kind: 'moment',
        label: 'Over the last 1,000 km',
        value: '5.8',
        unit: 'l/100 km',
        words: 'Half a litre less than in summer, when the roof box was on.',
        share: 0.58,
      },
      { kind: 'act', label: 'Log a fill-up', icon: 'fuel' },
      {
        kind: 'course',
        title: 'Litres for 100 km',
        unit: 'l',
        points: [
          { label: 'Jun', value: 6.2 },
          { label: 'Jul', value: 6.9 },
          { label: 'Aug', value: 6.7 },
          { label: 'Sep', value: 6.1 },
          { label: 'Oct', value: 5.9 },
          { label: 'Nov', value: 5.8 },
        ],
      },
      {
        kind: 'rows',
        title: 'Fill-ups',
        items: [
          { icon: 'fuel', title: '41.2 l, Harbour Road', note: '{-3}, 84,210 km', value: '€70.45' },
          { icon: 'fuel', title: '38.7 l, Motorway north', note: '{-16}, 83,540 km', value: '€69.27' },
          { icon: 'wrench', title: 'Oil and filter', note: '{-28}, Fernhill Garage', value: '€148' },
        ],
      },
    ],
  },
  {
    words: /\bcar ?pool\w*\b|\b(?:lift|ride)[- ]shar\w+ (?:to|with) (?:work|school|colleagues|parents)\b/i,
    title: 'Tomorrow',
    note: 'To the works, back at 16:30',
    trade: 'shared-rides',
    own: {
      names: ['Four Seats', 'Tandem Street', 'Back Row'],
      icon: 'car',
      places: [
        ['Rides', 'car'],
        ['Week', 'calendar-days'],
        ['Group', 'users'],
        ['Costs', 'coins'],
      ],
    },
    shows:
      'driver, who drives, passenger, pickup, pickup time, route, seat, schedule, week, cost, map, group, chat, message, join, button, tomorrow, ride, rider',
    parts: () => [
      {
        kind: 'moment',
        label: 'Hanna drives',
        value: '07:10',
        words: 'She picks you up third, at the bakery. One seat is still free.',
        picture: { kind: 'product', subject: 'small family car', alt: 'Hanna’s car' },
      },
      { kind: 'act', label: 'I am coming', icon: 'check', secondary: { label: 'Not tomorrow' } },
      {
        kind: 'stages',
        title: 'Way to work',
        items: [
          { when: '07:10', title: 'Hanna leaves', note: 'Mill Lane 3', state: 'now' },
          { when: '07:18', title: 'Jonas', note: 'Station, front door', state: 'next' },
          { when: '07:24', title: 'You', note: 'Bakery on Alder Street', state: 'next' },
          { when: '07:50', title: 'The works', note: 'Gate 2', state: 'next' },
        ],
      },
      {
        kind: 'rows',
        title: 'Who drives this week',
        items: [
          { face: 'Jonas Pell', title: 'Jonas', note: 'Monday and Thursday', value: '2' },
          { face: 'Mirela Kovac', title: 'You', note: 'Tuesday', value: '1' },
          { face: 'Hanna Lind', title: 'Hanna', note: 'Wednesday and tomorrow', value: '2' },
        ],
      },
    ],
  },
  {
    words: /\b(?:dog|pet) walk\w*\b.*\b(?:live|track\w*|map|gps|in progress)\b|\b(?:live|track\w*)\b.*\bdog walk\w*\b/i,
    title: 'Biscuit is out',
    note: 'With Runa, since 12:04',
    trade: 'dog-care',
    shows:
      'map, live map, route, walker, distance, duration, time, photo, message, call, chat, timeline, update, pee, poo, water, button, status, walk, tracking, live tracking',
    parts: () => [
      {
        kind: 'picture',
        picture: { kind: 'map', subject: 'walk through the park', alt: 'The walk so far' },
        tag: 'By the reservoir now',
        size: 'tall',
      },
      {
        kind: 'moment',
        label: 'Back in about',
        value: '18',
        unit: 'min',
        words: '2.4 km so far, at an easy pace.',
        share: 0.68,
      },
      {
        kind: 'rows',
        items: [{ face: 'Runa Solheim', title: 'Runa Solheim', note: 'Walks Biscuit since March', value: '4.9' }],
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Call', icon: 'phone' },
          { label: 'Message', icon: 'message-circle', main: true },
          { label: 'Pictures', icon: 'image' },
        ],
      },
      {
        kind: 'stages',
        title: 'So far',
        items: [
          { when: '12:04', title: 'Picked up', note: 'Key from the box', state: 'done' },
          { when: '12:16', title: 'Water and a wee', state: 'done' },
          { when: '12:31', title: 'Met Olive', note: 'Three pictures', state: 'now' },
          { when: '12:55', title: 'Home', state: 'next' },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:ski )?lifts?(?: and (?:slopes?|runs?|trails?|pistes?))? status\b|\b(?:slopes?|pistes?|trail) status\b/i,
    title: 'Lifts',
    note: '7 of 12 running, 13:00',
    trade: 'mountain',
    shows:
      'lift, lift status, slope, open, closed, wait time, waiting time, weather, snow, snow depth, filter, map, run, piste, resort, alert, wind, temperature, button, list',
    parts: () => [
      {
        kind: 'chips',
        label: 'Show',
        items: [{ label: 'All lifts', on: true }, { label: 'Open' }, { label: 'Slopes' }],
      },
      {
        kind: 'rows',
        items: [
          { icon: 'cable-car', title: 'Hollerspitz gondola', note: 'Open, 6 min wait', value: '1,640 m' },
          { icon: 'cable-car', title: 'Larch chair', note: 'Open, no wait', value: '1,985 m' },
          { icon: 'cable-car', title: 'Bell chair', note: 'Open, 4 min wait', value: '2,120 m' },
          { icon: 'wind', title: 'Top chair', note: 'Waits for the wind, 58 km/h', value: '2,310 m' },
          { icon: 'cable-car', title: 'Carpet', note: 'Open, for beginners', value: '1,210 m' },
          { icon: 'circle-x', title: 'North drag', note: 'Closed until Saturday', value: '1,890 m' },
        ],
      },
      { kind: 'act', label: 'Tell me when the top opens', icon: 'bell' },
      {
        kind: 'facts',
        items: [
          { label: 'Snow at the top', value: '62', unit: 'cm' },
          { label: 'New since yesterday', value: '11', unit: 'cm' },
          { label: 'Valley', value: '−2', unit: '°C' },
          { label: 'Avalanche level', value: '3', unit: 'of 5' },
        ],
      },
    ],
  },
];
