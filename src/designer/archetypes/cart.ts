import { defineArchetype } from './archetype.ts';

export const cart = defineArchetype({
  id: 'cart',
  words: [
    [
      5,
      'cart, shopping cart, cart page, cart screen, cart summary, shopping cart page, shopping cart summary, shopping bag, bag page, basket, basket page, shopping basket, cart drawer, mini cart',
    ],
    [3, 'basket'],
  ],
  isPublic: true,
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav'] },
  lead: [],
  body: ['cart', ['gallery', 'notice'], ['questions', 'points']],
  close: ['footer'],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'cart',
  become: { order: 'cart', records: 'cart', gallery: 'cart' },
  parts: {
    cart: 'cart item, item list, line item, product list, product thumbnail, thumbnail, product image, quantity, quantity selector, quantity stepper, stepper, price, subtotal, total, tax, shipping cost, delivery cost, shipping estimate, free shipping, order summary, summary, promo code, coupon, coupon code, voucher, discount, discount code, remove, remove button, cart total',
  },
});
