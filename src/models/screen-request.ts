import type { DesignRequest } from '../domain/designer.ts';

/** What a variant is to be, said to whoever plans and draws it. */
interface VariantBrief {
  name: string;
  /** Is followed, and never printed. */
  direction: string;
  /** The words of the screen that it is a variant of. */
  words: string;
}

/** A screen that is asked for, by itself or as a variant of another. */
export type ScreenRequest = DesignRequest & { variant?: VariantBrief };

export const tellVariant = (variant: VariantBrief | undefined): string =>
  variant === undefined
    ? ''
    : `This is a variant of the screen that the request asked for. To you alone, and not to be printed: it is called "${variant.name}". ${variant.direction}\n\nIt holds these words:\n${variant.words}`;
