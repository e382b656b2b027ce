/** From this width on a window is wider than any phone: Tailwind's `md`. */
const WIDE = '48rem';

/** Rules for windows that are wider than the column; in it they would find no room. */
const WIDER = /^(?:lg|xl|2xl|min-\[[^\]]+\]):/;

/** The classes that a phone's screen needs in any window. */
export const withoutWider = (classes: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...classes].filter((name) => !WIDER.test(name)));

/**
 * A phone's screen that is opened in a wide window stands in its middle as a column, a tablet wide, on a ground of its own,
 * rather than torn from edge to edge.
 */
export const HAND_COLUMN = `@media (min-width:${WIDE}){html{background-color:var(--surface-dim)}body{max-width:${WIDE};margin-inline:auto}}`;
