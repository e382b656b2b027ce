import type { CallToolResult, ImageContent } from '@modelcontextprotocol/server';
import type { AppError } from '../domain/app-error.ts';
import { toErrorText } from './error-text.ts';
import { findLinks } from './result-links.ts';

/** What stands in a result beside its words. */
interface Beside {
  links: boolean;
  pictures: readonly ImageContent[];
}

/** Structured content and the same as one text block; its files and design systems follow as links, then pictures. */
export const toToolResult = (output: object, { links, pictures }: Beside): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(output) }, ...(links ? findLinks(output) : []), ...pictures],
  structuredContent: { ...output },
});

export const toToolError = (error: Pick<AppError, 'code' | 'message' | 'hint'>): CallToolResult => ({
  content: [{ type: 'text', text: toErrorText(error) }],
  isError: true,
});
