/** What the service says when it cannot do something, in its own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly hint: string | undefined;

  constructor(
    status: number,
    { code = 'UNAVAILABLE', message, hint }: { code?: string; message: string; hint?: string },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }
}

/** An address of the service, below whichever path the page is served at. */
export const toUrl = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Asks the HTTP API. Throws ApiError. */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(toUrl(path), {
      method,
      ...(signal && { signal }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, {
      message: 'The service cannot be reached.',
      hint: 'Is it still running? This page tries again.',
    });
  }
  if (response.status === 204) return undefined as Answer;
  const answer = (await response.json().catch(() => ({}))) as { error?: ConstructorParameters<typeof ApiError>[1] };
  if (response.ok) return answer as Answer;
  throw new ApiError(response.status, answer.error ?? { message: `The service answered ${response.status}.` });
}

/** `projects/7/screens/ab` → `ab`. */
export const idOf = (name: string): string => name.split('/').at(-1) ?? name;

/** Where the bytes of a file are; an image may be asked for in a width of its own. */
export const fileUrl = (file: { downloadUrl: string }, widthPx?: number): string =>
  toUrl(`files/${idOf(file.downloadUrl)}${widthPx === undefined ? '' : `=w${widthPx}`}`);

/** Words for people of whatever was thrown. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Something went wrong.';
  const text = error.message.replace(/^(?:not found|no permission|rate limit|unauthenticated): /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
};
