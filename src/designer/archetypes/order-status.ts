import { defineArchetype } from './archetype.ts';

export const orderStatus = defineArchetype({
  id: 'order-status',
  words: [
    [
      5,
      'order status, order status page, order tracker, order tracking, delivery tracker, delivery tracking, food delivery tracker, tracking screen, tracking page, package tracking, parcel tracking, parcel tracker, package tracker, shipment tracking, shipment tracker, delivery status, live order tracking, order tracking page, track my order, track your order, track order, track package, track parcel, order progress, shipping status, where is my order, order detail page, repair status',
    ],
    [3, 'delivery status screen, track delivery'],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['tracking', ['notice', 'questions'], ['people', 'actions']],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'tracking',
  destination: { label: 'Orders', icon: 'receipt' },
  become: { timeline: 'tracking', steps: 'tracking', place: 'tracking', map: 'tracking' },
  parts: {
    tracking:
      'map, live map, route, eta, estimated arrival, estimated delivery, arrival time, delivery time, timeline, progress, progress bar, progress tracker, progress step, status step, stage, status, courier, driver, driver detail, rider, courier contact, tracking number, order number, delivery address, address, order item, item, order detail, current location, call button, live location',
  },
});
