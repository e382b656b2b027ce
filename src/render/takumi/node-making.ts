import type { ImageNode, Node } from '@takumi-rs/core';
import type { Box } from '../layout-tree.ts';
import type { Pictures } from './pictures.ts';
import type { ShownElement } from './styled-document.ts';

export type Style = Readonly<Record<string, string>>;

/** Style rules by class name. As a style sheet, a value the layout engine does not know costs only itself. */
export interface NodeStyles {
  toClass(style: Style): string;
  toCss(): string;
}

function createNodeStyles(): NodeStyles {
  const classes = new Map<string, string>();
  const known = new WeakMap<Style, string>();
  return {
    toClass(style) {
      const given = known.get(style);
      if (given !== undefined) return given;
      const body = Object.entries(style)
        .map(([property, value]) => `${property}:${value}`)
        .join(';');
      const name = classes.get(body) ?? `s${classes.size}`;
      classes.set(body, name);
      known.set(style, name);
      return name;
    },
    toCss: () => [...classes].map(([body, name]) => `.${name}{${body}}`).join('\n'),
  };
}

export interface NodeMaking {
  styles: NodeStyles;
  pictures: Pictures;
  /** The node of every drawing, by its element: it gets its final source once its size is known. */
  drawings: Map<ShownElement, DrawingNode>;
}

export interface DrawingNode {
  node: ImageNode;
  /** The view box of a drawing that may reach beyond it. */
  openView?: Box;
}

export const createNodeMaking = (pictures: Pictures): NodeMaking => ({
  styles: createNodeStyles(),
  pictures,
  drawings: new Map(),
});

export const toContainer = (style: Style, children: Node[], making: NodeMaking): Node => ({
  type: 'container',
  className: making.styles.toClass(style),
  children,
});
