import type { Screen, ScreenMetadata } from './screen.ts';

/** A screen as it stood after one finished change. */
export type ScreenVersion = Pick<
  Screen,
  | 'version'
  | 'title'
  | 'prompt'
  | 'theme'
  | 'deviceType'
  | 'width'
  | 'height'
  | 'generatedBy'
  | 'screenshot'
  | 'htmlCode'
  | 'externalToolExport'
  | 'createTime'
> &
  Pick<ScreenMetadata, 'agentType' | 'displayMode' | 'statusMessage' | 'componentRegions' | 'renderer'>;
