import { InvalidArgumentError } from 'commander';

/** Throws what commander tells beside the option. */
export function parseVariants(text: string): number {
  if (/^[1-5]$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 to 5.');
}
