import { createHash, randomBytes } from 'node:crypto';

/** Tells people and scanners of leaked secrets what it is. */
const PREFIX = 'tailorbird_';

/** A new key with 256 random bits: nobody can guess it, so its hash needs neither salt nor time. */
export const createApiKey = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** SHA-256 of a key; the only form in which it is kept. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();
