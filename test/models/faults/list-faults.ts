import { EDIT_FAULTS } from './edit-faults.ts';
import { FAILURE_FAULTS } from './failure-faults.ts';
import type { Fault } from './fault.ts';
import { PAGE_FAULTS } from './page-faults.ts';

/** The faults of the model path that were named, in the order in which they are told. */
export const FAULTS: readonly Fault[] = [...EDIT_FAULTS, ...PAGE_FAULTS, ...FAILURE_FAULTS];
