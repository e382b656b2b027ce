/** Minutes since midnight on a clock of 24 hours: 570 → "09:30". */
export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
