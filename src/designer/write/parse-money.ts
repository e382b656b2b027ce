const AMOUNT = /^([-−+])?\s?([£€$¥₹]|[A-Z]{3}(?=\s))?\s?([-−])?(\d[\d,]*(?:\.\d+)?)\s?([£€$¥₹]|kr\b)?(?:\/.*| .*)?$/;
const CURRENCIES: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY', '₹': 'INR' };

/** An amount as it is written: "$1,200" → 1200 USD, "−€62 a night" → −62 EUR; undefined for words without a currency. */
export function parseMoney(text: string): { amount: number; currency: string } | undefined {
  const [, sign = '', before, inner = '', digits = '', after] = AMOUNT.exec(text.trim()) ?? [];
  const mark = before ?? after ?? '';
  const currency = CURRENCIES[mark] ?? (/^[A-Z]{3}$/.test(mark) ? mark : undefined);
  if (currency === undefined) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return { amount: /[-−]/.test(sign + inner) ? -amount : amount, currency };
}
