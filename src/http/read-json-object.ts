import { AppError } from '../domain/app-error.ts';

/** The body as an object. Throws INVALID_ARGUMENT that shows `example` for anything else. */
export async function readJsonObject(request: Request, example: string): Promise<object> {
  const body = await request.json().catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError('INVALID_ARGUMENT', 'the body is not JSON', { hint: `Send ${example}.`, cause });
  });
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new AppError('INVALID_ARGUMENT', 'the body must be a JSON object', { hint: `Send ${example}.` });
}
