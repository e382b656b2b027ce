/** Rules of the specification, sections 4.6 and 7, as every tool that takes long tells them. */
export const LONG_WORK =
  'May take minutes. Do not retry on a timeout or connection error, which does not mean failure and would make ' +
  'duplicates: wait, then call get_screen (list_screens has the ids).';

export const SUGGESTIONS =
  'Show the suggestions in output_components to the user; when one is accepted, call again with it as the prompt.';
