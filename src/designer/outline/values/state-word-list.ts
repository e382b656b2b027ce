import type { Item, Tone } from '../outline.ts';

/** Words of one meaning: their tone, what they make of an item, and the words with commas between. */
export type StateRow = [tone: Tone, state: NonNullable<Item['state']> | undefined, words: string];

/** What a thing is, in ten languages. A word stands once; the language does not matter to what it tells. */
export const THINGS: StateRow[] = [
  // English
  [
    'good',
    'done',
    'done, finished, completed, complete, delivered, shipped, resolved, closed out, passed, pass, signed off, checked in, checked out',
  ],
  [
    'good',
    undefined,
    'paid, ready, approved, accepted, confirmed, verified, released, cleared, synced, saved, ok, okay, n/a ok, healthy, valid, success, successful, merged, running, online, connected, available, in stock, on time, on track, on schedule, loaded, fit, live, enabled, working, good, great, fine, within limits, within limit, normal, operational, stable, up, up to date, safe, clear, no alarms, all clear, on station, on site, on duty, on shift, present, returned, settled, signed, fixed, cured, launch authorised, authorised, authorized, protected, secure, secured, active, flowing, healed, granted, won, yes, met, compliant, best match, ready for vote, ready for pickup, ready for pick-up, ready to ship, ready today, answered, fresh',
  ],
  ['good', 'open', 'open'],
  [
    'info',
    'current',
    'in progress, ongoing, under way, underway, now playing, playing, processing, loading, in transit, en route, on the way, on its way, out for delivery, printing, charging, brewing, cooking, boarding, now boarding, recording, now singing, started, working on it, in use, occupied, in repair, in treatment, mitigating, investigating, monitoring, syncing, building, deploying, serving, drying, tuning, cleaning, spreading, macerating, steeping, curing, baking, proofing, growing, finishing, sailing, flying, streaming, up now',
  ],
  [
    'info',
    undefined,
    'scheduled, planned, booked, reserved, new, next, up next, next up, sent, submitted, lodged, assigned, upcoming, in review, under review, in committee, under control, checking, read, info, confirmed soon, arriving, expected, ordered, preparing, in preparation, trial, beta, public, private, on order, requested, signed up, registered, conditional, allocated',
  ],
  [
    'warn',
    undefined,
    'waiting, pending, low, medium, moderate, major, due, due today, due soon, delayed, warning, almost full, nearly full, few left, last seats, expiring, expires soon, on hold, held, paused, conflict, unconfirmed, needs review, needs cleaning, needs attention, needs signature, needs water, needs leather, recount, repeat, degraded, at risk, unpaid, partial, partly paid, partially paid, low stock, low load, running low, unverified, awaiting, awaiting approval, awaiting payment, awaiting parts, waiting for parts, open issue, attention, caution, watch, elevated, retry, retrying, busy, limited, slow, soon, unsigned, unread, under minimum, refunded, weak, minor, worn, yellow, amber, maintenance, in maintenance, behind, behind schedule, stale, dirty, not done, not paid, not signed, not ready, incomplete, to review',
  ],
  ['bad', 'failed', 'failed, fail, failing, error, broken, defect, defective, faulty, crashed'],
  [
    'bad',
    undefined,
    'overdue, alarm, alert, critical, high, severe, late, expired, rejected, cancelled, canceled, blocked, stopped, missing, lost, damaged, out of stock, over limit, above limit, too high, too low, emergency, danger, dangerous, lapsed, refused, declined, denied, not coming, no show, no-show, leak, leaking, down, out of service, out of order, revoked, suspended, banned, dead, unsafe, urgent, exceeded, over budget, violated, infected, empty tank, refuse, outage, major outage, timed out, bounced, disputed, absent, past due',
  ],
  ['bad', 'disabled', 'sold out, fully booked'],
  [
    'muted',
    'disabled',
    'full, unavailable, not open yet, not available, locked, not yet open, coming soon, not bookable',
  ],
  [
    'muted',
    'open',
    'to do, todo, not started, not checked yet, not checked, not answered yet, not answered, not done yet, later, queued, in queue, backlog, open yet, unanswered, unassigned, not yet',
  ],
  [
    'muted',
    undefined,
    'off, standby, stand-by, on standby, idle, inactive, skipped, archived, draft, closed, not booked, empty, none, optional, offline, unknown, cold, nobody, nobody yet, vacant, away, on leave, asleep, sleeping, resting, break, on break, off duty, disconnected, retired, withdrawn, resting, blank, not needed, no data, n/a, free today, ill, unplugged, dormant, muted, hidden, day off, off shift, no, no answer, stopped on purpose',
  ],
  ['neutral', undefined, 'free, on, spent, used'],
  // German
  ['good', 'done', 'erledigt, fertig, abgeschlossen, geliefert, zugestellt, gelöst, bestanden'],
  [
    'good',
    undefined,
    'bezahlt, bereit, genehmigt, bestätigt, freigegeben, läuft, aktiv, verfügbar, pünktlich, in ordnung, gültig, verbunden, gesund, vorrätig, auf lager, sicher, gut, online',
  ],
  ['good', 'open', 'offen, geöffnet'],
  ['info', 'current', 'in arbeit, in bearbeitung, unterwegs, lädt, wird geladen, im gange'],
  [
    'info',
    undefined,
    'geplant, gebucht, reserviert, neu, gesendet, eingereicht, zugeteilt, bestellt, anstehend, als nächstes',
  ],
  [
    'warn',
    undefined,
    'wartet, wartend, ausstehend, fällig, niedrig, mittel, verspätet, fast voll, unbezahlt, pausiert, überprüfen, zu prüfen, knapp, gering, warnung',
  ],
  ['bad', 'failed', 'fehlgeschlagen, fehler, defekt, kaputt, störung'],
  [
    'bad',
    undefined,
    'überfällig, alarm, kritisch, hoch, abgelaufen, abgelehnt, storniert, abgesagt, gesperrt, gestoppt, fehlt, beschädigt, ausgefallen, dringend, zu hoch, zu niedrig, verloren, gekündigt',
  ],
  ['bad', 'disabled', 'ausverkauft, ausgebucht'],
  ['muted', 'disabled', 'voll, belegt, nicht verfügbar, noch nicht offen'],
  ['muted', 'open', 'noch offen, nicht begonnen, später, noch zu tun'],
  [
    'muted',
    undefined,
    'aus, entwurf, geschlossen, inaktiv, leer, unbekannt, archiviert, übersprungen, keine, niemand, in bereitschaft, abgemeldet, krank',
  ],
  // French
  ['good', 'done', 'terminé, terminée, fait, faite, livré, livrée, résolu, réussi, fini'],
  [
    'good',
    undefined,
    "payé, payée, prêt, prête, approuvé, confirmé, confirmée, validé, validée, actif, active en service, disponible, à l’heure, à l'heure, en marche, valide, connecté, en stock, bon, bonne",
  ],
  ['good', 'open', 'ouvert, ouverte'],
  ['info', 'current', 'en cours, en route, en chemin, en transit, en livraison'],
  ['info', undefined, 'prévu, prévue, planifié, réservé, réservée, nouveau, nouvelle, envoyé, à venir, commandé'],
  [
    'warn',
    undefined,
    'en attente, à vérifier, faible, moyen, moyenne, retardé, bientôt complet, impayé, en pause, à payer, avertissement',
  ],
  ['bad', 'failed', 'échec, échoué, erreur, en panne, défectueux'],
  [
    'bad',
    undefined,
    'en retard, alarme, critique, élevé, élevée, expiré, expirée, refusé, refusée, annulé, annulée, bloqué, arrêté, manquant, endommagé, urgent, épuisé, perdu',
  ],
  ['muted', 'disabled', 'complet, complète, indisponible'],
  ['muted', 'open', 'à faire, pas commencé, plus tard'],
  [
    'muted',
    undefined,
    'éteint, brouillon, fermé, fermée, inactif, inactive, vide, inconnu, archivé, en veille, hors ligne, personne',
  ],
  // Spanish and Portuguese
  [
    'good',
    'done',
    'hecho, hecha, terminado, terminada, completado, completada, entregado, entregada, resuelto, finalizado, feito, feita, concluído, concluída, entregue, terminada, recebida, recebido',
  ],
  [
    'good',
    undefined,
    'pagado, pagada, listo, lista, aprobado, aprobada, confirmado, confirmada, activo, activa, disponible, a tiempo, en marcha, válido, conectado, en línea, bien, pago, paga, pronto, pronta, aprovado, aprovada, ativo, ativa, disponível, a funcionar, no prazo, ligado, em dia',
  ],
  ['good', 'open', 'abierto, abierta, aberto, aberta'],
  [
    'info',
    'current',
    'en curso, en proceso, en camino, en reparto, em curso, em andamento, em processo, a caminho, em trânsito',
  ],
  [
    'info',
    undefined,
    'programado, programada, previsto, reservado, reservada, nuevo, nueva, enviado, enviada, próximo, agendado, agendada, novo, nova, marcado',
  ],
  [
    'warn',
    undefined,
    'pendiente, en espera, bajo, baja, medio, media, retrasado, casi lleno, por revisar, en pausa, impagado, pendente, em espera, à espera, baixo, baixa, médio, atrasada, por pagar, aviso',
  ],
  ['bad', 'failed', 'fallido, fallida, error, averiado, roto, falhou, falhado, erro, avariado'],
  [
    'bad',
    undefined,
    'atrasado, vencido, vencida, alarma, crítico, crítica, alto, alta, caducado, rechazado, rechazada, cancelado, cancelada, bloqueado, parado, parada, falta, dañado, urgente, agotado, agotada, esgotado, esgotada, recusado, em atraso, debe, moroso, danificado',
  ],
  ['muted', 'disabled', 'completo, completa, lleno, no disponible, cheio, indisponível, lotado'],
  ['muted', 'open', 'por hacer, sin empezar, por fazer, más tarde, mais tarde'],
  [
    'muted',
    undefined,
    'apagado, borrador, cerrado, cerrada, inactivo, inactiva, vacío, vacía, desconocido, archivado, desligado, rascunho, fechado, fechada, inativo, vazio, arquivado, nadie, ninguém',
  ],
  // Italian
  ['good', 'done', 'fatto, fatta, finito, finita, completato, completata, consegnato, concluso, risolto'],
  [
    'good',
    undefined,
    'pagato, pagata, pronto, pronta, approvato, approvata, confermato, attivo, attiva in servizio, disponibile, in orario, in funzione, valido, connesso',
  ],
  ['good', 'open', 'aperto, aperta'],
  ['info', 'current', 'in corso, in lavorazione, in viaggio, in consegna'],
  ['info', undefined, 'previsto, programmato, prenotato, nuovo, nuova, inviato, in arrivo'],
  ['warn', undefined, 'in attesa, basso, bassa, medio, in sospeso, quasi pieno, da verificare, in pausa, non pagato'],
  ['bad', 'failed', 'fallito, errore, guasto, rotto'],
  [
    'bad',
    undefined,
    'in ritardo, scaduto, scaduta, allarme, critico, rifiutato, annullato, annullata, bloccato, fermo, mancante, danneggiato, esaurito, esaurita',
  ],
  ['muted', 'disabled', 'al completo, pieno, non disponibile'],
  ['muted', 'open', 'da fare, non iniziato, più tardi'],
  ['muted', undefined, 'spento, bozza, chiuso, chiusa, inattivo, vuoto, sconosciuto, archiviato, nessuno'],
  // Dutch
  ['good', 'done', 'klaar, gedaan, voltooid, afgerond, geleverd, bezorgd, opgelost'],
  [
    'good',
    undefined,
    'betaald, gereed, goedgekeurd, bevestigd, actief, beschikbaar, op tijd, draait, in bedrijf, geldig, verbonden',
  ],
  ['info', 'current', 'bezig, in behandeling, onderweg, lopend'],
  ['info', undefined, 'gepland, geboekt, gereserveerd, nieuw, verzonden, komend'],
  [
    'warn',
    undefined,
    'wachtend, in afwachting, laag, gemiddeld, vertraagd, bijna vol, onbetaald, gepauzeerd, te controleren',
  ],
  ['bad', 'failed', 'mislukt, fout, storing, kapot'],
  [
    'bad',
    undefined,
    'te laat, achterstallig, kritiek, hoog, verlopen, afgewezen, geannuleerd, geblokkeerd, gestopt, ontbreekt, beschadigd, uitverkocht',
  ],
  ['muted', 'disabled', 'vol, volgeboekt, niet beschikbaar'],
  ['muted', 'open', 'te doen, nog niet begonnen'],
  ['neutral', undefined, 'aan'],
  ['muted', undefined, 'uit, concept, gesloten, inactief, leeg, onbekend, gearchiveerd, niemand'],
  // Polish
  ['good', 'done', 'gotowe, zrobione, zakończone, zakończony, ukończone, dostarczone, wykonane'],
  [
    'good',
    undefined,
    'opłacone, zapłacone, gotowy, zatwierdzone, potwierdzone, aktywny, aktywne, dostępny, dostępne, na czas, działa, ważne',
  ],
  ['good', 'open', 'otwarte, otwarty, czynne'],
  ['info', 'current', 'w toku, w trakcie, w drodze, trwa'],
  ['info', undefined, 'zaplanowane, zarezerwowane, nowe, nowy, wysłane, nadchodzące'],
  [
    'warn',
    undefined,
    'oczekuje, oczekujące, niski, niskie, średni, średnie, opóźnione, nieopłacone, wstrzymane, do sprawdzenia',
  ],
  ['bad', 'failed', 'błąd, nieudane, awaria, uszkodzone'],
  [
    'bad',
    undefined,
    'zaległe, po terminie, krytyczny, wysoki, wysokie, wygasłe, odrzucone, anulowane, odwołane, zablokowane, brak, wyprzedane',
  ],
  ['muted', 'open', 'do zrobienia, nierozpoczęte, później'],
  ['muted', undefined, 'wyłączone, wersja robocza, szkic, zamknięte, nieaktywne, puste, nieznane, zarchiwizowane'],
  // Swedish and Danish
  ['good', 'done', 'klar, klart, färdig, slutförd, levererad, avslutad, færdig, afsluttet, leveret'],
  [
    'good',
    undefined,
    'betald, godkänd, bekräftad, aktiv, tillgänglig, i tid, igång, giltig, betalt, godkendt, kører, i drift',
  ],
  ['good', 'open', 'öppen, öppet, åben, åbent'],
  ['info', 'current', 'pågår, pågående, på väg, i gang, undervejs'],
  ['info', undefined, 'planerad, bokad, ny, skickad, kommande, planlagt, booket'],
  ['warn', undefined, 'väntar, väntande, låg, lågt, medel, försenad lite, obetald, pausad, afventer, lav'],
  ['bad', 'failed', 'misslyckades, misslyckad, fel, trasig, fejl, mislykkedes'],
  [
    'bad',
    undefined,
    'försenad, förfallen, larm, kritisk, hög, högt, utgången, avvisad, avbokad, inställd, stoppad, saknas, skadad, slutsåld, forfalden, høj, aflyst, udsolgt',
  ],
  ['muted', 'disabled', 'fullt, fullbokad'],
  ['muted', undefined, 'av, utkast, stängd, stängt, inaktiv, tom, okänd, arkiverad, slukket, lukket, kladde'],
  // Turkish
  ['good', 'done', 'tamamlandı, bitti, teslim edildi, yapıldı'],
  ['good', undefined, 'ödendi, hazır, onaylandı, aktif, etkin, mevcut, çalışıyor, zamanında, geçerli, stokta'],
  ['good', 'open', 'açık'],
  ['info', 'current', 'devam ediyor, yolda, işlemde, yapılıyor'],
  ['info', undefined, 'planlandı, rezerve, yeni, gönderildi, sıradaki'],
  ['warn', undefined, 'bekliyor, beklemede, düşük, orta, gecikti, ödenmedi, duraklatıldı'],
  ['bad', 'failed', 'başarısız, hata, arızalı, bozuk'],
  [
    'bad',
    undefined,
    'gecikmiş, alarm, kritik, yüksek, süresi doldu, reddedildi, iptal, iptal edildi, engellendi, durdu, eksik, hasarlı, tükendi',
  ],
  ['muted', 'disabled', 'dolu'],
  ['muted', undefined, 'kapalı, taslak, pasif, boş, bilinmiyor, arşivlendi'],
  // Japanese, Chinese, Korean
  ['good', 'done', '完了, 済, 済み, 終了, 已完成, 完成, 已送达, 완료, 완료됨, 끝남'],
  [
    'good',
    undefined,
    '支払済, 支払い済み, 準備完了, 承認済み, 有効, 稼働中, 運転中, 営業中, 在庫あり, 正常, 良好, 已付款, 已支付, 就绪, 已批准, 运行中, 有货, 营业中, 결제 완료, 승인됨, 정상, 운영 중, 영업 중, 사용 가능, 재고 있음',
  ],
  ['info', 'current', '進行中, 作業中, 配送中, 处理中, 进行中, 进行中, 运输中, 진행 중, 배송 중, 처리 중'],
  ['info', undefined, '予定, 予約済み, 新規, 新着, 已预约, 已安排, 新, 예정, 예약됨, 신규'],
  [
    'warn',
    undefined,
    '待機中, 保留, 保留中, 遅延, 残りわずか, 未払い, 注意, 低, 中, 待处理, 等待中, 延迟, 未付款, 警告, 대기, 대기 중, 보류, 지연, 미납, 주의, 낮음, 아직 물속',
  ],
  ['bad', 'failed', '失敗, エラー, 故障, 失败, 错误, 실패, 오류, 고장'],
  [
    'bad',
    undefined,
    '期限切れ, 異常, 警報, 緊急, 却下, キャンセル, 停止, 欠品, 売り切れ, 高, 逾期, 报警, 紧急, 已拒绝, 已取消, 缺货, 售罄, 已过期, 연체, 경보, 긴급, 거부됨, 취소됨, 취소, 품절, 만료됨, 높음',
  ],
  ['muted', 'disabled', '満席, 満室, 已满, 마감'],
  ['muted', 'open', '未着手, 未完了, 未开始, 未完成, 시작 전, 미완료'],
  [
    'muted',
    undefined,
    '下書き, 閉店, 定休日, 休み, 空, オフ, 無効, 草稿, 已关闭, 关闭, 空闲, 离线, 초안, 닫힘, 꺼짐, 비어 있음, 없음, 휴무, 오프라인',
  ],
];
