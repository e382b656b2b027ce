import type { MeasureId } from './measure-words.ts';

/** Numbers that something of the kind usually has. `unit` is written behind, with a space where `isApart`. */
export interface NumberRange {
  least: number;
  most: number;
  decimals: number;
  unit: string;
  isTight?: boolean;
}

const range = (least: number, most: number, decimals: number, unit: string, isTight = false): NumberRange => ({
  least,
  most,
  decimals,
  unit,
  ...(isTight ? { isTight } : {}),
});

/** Where a label says what is measured and no unit: a range that looks right for most things. */
export const RANGE_OF: Partial<Record<MeasureId, NumberRange>> = {
  temperature: range(14, 23, 1, '°C'),
  share: range(38, 94, 0, '%'),
  count: range(6, 96, 0, ''),
  age: range(24, 58, 0, ''),
  distance: range(2.4, 38, 1, 'km'),
  length: range(24, 180, 0, 'cm'),
  weight: range(1.2, 18, 1, 'kg'),
  speed: range(8, 42, 0, 'km/h'),
  rating: range(4.2, 4.9, 1, ''),
  score: range(58, 97, 0, ''),
  volume: range(12, 240, 0, 'l'),
  area: range(48, 160, 0, 'm²'),
  power: range(1.4, 9.6, 1, 'kW'),
  energy: range(6.2, 24, 1, 'kWh'),
  pressure: range(1.8, 3.6, 1, 'bar'),
  pulse: range(58, 84, 0, 'bpm'),
  calories: range(180, 640, 0, 'kcal'),
  fileSize: range(0.4, 8.6, 1, 'MB'),
};

/** Where the prompt gives the unit: "(°F)", "g/l", "kWh". */
export const RANGE_OF_UNIT: Readonly<Record<string, NumberRange>> = {
  '°C': range(14, 23, 1, '°C'),
  '℃': range(14, 23, 1, '℃'),
  '°F': range(58, 74, 0, '°F'),
  K: range(284, 298, 0, 'K'),
  '%': range(38, 94, 0, '%'),
  km: range(2.4, 38, 1, 'km'),
  mi: range(1.4, 22, 1, 'mi'),
  nm: range(3, 40, 1, 'nm'),
  m: range(4, 64, 1, 'm'),
  cm: range(18, 160, 0, 'cm'),
  mm: range(12, 90, 0, 'mm'),
  ft: range(4, 60, 0, 'ft'),
  in: range(4, 30, 1, 'in'),
  t: range(1.2, 18, 1, 't'),
  kg: range(1.2, 18, 1, 'kg'),
  g: range(40, 480, 0, 'g'),
  mg: range(5, 80, 0, 'mg'),
  lb: range(3, 40, 0, 'lb'),
  lbs: range(3, 40, 0, 'lbs'),
  oz: range(4, 24, 0, 'oz'),
  l: range(12, 240, 0, 'l'),
  L: range(12, 240, 0, 'L'),
  ml: range(120, 750, 0, 'ml'),
  hl: range(4, 40, 1, 'hl'),
  gal: range(120, 900, 0, 'gal'),
  'm³': range(4, 60, 1, 'm³'),
  'm²': range(48, 160, 0, 'm²'),
  ha: range(1.2, 14, 1, 'ha'),
  'km/h': range(8, 42, 0, 'km/h'),
  'm/s': range(2, 14, 1, 'm/s'),
  mph: range(6, 32, 0, 'mph'),
  kn: range(4, 22, 0, 'kn'),
  kt: range(4, 22, 0, 'kt'),
  kW: range(1.4, 9.6, 1, 'kW'),
  MW: range(12, 84, 1, 'MW'),
  W: range(40, 920, 0, 'W'),
  kWh: range(6.2, 24, 1, 'kWh'),
  MWh: range(120, 480, 0, 'MWh'),
  V: range(12, 14.4, 1, 'V'),
  A: range(1.2, 16, 1, 'A'),
  Hz: range(49.8, 50.2, 1, 'Hz'),
  dB: range(42, 78, 0, 'dB'),
  bar: range(1.8, 3.6, 1, 'bar'),
  hPa: range(1004, 1022, 0, 'hPa'),
  kPa: range(94, 104, 0, 'kPa'),
  psi: range(28, 42, 0, 'psi'),
  mmHg: range(72, 128, 0, 'mmHg'),
  rpm: range(900, 2400, 0, 'rpm'),
  bpm: range(58, 84, 0, 'bpm'),
  pH: range(6.4, 7.6, 1, ''),
  ppm: range(380, 860, 0, 'ppm'),
  lx: range(220, 760, 0, 'lx'),
  GB: range(12, 240, 0, 'GB'),
  MB: range(0.4, 8.6, 1, 'MB'),
  KB: range(12, 840, 0, 'KB'),
  TB: range(0.8, 4.2, 1, 'TB'),
  ms: range(38, 240, 0, 'ms'),
  s: range(4, 58, 0, 's'),
  min: range(8, 54, 0, 'min'),
  h: range(2, 14, 1, 'h'),
  kcal: range(180, 640, 0, 'kcal'),
  '°': range(4, 84, 0, '°', true),
};
