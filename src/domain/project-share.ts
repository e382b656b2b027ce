import type { ProjectId } from './brand.ts';

/** A link by which whoever has it may look at a project, until it is revoked. */
export interface ProjectShare {
  /** Unguessable: it is the secret part of the link. */
  token: string;
  projectId: ProjectId;
  createTime: number;
}
