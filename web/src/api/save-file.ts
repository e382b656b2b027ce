import { ApiError } from './request.ts';

/** Saves what is at an address under a name that people recognise. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await takeFile(url));
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Puts what is at an address on the clipboard: `text/html` is pasted as what it shows, `text/plain` as it is written. */
export async function copyFile(url: string, type: 'text/html' | 'text/plain'): Promise<void> {
  const text = await (await takeFile(url)).text();
  // Through the event rather than `navigator.clipboard`, which rewrites HTML, and is closed to pages over plain HTTP.
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData(type, text);
    event.preventDefault();
  };
  document.addEventListener('copy', write, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', write);
  if (!isCopied) throw new Error('The browser did not let this page write the clipboard. Click once more');
}

async function takeFile(url: string): Promise<Blob> {
  const response = await fetch(url, { headers: { accept: '*/*' } });
  if (response.ok) return response.blob();
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: ConstructorParameters<typeof ApiError>[1];
  };
  throw new ApiError(response.status, error ?? { message: 'The file could not be made.' });
}
