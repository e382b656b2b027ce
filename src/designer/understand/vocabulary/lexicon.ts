import { foldWord } from '../word-forms.ts';
import { COLUMNS_SV_AR_HE, TABLE_SV_AR_HE } from './lexicon-sv-ar-he.ts';
import { COLUMNS_TRADES, TABLE_TRADES } from './lexicon-trades.ts';

const COLUMNS = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'ja', 'zh', 'ko'] as const;

/**
 * Nouns that screens are made of and trades are known by: English, then one column per language of COLUMNS,
 * alternatives parted by commas. Singular, or the form that is usual in a prompt.
 */
const TABLE = `
dashboard | dashboard,ubersicht,cockpit | tableau de bord | panel,tablero,panel de control,dashboard | cruscotto,pannello | painel,dashboard | dashboard,overzicht | panel,pulpit | pano,panosu,gösterge | дашборд,панель | ダッシュボード | 仪表盘,仪表板,看板 | 대시보드
landing page | landingpage,startseite | page d'accueil,page d'atterrissage | pagina de inicio,pagina de aterrizaje | pagina iniziale | pagina inicial | landingspagina,startpagina | strona glowna | açılış sayfası,ana sayfa | лендинг,главная страница | ランディングページ,トップページ,lp | 落地页,首页,着陆页 | 랜딩 페이지
website | webseite,website,internetseite | site web,site | sitio web,sitio | sito web,sito | site | website | strona internetowa,witryna | web sitesi,site | сайт | サイト,ウェブサイト,ホームページ | 网站,官网 | 웹사이트
page | seite | page | pagina | pagina | pagina | pagina | strona | sayfa,sayfası | страница | ページ | 页面 | 페이지
screen | bildschirm,ansicht | ecran | pantalla | schermata | tela | scherm | ekran | ekran,ekranı | экран | 画面 | 界面,屏幕 | 화면
app | app,anwendung | application,appli | aplicacion,app | applicazione,app | aplicativo,app | app | aplikacja,aplikacji | uygulama,uygulaması | приложение,приложения | アプリ | 应用,应用程序,app,小程序 | 앱
mobile | mobil,mobile,handy,smartphone | mobile,telephone | movil | mobile,cellulare | celular,mobile | mobiel,mobiele | mobilna,mobilnej,telefon | mobil,telefon | мобильный,мобильного,мобильное,телефон | モバイル,スマホ,スマートフォン | 手机,移动端 | 모바일
list | liste | liste | lista,listado | elenco,lista | lista | lijst | lista,listy | liste,listesi | список | リスト,一覧 | 列表,清单 | 목록
table | tabelle | tableau | tabla | tabella | tabela | tabel | tabela | tablo,tablosu | таблица | 表,テーブル | 表格 | 표
chart | diagramm,grafik,chart,verlauf | graphique,courbe | grafico,grafica | grafico | grafico | grafiek,diagram | wykres | grafik,grafiği | график,диаграмма | グラフ,チャート | 图表,曲线 | 차트,그래프
calendar | kalender | calendrier | calendario | calendario | calendario | kalender,agenda | kalendarz | takvim,takvimi | календарь | カレンダー | 日历 | 캘린더,달력
schedule | kursplan,zeitplan,termine,termin,stundenplan,fahrplan,programm | horaire,emploi du temps,programme,rendez-vous,planning | horario,agenda,citas,cita,programacion | orario,programma,appuntamento,appuntamenti | agenda,horario,programacao,consulta,agendamento | rooster,schema,afspraken | harmonogram,plan,termin | program,randevu,randevular | расписание | 予定,スケジュール,日程,時間割 | 日程,时间表,行程,课程表 | 일정
form | formular | formulaire | formulario | modulo,form | formulario | formulier | formularz | form,formu | форма | フォーム | 表单 | 폼,양식
contact form | kontaktformular | formulaire de contact | formulario de contacto | modulo di contatto | formulario de contato | contactformulier | formularz kontaktowy | iletişim formu | форма обратной связи | お問い合わせフォーム | 联系表单 | 문의 폼
login | anmeldung,login,anmelden | connexion | inicio de sesion,acceso | accesso,login | login,entrar | inloggen,login | logowanie,logowania | giriş | вход,авторизация | ログイン | 登录 | 로그인
sign up | registrierung,registrieren | inscription | registro | registrazione,iscrizione | cadastro | registratie,aanmelden | rejestracja,rejestracji | kayıt | регистрация | 新規登録,会員登録,サインアップ | 注册 | 회원가입
settings | einstellungen,einstellung | parametres,reglages | ajustes,configuracion | impostazioni | configuracoes,ajustes | instellingen | ustawienia,ustawien | ayarlar,ayarları | настройки | 設定 | 设置 | 설정
profile | profil | profil | perfil | profilo | perfil | profiel | profil | profil | профиль | プロフィール | 个人资料,资料,个人主页 | 프로필
message | nachricht,nachrichten | message | mensaje | messaggio,messaggi | mensagem,mensagens | bericht,berichten | wiadomosc,wiadomosci | mesaj,mesajlar | сообщение,сообщения | メッセージ | 消息 | 메시지
chat | chat,unterhaltung | discussion,chat | chat,conversacion | chat,conversazione | chat,conversa | chat,gesprek | czat,rozmowa | sohbet | чат | チャット | 聊天 | 채팅
map | karte,landkarte,stadtplan | carte,plan | mapa | mappa,cartina | mapa | kaart | mapa | harita,haritası | карта | 地図,マップ | 地图 | 지도
search | suche,suchleiste,suchfeld | recherche,barre de recherche | busqueda,buscador,barra de busqueda | ricerca,barra di ricerca | busca,pesquisa,barra de busca | zoeken,zoekbalk | wyszukiwarka,wyszukiwanie | arama,arama çubuğu | поиск | 検索,検索バー | 搜索,搜索栏,搜索框 | 검색,검색창
filter | filter | filtre | filtro | filtro,filtri | filtro | filter | filtr,filtry | filtre | фильтр,фильтры | フィルター,絞り込み | 筛选,过滤 | 필터
category | kategorie | categorie | categoria | categoria,categorie | categoria | categorie | kategoria,kategorie | kategori,kategoriler | категория,категории | カテゴリ,カテゴリー | 分类,类别 | 카테고리
button | knopf,schaltflache,button,taste | bouton | boton | pulsante,bottone | botao | knop | przycisk | düğme,buton,düğmesi,butonu | кнопка | ボタン | 按钮 | 버튼
settings toggle | schalter | interrupteur | interruptor | interruttore | alternador,interruptor | schakelaar | przelacznik | anahtar | переключатель | スイッチ,トグル | 开关 | 토글
column | spalte,spalten | colonne,colonnes | columna,columnas | colonna,colonne | coluna,colunas | kolom,kolommen | kolumna,kolumny,kolumnami | sütun,sütunlar | столбец,столбцы,столбцами,колонки | 列,カラム | 列,栏 | 열
field | feld,felder,feldern,eingabefeld | champ,champs | campo,campos | campo,campi | campo,campos | veld,velden | pole,pola,polami | alan,alanlar | поле,поля,полями | 項目,入力欄 | 字段 | 필드
tab | reiter,tabs | onglet | pestana | scheda,schede | aba | tabblad,tabbladen | zakladka,zakladki | sekme,sekmeler | вкладка,вкладки | タブ | 标签页,选项卡 | 탭
navigation | navigation,menuleiste,navigationsleiste,seitenleiste | navigation,barre de navigation,barre laterale | navegacion,barra de navegacion,barra lateral | navigazione,barra di navigazione,barra laterale | navegacao,barra de navegacao,barra lateral | navigatie,zijbalk,navigatiebalk | nawigacja,pasek boczny | gezinme,navigasyon | навигация,меню,боковая панель | ナビゲーション,サイドバー,ナビ | 导航,导航栏,侧边栏 | 내비게이션,사이드바
header image | titelbild,kopfbereich,hero | banniere,hero | cabecera,hero,portada | intestazione,hero | cabecalho,hero,capa | hero | naglowek | başlık | шапка,герой | ヒーロー,メインビジュアル,ヘッダー | 首屏,横幅 | 히어로
footer | fusszeile,footer | pied de page | pie de pagina | pie di pagina,footer,pie pagina | rodape | voettekst,footer | stopka | altbilgi,footer | подвал,футер | フッター | 页脚,底部 | 푸터
testimonial | kundenstimmen,kundenstimme,referenzen | temoignage,avis,avis clients | testimonio,opinion,opiniones,resena,resenas | testimonianza,testimonianze,recensioni,recensione | depoimento,avaliacao,avaliacoes | klantverhalen,beoordelingen | opinie,recenzje | yorumlar,müşteri yorumları | отзыв,отзывы | お客様の声,レビュー,口コミ | 评价,用户评价,评论 | 후기,리뷰
pricing | preise,preisliste,tarife,preisplane | tarif,prix,grille tarifaire | precio,tarifa,planes | prezzi,prezzo,tariffe,listino | preco,precos,planos | prijzen,tarieven | cennik,ceny | fiyat,fiyatlandırma,fiyatlar | цены,тарифы | 料金,料金プラン,価格 | 价格,定价,套餐 | 요금제,가격
faq | haufige fragen,fragen,faq | questions frequentes,faq | preguntas frecuentes,faq | domande frequenti,faq | perguntas frequentes,faq | veelgestelde vragen,faq | czeste pytania,faq | sss,sık sorulan sorular | частые вопросы,вопросы,faq | よくある質問 | 常见问题 | 자주 묻는 질문
newsletter | newsletter | newsletter,lettre d'information | boletin,newsletter | newsletter | newsletter,boletim | nieuwsbrief | newsletter | bülten | рассылка | ニュースレター,メルマガ | 订阅,邮件订阅 | 뉴스레터
feature | funktionen,funktion,vorteile,leistungen | fonctionnalites,avantages,services | caracteristicas,funciones,ventajas,servicios | funzionalita,caratteristiche,vantaggi,servizi | recursos,funcionalidades,vantagens,servicos | functies,voordelen,diensten | funkcje,zalety,uslugi | özellikler,hizmetler | функции,преимущества,услуги | 特徴,機能,サービス | 功能,特点,优势,服务 | 기능,서비스
gallery | galerie,bildergalerie | galerie | galeria | galleria | galeria | galerij | galeria | galeri | галерея | ギャラリー | 画廊,图库,相册 | 갤러리
photo | foto,bild,bilder | photo,image | foto,imagen | foto,immagine,immagini | foto,imagem,imagens | foto,afbeelding | zdjecie,zdjecia | fotoğraf | фото,фотографии | 写真 | 照片,图片 | 사진
product | produkt,artikel,ware | produit,article | producto | prodotto,prodotti | produto | product,producten | produkt,produkty | ürün,ürünler | товар,товары,продукт | 商品,製品 | 商品,产品 | 상품,제품
shop | laden,shop,geschaft,onlineshop | boutique,magasin | tienda | negozio | loja | winkel,webwinkel | sklep | mağaza,dükkan | магазин | ショップ,店,通販 | 商店,商城,店铺,电商 | 쇼핑몰,가게
cart | warenkorb,einkaufswagen | panier | carrito,cesta | carrello | carrinho | winkelwagen,winkelmandje | koszyk | sepet | корзина | カート | 购物车 | 장바구니
checkout | kasse,bezahlung,bezahlen | paiement,commande | pago,finalizar compra | pagamento,cassa | pagamento,finalizacao de compra | afrekenen,betaling | platnosc,zamowienie | ödeme | оплата,оформление заказа | 購入手続き,決済,支払い | 结账,支付,结算 | 결제
order | bestellung,auftrag,bestellungen | commande | pedido | ordine,ordini | pedido | bestelling | zamowienie,zamowienia | sipariş | заказ,заказы | 注文 | 订单 | 주문
invoice | rechnung,rechnungen | facture | factura | fattura,fatture | fatura,nota fiscal | factuur | faktura,faktury | fatura | счет,счета | 請求書 | 发票 | 청구서
revenue | umsatz,einnahmen,erlose | chiffre d'affaires,revenu,ventes | ingresos,ventas | entrate,ricavi,fatturato,vendite | receita,vendas,faturamento | omzet,verkopen | przychody,sprzedaz | gelir,satış | выручка,доход,продажи | 売上,収益 | 收入,销售额,营收,销售 | 매출
expense | ausgaben,kosten | depenses,depense | gastos,gasto | spese,spesa | despesas,gastos | uitgaven,kosten | wydatki,koszty | gider,harcama,harcamalar | расходы | 支出,経費 | 支出,开支,费用 | 지출
budget | budget,haushalt,haushaltsbuch | budget | presupuesto | budget,bilancio | orcamento | budget,begroting | budzet,budzetu | bütçe | бюджет | 予算,家計簿,家計 | 预算,记账 | 예산,가계부
bank account | konto,bank,bankkonto | compte bancaire,banque,bancaire | cuenta bancaria,banco,cuenta,bancaria | conto,banca,conto corrente,bancaria | conta,banco,conta bancaria | bankrekening,bank | konto,bank | banka,hesap | банк,счёт | 銀行,口座 | 银行,账户 | 은행,계좌
balance | kontostand,guthaben,saldo | solde | saldo | saldo | saldo | saldo | saldo | bakiye | баланс | 残高 | 余额 | 잔액
transaction | buchungen,transaktionen,umsatze | transactions,operations | transacciones,movimientos | transazioni,movimenti | transacoes,movimentacoes | transacties | transakcje | işlemler | транзакции,операции | 取引,取引履歴,明細 | 交易,交易记录,账单 | 거래,거래 내역
statistics | statistik,statistiken,kennzahlen | statistiques,indicateurs,chiffres cles | estadisticas,indicadores,metricas | statistiche,indicatori,metriche | estatisticas,indicadores,metricas | statistieken,kengetallen | statystyki,wskazniki | istatistik,istatistikler | статистика,показатели | 統計,指標 | 统计,数据,指标 | 통계,지표
history | verlaufsliste,historie,chronik | historique | historial | cronologia,storico | historico | geschiedenis | historia | geçmiş,geçmişi | история | 履歴 | 历史,历史记录,记录 | 기록,내역
comparison | vergleich | comparaison,comparatif | comparacion,comparativa | confronto | comparacao,comparativo | vergelijking | porownanie | karşılaştırma | сравнение | 比較 | 对比,比较 | 비교
distribution | verteilung,aufteilung,aufschlusselung | repartition,ventilation | distribucion,desglose | ripartizione,distribuzione | distribuicao,divisao | verdeling | podzial,struktura | dağılım,dağılımı | распределение,структура | 内訳,割合,構成 | 分布,占比,构成 | 분포,비율
notification | benachrichtigung,benachrichtigungen,mitteilungen,hinweise | notification | notificacion,notificaciones,avisos | notifica,notifiche | notificacao,notificacoes | melding,meldingen | powiadomienia | bildirim,bildirimler | уведомления | 通知,お知らせ | 通知,提醒 | 알림
reminder | erinnerung,erinnerungen | rappel,rappels | recordatorio,recordatorios | promemoria | lembrete,lembretes | herinnering,herinneringen | przypomnienia | hatırlatma,hatırlatıcı | напоминания,напоминание | リマインダー | 提示 | 리마인더
task | aufgabe,aufgaben | tache,taches | tarea,tareas | attivita,compiti,compito | tarefa,tarefas | taak,taken | zadanie,zadania,zadan | görev,görevler | задача,задачи,задач | タスク,やること | 任务,待办,待办事项 | 할 일,작업
project | projekt,projekte | projet | proyecto | progetto,progetti | projeto | project,projecten | projekt,projekty,projektow | proje,projeler | проект,проекты,проектов | プロジェクト | 项目 | 프로젝트
team member | team,teammitglieder,mitarbeiter,mitglieder | equipe,membres,employes | equipo,miembros,empleados | squadra,membri,dipendenti,team | equipe,membros,funcionarios,time | team,medewerkers,leden | zespol,pracownicy,czlonkowie | ekip,çalışanlar,üyeler | команда,сотрудники,участники | チーム,メンバー,社員 | 团队,成员,员工 | 팀,팀원,직원
customer | kunde,kunden | client,clients | cliente,clientes | cliente,clienti | cliente,clientes | klant,klanten | klient,klienci,klientow | müşteri,müşteriler | клиент,клиенты,клиентов | 顧客,お客様 | 客户,顾客 | 고객
review score | bewertung,bewertungen | note,notes | valoracion,calificacion | valutazione,voto | nota,classificacao | beoordeling | ocena,oceny | puan,değerlendirme | рейтинг,оценка | 評価 | 评分 | 평점
recipe | rezept,rezepte | recette,recettes | receta,recetas | ricetta,ricette | receita culinaria,receitas,receita de | recept,recepten | przepis,przepisy,przepisow | tarif,tarifi,tarifler | рецепт,рецепты,рецептов | レシピ | 食谱,菜谱 | 레시피
ingredient | zutaten,zutat | ingredients | ingredientes | ingredienti | ingredientes | ingredienten | skladniki | malzemeler | ингредиенты | 材料 | 食材,配料 | 재료
shopping list | einkaufsliste,einkaufszettel | liste de courses | lista de la compra,lista de compras | lista della spesa | lista de compras | boodschappenlijst | lista zakupow | alışveriş listesi | список покупок | 買い物リスト | 购物清单 | 장보기 목록
restaurant | restaurant,gasthaus,lokal | restaurant | restaurante | ristorante,trattoria | restaurante | restaurant | restauracja,restauracji | restoran | ресторан | レストラン,飲食店,居酒屋 | 餐厅,餐馆,饭店 | 레스토랑,식당
restaurant menu | speisekarte,menukarte,gerichte | carte du restaurant,menu,plats | carta,menu,platos | menu,piatti | cardapio,menu,pratos | menukaart,gerechten | menu,karta dan | menü | меню,блюда | メニュー,料理 | 菜单,菜品 | 메뉴
reservation | tischreservierung,reservierung,tisch reservieren | reservation | reserva,reservacion | prenotazione,prenotazioni | reserva | reservering | rezerwacja,rezerwacji | rezervasyon | бронирование,бронь | 予約 | 预订,预约 | 예약
booking | buchung,buchungen | reservation en ligne | reservas | prenota | agendamentos | boeking | rezerwacje | rezervasyonlar | запись | ご予約 | 订位 | 예매
opening hours | offnungszeiten | horaires d'ouverture,horaires | horario de apertura,horarios | orari di apertura,orari | horario de funcionamento | openingstijden | godziny otwarcia | çalışma saatleri | часы работы | 営業時間 | 营业时间 | 영업시간
bakery | backerei,konditorei | boulangerie,patisserie | panaderia,pasteleria | panificio,pasticceria,forno | padaria,confeitaria | bakkerij | piekarnia,piekarni | fırın,pastane | пекарня,булочная | パン屋,ベーカリー | 面包店,烘焙 | 빵집,베이커리
coffee shop | cafe,kaffee,rosterei | cafe | cafeteria,cafe | caffe,caffetteria,bar | cafeteria,cafe | koffie,koffiebar | kawiarnia,kawiarni | kahve,kafe | кофейня,кофе | カフェ,コーヒー,喫茶店 | 咖啡,咖啡馆,咖啡店 | 카페,커피
hotel | hotel,pension,unterkunft | hotel,hebergement | hotel,alojamiento | hotel,albergo | hotel,pousada,hospedagem | hotel | hotel,hotelu | otel | отель,гостиница | ホテル,旅館,宿 | 酒店,民宿,旅馆 | 호텔,숙소
travel | reise,reisen,urlaub | voyage,voyages,vacances | viaje,viajes,vacaciones | viaggio,viaggi,vacanza | viagem,viagens,ferias | reis,reizen,vakantie | podroz,podroze,podrozy | seyahat,gezi,tatil | путешествие,путешествия,поездка | 旅行,旅 | 旅行,旅游 | 여행
flight | flug,fluge | vol,vols | vuelo,vuelos | volo,voli | voo,voos | vlucht,vluchten | lot,loty | uçuş,uçak | рейс,полет,авиабилеты | フライト,航空券 | 航班,机票 | 항공편,항공권
train | zug,bahn,zuge | train,trains | tren,trenes | treno,treni | trem,trens | trein | pociag,pociagi | tren | поезд | 電車,列車 | 火车,高铁 | 기차
ticket | ticket,fahrkarte,karten,eintrittskarte | billet,billets | entrada,entradas,boleto | biglietto,biglietti | ingresso,ingressos,bilhete | kaartje,tickets | bilet,bilety | bilet | билет,билеты | チケット | 票,门票 | 티켓
museum | museum,ausstellung | musee,exposition | museo,exposicion | museo,mostra | museu,exposicao | museum,tentoonstelling | muzeum,wystawa | müze,sergi | музей,выставка | 美術館,博物館 | 博物馆,美术馆,展览 | 박물관,미술관
event | veranstaltung,veranstaltungen,ereignis | evenement,evenements | evento,eventos | evento,eventi | evento,eventos | evenement,evenementen | wydarzenie,wydarzenia | etkinlik,etkinlikler | мероприятие,событие,события | イベント | 活动 | 이벤트,행사
wedding | hochzeit | mariage | boda | matrimonio,nozze | casamento | bruiloft | slub,wesele | düğün | свадьба | 結婚式,ウェディング | 婚礼 | 결혼식
music | musik | musique | musica | musica | musica | muziek | muzyka,muzyki | müzik | музыка,музыкальный | 音楽 | 音乐 | 음악
player | musikplayer,player | lecteur,lecteur audio | reproductor | lettore,riproduttore | tocador,reprodutor | speler | odtwarzacz | çalar,oynatıcı | плеер | プレーヤー,プレイヤー | 播放器 | 플레이어
podcast | podcast | podcast,balado | podcast | podcast | podcast | podcast | podcast | podcast | подкаст | ポッドキャスト | 播客 | 팟캐스트
movie | film,filme,kino | film,films,cinema | pelicula,peliculas,cine | film,cinema | filme,filmes,cinema | film,bioscoop | film,filmy,kino | film,sinema | фильм,фильмы,кино | 映画 | 电影 | 영화
book | buch,bucher | livre,livres | libro,libros | libro,libri | livro,livros | boek,boeken | ksiazka,ksiazki,ksiazek | kitap,kitaplar | книга,книги,книг | 本,読書,書籍 | 书,图书,书籍 | 책,도서
library | bibliothek,bucherei | bibliotheque | biblioteca | biblioteca | biblioteca | bibliotheek | biblioteka,biblioteki | kütüphane | библиотека | 図書館 | 图书馆 | 도서관
news | nachrichtenseite,schlagzeilen,neuigkeiten | actualites,nouvelles,infos | noticias,novedades | notizie,novita | noticias,novidades | nieuws | wiadomosci prasowe,aktualnosci | haberler,haber | новости | ニュース | 新闻,资讯 | 뉴스
blog post | blog,blogbeitrag,beitrag,beitrage | blog,article de blog,articles | blog,articulo,articulos,entrada de blog | blog,articolo,articoli | blog,artigo,artigos,postagem | blog,artikel | blog,wpis,artykul,artykuly | blog,yazı,makale | блог,статья,статьи | ブログ,記事 | 博客,文章 | 블로그,글
course | kurs,kurse,lernkurs | cours,formation | curso,cursos | corso,corsi | curso,cursos | cursus,cursussen | kurs,kursy | kurs,ders,dersler | курс,курсы,уроки,урок | コース,講座,授業 | 课程 | 강의,코스
school | schule,unterricht | ecole,classe | escuela,colegio,clase | scuola,classe | escola,aula | school,les | szkola,szkoly,lekcje | okul,sınıf | школа | 学校,学習,教室 | 学校,学习,教育 | 학교,학습
student | schuler,studenten,lernende | eleve,eleves,etudiants | alumno,alumnos,estudiantes | studente,studenti,alunni | aluno,alunos,estudantes | leerlingen,studenten | uczen,uczniowie,studenci | öğrenci,öğrenciler | студент,ученики | 生徒,学生 | 学生 | 학생
language learning | sprachen lernen,sprachlern,vokabeln,vokabeltrainer | apprentissage des langues,langues,vocabulaire | aprender idiomas,idiomas,vocabulario | imparare le lingue,lingue,vocabolario | aprender idiomas,idiomas,vocabulario | talen leren,woordjes | nauka jezykow,slownictwo | dil öğrenme,kelime | изучение языков,слова | 英会話,単語,語学 | 英语,单词,语言学习 | 단어,영어
fitness | fitness,sport,fitnessstudio | fitness,sport,salle de sport | fitness,gimnasio,deporte | fitness,palestra,sport | academia,fitness,esporte | fitness,sportschool | fitness,silownia,sport | fitness,spor,spor salonu | фитнес,спорт | フィットネス,運動,ジム | 健身,运动 | 피트니스,운동,헬스
workout | training,trainings,ubung,ubungen | entrainement,exercice,exercices,seance | entrenamiento,entrenamientos,ejercicios,rutina | allenamento,allenamenti,esercizi | treino,treinos,exercicios | training,oefeningen | trening,treningi,cwiczenia | antrenman,egzersiz | тренировка,тренировки,упражнения | トレーニング,ワークアウト | 训练,锻炼 | 운동 기록
running | laufen,lauf,joggen | course a pied,running | correr,carrera | corsa | corrida | hardlopen | bieganie,biegu | koşu | бег | ランニング,ジョギング | 跑步 | 러닝,달리기
step count | schritte | pas | pasos | passi | passos | stappen | kroki,krokow | adım,adımlar | шаги | 歩数 | 步数 | 걸음 수
calories | kalorien | calories | calorias | calorie | calorias | calorieen | kalorie,kalorii | kalori | калории | カロリー | 卡路里,热量 | 칼로리
heart rate | herzfrequenz,puls | frequence cardiaque | frecuencia cardiaca,pulso | frequenza cardiaca,battito | frequencia cardiaca | hartslag | tetno | nabız | пульс | 心拍数 | 心率 | 심박수
sleep | schlaf | sommeil | sueno | sonno | sono | slaap | sen,snu | uyku | сон | 睡眠 | 睡眠 | 수면
meditation | meditation,achtsamkeit | meditation | meditacion | meditazione | meditacao | meditatie | medytacja,medytacji | meditasyon | медитация | 瞑想 | 冥想 | 명상
habit | gewohnheit,gewohnheiten | habitude,habitudes | habito,habitos | abitudine,abitudini | habito,habitos | gewoonte,gewoontes | nawyk,nawyki,nawykow | alışkanlık,alışkanlıklar | привычка,привычки,привычек | 習慣 | 习惯,打卡 | 습관
health | gesundheit | sante | salud | salute | saude | gezondheid | zdrowie | sağlık | здоровье | 健康,ヘルスケア | 健康 | 건강
doctor appointment | arzt,arzttermin,praxis,arztpraxis,klinik | medecin,clinique,cabinet medical | medico,clinica,cita medica | medico,clinica,ambulatorio | medico,clinica,consultorio | arts,dokter,kliniek | lekarz,klinika,przychodnia | doktor,klinik,hastane | врач,клиника | 病院,医師,診察,クリニック | 医生,医院,挂号,诊所 | 병원,의사
medication | medikamente,tabletten,medikament | medicaments | medicamentos,medicinas | farmaci,medicine | medicamentos,remedios | medicijnen | leki,lekow | ilaç,ilaçlar | лекарства | 薬,服薬 | 药物,用药 | 약,복약
pet | haustier,hund,katze,tierarzt | animal,chien,chat de compagnie,veterinaire | mascota,mascotas,perro,veterinario | animali domestici,cane,veterinario | animal de estimacao,pet,cachorro,veterinario | huisdier,hond,dierenarts | zwierzeta,pies,weterynarz | evcil hayvan,köpek,veteriner | питомец,собака,ветеринар | ペット,犬,猫 | 宠物,狗,猫 | 반려동물,강아지
garden | garten,pflanzen,garten- | jardin,plantes | jardin,plantas,huerto | giardino,piante,orto | jardim,plantas,horta | tuin,planten | ogrod,rosliny,ogrodu | bahçe,bitki,bitkiler | сад,растения,огород | 庭,植物,園芸,ガーデニング | 花园,植物,园艺 | 정원,식물
weather | wetter,wettervorhersage | meteo | tiempo,clima,meteorologia | meteo,tempo atmosferico | clima,previsao do tempo | weer,weersverwachting | pogoda,pogody | hava durumu,hava | погода,погоды | 天気,天気予報 | 天气,天气预报 | 날씨
temperature | temperatur | temperature | temperatura | temperatura | temperatura | temperatuur | temperatura | sıcaklık | температура | 気温,温度 | 温度,气温 | 기온,온도
forecast | vorhersage,prognose | previsions,prevision | pronostico | previsioni,previsione | previsao | verwachting,voorspelling | prognoza | tahmin,tahmini | прогноз | 予報 | 预报 | 예보
smart home | smart home,heizung,haussteuerung | maison connectee,domotique | hogar inteligente,domotica | casa intelligente,domotica | casa inteligente,automacao residencial | slim huis,domotica | inteligentny dom | akıllı ev | умный дом | スマートホーム | 智能家居 | 스마트홈
energy | energie,strom,stromverbrauch | energie,electricite,consommation | energia,electricidad,consumo | energia,consumo,elettricita | energia,consumo,eletricidade | energie,stroom | energia,prad | enerji,elektrik | энергия,электричество | 電力,エネルギー | 能源,电力 | 에너지,전력
real estate | immobilien,wohnung,wohnungen,haus | immobilier,appartement,logement | inmobiliaria,piso,vivienda,apartamento | immobiliare,appartamento,casa | imobiliaria,imovel,imoveis,apartamento | vastgoed,woning,huis | nieruchomosci,mieszkanie,mieszkania | emlak,ev,daire | недвижимость,квартира,квартиры | 不動産,賃貸,物件 | 房产,房地产,租房 | 부동산
furniture | mobel | meubles,mobilier | muebles | mobili,arredamento | moveis | meubels | meble,mebli | mobilya | мебель | 家具,インテリア | 家具 | 가구
fashion | mode,kleidung | mode,vetements | moda,ropa | moda,abbigliamento | moda,roupas | mode,kleding | moda,ubrania | moda,giyim | мода,одежда | ファッション,服 | 时尚,服装 | 패션,의류
car | auto,fahrzeug,autos,werkstatt | voiture,vehicule,garage | coche,auto,vehiculo,taller | auto,macchina,veicolo,officina | carro,veiculo,oficina | auto,garage | samochod,auto,warsztat | araba,araç | автомобиль,машина,авто | 車,自動車 | 汽车,车辆 | 자동차
bike | fahrrad,rad | velo | bicicleta,bici | bicicletta,bici | bicicleta | fiets | rower,rowery | bisiklet | велосипед | 自転車 | 自行车,单车 | 자전거
delivery | lieferung,lieferstatus,versand,paket | livraison,colis | entrega,envio,reparto | consegna,spedizione | entrega | bezorging,levering | dostawa,dostawy,przesylka | teslimat,kargo | доставка,доставки | 配達,配送 | 配送,快递 | 배달,배송
job application | bewerbung,stellenangebote,stellen,jobs | candidature,emploi,offres d'emploi | empleo,solicitud de empleo,ofertas de trabajo | lavoro,candidatura,offerte di lavoro | vagas,emprego,candidatura | vacatures,sollicitatie | praca,oferty pracy,rekrutacja | iş ilanları,iş başvurusu | вакансии,работа | 求人,採用 | 招聘,求职 | 채용,구인
stock market | aktien,borse,depot | bourse,actions cotees | bolsa de valores,acciones bursatiles | borsa,azioni | bolsa de valores,investimentos | aandelen,beurs | gielda,akcje | borsa,hisse | акции,биржа,инвестиции | 株,株価,投資 | 股票,投资 | 주식,투자
insurance | versicherung | assurance | seguro,seguros | assicurazione | seguro | verzekering | ubezpieczenie | sigorta | страхование | 保険 | 保险 | 보험
farm | hof,bauernhof,landwirtschaft | ferme,agriculture | granja,agricultura | fattoria,agricoltura | fazenda,agricultura | boerderij,landbouw | gospodarstwo,rolnictwo | çiftlik,tarım | ферма | 農場,農業 | 农场,农业 | 농장
game | spiel,spiele | jeu,jeux | juego,juegos | gioco,giochi | jogo,jogos | spel | gra,gry | oyun | игра,игры | ゲーム | 游戏 | 게임
quiz | quiz,ratsel | quiz,questionnaire | cuestionario,quiz | quiz | quiz,questionario | quiz | quiz | test,bilgi yarışması | викторина,тест | クイズ | 测验,问答 | 퀴즈
file | dateien,datei,dokumente | fichiers,documents | archivos,documentos | file,documenti | arquivos,documentos | bestanden,documenten | pliki,dokumenty | dosyalar,belgeler | файлы,документы | ファイル,書類 | 文件,文档 | 파일,문서
kanban board | kanban,kanban-board,aufgabentafel | kanban,tableau kanban | kanban,tablero kanban | kanban,bacheca | kanban,quadro kanban | kanban,kanbanbord | kanban,tablica kanban | kanban,kanban panosu | канбан,доска | カンバン,かんばん | 任务看板 | 칸반
upcoming | anstehende,nachste,kommende | prochains,prochaines,a venir | proximos,proximas | prossimi,prossime | proximos,proximas | aankomende,komende | nadchodzace,najblizsze | yaklaşan | предстоящие,ближайшие | 今後の,次の | 即将,近期 | 다가오는
quick action | schnellzugriff,schnellaktionen | actions rapides,raccourcis | acciones rapidas,accesos directos | azioni rapide | acoes rapidas,atalhos | snelle acties | szybkie akcje | hızlı işlemler | быстрые действия | クイックアクション,ショートカット | 快捷操作,快捷入口 | 빠른 실행
progress ring | fortschrittsring,fortschritt,fortschrittsbalken | anneau de progression,progression | anillo de progreso,progreso | anello di progresso,progresso,avanzamento | anel de progresso,progresso | voortgangsring,voortgang | postep,pierscien postepu | ilerleme,ilerleme halkası | прогресс | 進捗,達成率 | 进度,进度环 | 진행률
goal | ziel,ziele,tagesziel | objectif,objectifs | objetivo,objetivos,meta | obiettivo,obiettivi | meta,metas,objetivo | doel,doelen | cel,cele | hedef,hedefler | цель,цели | 目標 | 目标 | 목표
email | e-mail,email,mailadresse | e-mail,courriel,adresse e-mail | correo,correo electronico,email | e-mail,email,posta elettronica | e-mail,email | e-mail,mailadres | e-mail,email | e-posta,eposta | почта,email,имейл | メール,メールアドレス | 邮箱,电子邮件 | 이메일
password | passwort,kennwort | mot de passe | contrasena,clave | password | senha | wachtwoord | haslo | şifre,parola | пароль | パスワード | 密码 | 비밀번호
name | name,vorname,nachname | nom,prenom | nombre,apellido | nome,cognome | nome,sobrenome | naam,voornaam,achternaam | imie,nazwisko | ad,isim,soyad | имя,фамилия | 名前,氏名 | 姓名,名字 | 이름
phone | telefon,telefonnummer | telephone,numero de telephone | telefono | telefono,numero di telefono | telefone,celular | telefoon,telefoonnummer | telefon,numer telefonu | telefon numarası | телефон | 電話,電話番号 | 电话,手机号 | 전화번호
address | adresse,anschrift | adresse | direccion | indirizzo | endereco | adres | adres | adres | адрес | 住所 | 地址 | 주소
date | datum | date | fecha | data | data | datum | data,daty | tarih | дата | 日付,日にち | 日期 | 날짜
time | uhrzeit | heure | hora | ora,orario preferito | hora,horario preferido | tijd,tijdstip | godzina | saat | время | 時間,時刻 | 时间 | 시간
comment | kommentar,kommentare,anmerkung | commentaire,commentaires | comentario,comentarios | commento,commenti | comentario,comentarios | opmerking,opmerkingen | komentarz,komentarze | yorum | комментарий,комментарии | コメント,ご意見 | 留言 | 댓글,코멘트
contact details | kontakt,kontaktdaten | contact,coordonnees | contacto,datos de contacto | contatti,contatto | contato,contatos | contact,contactgegevens | kontakt | iletişim | контакты | お問い合わせ,連絡先 | 联系我们,联系方式 | 연락처,문의
about us | uber uns | a propos,qui sommes-nous | sobre nosotros,quienes somos | chi siamo | sobre nos,quem somos | over ons | o nas | hakkımızda | о нас | 会社概要,私たちについて | 关于我们 | 회사 소개
offer | angebot,angebote,aktionen | offre,offres,promotions | oferta,ofertas,promociones | offerta,offerte,promozioni | oferta,ofertas,promocoes | aanbiedingen,aanbod | oferta,promocje | kampanya,fırsatlar | акции и скидки,предложения | キャンペーン,特典,セール | 优惠,促销 | 할인,혜택
portfolio | portfolio,arbeiten,projektgalerie | portfolio,realisations | portafolio,trabajos | portfolio,lavori | portfolio,trabalhos | portfolio,werk | portfolio,realizacje | portfolyo | портфолио,работы | ポートフォリオ,制作実績,作品 | 作品集,作品 | 포트폴리오
community post | beitrage der community,feed | fil d'actualite,publications | publicaciones,feed | post,pubblicazioni,feed | publicacoes,feed | berichten van vrienden,feed | posty,feed | gönderi,gönderiler,akış | лента,публикации,посты | 投稿,タイムライン,フィード | 动态,帖子 | 게시물,피드
parents | eltern,kita,kindergarten | parents,creche | padres,guarderia | genitori,asilo | pais,creche | ouders,kinderopvang | rodzice,przedszkole | ebeveyn,kreş | родители,детский сад | 保護者,保育園,子育て | 家长,幼儿园,育儿 | 학부모,육아
by category | nach kategorie,nach kategorien | par categorie | por categoria,por categorias | per categoria | por categoria,por categorias | per categorie | wg kategorii | kategoriye göre | по категориям | カテゴリ別 | 按类别,按分类 | 카테고리별
over time | im zeitverlauf,zeitverlauf | au fil du temps,evolution | en el tiempo,evolucion | nel tempo,andamento | ao longo do tempo,evolucao | in de tijd,verloop | w czasie | zaman içinde | динамика | 推移 | 趋势,走势 | 추이
bestseller | bestseller,bestseller-liste | meilleures ventes | mas vendidos | piu venduti | mais vendidos | bestsellers | bestsellery | çok satanlar | бестселлеры | 売れ筋 | 热销,畅销 | 베스트셀러
stock level | lagerbestand,bestand,vorrat | stock,inventaire | inventario,existencias | inventario,scorte | estoque,inventario | voorraad | magazyn,stan magazynowy | stok | склад,остатки | 在庫 | 库存 | 재고
number of guests | personenzahl,anzahl personen,anzahl der personen,gaste | nombre de personnes,nombre de couverts | numero de personas | numero di persone,numero ospiti | numero de pessoas | aantal personen | liczba osob | kişi sayısı | количество гостей | 人数 | 人数 | 인원
bio | biografie,uber mich | biographie | biografia | biografia | biografia | biografie | biografia | biyografi | биография | 自己紹介 | 简介 | 소개
member list | mitglieder | membres,adherents,abonnes | socios | iscritti,soci | socios | leden | czlonkowie | üyeler | участники | 会員 | 会员 | 회원
membership | mitgliedschaft,abos | abonnements,adhesions | membresias,abonos | abbonamenti | mensalidades | abonnementen | karnety | üyelik | абонементы | 会員プラン | 会员卡 | 멤버십
link | link | lien | enlace | collegamento | link | link | link | bağlantı | ссылка | リンク | 链接 | 링크
beach | strand,meer | plage | playa | spiaggia | praia | strand | plaza | plaj | пляж | ビーチ,海 | 海滩 | 해변
hiking | wandern,wanderung,wanderwege | randonnee,randonnees | senderismo,excursiones | escursionismo,sentieri,trekking | trilha,trilhas | wandelen,wandelroutes | szlaki,turystyka piesza | yürüyüş,doğa yürüyüşü | поход,походы | ハイキング,登山 | 徒步,登山 | 등산
wine | wein,weingut,weine | vin,vins,vignoble | vino,vinos,bodega | vino,vini,cantina | vinho,vinhos,vinicola | wijn,wijnen | wino,wina,winnica | şarap | вино,вина | ワイン | 葡萄酒,红酒 | 와인
hair salon | friseur,friseursalon,kosmetik | coiffeur,salon de coiffure | peluqueria,salon de belleza | parrucchiere,estetista | salao de beleza,cabeleireiro | kapper,kapsalon | fryzjer,salon fryzjerski | kuaför,güzellik salonu | парикмахерская,салон красоты | 美容室,美容院,サロン | 美发,美容院 | 미용실
`;

