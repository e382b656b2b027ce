import { defineSiteSection } from './site-section.ts';

const SUPPLIERS = [
  ['Aldwick Mill', 'Stone-ground since 1874', 'mill'],
  ['Marrow Farm', 'Eleven kilometres up the river', 'farm'],
  ['Vonk Brothers', 'Boxes, paper and string', 'paper'],
  ['Sefa Aydin', 'Drives the van on Tuesdays', 'van'],
] as const;
const ICONS = { mill: 'wheat', farm: 'tractor', paper: 'package', van: 'truck' } as const;

/** Whom a house buys from. */
export const suppliers = defineSiteSection(
  /^(?:our )?(?:suppliers|growers|farmers|producers|sources|sourcing|where it comes from)$/i,
  'records',
  () => ({ rows: SUPPLIERS.map(([title, subtitle, kind]) => ({ title, subtitle, icon: ICONS[kind] })), columns: [] }),
);
