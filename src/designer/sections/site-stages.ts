import type { ItemsNode } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const STAGES = { least: 3, most: 6 };
const HOW =
  /^(?:how|so (?:geht|funktioniert|läuft)|wie|comment|cómo|come|como|hoe|jak|hur)\b|\b(?:process|steps|stages|ablauf|schritte|étapes|pasos|fasi)$/iu;

/** Bare names under a heading that asks how are its steps, in their order. */
export const areStages = ({ items }: ItemsNode, { pageKind, about, isInCard, device }: NodeContext): boolean =>
  pageKind === 'site' &&
  !isInCard &&
  device !== 'MOBILE' &&
  about !== undefined &&
  HOW.test(about) &&
  items.length >= STAGES.least &&
  items.length <= STAGES.most &&
  items.every(({ fields, nodes }) => fields.length + nodes.length === 0);
