/** A thread that draws ended over one of its pages, not always this one. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';

  constructor(options?: ErrorOptions) {
    super('the thread that was drawing the page ended', options);
  }
}
