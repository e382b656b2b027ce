/** What the child says on its standard output, one JSON line each, once it was acknowledged to it. */
export type Acknowledgement =
  | { did: 'start' }
  | { did: 'project'; projectId: string }
  | { did: 'enqueue'; runId: string; screenId: string }
  | { did: 'succeed'; runId: string; screenId: string; version: number; contentHash: string }
  | { did: 'fail'; runId: string };
