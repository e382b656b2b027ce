/** Says that the colours of all of the page are meant. */
export const THEME =
  /\b(?:primary|main|accent|brand|theme|secondary|key) ?(?:and \w+ )?colou?rs?\b|\b(?:hauptfarbe|akzentfarbe|couleur principale|color principal|colore principale|hoofdkleur|cor principal|accent|palette|colou?r scheme)\b/i;

/** Words of a look that name neither what has it nor what it is. */
export const DROPPED =
  /^(?:a|an|the|in|into|as|to|it's|with|background|backgrounds|ground|colou?r|coloured|colored|hintergrund|fond|fondo|sfondo|achtergrond|fundo|text|letters?|bit|little|much|more|very|and|be|have|has|having|get|gets|look|looks|of|border|farbe|couleur|kleur|cor|colore|outline|style|styled|should|on|instead|only|same|size|way|so|that|wie|en|auf|ganz|etwas|slightly|lot|alles|fill|corners?|ecken|up|out|stand|pop|need|needs|made|turned|shown|than|now|currently|displayed|fonts?|typeface|face|schriftart|police|fuente|lettertype)$/i;
