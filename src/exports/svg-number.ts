/** A hundredth of a pixel is finer than any screen shows. */
export const toNumber = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export const toNumbers = (values: readonly number[]): string => values.map(toNumber).join(' ');
