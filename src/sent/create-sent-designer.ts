import type { Composition, Designer } from '../domain/designer.ts';
import type { Inspect } from '../answers/inspect.ts';
import { designPage } from './design-page.ts';
import { editByOperations } from './edit-by-operations.ts';
import { readSentEdit } from './sent-edit.ts';
import { readSentScreens } from './sent-screens.ts';
import { readSentVariants, varyPages } from './vary-pages.ts';

interface SentDesignerOptions {
  /** Answers all that is sent in words. */
  next: Designer;
  /** Reads what words beside a page wish of its look; needs no model. */
  reader: Designer;
  inspect: Inspect;
  print(composition: Composition): Promise<string>;
}

/** A designer that takes what the caller has drawn itself, and hands on what is said in words. Throws AppError. */
export function createSentDesigner({ next, reader, inspect, print }: SentDesignerOptions): Designer {
  return {
    name: next.name,
    async split(prompt) {
      const sent = readSentScreens(prompt);
      return sent.length > 0 ? sent : next.split(prompt);
    },
    design: async (request, context) =>
      request.sent?.kind === 'page'
        ? designPage({ reader, inspect }, request.sent, request, context)
        : next.design(request, context),
    async edit(request, context) {
      const sent = readSentEdit(request.instruction);
      return sent === undefined
        ? next.edit(request, context)
        : editByOperations({ next, reader, inspect, print }, sent, request, context);
    },
    async vary(request, context) {
      const sent = readSentVariants(request.prompt);
      return sent.length > 0 ? varyPages({ next, inspect }, sent, request, context) : next.vary(request, context);
    },
  };
}
