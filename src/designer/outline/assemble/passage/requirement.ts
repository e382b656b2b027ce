/** "FR-1 Header", "REQ-4: Help", "US3. Search": requirements are numbered by their kind. */
export const REQUIREMENT =
  /^(?:(?:FR|NFR|REQ|US|AC|UI|UX|BR|SR|RQ)[- ]?\d+(?:\.\d+)*|\p{Lu}{1,4}-\d+(?:\.\d+)*)[.:)]?\s+(?=["“„]?\p{Lu})/u;
