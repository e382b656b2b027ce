/** A process that draws ended over one of its pages, not always this one. */
export class ProcessLostError extends Error {
  override readonly name = 'ProcessLostError';

  constructor(options?: ErrorOptions) {
    super('the process that was drawing the page ended', options);
  }
}
