/** Words about the size, shape, place and making of a picture. */
const HOW =
  /^(?:(?:an?|the|everything|it|in|at|on|of|with|and|to|very|about|ca\.?|as|is|its|by|all|around|over|across|under|no|without|behind|next|from|big|large|huge|small|tiny|little|wide|tall|low|high|long|full|half|third|quarter|thirds?|edge|bleed|width|height|size|sized|round|circular|rounded|square|squared|oval|portrait|landscape|crop|cropped|corners?|radius|border|shadow|frame|framed|ratio|aspect|px|pt|rem|left|right|top|bottom|centre|center|centred|centered|middle|side|first|last|here|again|optional|placeholder|light|dark|black|white|grey|gray|monochrome|sepia|duotone|colou?r|coloured|blurred|faded|fades?|into|background|foreground|transparent|zoomable|clickable|main|upper|lower|columns?|rows?|grid|two|three|four|five|one|gro(?:ß|ss)e?s?|kleine?s?|breite?s?|grande|pequeñ[oa]|ancho|larga|rond|ronde|carrée?|petite?|grosse?|redond[oa]|quadrad[oa]|piccol[oa]|larg[oa]|rotond[oa]|klein|groot|rund[ae]?|stor|liten)|[\d.,:x×/%"”-]+(?:px|pt|rem|em|%|cm|mm)?|#[\da-f]{3,8})$/iu;

/** Whether words say only how a picture stands and looks: "full width", "4:5", "corners 12px", "(round, 48 px)". */
export const isOnlyHow = (text: string): boolean =>
  text
    .split(/[\s,;()–—-]+/)
    .filter((word) => word !== '' && word !== '.')
    .every((word) => HOW.test(word.replace(/[.:]$/, '')));
