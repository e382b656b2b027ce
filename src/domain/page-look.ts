/** What a page that a client made brought of its own look, cleaned; the stored document carries it beside its body. */
export interface PageLook {
  /** Its style sheets as one text: safe to place in a `style` element, loads and runs nothing. */
  sheet: string;
  /** Attributes of its `html` element by their HTML name, such as `class` and `dir`. */
  root: Readonly<Record<string, string>>;
  /** Families that it wanted loaded from elsewhere, and the bundled family that draws each. */
  fonts: Readonly<Record<string, string>>;
  /**
   * `kept`: drawn as its author made it. `wanted`: colours, fonts and corners are to become tokens when it is finished.
   * `themed`: they are.
   */
  state: 'kept' | 'wanted' | 'themed';
}
