import type { Element } from 'hast';

/** What is written where: decided first, so that of two that answer equally the one is taken that can say it. */
export interface Plan {
  element: Element;
  done: string;
  write(): void;
}
