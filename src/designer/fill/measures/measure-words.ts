import { byLang } from '../language/by-lang.ts';
import type { ByLang } from '../language/by-lang.ts';

/**
 * Words of labels by what they measure. Languages parted by bars (en de fr es pt it nl pl sv tr ja ko zh), words by commas.
 * Singular and plural both where they differ by more than an s; `=` before words that mean it only as the whole label.
 */
const ROWS = {
  temperature:
    'temperature,temp|temperatur|température|temperatura|temperatura|temperatura|temperatuur|temperatura|temperatur|sıcaklık|温度,気温,水温|온도,기온|温度,气温,水温',
  duration:
    'duration,hold,elapsed,runtime,wait,waiting time,time left,remaining time,response time,uptime hours,latency,travel time,lead time|dauer,laufzeit,wartezeit,restzeit,haltezeit,fahrzeit|durée,temps,attente|duración,espera,tiempo|duração,tempo,espera|durata,tempo,attesa|duur,looptijd,wachttijd|czas trwania,trwanie,czas oczekiwania|varaktighet,tid kvar,väntetid|süre,bekleme|所要時間,待ち時間,経過|소요 시간,대기 시간|时长,用时,耗时,等待时间',
  money:
    'price,rate,hourly rate,cost,costs,cash,takings,fee,amount,total,sum,revenue,spend,spent,salary,wage,rent,balance,budget,income,expense,expenses,profit,earnings,pay,payment,deposit,sales,tax,tip,donation,mrr,arr,gross,net,fare,paid,turnover|preis,kosten,betrag,summe,gesamt,umsatz,gehalt,lohn,miete,saldo,guthaben,budget,einnahmen,ausgaben,gewinn,gebühr,steuer|prix,coût,montant,total,revenu,salaire,loyer,solde,budget,dépense,dépenses,tarif|precio,coste,costo,importe,total,ingresos,salario,alquiler,saldo,presupuesto,gasto,gastos,tarifa|preço,custo,valor,total,receita,salário,aluguel,saldo,orçamento,despesa,despesas|prezzo,costo,importo,totale,ricavi,entrate,spesa,spese,stipendio,affitto,saldo,budget,tariffa|prijs,kosten,bedrag,totaal,omzet,loon,huur,saldo,budget,uitgaven,inkomsten|cena,koszt,kwota,suma,razem,przychód,wynagrodzenie,czynsz,saldo,budżet,wydatki|pris,kostnad,belopp,summa,totalt,intäkter,lön,hyra,saldo,budget,utgifter|fiyat,ücret,tutar,toplam,gelir,maaş,kira,bakiye,bütçe,gider|価格,料金,金額,合計,売上,給料,家賃,残高,予算,費用|가격,요금,금액,합계,매출,급여,잔액,예산,비용|价格,费用,金额,合计,总计,收入,工资,租金,余额,预算,单价',
  share:
    'share,progress,completion,percent,percentage,fill,humidity,occupancy,utilization,utilisation,margin,battery,coverage,conversion,rollout,load,churn,moisture,accuracy,uptime,yield,discount,charge,attendance,conversion rate,success rate,error rate,open rate,occupancy rate,interest rate,hit rate|anteil,fortschritt,prozent,füllstand,feuchte,feuchtigkeit,auslastung,marge,akku,ladung,rabatt,quote|part,progression,avancement,pourcentage,humidité,occupation,marge,batterie,remise,taux|cuota,progreso,avance,porcentaje,humedad,ocupación,margen,batería,descuento|participação,progresso,porcentagem,umidade,ocupação,margem,bateria,desconto|quota,progresso,avanzamento,percentuale,umidità,occupazione,margine,batteria,sconto|aandeel,voortgang,percentage,vochtigheid,bezetting,marge,batterij,korting|udział,postęp,procent,wilgotność,obłożenie,marża,bateria,rabat|andel,framsteg,procent,fuktighet,beläggning,marginal,batteri,rabatt|pay,oran,ilerleme,yüzde,nem,doluluk,marj,pil,indirim|割合,進捗,率,湿度,稼働率,電池,割引|비율,진행률,습도,점유율,배터리,할인|占比,比例,进度,百分比,湿度,电量,折扣',
  count:
    'count,quantity,qty,number of,units,pieces,items,stock,seats,in stock,orders,requests,visits,users,errors,views,clicks,downloads,steps,calls,members,guests,tickets,messages,hours,days,minutes,weeks|anzahl,menge,stück,bestand,plätze,bestellungen,besuche,aufrufe,schritte,stunden,tage,minuten|nombre,quantité,pièces,places,stock,commandes,visites,heures,jours|cantidad,número de,unidades,piezas,plazas,pedidos,visitas,horas,días|quantidade,número de,unidades,peças,estoque,vagas,pedidos,visitas,horas,dias|quantità,numero di,pezzi,scorte,posti,ordini,visite,ore,giorni|aantal,hoeveelheid,stuks,voorraad,plaatsen,bestellingen,uren,dagen|liczba,ilość,sztuk,zapas,miejsca,zamówienia,wizyty,godziny,dni|antal,mängd,stycken,lager,platser,beställningar,timmar,dagar|adet,sayı,miktar,stok,sipariş|数量,個数,件数,人数,在庫,回数|수량,개수,건수,인원,재고,횟수|数量,件数,人数,库存,次数,个数',
  dueDate:
    'due,due date,deadline,expires,expiry,until,ends,end date,next due,renewal,valid until,next|fällig,frist,fälligkeit,bis,ablauf,endet,gültig bis|échéance,date limite,jusqu’au,expire|vencimiento,fecha límite,hasta,plazo,vence|vencimento,prazo,até|scadenza,fino al,termine|vervaldatum,deadline,tot,verloopt|termin,=do,ważne do|förfaller,deadline,förfallodatum,gäller till|son tarih,bitiş,vade|期限,締切,締め切り,有効期限|마감,기한,만료|截止,到期,期限,有效期',
  lastSeen:
    'last active,last seen,last login,last sign-in,last used,last activity,last changed,last updated,last edited,updated,modified,edited|zuletzt,zuletzt aktiv,geändert,aktualisiert|dernière activité,modifié,mis à jour|última actividad,actualizado,modificado|última atividade,atualizado,modificado|ultimo accesso,aggiornato,modificato|laatst actief,gewijzigd,bijgewerkt|ostatnio,zmieniono,zaktualizowano|senast aktiv,ändrad,uppdaterad|son görülme,güncellendi|最終更新,更新,最終ログイン|최근 활동,수정,업데이트|最近活动,更新,修改',
  date: 'date,day,created,joined,since,start date,started,added,signed,born,birthday,when,posted,published,received,ordered,departure date|datum,tag,erstellt,seit,beginn,geburtstag,eingang|date,jour,créé,depuis,début,naissance|fecha,día,creado,desde,inicio,nacimiento|data,dia,criado,desde,início,nascimento|data,giorno,creato,dal,inizio,nascita|datum,dag,aangemaakt,sinds,begin,geboren|data,dzień,utworzono,=od,początek,urodziny|datum,dag,skapad,sedan,start,födelsedag|tarih,gün,oluşturuldu,başlangıç,doğum|日付,日,作成日,開始日,生年月日|날짜,일자,생성일,시작일,생일|日期,创建时间,开始日期,生日',
  time: 'time,=hour,departs,departure,arrival,arrives,start,end,begins,=from,=to,=in,=out,leaves,opens,closes,eta,check-in,check-out,slot,starts|uhrzeit,zeit,abfahrt,ankunft,=von,beginnt,öffnet,start,ende|heure,départ,arrivée,début,fin,horaire|hora,salida,llegada,inicio,fin,horario|hora,saída,chegada,horário,fim|ora,partenza,arrivo,inizio,fine,orario|tijd,vertrek,aankomst,begin,einde,uur|godzina,odjazd,przyjazd,start,koniec|tid,avgång,ankomst,klockslag,slut|saat,kalkış,varış,bitiş|時刻,出発,到着,開始,終了,時間|시각,출발,도착,시작,종료,시간|时间,出发,到达,开始,结束',
  weekday:
    'weekday,day of week|wochentag|jour de la semaine|día de la semana|dia da semana|giorno della settimana|weekdag|dzień tygodnia|veckodag|haftanın günü|曜日|요일|星期',
  month: 'month|monat|mois|mes|mês|mese|maand|miesiąc|månad|ay|月|월|月份',
  year: 'year,vintage|jahr,jahrgang,baujahr|année|año|ano|anno|jaar,bouwjaar|rok|år,årgång|yıl|年|연도|年份',
  age: 'age|alter|âge|edad|idade|età|leeftijd|wiek|ålder|yaş|年齢|나이|年龄',
  person:
    'person,assignee,assigned,assigned to,owner,manager,agent,responsible,handled by,created by,reviewer,contact,rep,salesperson,physician,doctor,contractor,author,requester,approver,driver,customer,client,user,member,employee,guest,patient,student,teacher,analyst,trainer,coach,host,speaker,artist,candidate,volunteer,tenant,crew,staff,who,recipient,sender,full name,player,resident,buyer,seller,holder,leader,participant,operator|person,zuständig,verantwortlich,besitzer,kontakt,fahrer,kunde,kundin,nutzer,mitglied,mitarbeiter,gast,patient,autor,lehrer,schüler,bearbeiter,ansprechpartner,teilnehmer,wer,trainer|personne,responsable,propriétaire,contact,conducteur,client,utilisateur,membre,employé,invité,patient,auteur,élève,professeur,qui|persona,responsable,propietario,contacto,conductor,cliente,usuario,miembro,empleado,paciente,autor,alumno,profesor,quién|pessoa,responsável,proprietário,contato,motorista,cliente,usuário,membro,funcionário,paciente,autor,aluno|persona,responsabile,proprietario,contatto,autista,cliente,utente,membro,dipendente,ospite,paziente,autore,chi|persoon,verantwoordelijke,eigenaar,contact,chauffeur,klant,gebruiker,lid,medewerker,gast,patiënt,auteur,wie|osoba,odpowiedzialny,właściciel,kontakt,kierowca,klient,użytkownik,członek,pracownik,gość,pacjent,autor,kto|person,ansvarig,ägare,kontakt,förare,kund,användare,medlem,anställd,gäst,patient,författare,vem|kişi,sorumlu,sahip,sürücü,müşteri,kullanıcı,üye,çalışan,misafir,hasta,yazar,kim|担当,担当者,責任者,所有者,顧客,会員,お客様,患者,著者,氏名,運転手|담당,담당자,책임자,소유자,고객,회원,환자,작성자,이름,기사|负责人,联系人,客户,会员,用户,员工,患者,作者,姓名,司机,经办人',
  company:
    'company,supplier,vendor,organisation,organization,account,manufacturer,brand,maker,employer,partner,sponsor|firma,unternehmen,lieferant,hersteller,marke|entreprise,société,fournisseur,fabricant,marque|empresa,proveedor,fabricante,marca|empresa,fornecedor,fabricante,marca|azienda,ditta,fornitore,produttore,marca|bedrijf,leverancier,fabrikant,merk|firma,dostawca,producent,marka|företag,leverantör,tillverkare,märke|şirket,firma,tedarikçi,üretici,marka|会社,企業,取引先,メーカー|회사,업체,공급사,제조사|公司,供应商,厂商,品牌',
  town: 'city,town,place,location,region,site,branch,destination,origin,warehouse,office,venue,where,area name,district,station|stadt,ort,standort,region,filiale,ziel,herkunft,wo|ville,lieu,région,site,agence,destination,origine,où|ciudad,lugar,ubicación,región,sede,sucursal,destino,origen|cidade,lugar,local,região,filial,destino,origem|città,luogo,regione,sede,filiale,destinazione,origine|stad,plaats,locatie,regio,vestiging,bestemming|miasto,miejsce,lokalizacja,region,oddział,cel|stad,plats,ort,region,filial,destination|şehir,yer,konum,bölge,şube,varış yeri|場所,都市,地域,拠点,行き先|장소,도시,지역,지점,목적지|地点,城市,地区,门店,目的地,位置',
  street:
    'address,street|adresse,straße,anschrift|adresse,rue|dirección,calle|endereço,rua|indirizzo,via|adres,straat|adres,ulica|adress,gata|adres,sokak|住所|주소|地址',
  country: 'country,nationality|land,nationalität|pays|país|país|paese|land|kraj|land|ülke|国|국가|国家',
  language: 'language|sprache|langue|idioma,lengua|idioma,língua|lingua|taal|język|språk|dil|言語|언어|语言',
  state:
    'status,state,condition,stage,health,result,outcome|status,zustand,stand,ergebnis|statut,état,résultat|estado,resultado|status,estado,situação,resultado|stato,esito|status,toestand,resultaat|status,stan,wynik|status,läge,resultat|durum,sonuç|状態,状況,ステータス,結果|상태,결과|状态,结果',
  code: 'id,code,number,no,ref,reference,sku,serial,order,invoice,ticket,key,tracking,article,case,batch,lot,plate,registration|nummer,nr,kennung,code,auftrag,rechnung,referenz,kennzeichen,charge|numéro,n°,référence,code,commande,facture|número,n.º,código,referencia,pedido,factura|número,código,referência,pedido,fatura|numero,n.,codice,riferimento,ordine,fattura|nummer,nr,code,referentie,order,factuur|numer,nr,kod,zamówienie,faktura|nummer,nr,kod,referens,order,faktura|no,numara,kod,sipariş no,fatura|番号,コード,注文番号|번호,코드,주문번호|编号,代码,单号,订单号,订单',
  file: 'file,document,attachment,filename|datei,dokument,anhang|fichier,document,pièce jointe|archivo,documento,adjunto|arquivo,documento,anexo|file,documento,allegato|bestand,document,bijlage|plik,dokument,załącznik|fil,dokument,bilaga|dosya,belge,ek|ファイル,書類,資料,添付|파일,문서,첨부|文件,文档,附件',
  fileSize:
    'file size,storage,disk,disk free|dateigröße,speicher|taille du fichier,stockage|tamaño de archivo,almacenamiento|tamanho do arquivo,armazenamento|dimensione file,spazio|bestandsgrootte,opslag|rozmiar pliku|filstorlek,lagring|dosya boyutu,depolama|ファイルサイズ,容量|파일 크기,용량|文件大小,存储',
  phone:
    'phone,telephone,mobile,tel,phone number|telefon,handy,mobil,telefonnummer|téléphone,portable,tél|teléfono,móvil|telefone,celular|telefono,cellulare|telefoon,mobiel|telefon|telefon,mobil|telefon|電話,電話番号|전화,연락처,휴대폰|电话,手机',
  email:
    'email,e-mail,mail|e-mail,email,mail|e-mail,courriel,email|correo,email,e-mail|e-mail,email|e-mail,email|e-mail,email|e-mail,email|e-post,mejl,e-mail|e-posta,email|メール,メールアドレス|이메일,메일|邮箱,电子邮件',
  website:
    'website,url,link,domain,web|webseite,website,url|site web,url,lien|sitio web,web,url,enlace|site,url,link|sito,url,link|website,url|strona,url,link|webbplats,url,länk|web sitesi,url,bağlantı|ウェブサイト,リンク|웹사이트,링크|网址,链接',
  distance:
    'distance,mileage,route length,range|strecke,entfernung,distanz,reichweite|distance,trajet|distancia,recorrido|distância,percurso|distanza,percorso|afstand|dystans,odległość|avstånd,sträcka|mesafe|距離|거리|距离,里程',
  length:
    'length,height,width,depth,diameter,thickness,dimensions|länge,höhe,breite,tiefe,durchmesser,dicke|longueur,hauteur,largeur,profondeur,diamètre,épaisseur|longitud,altura,ancho,profundidad,diámetro|comprimento,altura,largura,profundidade,diâmetro|lunghezza,altezza,larghezza,profondità,diametro|lengte,hoogte,breedte,diepte,diameter|długość,wysokość,szerokość,głębokość,średnica|längd,höjd,bredd,djup,diameter|uzunluk,yükseklik,genişlik,derinlik,çap|長さ,高さ,幅,深さ,直径|길이,높이,너비,깊이,지름|长度,高度,宽度,深度,直径',
  weight:
    'weight,mass,load weight|gewicht,masse|poids,masse|peso|peso|peso|gewicht|waga,masa|vikt|ağırlık,kilo|重さ,重量,体重|무게,중량,체중|重量,体重',
  speed:
    'speed,velocity,pace,wind,flow speed|geschwindigkeit,tempo,wind|vitesse,allure,vent|velocidad,ritmo,viento|velocidade,ritmo,vento|velocità,passo,vento|snelheid,tempo,wind|prędkość,tempo,wiatr|hastighet,fart,vind|hız,tempo,rüzgar|速度,風速,ペース|속도,풍속,페이스|速度,风速,配速',
  rating:
    'rating,stars,reviews average|bewertung,sterne|note,étoiles,avis|valoración,puntuación,estrellas|avaliação,estrelas,nota|valutazione,stelle|beoordeling,sterren|ocena,gwiazdki|betyg,stjärnor|puan,yıldız|評価,星|평점,별점|评分,星级',
  score:
    'score,points,rank points,result points|punkte,punktzahl|score,points|puntos,puntaje|pontos,pontuação|punti,punteggio|score,punten|punkty,wynik punktowy|poäng|skor,puan|点数,得点,スコア|점수|分数,得分,积分',
  rank: 'rank,position,place no,pos|rang,platz|rang,classement|puesto,posición|posição,colocação|posizione,classifica|rang,positie|miejsce w rankingu,pozycja|placering|sıra|順位|순위|排名,名次',
  version:
    'version,release,build|version|version|versión|versão|versione|versie|wersja|version|sürüm|バージョン,版|버전|版本',
  volume:
    'volume,capacity,fluid,water,intake,tank|volumen,menge in litern,füllmenge|volume,capacité|volumen,capacidad|volume,capacidade|volume,capacità|volume,inhoud|objętość,pojemność|volym,kapacitet|hacim,kapasite|容量,水量|용량,수량|容量,水量',
  area: 'area,floor space,surface|fläche,wohnfläche|surface,superficie|superficie,área|área,superfície|superficie,area|oppervlakte|powierzchnia|yta,area|alan,yüzölçümü|面積|면적|面积',
  power:
    'power,output,wattage|leistung|puissance|potencia|potência|potenza|vermogen|moc|effekt|güç|電力,出力|전력,출력|功率',
  energy:
    'energy,consumption,electricity,usage|energie,verbrauch,strom|énergie,consommation|energía,consumo|energia,consumo|energia,consumo|energie,verbruik|energia,zużycie|energi,förbrukning|enerji,tüketim|消費量,電力量|소비량,에너지|能耗,用电量',
  pressure:
    'pressure|druck|pression|presión|pressão|pressione|druk|ciśnienie|tryck|basınç|圧力,気圧|압력,기압|压力,气压',
  pulse:
    'heart rate,pulse,bpm|puls,herzfrequenz|pouls,fréquence cardiaque|pulso,frecuencia cardíaca|pulso,frequência cardíaca|polso,frequenza cardiaca|hartslag,pols|tętno,puls|puls|nabız|心拍数,脈拍|심박수,맥박|心率,脉搏',
  calories:
    'calories,kcal,energy intake|kalorien|calories|calorías|calorias|calorie|calorieën|kalorie|kalorier|kalori|カロリー|칼로리|卡路里,热量',
  change:
    'change,delta,trend,growth,difference|änderung,veränderung,trend,wachstum|évolution,variation,tendance|cambio,variación,tendencia|variação,tendência,mudança|variazione,tendenza|verandering,trend|zmiana,trend|förändring,trend|değişim,trend|増減,前日比,変化|변화,증감|变化,涨跌,环比',
  kind: 'type,kind,category,class,segment,channel,source,method,group,format|art,typ,kategorie,klasse,kanal,quelle,gruppe|type,catégorie,genre,classe,canal,source|tipo,categoría,clase,canal,grupo|tipo,categoria,classe,canal,grupo|tipo,categoria,classe,canale,gruppo|soort,type,categorie,klasse,groep|rodzaj,typ,kategoria,klasa,grupa|typ,sort,kategori,klass,grupp|tür,tip,kategori,sınıf,grup|種類,種別,カテゴリ,分類|종류,유형,분류|类型,种类,类别,分类',
  size: 'size|größe|taille,format|talla,tamaño|tamanho|taglia,misura|maat,grootte|rozmiar|storlek|beden,boyut|サイズ|크기,사이즈|尺寸,尺码',
  team: 'team,department,division,unit name|team,abteilung,bereich|équipe,service,département|equipo,departamento|equipe,departamento,setor|squadra,reparto|team,afdeling|zespół,dział|team,avdelning|ekip,departman,bölüm|部署,チーム|부서,팀|部门,团队',
  role: 'role,position title,job title,title of person|rolle,funktion|rôle,fonction,poste|rol,cargo,función|função,cargo|ruolo,mansione|rol,functie|rola,stanowisko|roll,befattning|rol,görev|役割,役職|역할,직책|角色,职位',
  priority:
    'priority,severity,urgency,risk,importance|priorität,dringlichkeit,schwere,risiko|priorité,urgence,gravité,risque|prioridad,gravedad,riesgo|prioridade,gravidade,risco|priorità,gravità,rischio|prioriteit,ernst,risico|priorytet,ryzyko|prioritet,risk|öncelik,risk|優先度,重要度|우선순위,중요도|优先级,风险',
  plan: 'plan,tier,subscription|tarif,abo|forfait,abonnement|plan,suscripción|plano,assinatura|piano,abbonamento|abonnement|plan,abonament|abonnemang|abonelik,plan|プラン|요금제|套餐',
  ip: 'ip,ip address|ip,ip-adresse|adresse ip,ip|dirección ip,ip|endereço ip,ip|indirizzo ip,ip|ip-adres,ip|adres ip,ip|ip-adress,ip|ip,ip adresi|IPアドレス|IP 주소|IP地址',
  room: 'room,hall,table no,classroom|raum,zimmer,saal|salle,chambre|sala,habitación,aula|sala,quarto|sala,stanza,aula|zaal,kamer,lokaal|sala,pokój|rum,sal|oda,salon|部屋,会議室,教室|방,호실,교실|房间,会议室,教室',
  answer:
    '=on,=active,=enabled,=verified,=approved,=insured|=aktiv,bestätigt,geprüft|actif,vérifié,approuvé|activo,verificado,aprobado|ativo,verificado,aprovado|attivo,verificato,approvato|actief,geverifieerd,goedgekeurd|aktywny,zweryfikowany|aktiv,verifierad,godkänd|aktif,onaylı|有効,確認済み|활성,인증|启用,已验证',
  colour: 'colour,color|farbe|couleur|color|cor|colore|kleur|kolor|färg|renk|色|색상,색|颜色',
  name: 'name,title,item,thing,description,subject,label|name,titel,bezeichnung,betreff|nom,titre,intitulé,objet|nombre,título,asunto,descripción|nome,título,assunto|nome,titolo,oggetto|naam,titel,onderwerp|nazwa,imię,tytuł,temat|namn,titel,ämne|ad,isim,başlık,konu|名前,名称,タイトル,件名|이름,제목,명칭|名称,名字,标题,主题',
} as const;

export type MeasureId = keyof typeof ROWS;

/** By measure, the words of its labels in each language, parted by commas. */
export const MEASURE_WORDS: Readonly<Record<MeasureId, ByLang>> = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]) => [id, byLang(row)]),
) as Record<MeasureId, ByLang>;
