/** Saves what is at an address under a name that people recognise. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The file could not be made.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  URL.revokeObjectURL(link.href);
}
