/** Something about a DESIGN.md that its author should know, in words. Lines count from 1, front matter included. */
export interface Finding {
  severity: 'error' | 'warning' | 'info';
  message: string;
  line?: number;
}
