/** What a designer asks for with `<img data-picture="food: ramen, egg" alt="…">`. */
export interface PictureRequest {
  /** The word before the colon: `portrait`, `landscape`, `product`, `food`…; `scene` when there is none. */
  kind: string;
  /** The words after the colon; seeds the drawing. */
  subject: string;
  /** Empty for a picture that says nothing beside its surroundings. */
  alt: string;
  /** Width over height of the box to fill; 1.5 when the element does not tell. */
  aspect: number;
}

/** Draws an inline `<svg>` that uses `var(--role)` colours only and scales by its `viewBox`. The same request gives the same bytes. */
export type DrawPicture = (request: PictureRequest) => string;
