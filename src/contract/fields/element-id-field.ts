import { z } from 'zod';
import { expected } from './expected.ts';

const ELEMENT_ID = /^[\w-]{1,64}$/;
const elementError = expected('the data-id of an element');

export const elementIdField = z.string({ error: elementError }).regex(ELEMENT_ID, { error: elementError });
