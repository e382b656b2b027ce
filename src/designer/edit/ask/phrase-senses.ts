/** What a phrase of an instruction does in it. */
export type Sense = VerbSense | RelationSense | 'reason' | 'filler' | 'and' | 'all' | 'negation';

export type VerbSense =
  | 'rename'
  | 'set'
  | 'replace'
  | 'remove'
  | 'add'
  | 'move'
  | 'put'
  | 'swap'
  | 'sort'
  | 'select'
  | 'deselect'
  | 'on'
  | 'off'
  | 'open'
  | 'close'
  | 'disable'
  | 'enable'
  | 'require'
  | 'current'
  | 'duplicate'
  | 'make'
  | 'keep'
  | 'becomes'
  | 'goes'
  | 'wish';

export type RelationSense =
  | 'to'
  | 'from'
  | 'instead'
  | 'below'
  | 'above'
  | 'before'
  | 'after'
  | 'beside'
  | 'leftof'
  | 'rightof'
  | 'between'
  | 'top'
  | 'bottom'
  | 'in'
  | 'of'
  | 'with'
  | 'around'
  | 'called';

type Lang = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt';
type Words = Partial<Record<Lang, string>>;

/** Phrases by sense and language, separated by commas; of two that fit the longer one counts. */
export const VERBS: Readonly<Record<VerbSense, Words>> = {
  rename: {
    en: 'rename, relabel, retitle, call, recaption, reword, rephrase, call it, rename it, renamed, renaming, name it',
    de: 'umbenennen, benenne, nenne, nenn, benenn, umbenennt, heissen, soll heissen, heisst jetzt, soll jetzt heissen, sollen heissen, beschrifte',
    fr: 'renomme, renommer, renommez, rebaptise, appelle, intitule',
    es: 'renombra, renombrar, llama, renombre',
    it: 'rinomina, rinominare, chiama, intitola, rinominate',
    nl: 'hernoem, hernoemen, noem, moet heten, heet nu',
    pt: 'renomeia, renomear, renomeie, chama, chame',
  },
  set: {
    en: 'set, change, update, edit, modify, correct, fix, adjust, amend, bump, raise, lower, reduce, increase, chnage, chage, cahnge, chang, upate, changing, setting, updating, revise, alter, overwrite, type, fill in, enter, adapt, cut',
    de: 'ändere, ändern, ändert, ändre, setze, setzen, stelle, stell, aktualisiere, aktualisieren, korrigiere, schreibe, schreib, trage, ändert sich, anpassen, passe, setz, abändern',
    fr: 'change, changer, changez, modifie, modifier, modifiez, corrige, corriger, mets à jour, mettre à jour, actualise, écris, ecris, écrire, passe',
    es: 'cambia, cambiar, cambie, modifica, modificar, actualiza, actualizar, corrige, escribe, ajusta',
    it: 'cambia, cambiare, modifica, modificare, aggiorna, correggi, imposta, scrivi',
    nl: 'wijzig, wijzigen, verander, veranderen, pas, aanpassen, zet, corrigeer, werk bij',
    pt: 'muda, mudar, mude, altera, alterar, altere, modifica, atualiza, atualize, corrige, escreve, troque',
  },
  replace: {
    en: 'replace, substitute, exchange, swap out, replacing, is replaced by, gets replaced by, is replaced with, trade',
    de: 'ersetze, ersetzen, tausche aus, austauschen, ersetz',
    fr: 'remplace, remplacer, remplacez',
    es: 'reemplaza, reemplazar, sustituye, sustituir, reemplace',
    it: 'sostituisci, sostituire, rimpiazza',
    nl: 'vervang, vervangen',
    pt: 'substitui, substituir, substitua',
  },
  remove: {
    en: 'remove, delete, drop, take out, take away, take off, get rid of, chuck out, chuck, lose, ditch, kill, strip, scrap, bin, clear, eliminate, erase, throw out, throw away, cut out, hide, remvoe, remov, delte, deleet, dump, trash, discard, pull out, pull, wipe, nuke, axe, leave out, removing, deleting, without, no more, dont need, do not need, dont want, do not want, no longer need, can go, should go, must go, has to go, have to go, goes away, must be removed, should be removed, zap, retire, omit, rm, del, unpublish, must disappear, should disappear, can be removed, disappears, is gone, should be gone, is dropped, falls away',
    de: 'entferne, entfernen, lösche, löschen, nimm raus, nimm weg, nimm heraus, streiche, streichen, weg mit, schmeiss raus, kann weg, muss weg, soll weg, raus mit, blende aus, ausblenden, entfernt, lösch, entfern, schmeiß raus, wirf raus, wegnehmen, rausnehmen, brauchen wir nicht mehr, bitte weg, entfällt, entfallen, fällt weg, fallen weg, raus, rausschmeißen, verschwindet, soll verschwinden, muss raus, kann raus',
    fr: 'supprime, supprimer, supprimez, enlève, enlever, retire, retirer, efface, effacer, vire, ôte, masque, enlevez, retirez',
    es: 'quita, quitar, quite, elimina, eliminar, borra, borrar, suprime, saca, oculta, elimine',
    it: 'rimuovi, rimuovere, elimina, eliminare, togli, togliere, cancella, cancellare, leva, nascondi',
    nl: 'verwijder, verwijderen, haal weg, haal eruit, wis, schrap, gooi weg, weg met, mag weg, kan weg, moet weg, haal eraf, verberg, gooi eruit, weghalen, haal',
    pt: 'remove, remover, remova, elimina, apaga, apagar, apague, tira, tirar, tire, exclui, excluir, exclua, retira, retire, elimine',
  },
  add: {
    en: 'add, insert, include, append, create, introduce, put in, adding, there should be, there must be, there needs to be, prepend, ad, attach, throw in, stick in, drop in, slot in, need another, need a, need an, we need a, we need another, place a, place an, put a, put an, put another, also add, tack on, enrol',
    de: 'füge hinzu, füge ein, hinzufügen, einfügen, ergänze, ergänzen, füg hinzu, füg ein, füge, es fehlt, fehlt noch, soll dazu, dazu kommt, lege an, füg, hinzugefügt',
    fr: 'ajoute, ajouter, ajoutez, insère, insérer, rajoute, crée, rajouter, insérez',
    es: 'añade, añadir, agrega, agregar, inserta, insertar, pon un, pon una, añada, agregue, crea, incluye',
    it: 'aggiungi, aggiungere, inserisci, inserire, crea, aggiungete, metti un, metti una',
    nl: 'voeg toe, toevoegen, voeg in, voeg, invoegen, zet erbij, maak een',
    pt: 'adiciona, adicionar, adicione, acrescenta, acrescente, insere, insira, inclui, inclua, cria, põe um, põe uma',
  },
  move: {
    en: 'move, shift, drag, relocate, bring, slide, push, reposition, moving, moves, carry, transfer',
    de: 'verschiebe, verschieben, bewege, schiebe, rücke, ziehe, verlege, schieb, verschieb',
    fr: 'déplace, déplacer, déplacez, bouge, remonte, descends',
    es: 'mueve, mover, mueva, desplaza, sube, baja, traslada',
    it: 'sposta, spostare, muovi, spostate',
    nl: 'verplaats, verplaatsen, schuif, verschuif',
    pt: 'move, mover, mova, desloca, passa',
  },
  put: {
    en: 'put, place, stick, position, set up, plonk, keep it',
    de: 'platziere, pack, packe, tu, setze',
    fr: 'mets, mettre, mettez, place, placer, pose, placez',
    es: 'pon, poner, coloca, colocar, ponga',
    it: 'metti, mettere, posiziona, mettete',
    nl: 'plaats',
    pt: 'põe, poe, coloca, colocar, coloque, ponha',
  },
  swap: {
    en: 'swap, switch, switch places, swap places, trade places, flip, switch around, swap around, swap the order of, exchange places of, swop, interchange',
    de: 'tausche, vertausche, tauschen, vertauschen, tausch',
    fr: 'échange, échanger, inverse, intervertis, permute',
    es: 'intercambia, intercambiar, permuta',
    it: 'scambia, scambiare, inverti',
    nl: 'wissel, verwissel, ruil, omwisselen',
    pt: 'troca, trocar, inverte, permuta',
  },
  sort: {
    en: 'sort, order, reorder, arrange, rank, re-order, rearrange, sorted, resort, order them, sort by, reorder them',
    de: 'sortiere, sortieren, ordne, sortier',
    fr: 'trie, trier, classe, ordonne, triez, réordonne',
    es: 'ordena, ordenar, clasifica, reordena, ordene',
    it: 'ordina, ordinare, riordina',
    nl: 'sorteer, sorteren, rangschik, orden',
    pt: 'ordena, ordenar, ordene, reordena, classifica',
  },
  select: {
    en: 'select, preselect, pre-select, choose, pick, check, tick, tick off, checked, ticked, check off, preset, presel, preselected, selected',
    de: 'wähle, wähle aus, wähl, auswählen, hake an, ankreuzen, kreuze an, vorauswählen',
    fr: 'sélectionne, sélectionner, coche, cocher, choisis, présélectionne',
    es: 'selecciona, marca, elige, preselecciona, marcar, seleccionar',
    it: 'seleziona, spunta, scegli, preseleziona, selezionare',
    nl: 'selecteer, vink aan, kies, aanvinken',
    pt: 'seleciona, marca, escolhe, selecione, marque, escolha',
  },
  deselect: {
    en: 'deselect, unselect, uncheck, untick, unmark, clear the checkbox, clear the box',
    de: 'hake ab, abwählen, wähle ab',
    fr: 'décoche, désélectionne',
    es: 'desmarca, deselecciona',
    it: 'deseleziona, togli la spunta',
    nl: 'vink uit, deselecteer',
    pt: 'desmarca, desmarque',
  },
  on: {
    en: 'turn on, switch on, toggle on, activate, flip on, turned on, switched on, should be on, is on now, set to on',
    de: 'schalte ein, schalte an, einschalten, anschalten, aktiviere, mach an, aktivieren',
    fr: 'active, allume, activer, activez',
    es: 'activa, enciende, activar, active',
    it: 'attiva, accendi, attivare',
    nl: 'zet aan, schakel in, activeer, aanzetten',
    pt: 'ativa, liga, ativar, ative, ligue',
  },
  off: {
    en: 'turn off, switch off, toggle off, deactivate, flip off, turned off, switched off, should be off, is off now, set to off',
    de: 'schalte aus, schalte ab, ausschalten, abschalten, deaktiviere, mach aus, deaktivieren',
    fr: 'désactive, éteins, désactiver',
    es: 'desactiva, apaga, desactivar',
    it: 'disattiva, spegni, disattivare',
    nl: 'zet uit, schakel uit, uitzetten',
    pt: 'desativa, desliga, desativar, desligue',
  },
  open: {
    en: 'open, expand, unfold, uncollapse, open up',
    de: 'öffne, aufklappen, klappe auf',
    fr: 'ouvre, déplie',
    es: 'abre, despliega',
    it: 'apri, espandi',
    nl: 'open, klap open',
    pt: 'abre, abra',
  },
  close: {
    en: 'close, collapse, fold, shut',
    de: 'schliesse, zuklappen, klappe zu',
    fr: 'ferme, replie',
    es: 'cierra, pliega',
    it: 'chiudi, comprimi',
    nl: 'sluit, klap dicht',
    pt: 'fecha, feche',
  },
  disable: {
    en: 'disable, grey out, gray out, greyed out, disabled, make inactive',
    de: 'ausgrauen, sperre',
    fr: 'grise',
    es: 'inhabilita',
    it: 'disabilita',
    nl: 'blokkeer',
    pt: 'desabilita',
  },
  enable: {
    en: 'enable, enabled, make active',
    de: 'entsperre',
    fr: 'dégrise',
    es: 'habilita',
    it: 'abilita',
    nl: 'deblokkeer',
    pt: 'habilita',
  },
  require: {
    en: 'require, make required, make mandatory, should be required, is required, should be mandatory, required, mandatory',
    de: 'pflichtfeld',
    fr: 'obligatoire',
    es: 'obligatorio',
    it: 'obbligatorio',
    nl: 'verplicht',
    pt: 'obrigatório',
  },
  current: {
    en: 'mark, mark as, highlight as',
    de: 'markiere, markieren',
    fr: 'marque',
    es: 'señala',
    it: 'segna, evidenzia',
    nl: 'markeer',
    pt: 'assinala',
  },
  duplicate: {
    en: 'duplicate, copy, clone, repeat',
    de: 'dupliziere, kopiere, verdopple',
    fr: 'duplique, copie',
    es: 'duplica, copia',
    it: 'duplica, copia',
    nl: 'dupliceer, kopieer',
    pt: 'duplica, copia',
  },
  make: {
    en: 'make, turn, take, switch, give, paint, colour, color, let, have, use, show, render, style, display, want, tint, recolour, recolor, making, mak, maek, center, centre, enlarge, shrink, underline, highlight',
    de: 'mach, mache, machen, gib, färbe, zeige, lass, verwende, nimm, stelle dar, färb',
    fr: 'rends, rendre, fais, faire, donne, colore, affiche, utilise, centre, centrer',
    es: 'haz, hacer, dale, da, colorea, muestra, usa, haga',
    it: 'fai, rendi, rendere, dai, colora, mostra, usa',
    nl: 'maak, geef, kleur, toon, gebruik, laat',
    pt: 'faz, faça, torna, torne, deixa, deixe, dá, mostra, usa, pinta',
  },
  keep: {
    en: 'keep, keeps, leave, leaves, stay, stays, remain, remains, must stay, should stay, does not change, do not change, dont change, may change, do not touch, dont touch, nothing else, no other, everything else, unchanged, untouched, must not change, should not change, preserve, retain, the rest, all else, may not change, to stay',
    de: 'behalte, bleibt, bleiben, lass so, unverändert, sonst nichts, alles andere, nichts anderes, behalten',
    fr: "garde, reste, restent, ne change pas, ne touche pas, rien d'autre, le reste, tout le reste, gardez",
    es: 'mantén, queda, quedan, no cambies, no toques, nada más, lo demás, el resto, deja igual, todo lo demás',
    it: "mantieni, resta, restano, non toccare, non cambiare, nient'altro, il resto, rimane, rimangono, tutto il resto",
    nl: 'behoud, blijft, blijven, verder niets, de rest, al het andere',
    pt: 'mantém, fica, ficam, não mude, mais nada, o resto, permanece, mantenha',
  },
  becomes: {
    en: 'is now, are now, becomes, become, should be, should now be, must be, has to be, needs to be, should read, should say, has to read, must read, must say, needs to say, needs to read, now reads, now says, then reads, then says, reads, says, should become, is called, should be called, is now called, will be, ought to be, shall be, is to be, shows, then shows, should show, should now read, now shows, should now say, shld be, shud be, is going to be, is supposed to be, ought to read, should have been, has become, was renamed to, changed to, changes to, went up to, went down to, moved to, drops to, rises to, goes up to, goes down to, switches to, now is, is, are, must become, is meant to be, gets, get, should get, should have, must have, needs to have, has to have, should look, should use, must now be, shold be, shoud be, shuld be, shold say, shoud say, shoud show, shold show, shuld say, has, is given, follows, comes to, come to, has the value, is on, now stands at, is then, are now called, looks, look',
    de: 'ist jetzt, ist nun, wird, wird zu, soll sein, sollte sein, soll, sollte, lautet jetzt, soll lauten, lautet, muss, sind jetzt, ist, steigt auf, sinkt auf, heißt jetzt, heisst jetzt, soll heißen, heißt, soll jetzt heißen, sollen heißen, sollen, hat, haben',
    fr: "devient, est maintenant, doit être, devrait être, doit dire, doit devenir, passe à, est désormais, deviennent, c'est, est",
    es: 'ahora es, es ahora, debe ser, debería ser, pasa a ser, debe decir, ahora dice, sea, es',
    it: 'diventa, ora è, adesso è, deve essere, dovrebbe essere, deve dire, passa a, sia, è',
    nl: 'wordt, is nu, moet zijn, moet, zou moeten zijn, moet worden, is, moet luiden, moet heten, heet nu, heeft',
    pt: 'agora é, passa a ser, deve ser, deveria ser, fica sendo, deve dizer, torna-se, seja, é',
  },
  goes: {
    en: 'goes, should go, comes, should come, belongs, go, come, should stand, should sit, stands, needs to go, should move, must go',
    de: 'kommt, soll stehen, gehört, soll kommen, sollen stehen',
    fr: 'va, vient, doit aller',
    es: 'va, debe ir, viene',
    it: 'va, deve andare, vada',
    nl: 'komt, gaat, hoort, moet komen',
    pt: 'vai, deve ir, vem',
  },
  wish: {
    en: 'can you, could you, would you, can u, could u, please, pls, plz, i want you to, i want to, id like to, i would like to, we want to, lets, let us, id like, i would like, want to, go ahead and, you should, we should, try to, need to, you can, kindly, could we, can we',
    de: 'bitte, kannst du, könntest du, können wir, ich möchte, wir möchten, mal',
    fr: "s'il te plaît, s'il vous plaît, stp, svp, peux-tu, pouvez-vous, peux tu, il faut",
    es: 'por favor, puedes, podrías, hay que',
    it: 'per favore, puoi, potresti',
    nl: 'alsjeblieft, graag, kun je, wil je, kan je, aub, even',
    pt: 'por favor, podes, pode, poderia',
  },
};