const TABLES: readonly { columns: readonly string[]; table: string }[] = [
  { columns: COLUMNS, table: TABLE },
  { columns: COLUMNS_SV_AR_HE, table: TABLE_SV_AR_HE },
  { columns: COLUMNS_TRADES, table: TABLE_TRADES },
];

/** Arabic is written with and without the small signs on its first letter. */
const listSpellings = (key: string): string[] => [...new Set([key, key.replaceAll(/[أإآ]/g, 'ا')])];

/** Foreign phrase (folded, words parted by one blank) → English words, by language. */
export const LEXICON_LANGUAGES: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const languages = new Map<string, Map<string, string>>();
  for (const { columns, table } of TABLES)
    for (const line of table.trim().split('\n')) {
      const [english = '', ...cells] = line.split('|').map((cell) => cell.trim());
      for (const [index, lang] of columns.entries()) {
        const words = languages.get(lang) ?? new Map<string, string>();
        languages.set(lang, words);
        for (const phrase of (cells[index] ?? '').split(',')) {
          const key = foldWord(phrase).replaceAll(/[-'’]/g, ' ').trim();
          if (key === '') continue;
          for (const spelling of listSpellings(key)) if (!words.has(spelling)) words.set(spelling, english);
        }
      }
    }
  return languages;
})();
