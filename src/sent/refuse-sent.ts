import { AppError } from '../domain/app-error.ts';

/** What is wrong with what a prompt holds in fences; nothing is made. */
export const refuseSent = (message: string, hint: string): AppError =>
  new AppError('INVALID_ARGUMENT', `prompt: ${message}`, { path: 'prompt', hint });
