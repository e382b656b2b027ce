import type { EditOperation } from '../edit-operation.ts';

/** A wish for something new. */
export type AddOperation = Extract<EditOperation, { kind: 'add' }>;
