/** Whether the client has the bytes of `etag` already. RFC 9110, section 13.1.2: a list of tags, compared weakly. */
export const isHeld = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === etag);
