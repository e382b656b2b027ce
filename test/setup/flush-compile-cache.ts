import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// A worker is ended without a chance to write what it compiled.
afterAll(() => flushCompileCache());
