import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const controls = defineArchetype({
  id: 'controls',
  words: [
    [
      5,
      'smart home, smart home app, smart home home, smart home screen, smart home control, smart home app home, room control, room controls, living room control, device control, smart home dashboard, home control app, home automation, home automation app, home automation screen, thermostat app, smart light, smart lighting app, light control, room screen',
    ],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['controls'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'controls',
  become: {
    hero: 'controls',
    records: 'controls',
    focus: 'controls',
    settings: 'controls',
    actions: 'controls',
    metrics: 'controls',
    filters: 'controls',
    tabs: 'controls',
    choices: 'controls',
    form: 'controls',
    gallery: 'controls',
  },
  parts: {
    controls:
      'light, lamp, lighting, thermostat, temperature, climate, blind, curtain, speaker, music, tv, camera, lock, door lock, device, device tile, device list, scene, scene button, room, room tab, room selector, toggle, switch, humidity, fan, vacuum, plug, brightness, brightness slider, slider, living room, kitchen, bedroom, quick action, control, living room control',
  },
});