export const RELATIONS: Readonly<Record<RelationSense, Words>> = {
  to: {
    en: 'to, into, to be, to read, to say, as, by, with',
    de: 'zu, in, auf, durch, gegen, als',
    fr: 'en, par, à, a, au, sur, de manière à lire',
    es: 'por, a, en, con, como, al',
    it: 'in, con, a, da',
    nl: 'naar, in, door, als, op',
    pt: 'para, por, em, com, como',
  },
  from: { en: 'from', de: 'von, vom', fr: 'de, du', es: 'de, desde', it: 'da', nl: 'van', pt: 'de' },
  instead: {
    en: 'instead of, rather than, not, in place of, it was, was, formerly, previously, used to be, and not, up from, down from, no longer, before it was, where it says, where it now says, where it said, in place of the',
    de: 'statt, anstatt, anstelle von, nicht, vorher, war, bisher, wo jetzt steht, wo steht',
    fr: 'au lieu de, à la place de, plutôt que, et non, pas, là où il y a, à la place du',
    es: 'en vez de, en lugar de, no, donde dice, donde pone',
    it: 'invece di, al posto di, anziché, non, dove c\'è scritto, dove dice',
    nl: 'in plaats van, niet, was',
    pt: 'em vez de, no lugar de, não',
  },
  below: {
    en: 'below, under, beneath, underneath, directly below, directly under, right below, right under, just below, just under, immediately below, further down than',
    de: 'unter, unterhalb, darunter, direkt unter',
    fr: 'sous, en dessous de, au-dessous de, dessous',
    es: 'debajo de, bajo, abajo de',
    it: 'sotto, al di sotto di',
    nl: 'onder, onderaan bij, eronder',
    pt: 'abaixo de, debaixo de, sob, abaixo do, abaixo da',
  },
  above: {
    en: 'above, over, on top of, directly above, right above, just above, immediately above',
    de: 'über, oberhalb, darüber',
    fr: 'au-dessus de, au-dessus du, dessus',
    es: 'encima de, sobre, arriba de',
    it: 'sopra, al di sopra di',
    nl: 'boven, erboven',
    pt: 'acima de, por cima de, sobre, acima do, acima da',
  },
  before: {
    en: 'before, in front of, ahead of, right before, directly before, just before, immediately before, preceding',
    de: 'vor',
    fr: 'avant, devant',
    es: 'antes de, delante de',
    it: 'prima di, davanti a, prima del, prima della',
    nl: 'voor',
    pt: 'antes de, antes do, antes da',
  },
  after: {
    en: 'after, behind, following, right after, directly after, just after, immediately after, directly behind, aftr',
    de: 'nach, hinter',
    fr: 'après, derrière, à la suite de',
    es: 'después de, detrás de, tras',
    it: 'dopo, dietro',
    nl: 'na, achter',
    pt: 'depois de, atrás de, após, depois do, depois da',
  },
  beside: {
    en: 'next to, beside, alongside, by the side of, adjacent to, near',
    de: 'neben',
    fr: 'à côté de, à côté du',
    es: 'al lado de, junto a',
    it: 'accanto a, vicino a, accanto al',
    nl: 'naast',
    pt: 'ao lado de, junto a',
  },
  leftof: {
    en: 'left of, to the left of, on the left of, on the left side of',
    de: 'links von, links neben',
    fr: 'à gauche de',
    es: 'a la izquierda de',
    it: 'a sinistra di',
    nl: 'links van',
    pt: 'à esquerda de',
  },
  rightof: {
    en: 'right of, to the right of, on the right of, on the right side of',
    de: 'rechts von, rechts neben',
    fr: 'à droite de',
    es: 'a la derecha de',
    it: 'a destra di',
    nl: 'rechts van',
    pt: 'à direita de',
  },
  between: {
    en: 'between, in between',
    de: 'zwischen',
    fr: 'entre',
    es: 'entre',
    it: 'tra, fra',
    nl: 'tussen',
    pt: 'entre',
  },
  top: {
    en: 'to the top, at the top, at the very top, to the very top, on top, first, to the front, at the beginning, at the start, as the first one, as the first, as first, as the first entry, to first place, in first place, to the beginning, at the head, to the start, first in line, up top, topmost, at the front, to the top of the list, as first item, as the first item, at the top of the list, as the first row',
    de: 'nach oben, ganz oben, an den Anfang, als erstes, als ersten, als erste, zuerst, oben, an die erste Stelle',
    fr: 'en haut, tout en haut, en premier, au début, en tête',
    es: 'arriba, al principio, primero, al inicio, en primer lugar',
    it: "in alto, in cima, all'inizio, per primo, per prima",
    nl: 'bovenaan, naar boven, als eerste, aan het begin',
    pt: 'no topo, em cima, no início, primeiro, ao topo',
  },
  bottom: {
    en: 'at the end, to the end, at the bottom, to the bottom, at the very end, last, as the last one, as the last, as last, to the back, at the very bottom, as the last entry, as the last item, at the end of the list, at the bottom of the list, as last item, to the bottom of the list, as the final one, as the last row',
    de: 'ans Ende, am Ende, nach unten, ganz unten, unten, als letztes, als letzten, als letzte, zuletzt',
    fr: 'à la fin, en bas, tout en bas, en dernier',
    es: 'al final, abajo, último, al fondo',
    it: 'alla fine, in fondo, in basso, per ultimo, per ultima',
    nl: 'onderaan, aan het eind, als laatste, aan het einde, naar onder',
    pt: 'no fim, no final, em baixo, por último, ao fim',
  },
  in: {
    en: 'in, inside, within, on, at, to, into, among',
    de: 'in, im, auf, bei, am, an, ins, beim',
    fr: 'dans, à, au, sur, en',
    es: 'en, dentro de',
    it: 'in, nel, nella, su, sul, sulla, nello, nelle, nei',
    nl: 'in, op, bij, aan',
    pt: 'em, no, na, dentro de, nos, nas',
  },
  of: {
    en: 'of, for, from, belonging to, at, off',
    de: 'von, vom, des, für, aus, zu, zum, zur',
    fr: 'de, du, des, pour, d, de l',
    es: 'de, del, para',
    it: 'di, del, della, dei, per, delle, dello',
    nl: 'van, voor',
    pt: 'de, do, da, dos, para, das',
  },
  with: {
    en: 'with, that has, that have, having, containing, that says, saying, that shows, showing, which says, reading, that reads, has, about',
    de: 'mit',
    fr: 'avec',
    es: 'con',
    it: 'con',
    nl: 'met',
    pt: 'com',
  },
  around: {
    en: 'around, round, surrounding, behind',
    de: 'um',
    fr: 'autour de',
    es: 'alrededor de',
    it: 'intorno a',
    nl: 'rond, rondom',
    pt: 'em volta de',
  },
  called: {
    en: 'called, named, labelled, labeled, titled, headed, entitled, saying, that says, with the label, with the text, with the title, with the name, with the heading, with the headline, reading, captioned, with the words, with label, with text, with title, that reads, which reads, which says',
    de: 'namens, genannt, mit dem Namen, mit dem Titel, mit der Überschrift, mit der Beschriftung, mit dem Text',
    fr: 'appelé, nommé, intitulé, avec le texte, avec le titre, intitulée, appelée',
    es: 'llamado, titulado, con el texto, llamada, con el título',
    it: 'chiamato, intitolato, con il testo, chiamata, con il titolo',
    nl: 'genaamd, met de naam, met de titel, met de tekst',
    pt: 'chamado, intitulado, com o texto, chamada, com o título',
  },
};

