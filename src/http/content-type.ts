/** All text of this service is UTF-8; other media types say so themselves or have no text. */
export const toContentType = (mimeType: string): string =>
  mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
