import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import type { WireElement } from '../contract/shapes/screen-report.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import type { LayoutNode } from '../render/layout-tree.ts';
import { getScreenOf } from './access.ts';
import type { Operation } from './deps.ts';
import { readText, refuseOtherThanDesign } from './read-source.ts';

/** Where each element of a screen that has a `data-id` stands at one width, outermost first. */
export const readScreenLayout: Operation<RouteInput<'getScreenLayout'>, RouteOutput<'getScreenLayout'>> = async (
  deps,
  { projectId, screenId, width },
  { caller, signal },
) => {
  const screen = await getScreenOf(deps.store, caller.userId, projectId, screenId);
  refuseOtherThanDesign(screen);
  const html = await readText(deps, screen);
  const device = toDrawnDevice(screen.deviceType) ?? 'AGNOSTIC';
  const drawn = await deps.drawing.renderEngine.render({
    html,
    device,
    signal,
    ...(width !== undefined && { widthPx: width }),
  });
  const [{ readDocument }, { textOnlyOf }] = await Promise.all([
    import('../markup/read-document.ts'),
    import('../markup/text-only.ts'),
  ]);
  const { body, look } = readDocument(html);
  const texts = textOnlyOf(body);
  return {
    width: drawn.layout.widthPx,
    height: drawn.layout.heightPx,
    density: look.density,
    elements: listElements(drawn.layout.root, texts),
  };
};

function listElements(root: LayoutNode, texts: ReadonlyMap<string, string>): WireElement[] {
  const elements: WireElement[] = [];
  const visit = (node: LayoutNode, parent: string | undefined): void => {
    const isOwn = texts.has(node.id);
    if (isOwn) {
      const { x, y, width, height } = node.box;
      const text = texts.get(node.id);
      const name = node.block ?? node.part ?? node.label ?? node.tag;
      elements.push({
        id: node.id,
        ...(parent && { parent }),
        name,
        tag: node.tag,
        x,
        y,
        width,
        height,
        ...(text && { text }),
      });
    }
    for (const child of node.children) if (child.kind === 'node') visit(child, isOwn ? node.id : parent);
  };
  visit(root, undefined);
  return elements;
}
