import type { Protocol, Saying } from './scripted-model.ts';

/** How an agent reaches the service: over HTTP, or over stdio by starting it itself. */
export type ServiceReach =
  | { url: string }
  | { command: string; args: readonly string[]; env: Readonly<Record<string, string>> };

/** Where a command line is tried. */
export interface Trial {
  /** `node_modules` of its installation. */
  modules: string;
  /** A home of its own, empty. */
  home: string;
  /** The project that it works in. */
  project: string;
  /** To the service under trial. */
  reach: ServiceReach;
  /** Of the scripted model. */
  modelUrl: string;
  /** What its user asks for. */
  task: string;
}

/** The command line of a coding agent, as its users install it. */
export interface AgentCli {
  name: string;
  package: string;
  /** The one that was tried last. */
  version: string;
  protocol: Protocol;
  /** Words of the file that `agents install` wrote for it, as they come before its model. */
  rules: string;
  /** Whether it puts the pictures of an answer before its model: some hand on the structured content alone. */
  showsPictures: boolean;
  /** How its model calls a tool of the service. */
  toCall(tool: string, args: object): Saying;
  /** How its model reads a resource of the service. */
  toRead(uri: string): Saying;
  /** Writes its settings, and says how it is started. Its environment is PATH, HOME and `env`, nothing more. */
  prepare(trial: Trial): Promise<{ command: string; args: string[]; cwd: string; env: Record<string, string> }>;
}
