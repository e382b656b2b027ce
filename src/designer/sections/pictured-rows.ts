import type { ItemsNode, Node } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const MOST = 8;
const LONGEST_NAME = 40;

const isView = (node: Node): boolean =>
  node.kind === 'picture' &&
  (node.picture === 'photo' || node.picture === 'illustration' || node.picture === 'drawing') &&
  node.size !== 'small';

/** Rows of a page for visitors that each bring a picture and little else: they are looked at, so they stand as cards. */
export const arePictured = ({ layout, items }: ItemsNode, { pageKind, device, isInCard }: NodeContext): boolean =>
  layout === 'rows' &&
  pageKind === 'site' &&
  device !== 'MOBILE' &&
  !isInCard &&
  items.length > 1 &&
  items.length <= MOST &&
  items.every(
    ({ title, fields, nodes }) =>
      title.text.length <= LONGEST_NAME && fields.length <= 2 && nodes.length === 1 && nodes.every(isView),
  );

const MOST_LISTS = 4;

/** Rows that each hold a list of their own, such as price lists: side by side on a desk, since below one another each is mostly empty. */
export const areLists = ({ layout, items, columns }: ItemsNode, context: NodeContext): boolean =>
  layout === 'rows' &&
  columns === undefined &&
  context.device === 'DESKTOP' &&
  context.width === 'full' &&
  !context.isInCard &&
  items.length > 1 &&
  items.length <= MOST_LISTS &&
  items.every(
    ({ fields, nodes }) =>
      fields.length === 0 &&
      nodes.length === 1 &&
      nodes.every((node) => node.kind === 'facts' && node.facts.length > 1 && node.facts.length <= 8),
  );
