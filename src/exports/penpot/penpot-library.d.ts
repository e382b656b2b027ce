// @penpot/library ships no types; this is the part of https://github.com/penpot/penpot/tree/develop/library that is used here.
declare module '@penpot/library' {
  /** Fields of a shape as Penpot's own files have them. */
  type Shape = Readonly<Record<string, unknown>>;
  export interface BuildContext {
    addFile(params: { id: string; name: string }): string;
    closeFile(): void;
    addPage(params: { id: string; name: string }): string;
    closePage(): void;
    addBoard(shape: Shape): string;
    closeBoard(): void;
    addGroup(shape: Shape): string;
    closeGroup(): void;
    addRect(shape: Shape): string;
    addPath(shape: Shape): string;
    addText(shape: Shape): string;
    addFileMedia(params: { id: string; name: string; width: number; height: number }, blob: Blob): string;
    getMediaAsImage(id: string): Shape;
  }
  export function createBuildContext(options?: { referer?: string }): BuildContext;
  /** A zip, with the time of day in it. */
  export function exportAsBytes(context: BuildContext): Promise<Uint8Array>;
}
