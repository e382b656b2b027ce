import type { RunHandler } from '../runs/run-handler.ts';

/** Is told what was done, for whoever counts it. Durations are milliseconds. */
export interface Measures {
  toolCall(tool: string, outcome: string, ms: number): void;
  run(kind: string, outcome: string, ms: number): void;
  /** Absent: nobody follows what led to what. */
  trace?: Trace;
}

/** Does work as a span under the one around it. Attributes hold ids and kinds, never what somebody wrote. */
export type Trace = <T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
) => Promise<T>;

export const untraced: Trace = (_name, _attributes, work) => work();

type Handlers = Readonly<Record<string, RunHandler>>;

/** The same handlers, whose work is told to `measures` as it ends. */
export const measured = (handlers: Handlers, { run, trace = untraced }: Pick<Measures, 'run' | 'trace'>): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      {
        ...handler,
        async execute(work) {
          const startMs = performance.now();
          const tell = (outcome: string): void => run(kind, outcome, performance.now() - startMs);
          try {
            const attributes = { 'tailorbird.run': work.runId, 'tailorbird.attempt': work.attempt };
            const effect = await trace(`run ${kind}`, attributes, () => handler.execute(work));
            tell('OK');
            return effect;
          } catch (error) {
            tell(work.signal.aborted ? 'STOPPED' : 'FAILED');
            throw error;
          }
        },
      } satisfies RunHandler,
    ]),
  );
