import type { Ground } from '../block.ts';

/** Classes for what is written and drawn on a ground. Every pair is one that tokens guarantee in every theme. */
export interface Ink {
  /** Background of the ground itself with its main text colour. */
  ground: string;
  strong: string;
  /** Second-rank text. */
  soft: string;
  /** The one colour that points something out. */
  accent: string;
  rule: string;
  /** Empty part of a bar or ring. */
  track: string;
  /** Filled part of a bar or ring, and its tone for what is planned. */
  fill: string;
  fillSoft: string;
  /** Same two as SVG strokes. */
  stroke: string;
  /** A small raised surface on the ground, with its text colour. */
  chip: string;
}

const INKS: Record<Ground, Ink> = {
  surface: {
    ground: 'bg-surface text-on-surface',
    strong: 'text-on-surface',
    soft: 'text-on-surface-variant',
    accent: 'text-primary',
    rule: 'border-outline-variant',
    track: 'bg-outline-variant/60',
    fill: 'bg-primary',
    fillSoft: 'bg-outline-variant',
    stroke: 'stroke-primary',
    chip: 'bg-surface-container-high text-on-surface',
  },
  tonal: {
    ground: 'bg-surface-container text-on-surface',
    strong: 'text-on-surface',
    soft: 'text-on-surface-variant',
    accent: 'text-primary',
    rule: 'border-outline-variant',
    track: 'bg-outline-variant/60',
    fill: 'bg-primary',
    fillSoft: 'bg-outline-variant',
    stroke: 'stroke-primary',
    chip: 'bg-surface-container-highest text-on-surface',
  },
  field: {
    ground: 'bg-primary-container text-on-primary-container',
    strong: 'text-on-primary-container',
    soft: 'text-on-primary-container',
    accent: 'text-on-primary-container',
    rule: 'border-on-primary-container',
    track: 'bg-on-primary-container/15',
    fill: 'bg-on-primary-container',
    fillSoft: 'bg-on-primary-container/40',
    stroke: 'stroke-on-primary-container',
    chip: 'bg-on-primary-container text-primary-container',
  },
  inverse: {
    ground: 'bg-inverse-surface text-inverse-on-surface',
    strong: 'text-inverse-on-surface',
    soft: 'text-inverse-on-surface',
    accent: 'text-inverse-primary',
    rule: 'border-inverse-on-surface/30',
    track: 'bg-inverse-on-surface/20',
    fill: 'bg-inverse-primary',
    fillSoft: 'bg-inverse-on-surface/40',
    stroke: 'stroke-inverse-primary',
    chip: 'bg-inverse-on-surface text-inverse-surface',
  },
};

export const inkOn = (ground: Ground): Ink => INKS[ground];
