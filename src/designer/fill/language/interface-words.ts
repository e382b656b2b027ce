import { inTongues } from './in-tongues.ts';
import type { InTongues } from './in-tongues.ts';

/** Words of the interface itself, for what is filled. Order of languages: en de fr es pt it nl pl sv tr ja ko zh. */
const ROWS = {
  search: 'Search|Suchen|Rechercher|Buscar|Pesquisar|Cerca|Zoeken|Szukaj|Sök|Ara|検索|검색|搜索',
  chooseFile:
    'Choose file|Datei wählen|Choisir un fichier|Elegir archivo|Escolher arquivo|Scegli file|Bestand kiezen|Wybierz plik|Välj fil|Dosya seç|ファイルを選択|파일 선택|选择文件',
  all: 'All|Alle|Tous|Todos|Todos|Tutti|Alle|Wszystkie|Alla|Tümü|すべて|전체|全部',
  other: 'Other|Sonstiges|Autre|Otro|Outro|Altro|Overig|Inne|Övrigt|Diğer|その他|기타|其他',
  yes: 'Yes|Ja|Oui|Sí|Sim|Sì|Ja|Tak|Ja|Evet|はい|예|是',
  no: 'No|Nein|Non|No|Não|No|Nee|Nie|Nej|Hayır|いいえ|아니요|否',
  on: 'On|An|Activé|Sí|Ligado|Attivo|Aan|Wł.|På|Açık|オン|켜짐|开',
  off: 'Off|Aus|Désactivé|No|Desligado|Spento|Uit|Wył.|Av|Kapalı|オフ|꺼짐|关',
  today: 'Today|Heute|Aujourd’hui|Hoy|Hoje|Oggi|Vandaag|Dzisiaj|Idag|Bugün|今日|오늘|今天',
  continue: 'Continue|Weiter|Continuer|Continuar|Continuar|Continua|Doorgaan|Dalej|Fortsätt|Devam|続ける|계속|继续',
  save: 'Save|Speichern|Enregistrer|Guardar|Salvar|Salva|Opslaan|Zapisz|Spara|Kaydet|保存|저장|保存',
  cancel: 'Cancel|Abbrechen|Annuler|Cancelar|Cancelar|Annulla|Annuleren|Anuluj|Avbryt|İptal|キャンセル|취소|取消',
  open: 'Open|Öffnen|Ouvrir|Abrir|Abrir|Apri|Openen|Otwórz|Öppna|Aç|開く|열기|打开',
  more: 'More|Mehr|Plus|Más|Mais|Altro|Meer|Więcej|Mer|Daha fazla|もっと見る|더보기|更多',
  delete: 'Delete|Löschen|Supprimer|Eliminar|Excluir|Elimina|Verwijderen|Usuń|Radera|Sil|削除|삭제|删除',
  newest:
    'Newest|Neueste|Plus récents|Más recientes|Mais recentes|Più recenti|Nieuwste|Najnowsze|Nyast|En yeni|新着順|최신순|最新',
  oldest:
    'Oldest|Älteste|Plus anciens|Más antiguos|Mais antigos|Meno recenti|Oudste|Najstarsze|Äldst|En eski|古い順|오래된순|最早',
  name: 'Name|Name|Nom|Nombre|Nome|Nome|Naam|Nazwa|Namn|Ad|名前|이름|名称',
  overview:
    'Overview|Übersicht|Aperçu|Resumen|Visão geral|Panoramica|Overzicht|Przegląd|Översikt|Genel bakış|概要|개요|概览',
  details: 'Details|Details|Détails|Detalles|Detalhes|Dettagli|Details|Szczegóły|Detaljer|Ayrıntılar|詳細|상세|详情',
  history:
    'History|Verlauf|Historique|Historial|Histórico|Cronologia|Geschiedenis|Historia|Historik|Geçmiş|履歴|기록|记录',
  standard: 'Standard|Standard|Standard|Estándar|Padrão|Standard|Standaard|Standard|Standard|Standart|標準|표준|标准',
  extra: 'Extra|Extra|Extra|Extra|Extra|Extra|Extra|Dodatkowy|Extra|Ekstra|追加|추가|附加',
  basic: 'Basic|Basis|Basique|Básico|Básico|Base|Basis|Podstawowy|Bas|Temel|基本|기본|基础',
  large: 'Large|Groß|Grand|Grande|Grande|Grande|Groot|Duży|Stor|Büyük|大|대|大',
  medium: 'Medium|Mittel|Moyen|Mediano|Médio|Medio|Middel|Średni|Mellan|Orta|中|중|中',
  small: 'Small|Klein|Petit|Pequeño|Pequeno|Piccolo|Klein|Mały|Liten|Küçük|小|소|小',
  high: 'High|Hoch|Haute|Alta|Alta|Alta|Hoog|Wysoki|Hög|Yüksek|高|높음|高',
  normal: 'Normal|Normal|Normale|Normal|Normal|Normale|Normaal|Zwykły|Normal|Normal|普通|보통|普通',
  low: 'Low|Niedrig|Basse|Baja|Baixa|Bassa|Laag|Niski|Låg|Düşük|低|낮음|低',
  admin:
    'Admin|Admin|Admin|Administrador|Administrador|Amministratore|Beheerder|Administrator|Administratör|Yönetici|管理者|관리자|管理员',
  editor: 'Editor|Bearbeiter|Éditeur|Editor|Editor|Redattore|Bewerker|Edytor|Redaktör|Düzenleyici|編集者|편집자|编辑者',
  member: 'Member|Mitglied|Membre|Miembro|Membro|Membro|Lid|Członek|Medlem|Üye|メンバー|구성원|成员',
  lead: 'Lead|Leitung|Responsable|Responsable|Responsável|Responsabile|Leiding|Kierownik|Ansvarig|Sorumlu|責任者|책임자|负责人',
  operations:
    'Operations|Betrieb|Opérations|Operaciones|Operações|Operazioni|Operatie|Operacje|Drift|Operasyon|運営|운영|运营',
  finance: 'Finance|Finanzen|Finances|Finanzas|Finanças|Finanze|Financiën|Finanse|Ekonomi|Finans|経理|재무|财务',
  support: 'Support|Support|Assistance|Soporte|Suporte|Assistenza|Support|Wsparcie|Support|Destek|サポート|지원|支持',
  sales: 'Sales|Vertrieb|Ventes|Ventas|Vendas|Vendite|Verkoop|Sprzedaż|Försäljning|Satış|営業|영업|销售',
  entry: 'Entry|Eintrag|Entrée|Entrada|Item|Voce|Item|Pozycja|Post|Kayıt|項目|항목|条目',
  room: 'Room|Raum|Salle|Sala|Sala|Sala|Ruimte|Sala|Rum|Oda|部屋|방|房间',
  red: 'Red|Rot|Rouge|Rojo|Vermelho|Rosso|Rood|Czerwony|Röd|Kırmızı|赤|빨강|红',
  blue: 'Blue|Blau|Bleu|Azul|Azul|Blu|Blauw|Niebieski|Blå|Mavi|青|파랑|蓝',
  green: 'Green|Grün|Vert|Verde|Verde|Verde|Groen|Zielony|Grön|Yeşil|緑|초록|绿',
  white: 'White|Weiß|Blanc|Blanco|Branco|Bianco|Wit|Biały|Vit|Beyaz|白|흰색|白',
  booked: 'Booked|Belegt|Réservé|Reservado|Reservado|Prenotato|Bezet|Zajęte|Bokat|Dolu|予約済み|예약됨|已预订',
  meeting: 'Meeting|Besprechung|Réunion|Reunión|Reunião|Riunione|Overleg|Spotkanie|Möte|Toplantı|打ち合わせ|회의|会议',
  call: 'Call|Telefonat|Appel|Llamada|Chamada|Chiamata|Telefoongesprek|Rozmowa|Samtal|Görüşme|電話|통화|通话',
  visit: 'Visit|Besuch|Visite|Visita|Visita|Visita|Bezoek|Wizyta|Besök|Ziyaret|訪問|방문|来访',
  break: 'Break|Pause|Pause|Pausa|Pausa|Pausa|Pauze|Przerwa|Paus|Mola|休憩|휴식|休息',
  review:
    'Review|Durchsicht|Revue|Revisión|Revisão|Revisione|Evaluatie|Przegląd|Genomgång|Değerlendirme|確認|검토|审核',
} as const;

export type InterfaceWord = keyof typeof ROWS;

/** Each word in every language that filling knows. */
export const INTERFACE_WORDS: Readonly<Record<InterfaceWord, InTongues>> = Object.fromEntries(
  Object.entries(ROWS).map(([key, row]) => [key, inTongues(row)]),
) as Record<InterfaceWord, InTongues>;
