/**
 * Words of labels and the lucide icon that shows what they mean. Words are stems in the languages that prompts come in, a
 * trailing * takes any ending; two words are joined by an underscore.
 */
export const ICON_WORDS = `
house: home house start startseite zuhause accueil inicio início casa strona* hjem hem anasayfa ana_sayfa ホーム 首页 主页 홈
layout-dashboard: dashboard overview summary übersicht tableau aperçu resumen panel resumo visão panoramica riepilogo overzicht pulpit przegląd översikt genel ダッシュボード 概要 概览 仪表盘 总览 대시보드 개요 cockpit
sun: today heute aujourd’hui aujourd'hui hoy hoje oggi vandaag dziś dzisiaj idag bugün 今日 今天 오늘
settings: settings setting preferences configuration options einstellung* réglages paramètres ajustes configuraci* configuraç* impostazioni instellingen ustawienia inställningar ayarlar 設定 设置 설정
circle-user-round: profile profil perfil profilo profiel account konto compte cuenta conta me moi ich du yo eu io ik ja jag ben プロフィール マイページ 我的 个人 프로필 내정보 hesap
users-round: people team members customers clients users community staff crew guests contacts residents patients students employees persons friends group groups mitglieder kunden leute nutzer gemeinschaft gäste patienten schüler mitarbeiter équipe membres personnes équipes personas miembros clientes equipo usuarios membros equipe pessoas usuários persone membri clienti squadra mensen leden klanten osoby klienci zespół członkowie medlemmar kunder personer folk kişiler ekip müşteriler üyeler メンバー 顧客 会員 チーム 人 成员 客户 团队 会员 구성원 고객 회원 팀 interpreters volunteers
bell: notifications notification alerts alert alarms reminders benachrichtigungen mitteilungen meldungen alarme notificaciones alertas notificações notifiche avvisi meldingen powiadomienia aviseringar notiser bildirimler 通知 お知らせ 알림 提醒 消息通知
message-circle: messages message chat chats conversations talk nachrichten nachricht mensajes mensagens messaggi berichten wiadomości meddelanden mesajlar sohbet メッセージ チャット 消息 聊天 메시지 채팅
inbox: inbox posteingang réception entrada recibidos bandeja posta inkorg gelen 受信箱 收件箱 받은편지함 requests anfragen demandes solicitudes pedidos_de richieste aanvragen
mail: mail email e-mail post correo courriel e-post メール 邮件 메일
calendar-days: calendar schedule agenda dates appointments bookings kalender termine zeitplan calendrier planning rendez-vous calendario citas reservas agendamentos appuntamenti prenotazioni afspraken terminarz wizyty rezerwacje bokningar takvim randevular カレンダー 予定 予約 日历 日程 预约 캘린더 일정 예약 week season saison temporada stagione seizoen sezon säsong woche semaine semana settimana events
search: search find explore suche suchen entdecken recherche rechercher explorer buscar explorar pesquisar cerca esplora zoeken ontdek szukaj sök utforska ara keşfet 検索 探す 搜索 发现 검색
compass: discover browse stöbern découvrir descubrir descobrir scopri ontdekken odkrywaj upptäck 発見 探索 탐색
clipboard-list: orders order bestellungen aufträge commandes pedidos encomendas ordini bestellingen opdrachten zamówienia zlecenia beställningar siparişler 注文 订单 주문
list-checks: tasks to-do todo checklist chores jobs work aufgaben tâches tareas tarefas compiti attività taken zadania uppgifter görevler タスク 任务 待办 할일 작업
chart-column: statistics stats analytics reports report insights metrics results progress statistik* auswertung* berichte statistiques rapports résultats estadísticas informes resultados estatísticas relatórios statistiche risultati statistieken rapporten statystyki raporty wyniki rapporter istatistik* raporlar 統計 分析 レポート 报告 数据 통계 리포트 분석 trends forecast mrr churn cohorts kpis
receipt-text: invoices invoice bills billing receipts rechnungen abrechnung factures facturation facturas facturación faturas cobrança fatture facturen faktury rachunki fakturor faturalar 請求 请求书 发票 账单 청구 송장
wallet: wallet money payments budget finance finances balance account_balance payroll geld zahlungen finanzen kasse paiements argent pagos dinero finanzas pagamentos dinheiro pagamenti soldi betalingen portfel płatności betalningar pengar ödemeler cüzdan 支払い 財布 支付 钱包 결제 지갑 spending savings jars
credit-card: card cards karte karten carte tarjeta cartão carta kaart karta kort kart カード 卡片 卡 카드
shopping-bag: shop store products market laden produkte boutique produits tienda productos loja produtos negozio prodotti winkel producten sklep produkty butik produkter mağaza ürünler ショップ 商品 商店 상점 상품
shopping-cart: cart basket warenkorb panier carrito cesta carrinho carrello winkelwagen koszyk varukorg sepet カート 购物车 장바구니
package: inventory stock warehouse shipments deliveries parcels materials supplies lager bestand lieferungen material* stock* livraisons inventario envíos materiales estoque entregas magazzino spedizioni materiali voorraad leveringen magazyn dostawy materiały lagret leveranser stok teslimat* 在庫 配送 库存 发货 재고 배송 batches batch
map: map maps area region plan mapa mappa mapy harita 地図 マップ 地图 지도 leak
map-pin: places locations sites location place orte standorte lieux lugares sitios locais luoghi sedi plaatsen locaties miejsca platser yerler 場所 地点 장소 spots stations moorings berths
route: routes trips tours journeys rides route trip tour touren fahrten trajets rutas viajes rotas viagens percorsi viaggi ritten trasy przejazdy resor rotalar yolculuklar ルート 旅 路线 行程 경로 여행 flights loty departures
truck: fleet vehicles transport deliver* flotte fahrzeuge véhicules flota vehículos frota veículos flotta veicoli wagenpark pojazdy fordon araçlar 車両 车辆 차량
book-open: learn lessons courses library books guide handbook docs documentation reading lernen kurse bücher bibliothek leçons cours livres bibliothèque cursos libros biblioteca livros lezioni corsi libri lessen boeken lekcje kursy książki lektioner kurser böcker dersler kitaplar 本 学ぶ 図書 学习 课程 图书 책 학습 강의 stories recipes dictionary glossary
file-text: documents files records papers contracts certificates dokumente unterlagen verträge akten fichiers contrats documentos archivos contratos arquivos documenti contratti documenten contracten dokumenty umowy dokument avtal belgeler dosyalar sözleşmeler 書類 文書 ファイル 文档 文件 合同 문서 파일 계약 forms
notebook-pen: notes notizen diary journal log logbook tagebuch protokoll journal* carnet diario notas diário registro quaderno notities dagboek notatki dziennik anteckningar dagbok notlar günlük 記録 日記 ノート 笔记 记录 日志 기록 노트 일기 logs
rotate-ccw-clock: history activity recent past verlauf aktivität historie historique activité historial actividad histórico atividade cronologia geschiedenis activiteit historia aktywność historik aktivitet geçmiş etkinlik 履歴 历史 动态 내역 활동 changelog versions
heart: favourites favorites saved likes wishlist favoriten merkliste favoris favoritos favoriti preferiti favorieten ulubione favoriter favoriler お気に入り 收藏 喜欢 즐겨찾기 health
bookmark: bookmarks lesezeichen signets marcadores segnalibri bladwijzers zakładki bokmärken kaydedilenler ブックマーク 书签 북마크
star: reviews ratings rating stars bewertungen avis reseñas avaliações recensioni beoordelingen opinie oceny recensioner yorumlar レビュー 評価 评价 리뷰 평점 highlights
trophy: leaderboard ranking awards challenges achievements contests rangliste wettbewerb* classement défis clasificación retos premios classificação desafios classifica sfide ranglijst prijzen nagrody utmaningar sıralama ödüller ランキング 排行 挑战 순위 대회 league
target: goals goal targets ziele objectifs metas objetivos obiettivi doelen cele mål hedefler 目標 目标 목표
image: photos gallery pictures media images fotos galerie bilder galería imágenes galeria imagens foto* galleria immagini zdjęcia galleri fotoğraflar 写真 ギャラリー 照片 图库 相册 사진 갤러리
camera: camera scan kamera scanner cámara câmera fotocamera skanuj skanna tara カメラ スキャン 扫描 拍照 카메라 스캔
music: music songs tracks recordings playlists tunes repertoire musik lieder aufnahmen musique chansons música canciones músicas musica brani muziek nummers muzyka utwory låtar müzik şarkılar 音楽 曲 录音 音乐 歌曲 음악 노래 녹음 sounds
play: videos films episodes watch streams clips filme folgen vidéos vídeos épisodes episodios filmati afleveringen odcinki avsnitt bölümler 動画 视频 剧集 영상 에피소드 takes
podcast: podcasts podcast radio broadcasts shows sendungen émissions programas trasmissioni uitzendingen audycje yayınlar 番組 节目 방송
graduation-cap: school classes training schule klassen schulung école formation escuela clases formación escola aulas formação scuola opleiding szkoła szkolenia skola utbildning okul eğitim 学校 教室 학교 교육
briefcase: projects business cases matters projekte fälle mandate projets affaires dossiers proyectos negocio casos projetos negócios progetti affari projecten zaken projekty sprawy projekt ärenden projeler işler プロジェクト 案件 项目 案例 프로젝트 courts
wrench: tools maintenance service repairs workshop werkzeug* wartung werkstatt reparaturen outils atelier entretien herramientas taller mantenimiento ferramentas oficina manutenção strumenti officina manutenzione gereedschap onderhoud narzędzia warsztat serwis verktyg underhåll verkstad aletler bakım atölye 工具 整備 修理 维修 도구 정비 수리 equipment
shield-check: security privacy safety permissions rights compliance sicherheit datenschutz rechte sécurité confidentialité seguridad privacidad permisos segurança privacidade sicurezza beveiliging veiligheid bezpieczeństwo prywatność säkerhet güvenlik gizlilik 安全 セキュリティ 権限 隐私 权限 보안 권한 insurance
circle-question-mark: help support faq questions hilfe fragen aide assistance ayuda soporte preguntas ajuda suporte perguntas aiuto domande assistenza hulp vragen pomoc pytania hjälp frågor yardım destek sorular ヘルプ 質問 帮助 问题 도움말 질문
info: info about information über informationen à_propos acerca información sobre informações informazioni over informatie informacje om bilgi hakkında 情報 关于 信息 정보 소개 details
phone: phone calls call contact telefon anrufe kontakt téléphone appels teléfono llamadas contacto telefone ligações contato telefono chiamate contatti telefoon bellen telefony kontakty samtal arama iletişim 電話 联系 电话 전화 연락 emergency
activity: vitals fitness workout gesundheit santé salud saúde salute gezondheid zdrowie hälsa sağlık 健康 运动 건강 운동 pulse heart_rate monitor monitoring
dumbbell: exercises workouts gym übungen trainings exercices entraînement ejercicios entrenamiento exercícios treino esercizi allenamento oefeningen ćwiczenia treningi övningar träning egzersizler antrenman 筋トレ トレーニング 训练 锻炼
utensils: food meals menu kitchen restaurant essen mahlzeiten speisen küche repas cuisine comidas cocina menú refeições cozinha cardápio cibo pasti cucina eten maaltijden keuken jedzenie posiłki kuchnia mat måltider kök yemek mutfak menü 食事 料理 メニュー 餐饮 菜单 음식 메뉴 식사
cloud-sun: weather conditions wetter vorhersage météo tiempo clima previsão meteo weer pogoda prognoza väder hava 天気 天气 날씨 outlook
thermometer: temperature temperatur température temperatura temperatuur sıcaklık 温度 気温 气温 온도 supply return heating outdoor
droplets: water humidity moisture flow rain wasser feuchte regen eau humidité pluie agua humedad lluvia água umidade chuva acqua umidità pioggia vocht woda wilgotność deszcz vatten fukt regn su nem yağmur 水 湿度 雨 물 습도 비 fluids tide
wind: wind air vent viento vento wiatr vind rüzgar 風 风 바람
zap: energy power electricity strom energie leistung énergie électricité energía energia elettricità stroom prąd elektrik enerji 電気 電力 电力 能源 전기 에너지 load charge quick
battery-charging: battery akku batterie batería bateria batteria accu batteri pil 電池 电池 배터리
gauge: speed pressure performance meters geschwindigkeit druck vitesse pression velocidad presión velocidade pressão velocità pressione snelheid prędkość ciśnienie hastighet tryck hız basınç 速度 圧力 压力 속도 압력 readings
clock: time hours duration times remaining elapsed zeit stunden dauer zeiten temps heures durée horas duración tempo duração ore durata tijd uren duur czas godziny tid timmar süre saat 時間 時刻 时间 工时 시간 wait latency uptime next
ruler: distance length height strecke entfernung länge höhe longueur hauteur distancia altura longitud distância comprimento distanza altezza afstand lengte dystans odległość wysokość avstånd längd mesafe 距離 高さ 距离 高度 거리 높이 depth width
footprints: steps walks schritte pas pasos passos passi stappen kroki steg adım 歩数 步数 걸음
flame: calories streak heat kalorien calorías calorias calorie kalorie kalorier kalori カロリー 卡路里 칼로리 burned
bed: sleep rooms beds schlaf zimmer betten sommeil chambres lits sueño habitaciones camas sono quartos sonno camere slaap kamers sen pokoje sömn rum uyku odalar 睡眠 部屋 房间 수면 객실 slept
scale: weight gewicht poids peso waga vikt ağırlık 体重 重量 체중 무게 law
trending-up: revenue growth income sales profit umsatz wachstum einnahmen verkäufe revenu croissance ventes ingresos crecimiento ventas receita crescimento vendas ricavi crescita vendite omzet groei verkoop przychody wzrost sprzedaż intäkter tillväxt försäljning gelir büyüme satış* 売上 成長 收入 增长 销售 매출 성장
coins: price cost costs expenses tips fees deposit preis kosten ausgaben prix coûts dépenses precio costes gastos preço custos despesas prezzo costi spese prijs uitgaven cena koszty wydatki pris kostnader utgifter fiyat maliyet gider 価格 費用 价格 费用 支出 가격 비용 지출 amount pay
percent: share rate conversion margin discount anteil quote rabatt taux remise tasa descuento taxa desconto tasso sconto aandeel korting udział rabat andel oran indirim 割合 率 占比 折扣 비율 할인
hash: count quantity number anzahl nombre cantidad quantidade quantità aantal liczba antal sayı 数量 件数 수량 건수 total
triangle-alert: warnings errors incidents issues faults risks warnungen fehler störungen vorfälle erreurs pannes errores incidencias avisos erros incidentes errori guasti storingen fouten błędy awarie fel störningar hatalar uyarılar 警告 エラー 错误 告警 오류 경고 overdue late missing
circle-check: done completed ready success finished erledigt fertig terminé completado listo concluído completato klaar gotowe klart tamam* 完了 已完成 完成 완료 approved passed responding
hourglass: pending waiting queue wartend warteliste attente pendientes espera pendentes attesa wachtrij oczekujące kolejka väntande kö bekleyen 待ち 等待 排队 대기 backlog
leaf: plants garden nature pflanzen garten natur plantes jardin plantas jardín jardim piante giardino planten tuin rośliny ogród växter trädgård bitkiler bahçe 植物 庭 花园 식물 정원 trees field fields sustainability
paw-print: pets animals tiere haustiere animaux animales mascotas animais animali dieren huisdieren zwierzęta djur hayvanlar ペット 動物 宠物 动物 반려동물 동물 dogs cats horses
bird: birds pigeons vögel tauben oiseaux aves pájaros pássaros uccelli vogels duiven ptaki gołębie fåglar kuşlar 鳥 鸟 새
gift: rewards gifts offers deals coupons geschenke angebote cadeaux offres regalos ofertas presentes regali offerte cadeaus aanbiedingen prezenty oferty gåvor erbjudanden hediyeler fırsatlar 特典 礼物 优惠 선물 혜택 donate
tag: categories tags labels pricing prices tarife kategorien preise catégories étiquettes categorías etiquetas categorie etichette categorieën kategorie etykiety kategorier kategoriler カテゴリ 分类 标签 분류 태그
folder: folders collections archive ordner sammlung* archiv collection* archives carpetas colección pastas coleção cartelle collezione archivio mappen verzameling archief foldery kolekcja archiwum mappar samling arkiv klasörler arşiv koleksiyon フォルダ コレクション 收藏夹 归档 폴더 보관함
server: servers systems infrastructure nodes machines systeme maschinen serveurs systèmes servidores sistemas máquinas macchine sistemi systemen serwery systemy maszyny servrar maskiner sunucular makineler サーバー 機械 服务器 机器 서버 기계 devices
code: code api developers entwickler développeurs desarrolladores desenvolvedores sviluppatori ontwikkelaars programiści utvecklare geliştirici* 開発 开发 개발
key-round: keys access locks schlüssel zugang clés accès llaves acceso chaves acesso chiavi accesso sleutels toegang klucze dostęp nycklar åtkomst anahtarlar erişim 鍵 열쇠
flag: flags markers milestones meilensteine jalons hitos marcos traguardi mijlpalen kamienie milstolpar kilometre 旗 里程碑 마일스톤 finish
plus: add new create neu hinzufügen erstellen ajouter nouveau créer añadir nuevo crear adicionar novo criar aggiungi nuovo crea toevoegen nieuw dodaj nowy lägg_till ny ekle yeni 追加 新規 添加 新建 추가
pencil: edit bearbeiten modifier editar modifica bewerken edytuj redigera düzenle 編集 编辑 수정
trash: delete remove bin löschen entfernen supprimer eliminar borrar excluir elimina verwijderen usuń radera sil 削除 删除 삭제
download: download export herunterladen exportieren télécharger exporter descargar exportar baixar scarica esporta downloaden pobierz eksport ladda_ner exportera indir ダウンロード 下载 导出 다운로드 내보내기
upload: upload import hochladen importieren téléverser subir importar carica importa uploaden prześlij importuj ladda_upp yükle アップロード 上传 导入 업로드
share: teilen partager compartir compartilhar condividi delen udostępnij dela paylaş 共有 分享 공유
printer: print drucken imprimer imprimir stampa afdrukken drukuj skriv_ut yazdır 印刷 打印 인쇄
funnel: filter filters filtern filtrer filtrar filtra filtreren filtruj filtrera filtrele 絞り込み 筛选 필터
arrow-left: back zurück retour atrás volver voltar indietro terug wstecz tillbaka geri 戻る 返回 뒤로
x: close dismiss schließen fermer cerrar fechar chiudi sluiten zamknij stäng kapat 閉じる 关闭 닫기
menu: hamburger
ellipsis: more mehr plus más mais altro meer więcej mer daha もっと 更多 더보기
log-out: logout abmelden déconnexion salir sair esci uitloggen wyloguj logga_ut çıkış ログアウト 退出 로그아웃
mic: microphone record voice aufnehmen micro enregistrer micrófono grabar microfone gravar microfono registra opnemen nagraj spela_in 録音
ticket: tickets seats eintrittskarten billets entradas ingressos biglietti kaartjes bilety biljetter biletler チケット 门票 티켓
message-square-quote: quotes testimonials feedback stimmen témoignages opiniones depoimentos testimonianze ervaringen omdömen geri_bildirim 感想 反馈 후기
newspaper: news blog articles feed neuigkeiten actualités noticias novedades notícias notizie nieuws aktualności nyheter haberler ニュース 新闻 资讯 뉴스 소식
anchor: boats harbour harbor ships marina boote hafen bateaux barcos puerto barche boten haven łodzie båtar hamn tekneler liman 船 港口 배 항구
plane: travel flüge vols vuelos voos voli vluchten flyg uçuşlar 飛行 航班 항공
hammer: production build making produktion fertigung fabrication producción produção produzione productie produkcja tillverkning üretim 製造 生产 제작 생산
sprout: crops ernte récolte cosecha colheita raccolto oogst plony skörd hasat 収穫 收获 수확 harvest
microscope: samples lab proben labor échantillons laboratoire muestras laboratorio amostras campioni monsters próbki prover numuneler 検体 样本 시료
shopping-basket: groceries grocery supermarket food_shopping
coffee: coffee tea café espresso
eye: eyesight optician lenses
shirt: clothes clothing laundry jacket vest socks shirt wardrobe
stethoscope: doctor gp clinic medical checkup
pill: medication medicine medicines tablets pills vitamin vitamins
syringe: vaccination vaccinations injection
dog: dog dogs puppy
cat: cat cats kitten
bike: bike bikes bicycle bicycles cycling
fuel: petrol fuel diesel
lightbulb: lights lighting lamp lamps torch
wifi: internet wifi broadband
smartphone: smartphone mobile_phone handset
film: cinema movie movies
landmark: bank banking tax taxes pension museum
piggy-bank: savings saving
banknote: cash salary wages payday
baby: baby nursery childcare
glass-water: drink hydration
brain: mind focus memory mindfulness
scissors: haircut hairdresser grooming groom
paintbrush: painting paint
backpack: backpack rucksack luggage
fish: fish fishing
egg: eggs egg
wheat: flour grain bread bakery
milk: milk dairy cheese
bath: bath bathroom shower
headphones: headphones audio
guitar: guitar
piano: piano keys_lesson
salad: salad vegetables
cake: cake birthday dessert
wine: wine bar drinks
flower-2: flowers bouquet
calculator: maths mathematics arithmetic
flask-conical: chemistry science experiment
globe: geography languages_abroad
palette: art colour_choice design
volleyball: sports sport
train-front: train trains rail
tram-front: tram trams
car: car cars driving parking
bus: bus buses commute transit
tent: camping campsite
snowflake: ice frost
sandwich: lunch snack
soup: dinner supper
trash: rubbish
plug: charger sockets
layers: layers plans levels ebenen couches capas camadas livelli lagen warstwy nivåer katmanlar レイヤー 图层 레이어
`;
