/**
 * Puts a text on the clipboard: `text/html` is pasted as what it shows, `text/plain` as it is written. Throws where the browser
 * does not let it.
 */
export function copyText(text: string, type: 'text/html' | 'text/plain' = 'text/plain'): void {
  // Through the event rather than `navigator.clipboard`, which rewrites HTML, and is closed to pages over plain HTTP.
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData(type, text);
    event.preventDefault();
    // Within a dialog nobody else has a say in what is copied.
    event.stopPropagation();
  };
  document.addEventListener('copy', write, { once: true, capture: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', write, { capture: true });
  if (!isCopied) throw new Error('The browser did not let this page write the clipboard. Click once more');
}
