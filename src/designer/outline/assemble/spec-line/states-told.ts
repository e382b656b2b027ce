/** Words for what is chosen, in the languages that prompts come in. */
const CHOSEN =
  'pre-?selected|selected|active|current|currently|chosen|checked|ticked|highlighted|on|default|preset|ausgewählt|gewählt|aktiv|angehakt|vorausgewählt|an|sélectionné(?:e|s|es)?|actif|active|activé(?:e|s)?|coché(?:e|s|es)?|par défaut|seleccionad[oa]s?|activ[oa]s?|marcad[oa]s?|por defecto|selecionad[oa]s?|ativ[oa]s?|selezionat[oaie]|attiv[oaie]|spuntat[oaie]|geselecteerd|actief|aangevinkt|wybran[yaei]|zaznaczon[yaei]|aktywn[yaei]|vald[a]?|markerad|seçili|選択中|選択|선택됨|已选中|选中';

/** "Seeds selected", "Seeds is selected", "with Seeds active", "default: Seeds", "Seeds as default". */
export const NAMES_CHOSEN = [
  new RegExp(
    String.raw`^(?:(?:with|mit|avec|con|com|of which|davon|dont)\s+)?(.+?)\s+(?:(?:is|are|being|as(?: the)?|ist|sind|est|sont|está|es|è|als|comme|como|come)\s+)?(?:the\s+)?(?:${CHOSEN})(?:\s+(?:one|by default))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:${CHOSEN}|default(?: value| is)?|value|wert|valeur|valor|valore|waarde|initial(?:ly)?|standard|voreinstellung)\s*[:=]\s*|(?:(?:(?:the|de[mnr]|la|le|el|il|lo|de)\s)?(?:default |current |initial )?(?:value|wert|valeur|valor|valore|waarde)(?: is)?|default(?:s to| is)?|currently|current|pre-?selected|selected|active|set (?:to|at)|shows?|showing|aktuell|derzeit|steht auf|réglé sur|actualmente|puesto en|impostato su)\s+)(.+)$`,
    'iu',
  ),
];

/** Nothing but a word for it. */
export const IS_CHOSEN = new RegExp(`^(?:${CHOSEN})$`, 'iu');
