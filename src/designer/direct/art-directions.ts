import type { ArtDirection } from './art-direction.ts';
import { atelier } from './directions/atelier.ts';
import { calm } from './directions/calm.ts';
import { clinical } from './directions/clinical.ts';
import { field } from './directions/field.ts';
import { gazette } from './directions/gazette.ts';
import { glass } from './directions/glass.ts';
import { ledger } from './directions/ledger.ts';
import { market } from './directions/market.ts';
import { nocturne } from './directions/nocturne.ts';
import { organic } from './directions/organic.ts';
import { poster } from './directions/poster.ts';
import { signal } from './directions/signal.ts';
import { swiss } from './directions/swiss.ts';
import { terminal } from './directions/terminal.ts';
import { workshop } from './directions/workshop.ts';

/** Every art direction by the name that documents carry. */
export const ART_DIRECTIONS = {
  atelier,
  calm,
  clinical,
  field,
  gazette,
  glass,
  ledger,
  market,
  nocturne,
  organic,
  poster,
  signal,
  swiss,
  terminal,
  workshop,
} as const satisfies Readonly<Record<string, ArtDirection>>;

export type DirectionId = keyof typeof ART_DIRECTIONS;
export const DIRECTION_IDS = Object.keys(ART_DIRECTIONS) as readonly DirectionId[];
