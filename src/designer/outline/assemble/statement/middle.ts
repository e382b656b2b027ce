/** The middle of the page or of a bar. */
export const MIDDLE =
  /^(?:(?:in|at|au|en|al|no|im)\s+)?(?:the\s+)?(?:cent(?:re|er)|middle|mitte|milieu|centro|midden|środku|mitten)$/i;
