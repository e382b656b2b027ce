/** What a public page of a trade wins people over to: using a tool, coming to a place, taking goods, reading, a person's work. */
export type TradeClass = 'tool' | 'place' | 'goods' | 'reading' | 'practice';
