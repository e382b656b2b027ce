/**
 * Words that pages of all kinds have in their headings, labels and buttons, the English first, then as German, French,
 * Spanish, Italian, Dutch and Portuguese have them, without accents. A heading in English is called by them by people
 * who write in their own language.
 */
const WORDS = [
  'monday montag lundi lunes lunedi maandag segunda-feira',
  'tuesday dienstag mardi martes martedi dinsdag terca-feira',
  'wednesday mittwoch mercredi miercoles mercoledi woensdag quarta-feira',
  'thursday donnerstag jeudi jueves giovedi donderdag quinta-feira',
  'friday freitag vendredi viernes venerdi vrijdag sexta-feira',
  'saturday samstag samedi sabado sabato zaterdag',
  'sunday sonntag dimanche domingo domenica zondag',
  'today heute aujourdhui hoy oggi vandaag hoje',
  'week woche semaine semana settimana week',
  'month monat mois mes mese maand',
  'year jahr annee ano anno jaar',
  'save speichern sichern enregistrer sauvegarder guardar salva salvare opslaan salvar',
  'cancel abbrechen annuler cancelar annulla annullare annuleren',
  'send senden absenden envoyer enviar invia inviare versturen',
  'pay bezahlen zahlen payer pagar paga pagare betalen',
  'search suchen suche rechercher recherche buscar cerca cercare zoeken',
  'print drucken imprimer imprimir stampa stampare afdrukken',
  'next weiter nachste suivant siguiente avanti prossimo volgende proximo',
  'back zuruck retour atras indietro terug voltar',
  'help hilfe aide ayuda aiuto ajuda',
  'reset zurucksetzen reinitialiser restablecer ripristina resetten',
  'new neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova nieuw nieuwe novo nova',
  'book buchen reserver reservar prenota boeken',
  'download herunterladen telecharger descargar scarica downloaden baixar',
  'share teilen partager compartir condividi delen partilhar',
  'apply anwenden appliquer aplicar applica toepassen',
  'confirm bestatigen confirmer confirmar conferma bevestigen',
  'continue fortfahren continuer continuar continua doorgaan',
  'start beginnen demarrer commencer empezar inizia iniziare starten comecar',
  'payment zahlung bezahlung paiement pago pagamento betaling',
  'shipping versand livraison envio spedizione verzending',
  'delivery liefer lieferung zustellung livraison entrega consegna levering bezorging',
  'orders bestellungen auftrage commandes pedidos ordini bestellingen encomendas',
  'order bestellung auftrag commande pedido ordine bestelling encomenda',
  'invoice rechnung facture factura fattura factuur fatura',
  'invoices rechnungen factures facturas fatture facturen faturas',
  'customers kunden clients clientes clienti klanten',
  'customer kunde client cliente cliente klant',
  'settings einstellungen parametres reglages ajustes configuracion impostazioni instellingen definicoes',
  'overview ubersicht apercu resumen panoramica overzicht',
  'address adresse anschrift direccion indirizzo adres endereco morada',
  'messages nachrichten mensajes messaggi berichten mensagens',
  'members mitglieder membres miembros membri leden membros',
  'calendar kalender calendrier calendario',
  'summary zusammenfassung recapitulatif resume riepilogo samenvatting resumo',
  'climate klima climat clima klimaat',
  'water wasser eau agua acqua',
  'watering bewasserung arrosage riego irrigazione bewatering rega',
  'heating heizung chauffage calefaccion riscaldamento verwarming aquecimento',
  'alarm alarm alarme alarma allarme',
  'alarms alarme alarmes alarmas allarmi alarmen',
  'warning warnung avertissement aviso avviso waarschuwing',
  'danger gefahren gefahr danger dangereuse dangereux peligro peligrosa pericolo gevaar perigo',
  'zone zone bereich zona',
  'access zugang zugriff acces acceso accesso toegang acesso',
  'people leute personen personnes personas persone mensen pessoas',
  'name name nom nombre nome naam',
  'city stadt ort ville ciudad citta stad plaats cidade',
  'street strasse rue calle via straat rua',
  'postcode plz postleitzahl postal cap',
  'country land pays pais paese',
  'phone telefon telephone telefono telefoon telefone',
  'mail e-mail courriel correo posta',
  'password passwort kennwort contrasena wachtwoord senha',
  'language sprache langue idioma lingua taal',
  'price preis prix precio prezzo prijs preco',
  'prices preise prix precios prezzi prijzen precos',
  'total summe gesamt total totale totaal',
  'discount rabatt remise descuento sconto korting desconto',
  'tax steuer taxe impuesto tassa belasting imposto',
  'bag warenkorb tasche panier bolsa cesta borsa tas sacola',
  'cart warenkorb panier carrito carrello winkelwagen carrinho',
  'items artikel articles articulos articoli artikelen itens',
  'products produkte produits productos prodotti producten produtos',
  'stock bestand lager stock existencias scorte voorraad estoque',
  'returns rucksendungen ruckgabe retours devoluciones resi retouren devolucoes',
  'free kostenlos kostenlose kostenlosen gratis gratuit gratuite gratuits gratuites gratuito gratuita',
  'cash kasse bargeld caisse caja efectivo cassa kas caixa',
  'questions fragen questions preguntas domande vragen perguntas',
  'plan plan formule piano plano',
  'schedule zeitplan stundenplan horaire horario orario rooster',
  'timetable stundenplan fahrplan horaires horario orario dienstregeling',
  'rooms raume zimmer salles chambres salas habitaciones stanze sale kamers zalen quartos',
  'room raum zimmer salle chambre sala habitacion stanza kamer zaal quarto',
  'list liste lista lijst',
  'waiting warte attente espera attesa wacht',
  'concerts konzerte concerts conciertos concerti concerten concertos',
  'concert konzert concert concierto concerto',
  'teachers lehrer professeurs enseignants profesores insegnanti docenten professores',
  'lesson stunde unterricht cours leccion lezione les licao aula',
  'exercises ubungen exercices ejercicios esercizi oefeningen exercicios',
  'exercise ubung exercice ejercicio esercizio oefening exercicio',
  'pain schmerz schmerzen douleur dolor dolore pijn dor',
  'knee knie genou rodilla ginocchio joelho',
  'notes notizen notes notas note aantekeningen',
  'note notiz note nota notitie',
  'weight gewicht poids peso',
  'temperature temperatur temperature temperatura temperatuur',
  'deliveries lieferungen livraisons entregas consegne leveringen',
  'staff personal personnel equipe personale personeel',
  'team mannschaft equipe equipo squadra ploeg equipa',
  'appointments termine rendez-vous citas appuntamenti afspraken consultas',
  'opening offnung ouverture apertura opening abertura',
  'hours zeiten stunden heures horas ore uren',
  'contact kontakt contact contacto contatto contato',
  'events veranstaltungen evenements eventos eventi evenementen',
  'news neuigkeiten nachrichten actualites noticias notizie nieuws',
  'reviews bewertungen avis resenas opiniones recensioni beoordelingen avaliacoes',
  'photos fotos bilder photos imagenes foto',
  'profile profil profil perfil profilo profiel',
  'account konto compte cuenta conto account conta',
  'privacy datenschutz confidentialite privacidad riservatezza privacy',
  'imprint impressum mentions aviso colofon',
  'terms agb conditions condiciones termini voorwaarden termos',
  'status status statut estado stato toestand',
  'progress fortschritt progres progreso progresso voortgang',
  'tasks aufgaben taches tareas compiti taken tarefas',
  'reports berichte rapports informes rapporti rapporten relatorios',
  'air luft air aire aria lucht ar',
  'coffee kaffee cafe cafe caffe koffie cafe',
  'machine maschine machine maquina macchina',
  'furnace ofen four horno forno oven',
  'target ziel zielwert cible objectif objetivo obiettivo doel alvo',
  'day tag jour dia giorno dag',
  'night nacht nuit noche notte noite',
  'crop kultur pflanze culture cultivo coltura gewas cultura',
  'first erste premier primero primo eerste primeiro',
  'furnaces ofen fours hornos forni ovens fornos',
  'shelves regale regal etageres etagere estantes scaffali planken prateleiras',
  'roasts rostungen torrefactions tuestes',
  'badge abzeichen pastille insignia',
  'user benutzer nutzer utilisateur usuario utente gebruiker',
  'title titel titre titulo titolo',
];

