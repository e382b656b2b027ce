import { registerHooks, stripTypeScriptTypes } from 'node:module';

/** Read before everything else by each process of a test run: one file is loaded as its mutant has it, the disk is left alone. */
const { url, source } = JSON.parse(process.env['TAILORBIRD_MUTANT'] ?? '{}') as { url?: string; source?: string };

registerHooks({
  load: (asked, context, nextLoad) =>
    asked === url && source !== undefined
      ? { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true }
      : nextLoad(asked, context),
});
