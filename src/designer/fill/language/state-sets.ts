import type { Tone } from '../../outline/outline.ts';
import { inTongues } from './in-tongues.ts';
import type { InTongues } from './in-tongues.ts';

/** States that things of one kind can be in, the usual one first. */
export interface StateSet {
  /** What the label, noun or heading beside it says, in any language. */
  signs: RegExp;
  /** Only where the part itself is called so: a customer in a row does not make it a list of customers. */
  isOfHeading?: boolean;
  states: readonly { words: InTongues; tone: Tone }[];
}

const set = (signs: RegExp, ...rows: (readonly [tone: Tone, row: string, key?: string])[]): StateSet => ({
  signs,
  states: rows.map(([tone, row, key]) => ({ tone, words: inTongues(row, key) })),
});

const ofHeading = (states: StateSet): StateSet => ({ ...states, isOfHeading: true });

/** Tried in order; the last one fits whatever is worked on. Languages: en de fr es pt it nl pl sv tr ja ko zh. */
export const STATE_SETS: readonly StateSet[] = [
  set(
    /depart|arriv|flight|train|\bbus|ferry|tram|abfahrt|ankunft|abflug|zug|départ|arrivée|salida|llegada|vuelo|partida|chegada|partenz|arrivi|vertrek|aankomst|odjazd|przyjazd|avgång|ankomst|kalkış|varış|発車|出発|到着|출발|도착|航班|出发|到达/iu,
    [
      'good',
      'On time|Pünktlich|À l’heure|A tiempo|No horário|In orario|Op tijd|Punktualnie|I tid|Zamanında|定刻|정시|准点',
    ],
    [
      'info',
      'Boarding|Einstieg|Embarquement|Embarcando|Embarque|Imbarco|Instappen|Wsiadanie|Ombordstigning|Biniş|乗車中|탑승 중|登乘中',
    ],
    [
      'warn',
      'Delayed|Verspätet|Retardé|Retrasado|Atrasado|In ritardo|Vertraagd|Opóźnione|Försenad|Rötarlı|遅延|지연|延误',
    ],
  ),
  set(
    /pay|paid|invoice|bill|rechnung|zahlung|factur|paiement|pago|pagament|fattur|betaling|płat|faktur|betaln|ödeme|fatura|支払|請求|결제|청구|付款|发票/iu,
    ['good', 'Paid|Bezahlt|Payé|Pagado|Pago|Pagato|Betaald|Zapłacone|Betald|Ödendi|支払済み|결제 완료|已付款'],
    [
      'warn',
      'Open|Offen|En attente|Pendiente|Em aberto|Da pagare|Open|Otwarte|Obetald|Bekliyor|未払い|미결제|待付款',
      'Open (bill)',
    ],
    [
      'bad',
      'Overdue|Überfällig|En retard|Vencido|Vencido|Scaduto|Te laat|Zaległe|Förfallen|Gecikmiş|期限超過|연체|已逾期',
    ],
  ),
  set(
    /deliver|ship|parcel|order|bestell|liefer|sendung|paket|livraison|command|colis|envío|pedido|entrega|spedizion|ordin|consegn|levering|bestelling|dostaw|zamówien|przesył|leverans|beställ|teslimat|sipariş|kargo|配送|注文|배송|주문|订单|发货/iu,
    [
      'good',
      'Delivered|Zugestellt|Livré|Entregado|Entregue|Consegnato|Geleverd|Dostarczone|Levererad|Teslim edildi|配達済み|배송 완료|已送达',
    ],
    [
      'info',
      'On the way|Unterwegs|En route|En camino|A caminho|In viaggio|Onderweg|W drodze|På väg|Yolda|配送中|배송 중|运输中',
    ],
    [
      'neutral',
      'Packed|Gepackt|Emballé|Preparado|Embalado|Imballato|Ingepakt|Spakowane|Packad|Paketlendi|準備中|준비 중|已打包',
    ],
  ),
  set(
    /book|appointment|reserv|visit|slot|termin|buchung|rendez|cita|agendamento|prenotaz|afspraak|boeking|rezerwac|wizyt|bokning|randevu|予約|예약|预约|预订/iu,
    [
      'good',
      'Confirmed|Bestätigt|Confirmé|Confirmado|Confirmado|Confermato|Bevestigd|Potwierdzone|Bekräftad|Onaylandı|確定|확정|已确认',
    ],
    [
      'warn',
      'Pending|Ausstehend|En attente|Pendiente|Pendente|In attesa|In afwachting|Oczekuje|Väntar|Beklemede|保留中|대기|待确认',
    ],
    [
      'muted',
      'Cancelled|Abgesagt|Annulé|Cancelado|Cancelado|Annullato|Geannuleerd|Odwołane|Avbokad|İptal|取消|취소|已取消',
    ],
  ),
  set(
    /stock|availab|inventory|lager|bestand|verfügbar|dispon|magazzin|voorraad|dostępn|tillgäng|stok|在庫|재고|库存/iu,
    [
      'good',
      'In stock|Auf Lager|En stock|Disponible|Em estoque|Disponibile|Op voorraad|Dostępne|I lager|Stokta|在庫あり|재고 있음|有货',
    ],
    ['warn', 'Low|Knapp|Faible|Poco|Baixo|Scarso|Bijna op|Mało|Lågt|Az|残りわずか|부족|紧缺', 'Low (stock)'],
    [
      'bad',
      'Sold out|Ausverkauft|Épuisé|Agotado|Esgotado|Esaurito|Uitverkocht|Wyprzedane|Slut|Tükendi|売り切れ|품절|售罄',
    ],
  ),
  set(
    /device|sensor|server|machine|connect|node|service|gerät|maschine|verbind|appareil|machine|dispositivo|máquina|macchin|apparaat|urządzen|maszyn|enhet|maskin|cihaz|makine|機器|装置|接続|기기|장치|设备|机器|连接/iu,
    ['good', 'Online|Online|En ligne|En línea|Online|Online|Online|Online|Online|Çevrimiçi|オンライン|온라인|在线'],
    ['warn', 'Warning|Warnung|Alerte|Aviso|Alerta|Avviso|Waarschuwing|Uwaga|Varning|Uyarı|警告|경고|警告'],
    [
      'bad',
      'Offline|Offline|Hors ligne|Sin conexión|Offline|Offline|Offline|Offline|Offline|Çevrimdışı|オフライン|오프라인|离线',
    ],
  ),
  ofHeading(
    set(
      /user|member|account|people|customer|client|employee|staff|volunteer|freiwillig|bénévol|voluntari|volontari|vrijwillig|wolontar|volontär|gönüllü|nutzer|mitglied|kund|mitarbeit|utilisateur|membre|employé|usuario|miembro|cliente|usuário|membro|utent|gebruiker|\bleden\b|klant|użytkown|członk|klient|användar|medlem|kund|kullanıcı|üye|müşteri|会員|顧客|メンバー|회원|고객|会员|客户|成员/iu,
      ['good', 'Active|Aktiv|Actif|Activo|Ativo|Attivo|Actief|Aktywny|Aktiv|Aktif|有効|활성|活跃'],
      [
        'info',
        'Invited|Eingeladen|Invité|Invitado|Convidado|Invitato|Uitgenodigd|Zaproszony|Inbjuden|Davetli|招待中|초대됨|已邀请',
      ],
      [
        'muted',
        'Paused|Pausiert|En pause|En pausa|Pausado|In pausa|Gepauzeerd|Wstrzymany|Pausad|Duraklatıldı|休止中|일시 중지|已暂停',
      ],
    ),
  ),
  set(
    /(?:)/u,
    ['good', 'Done|Erledigt|Terminé|Hecho|Concluído|Fatto|Klaar|Gotowe|Klar|Tamamlandı|完了|완료|已完成'],
    [
      'info',
      'In progress|In Arbeit|En cours|En curso|Em andamento|In corso|Bezig|W toku|Pågår|Devam ediyor|進行中|진행 중|进行中',
    ],
    ['neutral', 'Open|Offen|Ouvert|Abierto|Aberto|Aperto|Open|Otwarte|Öppen|Açık|未着手|대기|待办', 'Open (task)'],
  ),
];
