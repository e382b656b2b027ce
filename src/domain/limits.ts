/** Bounds of what a caller may send; the defaults of `security.md`. Sizes are bytes of decoded content. */
export interface Limits {
  /** Of the words of a prompt. */
  promptCharacters: number;
  /** Of the pages, plans and operations that a prompt holds in fences, together. */
  sentCharacters: number;
  titleCharacters: number;
  designMdBytes: number;
  uploadedHtmlBytes: number;
  uploadedImageBytes: number;
  imagePixels: number;
  bodyBytes: number;
  treeDepth: number;
  treeNodes: number;
  screensPerCall: number;
  /** A design system may be applied to a whole project at once. */
  instancesPerApply: number;
  runsAtOncePerUser: number;
  /** Of a user. */
  runsQueued: number;
  /** Of a user in a UTC day. Infinite: not counted. */
  runsPerDay: number;
  /** Infinite: not counted. */
  requestsPerMinute: number;
}

export const DEFAULT_LIMITS: Limits = {
  promptCharacters: 20_000,
  sentCharacters: 400_000,
  titleCharacters: 200,
  designMdBytes: 512 * 1024,
  uploadedHtmlBytes: 2 * 1024 * 1024,
  uploadedImageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
  bodyBytes: 16 * 1024 * 1024,
  treeDepth: 200,
  treeNodes: 20_000,
  screensPerCall: 20,
  instancesPerApply: 1_000,
  runsAtOncePerUser: 8,
  runsQueued: 100,
  runsPerDay: Number.POSITIVE_INFINITY,
  requestsPerMinute: 600,
};
