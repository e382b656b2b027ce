/** Words of buttons that leave, refuse or undo, in the languages of the lexicon. */
const BACKING_OUT =
  /^(?:cancel|decline|dismiss|go back|back|skip|reject|delete|remove|discard|not now|maybe later|later|close|abbrechen|ablehnen|zurück|überspringen|verwerfen|löschen|nicht jetzt|später|annuler|refuser|retour|ignorer|supprimer|plus tard|cancelar|rechazar|volver|atrás|omitir|eliminar|ahora no|recusar|voltar|pular|excluir|agora não|annulla|rifiuta|indietro|salta|elimina|annuleren|weigeren|terug|overslaan|verwijderen|anuluj|odrzuć|wstecz|pomiń|usuń|avbryt|avböj|tillbaka|hoppa över|ta bort|iptal|reddet|geri|atla|キャンセル|拒否|戻る|スキップ|削除|취소|거절|뒤로|건너뛰기|삭제|取消|拒绝|返回|跳过|删除)(?![\p{L}\p{N}])/iu;

/** Whether a button leads away from what the page is for, so that another stands out beside it. */
export const isBackingOut = (label: string): boolean => BACKING_OUT.test(label.trim());
