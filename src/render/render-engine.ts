import type { DrawnDevice } from '../domain/designer.ts';
import type { ComponentRegion, Renderer } from '../domain/screen.ts';
import type { LayoutTree } from './layout-tree.ts';
import type { PictureScale } from './picture-scale.ts';

/** Draws finished documents. Safe for concurrent use; `close` waits for nothing and leaves no process behind. */
export interface RenderEngine {
  readonly name: Renderer;
  /**
   * Throws AppError: UNAVAILABLE when the engine broke down or took too long (the next call may succeed),
   * INVALID_ARGUMENT when the page cannot be drawn at all, CANCELLED when `signal` fired.
   */
  render(request: RenderRequest): Promise<Rendering>;
  /**
   * The whole page as one page of a PDF: text that can be found and copied, drawings as drawings. Throws as `render` does,
   * and FAILED_PRECONDITION where nothing that prints draws here.
   */
  print(request: RenderRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface RenderRequest {
  /** A whole document as `finish` prints it: one file that asks for nothing. */
  html: string;
  device: DrawnDevice;
  /** Width of the viewport where it is not the device's, CSS pixels. */
  widthPx?: number;
  signal: AbortSignal;
}

/** A page together with how fine its picture is to be. */
export interface DrawingRequest extends RenderRequest {
  pictureScale: PictureScale;
}

export interface Rendering {
  /** The whole page: two pixels per CSS pixel on what is held in the hand, one on a desktop unless two are set. */
  png: Uint8Array;
  /** Size of the page in CSS pixels. */
  widthPx: number;
  heightPx: number;
  regions: ComponentRegion[];
  layout: LayoutTree;
  renderer: Renderer;
}
