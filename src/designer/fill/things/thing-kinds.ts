import { byLang } from '../language/by-lang.ts';
import type { ByLang } from '../language/by-lang.ts';

/**
 * Kinds of things that every trade has, with titles that belong to none. `nouns` in singular and plural, parted by commas;
 * languages in the order en de fr es pt it nl pl sv tr ja ko zh.
 */
export interface ThingKind {
  nouns: ByLang;
  titles: readonly ByLang[];
}

const kind = (nouns: string, ...titles: string[]): ThingKind => ({ nouns: byLang(nouns), titles: titles.map(byLang) });

export const THING_KINDS: Readonly<Record<string, ThingKind>> = {
  file: kind(
    'file,files,document,documents,attachment,attachments,download,downloads|datei,dateien,dokument,dokumente,anhänge|fichier,fichiers,document,documents|archivo,archivos,documento,documentos|arquivo,arquivos,documento,documentos|file,documento,documenti,allegati|bestand,bestanden,document,documenten|plik,pliki,plików,dokument,dokumenty,dokumentów|fil,filer,dokument|dosya,dosyalar,belge,belgeler|ファイル,書類,資料|파일,문서|文件,文档,附件',
    'Overview.pdf|Übersicht.pdf|Aperçu.pdf|Resumen.pdf|Resumo.pdf|Riepilogo.pdf|Overzicht.pdf|Przegląd.pdf|Översikt.pdf|Özet.pdf|概要.pdf|개요.pdf|概览.pdf',
    'Minutes.docx|Protokoll.docx|Compte rendu.docx|Acta.docx|Ata.docx|Verbale.docx|Notulen.docx|Protokół.docx|Protokoll.docx|Tutanak.docx|議事録.docx|회의록.docx|会议纪要.docx',
    'Figures.xlsx|Zahlen.xlsx|Chiffres.xlsx|Cifras.xlsx|Números.xlsx|Dati.xlsx|Cijfers.xlsx|Dane.xlsx|Siffror.xlsx|Veriler.xlsx|集計.xlsx|집계.xlsx|数据.xlsx',
    'Photos.zip|Fotos.zip|Photos.zip|Fotos.zip|Fotos.zip|Foto.zip|Foto’s.zip|Zdjęcia.zip|Bilder.zip|Fotoğraflar.zip|写真.zip|사진.zip|照片.zip',
    'Checklist.pdf|Checkliste.pdf|Liste de contrôle.pdf|Lista.pdf|Lista.pdf|Elenco.pdf|Checklist.pdf|Lista kontrolna.pdf|Checklista.pdf|Kontrol listesi.pdf|チェックリスト.pdf|점검표.pdf|清单.pdf',
  ),
  task: kind(
    'task,tasks,to-do,to-dos,todo,todos,job,jobs,chore,chores,reminder,reminders|aufgabe,aufgaben,erinnerungen|tâche,tâches,rappels|tarea,tareas,recordatorios|tarefa,tarefas,lembretes|attività,compito,compiti,promemoria|taak,taken,herinneringen|zadanie,zadania,zadań,przypomnienia|uppgift,uppgifter,påminnelser|görev,görevler,hatırlatıcılar|タスク,やること,作業|할 일,작업,과제|任务,待办,提醒',
    'Check the list|Liste prüfen|Vérifier la liste|Revisar la lista|Conferir a lista|Controllare la lista|Lijst nakijken|Sprawdzić listę|Kontrollera listan|Listeyi kontrol et|リストを確認|목록 확인|核对清单',
    'Call back|Zurückrufen|Rappeler|Devolver la llamada|Retornar ligação|Richiamare|Terugbellen|Oddzwonić|Ring tillbaka|Geri ara|折り返し電話|다시 전화하기|回电话',
    'Order supplies|Material bestellen|Commander le matériel|Pedir material|Pedir material|Ordinare il materiale|Materiaal bestellen|Zamówić materiały|Beställa material|Malzeme sipariş et|備品を注文|비품 주문|订购用品',
    'Send the summary|Zusammenfassung senden|Envoyer le résumé|Enviar el resumen|Enviar o resumo|Inviare il riepilogo|Samenvatting sturen|Wysłać podsumowanie|Skicka sammanfattningen|Özeti gönder|まとめを送る|요약 보내기|发送总结',
    'Book a date|Termin vereinbaren|Fixer une date|Acordar una fecha|Marcar uma data|Fissare una data|Afspraak plannen|Umówić termin|Boka en tid|Tarih belirle|日程を決める|날짜 잡기|约定日期',
  ),
  message: kind(
    'message,messages,conversation,conversations,chat,chats,notification,notifications,mail,mails,email,emails|nachricht,nachrichten,mitteilungen,unterhaltungen|message,messages,notifications|mensaje,mensajes,notificaciones|mensagem,mensagens,notificações|messaggio,messaggi,notifiche|bericht,berichten,meldingen|wiadomość,wiadomości,powiadomienia,powiadomień|meddelande,meddelanden,aviseringar|mesaj,mesajlar,bildirimler|メッセージ,お知らせ,通知|메시지,알림|消息,通知',
    'See you tomorrow|Bis morgen|À demain|Hasta mañana|Até amanhã|A domani|Tot morgen|Do jutra|Vi ses imorgon|Yarın görüşürüz|また明日|내일 봐요|明天见',
    'Thank you, that works|Danke, das passt|Merci, c’est parfait|Gracias, perfecto|Obrigado, perfeito|Grazie, va bene|Dank je, prima|Dziękuję, pasuje|Tack, det passar|Teşekkürler, uygun|ありがとう、大丈夫です|고마워요, 좋아요|谢谢，没问题',
    'I will be ten minutes late|Ich komme zehn Minuten später|J’aurai dix minutes de retard|Llego diez minutos tarde|Vou atrasar dez minutos|Arrivo con dieci minuti di ritardo|Ik ben tien minuten later|Spóźnię się dziesięć minut|Jag blir tio minuter sen|On dakika gecikeceğim|10分遅れます|10분 늦을 것 같아요|我会晚到十分钟',
    'Could we speak on Friday?|Können wir am Freitag sprechen?|On se parle vendredi ?|¿Hablamos el viernes?|Podemos falar na sexta?|Ci sentiamo venerdì?|Spreken we vrijdag?|Porozmawiamy w piątek?|Kan vi prata på fredag?|Cuma günü konuşalım mı?|金曜日に話せますか？|금요일에 통화할까요?|周五可以聊聊吗？',
    'Here is the list|Hier ist die Liste|Voici la liste|Aquí está la lista|Aqui está a lista|Ecco la lista|Hier is de lijst|Oto lista|Här är listan|İşte liste|リストです|목록이에요|清单在这里',
  ),
  event: kind(
    'event,events,appointment,appointments,meeting,meetings,session,sessions|termin,termine,veranstaltung,veranstaltungen|événement,événements,rendez-vous|evento,eventos,cita,citas|evento,eventos,compromisso,compromissos|evento,eventi,appuntamento,appuntamenti|evenement,evenementen,afspraak,afspraken|wydarzenie,wydarzenia,wydarzeń,spotkań,spotkania|händelse,händelser,evenemang,möten|etkinlik,etkinlikler,randevular|予定,イベント|일정,행사|活动,日程,预约',
    'Morning round|Morgenrunde|Point du matin|Ronda de la mañana|Ronda da manhã|Giro del mattino|Ochtendronde|Poranny obchód|Morgonrunda|Sabah turu|朝の打ち合わせ|아침 모임|晨会',
    'First visit|Erster Besuch|Première visite|Primera visita|Primeira visita|Prima visita|Eerste bezoek|Pierwsza wizyta|Första besöket|İlk ziyaret|初回訪問|첫 방문|首次来访',
    'Open afternoon|Offener Nachmittag|Après-midi ouverte|Tarde abierta|Tarde aberta|Pomeriggio aperto|Open middag|Otwarte popołudnie|Öppen eftermiddag|Açık öğleden sonra|午後の開放日|오픈 데이|开放下午',
    'Weekly review|Wochenrückblick|Bilan de la semaine|Repaso semanal|Revisão semanal|Riepilogo settimanale|Weekoverleg|Podsumowanie tygodnia|Veckogenomgång|Haftalık değerlendirme|週次確認|주간 점검|每周回顾',
    'Summer evening|Sommerabend|Soirée d’été|Noche de verano|Noite de verão|Sera d’estate|Zomeravond|Letni wieczór|Sommarkväll|Yaz akşamı|夏の夕べ|여름 저녁|夏夜聚会',
  ),
  song: kind(
    'song,songs,track,tracks,tune,tunes|lied,lieder,titel,song,songs|chanson,chansons,titres,morceaux|canción,canciones,pistas|música,músicas,canção,canções,faixas|brano,brani,canzone,canzoni|nummer,nummers,lied,liedjes|piosenka,piosenki,piosenek,utwór,utwory,utworów|låt,låtar,spår|şarkı,şarkılar,parça,parçalar|曲,楽曲|곡,노래|歌曲,曲目',
    'Slow Harbour|Langsamer Hafen|Port tranquille|Puerto lento|Porto lento|Porto lento|Stille haven|Cichy port|Stilla hamn|Sakin liman|静かな港|느린 항구|静静的港',
    'Paper Lanterns|Papierlaternen|Lanternes de papier|Farolillos|Lanternas de papel|Lanterne di carta|Papieren lantaarns|Papierowe lampiony|Papperslyktor|Kâğıt fenerler|紙の灯り|종이 등불|纸灯笼',
    'First Light|Erstes Licht|Première lueur|Primera luz|Primeira luz|Prima luce|Eerste licht|Pierwsze światło|Första ljuset|İlk ışık|朝の光|첫 빛|第一缕光',
    'North of Here|Nördlich von hier|Au nord d’ici|Al norte de aquí|Ao norte daqui|A nord di qui|Ten noorden van hier|Na północ stąd|Norr härifrån|Buranın kuzeyi|ここより北|여기서 북쪽|此处以北',
    'The Long Way|Der lange Weg|Le long chemin|El camino largo|O caminho longo|La strada lunga|De lange weg|Długa droga|Den långa vägen|Uzun yol|遠まわり|먼 길|远路',
  ),
  payment: kind(
    'transaction,transactions,payment,payments,expense,expenses,booking,bookings|buchung,buchungen,zahlung,zahlungen,ausgaben,umsätze|transaction,transactions,paiements,dépenses|transacción,transacciones,movimientos,pagos,gastos|transação,transações,pagamentos,despesas|transazione,transazioni,pagamenti,spese,movimenti|transactie,transacties,betalingen,uitgaven|transakcja,transakcje,transakcji,płatności,wydatki|transaktion,transaktioner,betalningar,utgifter|işlem,işlemler,ödemeler,harcamalar|取引,支払い,支出|거래,결제,지출|交易,支出,付款',
    'Card payment|Kartenzahlung|Paiement par carte|Pago con tarjeta|Pagamento com cartão|Pagamento con carta|Kaartbetaling|Płatność kartą|Kortbetalning|Kartlı ödeme|カード払い|카드 결제|刷卡付款',
    'Transfer|Überweisung|Virement|Transferencia|Transferência|Bonifico|Overschrijving|Przelew|Överföring|Havale|振込|이체|转账',
    'Monthly fee|Monatsbeitrag|Cotisation mensuelle|Cuota mensual|Mensalidade|Quota mensile|Maandbedrag|Opłata miesięczna|Månadsavgift|Aylık ücret|月額料金|월 이용료|月费',
    'Refund|Erstattung|Remboursement|Reembolso|Reembolso|Rimborso|Terugbetaling|Zwrot|Återbetalning|İade|返金|환불|退款',
    'Materials|Material|Fournitures|Materiales|Materiais|Materiali|Materiaal|Materiały|Material|Malzeme|材料費|재료비|材料费',
  ),
  goal: kind(
    'goal,goals,target,targets,habit,habits|ziel,ziele,gewohnheit,gewohnheiten|objectif,objectifs,habitudes|meta,metas,objetivo,objetivos,hábitos|meta,metas,objetivo,objetivos,hábitos|obiettivo,obiettivi,abitudini|doel,doelen,gewoontes|cel,cele,nawyki|mål,vanor|hedef,hedefler,alışkanlıklar|目標,習慣|목표,습관|目标,习惯',
    'Walk 20 minutes|20 Minuten gehen|Marcher 20 minutes|Caminar 20 minutos|Caminhar 20 minutos|Camminare 20 minuti|20 minuten wandelen|20 minut spaceru|Gå 20 minuter|20 dakika yürü|20分歩く|20분 걷기|步行20分钟',
    'Read ten pages|Zehn Seiten lesen|Lire dix pages|Leer diez páginas|Ler dez páginas|Leggere dieci pagine|Tien bladzijden lezen|Przeczytać dziesięć stron|Läs tio sidor|On sayfa oku|10ページ読む|10쪽 읽기|读十页书',
    'Drink water|Wasser trinken|Boire de l’eau|Beber agua|Beber água|Bere acqua|Water drinken|Pić wodę|Drick vatten|Su iç|水を飲む|물 마시기|喝水',
    'Early to bed|Früh ins Bett|Se coucher tôt|Acostarse temprano|Dormir cedo|A letto presto|Vroeg naar bed|Wcześnie spać|Tidigt i säng|Erken yat|早く寝る|일찍 자기|早睡',
    'Tidy the desk|Schreibtisch aufräumen|Ranger le bureau|Ordenar el escritorio|Arrumar a mesa|Riordinare la scrivania|Bureau opruimen|Posprzątać biurko|Städa skrivbordet|Masayı topla|机を片づける|책상 정리|整理书桌',
  ),
  category: kind(
    'category,categories,topic,topics,section,sections,tag,tags|kategorie,kategorien,thema,themen|catégorie,catégories,thèmes|categoría,categorías,temas|categoria,categorias,temas|categoria,categorie,temi|categorie,categorieën,onderwerpen|kategoria,kategorie,tematy|kategori,kategorier,ämnen|kategori,kategoriler,konular|カテゴリ,カテゴリー,テーマ|카테고리,주제|类别,分类,主题',
    'New|Neu|Nouveautés|Novedades|Novidades|Novità|Nieuw|Nowe|Nytt|Yeni|新着|신규|最新',
    'Popular|Beliebt|Populaires|Populares|Populares|Popolari|Populair|Popularne|Populärt|Popüler|人気|인기|热门',
    'Nearby|In der Nähe|À proximité|Cerca|Perto|Vicino|Dichtbij|W pobliżu|I närheten|Yakında|近く|주변|附近',
    'For beginners|Für Anfänger|Débutants|Principiantes|Iniciantes|Principianti|Beginners|Dla początkujących|Nybörjare|Yeni başlayanlar|初心者向け|입문|入门',
    'Archive|Archiv|Archives|Archivo|Arquivo|Archivio|Archief|Archiwum|Arkiv|Arşiv|アーカイブ|보관함|归档',
  ),
};
