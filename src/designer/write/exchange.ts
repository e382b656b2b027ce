/**
 * What one euro is worth in round figures, so that a price that is told in other money stays plausible. Moneys that are not
 * here keep what they were told in. Moneys of about the same worth are taken as equal: a price keeps its shape.
 */
const WORTH_OF_A_EURO: ReadonlyMap<string, number> = new Map(
  (
    'EUR 1, GBP 1, USD 1, CHF 1, CAD 1, AUD 1, NZD 1, SGD 1, PLN 4, RON 5, BGN 2, AED 4, MYR 5, ILS 4, BRL 6, PEN 4, ' +
    'DKK 8, CNY 8, HKD 8, MAD 10, SEK 10, NOK 10, ZAR 20, MXN 20, CZK 25, TWD 35, THB 40, TRY 45, UAH 45, UYU 45, ' +
    'EGP 50, PHP 60, INR 100, KES 150, ISK 150, JPY 150, HUF 400, CLP 1000, ARS 1500, KRW 1500, NGN 1700, COP 4500, ' +
    'KWD 0.3, BHD 0.4, OMR 0.4, JOD 0.75, TND 3, SAR 4, QAR 4, BOB 8, GTQ 8, GHS 15, DOP 65, MZN 70, RUB 90, BDT 130, ' +
    'CUP 130, ETB 130, NPR 150, DZD 150, PKR 300, LKR 350, KZT 550, CRC 550, XOF 650, XAF 650, AOA 1000, IQD 1500, ' +
    'RWF 1500, TZS 2800, CDF 3000, UGX 4000, PYG 8000, IDR 18000, VND 28000, LBP 100000'
  )
    .split(', ')
    .map((one) => [one.slice(0, 3), Number(one.slice(4))]),
);

/** How many of one money are worth one of another, in round figures; undefined where one of them is not known. */
export function findRate(from: string, to: string): number | undefined {
  const [worthFrom, worthTo] = [WORTH_OF_A_EURO.get(from), WORTH_OF_A_EURO.get(to)];
  return worthFrom === undefined || worthTo === undefined ? undefined : worthTo / worthFrom;
}

/** An amount in other money, rounded as prices are: `22`, `0.25` → `5.5`; `640`, `0.25` → `160`; `3.2`, `150` → `480`. */
export function exchange(amount: number, rate: number): number {
  if (rate === 1) return amount;
  const worth = amount * rate;
  const size = Math.abs(worth);
  const step = size < 10 ? 0.5 : 10 ** Math.max(0, Math.floor(Math.log10(size)) - 1);
  return worth === 0 ? 0 : Math.sign(worth) * Math.max(step, Math.round(size / step) * step);
}
