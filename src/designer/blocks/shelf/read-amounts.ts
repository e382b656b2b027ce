const AMOUNT = /^([^\d]*?)(\d[\d,]*(?:\.\d+)?)\s*(.*)$/;

/** Amounts of values such as "£28", "1,200 g"; undefined unless all are written in the same unit and over zero. */
export function readAmounts(values: readonly (string | undefined)[]): number[] | undefined {
  const read = values.map((value) => AMOUNT.exec(value?.trim() ?? ''));
  const units = new Set(read.map((match) => (match === null ? '' : `${match[1]?.trim()}|${match[3]?.trim()}`)));
  const amounts = read.map((match) => Number((match?.[2] ?? '').replaceAll(',', '')));
  if (values.length === 0 || units.size !== 1 || read.includes(null)) return undefined;
  return amounts.every((amount) => amount > 0) ? amounts : undefined;
}
