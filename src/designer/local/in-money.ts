import { moneyOf } from '../fill/money-of.ts';

/** Amounts as the languages of known pages write them: "1.250,00 €", "1 250,00 €", "R$ 12,50". */
const AMOUNT =
  /(?:€|R\$)[ \u00a0]?(?<one>\d[\d.\u00a0\u202f]*(?:,\d+)?)|(?<two>\d[\d.\u00a0\u202f]*(?:,\d+)?)[ \u00a0]?€/gu;

/** Lines of a page with their amounts in another money (ISO 4217), by its round worth, so that sums still add up. */
export function inMoney(lines: readonly string[], currency: string, locale: string): string[] {
  const { sides, decimals, scale } = moneyOf(currency, locale);
  return lines.map((line) =>
    line.replaceAll(AMOUNT, (said, ...found) => {
      const { one, two = one } = found.at(-1) as { one?: string; two?: string };
      if (two === undefined) return said;
      const change = /,(\d+)$/u.exec(two)?.[1]?.length ?? 0;
      const amount = Number(two.replaceAll(/[.\u00a0\u202f]/gu, '').replace(',', '.')) * scale;
      const digits = Math.min(change, decimals);
      return sides.join(
        amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      );
    }),
  );
}
