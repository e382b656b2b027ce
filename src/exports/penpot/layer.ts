import type { Box } from '../../render/layout-tree.ts';

/** A layer of a Penpot file; `shape` has the fields of its kind. */
export type Layer = GroupLayer | BoardLayer | ShapeLayer | ImageLayer;

export interface GroupLayer {
  kind: 'group';
  name: string;
  opacity: number;
  /** The first child is no layer to see, but what the others are cut to. */
  isMasked: boolean;
  children: Layer[];
}

/** A group with a size of its own, which may arrange what it holds. */
export interface BoardLayer {
  kind: 'board';
  name: string;
  box: Box;
  /** Paint, and how it arranges its layers. */
  shape: Readonly<Record<string, unknown>>;
  children: Layer[];
}

export interface ShapeLayer {
  kind: 'shape';
  type: 'rect' | 'path' | 'text';
  shape: { name: string; [field: string]: unknown };
}

/** A rectangle with a picture in it. */
export interface ImageLayer {
  kind: 'image';
  name: string;
  bytes: Uint8Array;
  mimeType: string;
  box: Box;
  keepsRatio: boolean;
  shape: object;
}
