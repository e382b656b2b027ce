interface Issue {
  input?: unknown;
}

/** The words of an error on a field: one phrase says what is expected, whatever is wrong. */
export const expected =
  (phrase: string) =>
  (issue: Issue): string =>
    issue.input === undefined ? `is required: ${phrase}` : `must be ${phrase}`;
