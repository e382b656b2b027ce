import { AppError } from '../domain/app-error.ts';

/**
 * The body as an object; where it `isOptional`, no body is an empty one. Throws INVALID_ARGUMENT that shows `example` for
 * anything else.
 */
export async function readJsonObject(request: Request, example: string, isOptional = false): Promise<object> {
  const text = await request.text();
  if (isOptional && text.trim() === '') return {};
  const body = parseJson(text, example);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new AppError('INVALID_ARGUMENT', 'the body must be a JSON object', { hint: `Send ${example}.` });
}

function parseJson(text: string, example: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_ARGUMENT', 'the body is not JSON', { hint: `Send ${example}.`, cause });
  }
}