export const REASONS: Words = {
  en: 'because, since, so that, as it, as they, as we, in order to, to make room, due to, so the, so it, so people, so we, so users, thanks, thank you, cheers, otherwise, for consistency, given that, now that, so they',
  de: 'weil, damit, denn, da wir, da es, da die, da der, da das, danke',
  fr: 'parce que, car, puisque, afin que, pour que, merci',
  es: 'porque, ya que, para que, puesto que, gracias',
  it: 'perché, poiché, affinché, grazie, siccome',
  nl: 'omdat, want, zodat, dank, bedankt',
  pt: 'porque, já que, para que, pois, obrigado',
};

export const ANDS: Words = {
  en: 'and, n, so, therefore, hence, then, and then, also, and also, plus, as well as, but, while, additionally, finally, afterwards, besides, furthermore, moreover, after that, and please, and finally, &, as well, too, next',
  de: 'und, dann, und dann, auch, ausserdem, sowie, aber, zusätzlich, anschliessend',
  fr: 'et, puis, et puis, aussi, ensuite, ainsi que, mais',
  es: 'y, luego, y luego, también, además, después, pero, e',
  it: 'e, poi, e poi, anche, inoltre, ma, ed',
  nl: 'en, dan, en dan, ook, daarna, maar, en ook',
  pt: 'e, depois, também, além disso, mas, em seguida',
};
