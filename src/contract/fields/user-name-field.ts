import { z } from 'zod';
import { parseArguments } from '../parse-arguments.ts';
import { expected } from './expected.ts';

const MOST_CHARACTERS = 128;
const error = expected(`the name of a user: 1 to ${MOST_CHARACTERS} characters in one line`);

/** The name of a user, as operators or an identity provider give it. */
export const userNameField = z
  .string({ error })
  .trim()
  .min(1, { error })
  .max(MOST_CHARACTERS, { error })
  .regex(/^\P{Cc}+$/u, { error })
  .meta({ description: 'The name of a user.' });

/** Throws INVALID_ARGUMENT that names `user`. */
export const parseUserName = (user: unknown): string =>
  parseArguments(z.object({ user: userNameField }), { user }).user;
