import type { Want } from '../brief.ts';
import type { SlotOf } from './slots.ts';
import { stemsOf, wantIds, type WriteContext } from './write-context.ts';

type Controls = SlotOf<'controls'>;
type Device = Controls['devices'][number];

const DEVICES: readonly (Device & { words: string })[] = [
  { words: 'light lamp lighting', title: 'Ceiling light', note: 'Warm, 70%', icon: 'lightbulb', on: true, share: 0.7 },
  { words: 'blind curtain shade shutter', title: 'Blinds', note: 'Half down', icon: 'blinds', on: true, share: 0.5 },
  {
    words: 'speaker music sound audio',
    title: 'Speaker',
    note: 'Slow Elevator, Ebb',
    icon: 'speaker',
    on: true,
    share: 0.35,
  },
  { words: 'lamp floor', title: 'Reading lamp', note: 'Off', icon: 'lamp-floor', on: false },
  { words: 'tv television', title: 'Television', note: 'Off since 21:40', icon: 'tv', on: false },
  { words: 'lock door', title: 'Front door', note: 'Locked at 18:12', icon: 'lock', on: true },
  { words: 'camera doorbell', title: 'Door camera', note: 'No one there', icon: 'cctv', on: true },
  { words: 'vacuum robot', title: 'Vacuum', note: 'Charging, 88%', icon: 'circle-dot', on: false },
  { words: 'fan purifier air', title: 'Air purifier', note: 'Quiet, air is good', icon: 'fan', on: true, share: 0.25 },
  { words: 'plug socket coffee', title: 'Coffee maker', note: 'On at 06:45', icon: 'coffee', on: false },
  { words: 'oven stove', title: 'Oven', note: 'Off, child lock on', icon: 'cooking-pot', on: false },
  { words: 'fridge refrigerator', title: 'Fridge', note: '5 °C', icon: 'refrigerator', on: true },
  {
    words: 'washer washing dishwasher',
    title: 'Washing machine',
    note: '38 min left',
    icon: 'washing-machine',
    on: true,
    share: 0.6,
  },
];

/** Devices that a room has where the prompt lists none. */
const USUAL = 6;

/** A room's climate, its scenes and its devices; those that the prompt names come first, and no others of their kind. */
export function writeControls(context: WriteContext, want?: Want): Controls {
  const { brief } = context;
  const text = brief.prompt.toLowerCase();
  const spoken = new Set(stemsOf(text));
  const named = DEVICES.filter(({ words }) => words.split(' ').some((word) => spoken.has(word)));
  const listed = [...named, ...DEVICES.filter((one) => !named.includes(one))].slice(0, Math.max(USUAL, named.length));
  const rooms = ['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Office'];
  const at = Math.max(
    0,
    rooms.findIndex((room) => text.includes(room.toLowerCase())),
  );
  const room = rooms[at] ?? 'Living room';
  const isFahrenheit = /°\s?f\b|fahrenheit/i.test(text);
  const asked = want?.items.filter(({ value }) => value !== undefined) ?? [];
  return {
    kind: 'controls',
    wants: wantIds(want),
    title: brief.heading ?? room,
    rooms: [room, ...rooms.filter((one) => one !== room)]
      .slice(0, 3)
      .map((label, index) => ({ label, ...(index === 0 ? { on: true } : {}) })),
    climate: {
      label: 'Thermostat',
      value: isFahrenheit ? '69' : '20.5',
      unit: isFahrenheit ? '°F' : '°C',
      share: 0.62,
      words: isFahrenheit ? 'Warming to 70' : 'Warming to 21',
      less: 'Cooler',
      more: 'Warmer',
    },
    scenes: [
      { label: 'Evening', icon: 'sunset', on: true },
      { label: 'Film', icon: 'clapperboard' },
      { label: 'Away', icon: 'door-open' },
      { label: 'Night', icon: 'moon' },
    ],
    devices:
      asked.length >= 3
        ? asked.map(({ title, value = '' }, index) => ({
            title,
            note: value,
            icon:
              DEVICES.find(({ words }) => words.split(' ').some((word) => stemsOf(title).includes(word)))?.icon ??
              'plug',
            on: index % 2 === 0,
          }))
        : listed.map(({ words: _words, ...device }) => device),
    picture: { kind: 'room', subject: room.toLowerCase(), alt: room },
  };
}
