import { z } from 'zod';
import { decodeBase64, decodeUtf8 } from '../base64.ts';
import { expected } from './expected.ts';

/** Bytes that came as Base64, at most `maxBytes` of them. */
const base64BytesField = (maxBytes: number) =>
  z.string({ error: expected('a Base64 text') }).transform((text, context): Uint8Array => {
    const decoded = decodeBase64(text, maxBytes);
    if ('bytes' in decoded) return decoded.bytes;
    context.addIssue({ code: 'custom', message: decoded.problem });
    return z.NEVER;
  });

/** UTF-8 text that came as Base64. */
export const base64TextField = (maxBytes: number, description: string) =>
  base64BytesField(maxBytes)
    .transform((bytes, context): string => {
      const decoded = decodeUtf8(bytes);
      if ('text' in decoded) return decoded.text;
      context.addIssue({ code: 'custom', message: decoded.problem });
      return z.NEVER;
    })
    .meta({ description, maxLength: Math.ceil(maxBytes / 3) * 4 });
