/**
 * Puts a text into the clipboard. Browsers give theirs only to pages of this machine or of HTTPS; in any other the text is
 * selected in a field and copied by the old command. Throws where neither is let.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 left-0 opacity-0';
  // Within a dialog the focus may not leave it.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy'); // oxlint-disable-line typescript/no-deprecated
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('The browser keeps its clipboard from this page: select the text and copy it by hand');
}
