import { defineArchetype } from './archetype.ts';

export const invoice = defineArchetype({
  id: 'invoice',
  words: [
    [
      5,
      'invoice, invoice page, invoice template, invoice detail, print ready invoice, receipt, digital receipt, payment receipt, order receipt, quotation, price quote, quote document, quote template, quote page, project quote, service quote, estimate, cost estimate, bill, billing statement, tax invoice, proforma invoice',
    ],
  ],
  frames: { phone: ['top-bar', 'bare'], page: ['centered', 'top-nav', 'side-nav'] },
  lead: [],
  body: ['invoice', ['questions', 'notice']],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'invoice',
  become: { order: 'invoice', records: 'invoice', quotes: 'invoice', plans: 'invoice' },
  parts: {
    invoice:
      'address, company detail, company information, client detail, client information, customer detail, business detail, sender, recipient, bill to, billed to, billing detail, from, line item, item list, item table, itemized, itemised, service, product, quantity, rate, price, tax, vat, gst, total, subtotal, sum, amount, amount due, balance due, discount, due date, issue date, invoice date, invoice number, number, date, payment term, payment detail, payment information, payment instruction, payment method, bank detail, term, logo, header, footer, invoice summary, status',
  },
});