const ENGLISH: ReadonlyMap<string, readonly string[]> = byWord();

function byWord(): Map<string, string[]> {
  const known = new Map<string, string[]>();
  const lines = WORDS.map((line) => line.split(' '));
  // What is a word of English as well stays what it is.
  for (const [english = ''] of lines) known.set(english, [english]);
  for (const [english = '', ...others] of lines)
    for (const word of others) known.set(word, [...(known.get(word) ?? []), english]);
  return known;
}

/** Of a compound each part: "lieferadresse" is "delivery address". */
function compound(word: string): string[] | undefined {
  for (let cut = word.length - 4; cut >= 4; cut--) {
    const last = ENGLISH.get(word.slice(cut))?.[0];
    const first = word.slice(0, cut);
    const [before] = ENGLISH.get(first) ?? ENGLISH.get(first.replace(/(?:es|en|[sn])$/, '')) ?? [];
    if (last !== undefined && before !== undefined) return [before, last];
  }
  return undefined;
}

/** Words in English where one of them is of another language; the first meaning of each. Undefined where none is. */
export function inEnglish(words: readonly string[]): string[] | undefined {
  const english = words.flatMap((word) => ENGLISH.get(word)?.[0] ?? compound(word) ?? word);
  return english.join(' ') === words.join(' ') ? undefined : english;
}
