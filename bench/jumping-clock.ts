/** Loaded before a program: its clock jumps by `CLOCK_JUMP_MS` at SIGUSR2, and back at the next. */
const jumpMs = Number(process.env['CLOCK_JUMP_MS'] ?? 0);
const realNow = Date.now.bind(Date);
let offsetMs = 0;
process.on('SIGUSR2', () => {
  offsetMs = offsetMs === 0 ? jumpMs : 0;
});

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(realNow() + offsetMs);
    else super(...(given as [number]));
  }
  static override now(): number {
    return realNow() + offsetMs;
  }
} as DateConstructor;
