import type { CallToolResult } from '@modelcontextprotocol/server';
import type { AppError } from '../domain/app-error.ts';
import { toErrorText } from './error-text.ts';
import { findLinks } from './result-links.ts';

/** Structured content and the same as one text block; its files and design systems follow as links. */
export const toToolResult = (output: object, { links }: { links: boolean }): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(output) }, ...(links ? findLinks(output) : [])],
  structuredContent: { ...output },
});

export const toToolError = (error: Pick<AppError, 'code' | 'message' | 'hint'>): CallToolResult => ({
  content: [{ type: 'text', text: toErrorText(error) }],
  isError: true,
});
