import type { Logger } from 'pino';
import type { McpDeps } from '../mcp/server-factory.ts';
import type { Caller, Deps } from '../operations/deps.ts';

/** Everything built and running, handed to a command; `close` ends it in order. */
export interface House {
  deps: Deps;
  /** What the MCP face is built on: the same, with the tools. */
  mcp: McpDeps;
  log: Logger;
  /** Who commands on this machine act as. */
  local: Caller;
  close(): Promise<void>;
}

/** Where a service has begun to answer. */
export interface Listening {
  address: string;
  /** Whether it draws for others alone, and answers nothing but how it is. */
  isWorker: boolean;
  isKeyed: boolean;
  publicUrl: string | undefined;
}

/** What is kept: the database and the bytes of files, without anything that works on them. */
export interface Storage extends Pick<Deps, 'store' | 'blobs'> {
  /** Says where the files are: the same for two that keep them in one place. */
  filesAt: string;
  close(): Promise<void>;
}

/** Where to keep things, instead of where the settings say; what is left out is as the settings say. */
export interface Places {
  /** A data folder, whose files are in it, or `postgres://…`. */
  database?: string;
  /** A data folder, or `s3://…`. */
  files?: string;
}

/** What any command may be given; each wins over the environment. */
export interface CommonFlags {
  data?: string;
  host?: string;
  port?: string;
}

/** What the composition root offers to the commands. */
export interface Builder {
  /** The version of the package. */
  readVersion(): string;
  /** Opens store, files, renderer and designers; `onNotice` is told what is not as it could be. Throws AppError. */
  openHouse(flags: CommonFlags, onNotice: (line: string) => void): Promise<House>;
  /** Lets the embedded designer know what the settings name, for a command that opens nothing. Throws AppError. */
  addOwnKnowledge(): Promise<void>;
  /** Opens the database and the files alone. Throws AppError. */
  openStorage(flags: CommonFlags, places?: Places): Promise<Storage>;
  /** Serves the web face until `signal` fires; resolves when everything has drained. Throws AppError. */
  serve(flags: CommonFlags, signal: AbortSignal, onListening: (served: Listening) => void): Promise<void>;
  /** Speaks MCP on stdin and stdout until the client leaves or `signal` fires. Throws AppError. */
  serveStdio(flags: CommonFlags, signal: AbortSignal): Promise<void>;
  /** What `doctor` looks at. */
  listChecks(flags: CommonFlags): Promise<Check[]>;
}

/** One thing that must be right for the service to work. */
export interface Check {
  name: string;
  /** What was found; throws AppError whose hint is the mend. */
  look(): Promise<string>;
}
