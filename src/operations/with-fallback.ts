import { AppError } from '../domain/app-error.ts';
import type { Composition, Designer } from '../domain/designer.ts';

/** A designer that hands over to another where it fails; what the other makes says so. Cancelling stays cancelling. */
export function withFallback(designer: Designer, other: Designer): Designer {
  const takeOver = async <T>(
    work: Promise<T>,
    instead: () => Promise<T>,
    mark: (made: T, why: string) => T,
  ): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'CANCELLED') throw error;
      return mark(await instead(), error.message);
    }
  };
  const mark = (made: Composition, why: string): Composition => ({
    ...made,
    generatedBy: other.name,
    statusMessage: `Made by the embedded designer, since ${why}.`,
  });
  return {
    name: designer.name,
    split: (prompt) => designer.split(prompt),
    design: (request, context) =>
      takeOver(designer.design(request, context), () => other.design(request, context), mark),
    edit: (request, context) =>
      takeOver(
        designer.edit(request, context),
        () => other.edit(request, context),
        (made, why) => (made.kind === 'composition' ? mark(made, why) : made),
      ),
    vary: (request, context) =>
      takeOver(
        designer.vary(request, context),
        () => other.vary(request, context),
        (made, why) => made.map((one) => mark(one, why)),
      ),
  };
}
