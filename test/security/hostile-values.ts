/** What nobody should send, for any argument. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  ' ',
  '../../etc/passwd',
  "'; drop table screens; --",
  '<script>alert(1)</script>',
  '\u0000',
  'x'.repeat(30_000),
  [],
  [[]],
  {},
  { __proto__: { admin: true }, constructor: 1 },
];
