import { copyText } from './copy-text.ts';
import { ApiError } from './request.ts';

/** Saves what is at an address under a name that people recognise. Throws ApiError. */
export async function saveFile(url: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await takeFile(url));
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Puts what is at an address on the clipboard. */
export async function copyFile(url: string, type: 'text/html' | 'text/plain'): Promise<void> {
  copyText(await (await takeFile(url)).text(), type);
}

async function takeFile(url: string): Promise<Blob> {
  const response = await fetch(url, { headers: { accept: '*/*' } });
  if (response.ok) return response.blob();
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: ConstructorParameters<typeof ApiError>[1];
  };
  throw new ApiError(response.status, error ?? { message: 'The file could not be made.' });
}
