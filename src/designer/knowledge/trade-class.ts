/** What a public page of a trade wins people over to: using a tool, coming to a place, taking goods, reading, a person's work. */
export const TRADE_CLASSES = ['tool', 'place', 'goods', 'reading', 'practice'] as const;
export type TradeClass = (typeof TRADE_CLASSES)[number];
