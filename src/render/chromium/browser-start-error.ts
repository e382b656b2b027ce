/** A browser that was found but does not come up: wrong file, missing libraries, no sandbox. */
export class BrowserStartError extends Error {
  override readonly name = 'BrowserStartError';

  constructor(cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    super(
      /no usable sandbox|running as root without|sandbox ipc|zygote_host/i.test(text)
        ? 'its sandbox cannot run here'
        : firstLine(text),
      { cause },
    );
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 160) ?? '';
