const SIGN = /^[€£$]$/;

/** Whether a unit is the sign of a currency, which stands before its number. */
export const isCurrencySign = (unit: string): boolean => SIGN.test(unit);
