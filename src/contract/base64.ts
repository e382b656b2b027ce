/** Why bytes could not be read; the words follow the path of the argument. */
interface Problem {
  problem: string;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const DATA_URL = /^data:[^,]*;base64,/;

/**
 * Decodes standard or URL-safe Base64, with or without padding, line breaks and a `data:` prefix.
 * Empty content and more than `maxBytes` of it are problems too.
 */
export function decodeBase64(text: string, maxBytes: number): { bytes: Uint8Array } | Problem {
  const compact = text.replace(DATA_URL, '').replaceAll(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  const characters = compact.replace(/={1,2}$/, '').length;
  if (characters === 0) return { problem: 'is empty: send the content encoded as Base64' };
  if (!BASE64.test(compact) || characters % 4 === 1) {
    return { problem: 'must be Base64: letters, digits, + and /, padded with =' };
  }
  if (Math.floor((characters * 3) / 4) > maxBytes) {
    return { problem: `is too large: at most ${maxBytes} bytes when decoded` };
  }
  return { bytes: Buffer.from(compact, 'base64') };
}

/** The text of UTF-8 bytes without a byte order mark; binary and blank content are problems. */
export function decodeUtf8(bytes: Uint8Array): { text: string } | Problem {
  if (bytes.includes(0)) return { problem: 'must decode to text: it holds NUL bytes' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { problem: 'is empty: it decodes to nothing but white space' } : { text };
  } catch {
    return { problem: 'must decode to valid UTF-8' };
  }
}
