import type { RunHandler } from '../runs/run-handler.ts';

/** Is told what was done, for whoever counts it. Durations are milliseconds. */
export interface Measures {
  toolCall(tool: string, outcome: string, ms: number): void;
  run(kind: string, outcome: string, ms: number): void;
}

type Handlers = Readonly<Record<string, RunHandler>>;

/** The same handlers, whose work is told to `measures` as it ends. */
export const measured = (handlers: Handlers, { run }: Pick<Measures, 'run'>): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      {
        ...handler,
        async execute(work) {
          const startMs = performance.now();
          const tell = (outcome: string): void => run(kind, outcome, performance.now() - startMs);
          try {
            const effect = await handler.execute(work);
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
