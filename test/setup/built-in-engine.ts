import { createTakumiEngine } from '../../src/render/takumi/takumi-engine.ts';

const engine = createTakumiEngine();

/**
 * The built-in renderer, one for all services that a test process opens: its drawing processes are started once and warm
 * from then on. They end with the test process.
 */
export const BUILT_IN_ENGINE: typeof engine = { ...engine, close: async () => undefined };
