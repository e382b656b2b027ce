/** Kinds of things by which people point at parts of a page. */
export type Noun =
  | 'title'
  | 'heading'
  | 'subtitle'
  | 'button'
  | 'link'
  | 'field'
  | 'label'
  | 'placeholder'
  | 'hint'
  | 'option'
  | 'checkbox'
  | 'switch'
  | 'select'
  | 'table'
  | 'row'
  | 'head-row'
  | 'column'
  | 'cell'
  | 'list'
  | 'item'
  | 'card'
  | 'section'
  | 'nav'
  | 'entry'
  | 'sidebar'
  | 'header'
  | 'footer'
  | 'tab'
  | 'badge'
  | 'picture'
  | 'icon'
  | 'logo'
  | 'avatar'
  | 'chart'
  | 'legend'
  | 'text'
  | 'question'
  | 'answer'
  | 'price'
  | 'date'
  | 'time'
  | 'value'
  | 'counter'
  | 'state'
  | 'quantity'
  | 'search'
  | 'form'
  | 'box'
  | 'hero'
  | 'page'
  | 'quote'
  | 'name'
  | 'weight'
  | 'percentage'
  | 'filter'
  | 'options'
  | 'faq'
  | 'temperature'
  | 'total'
  | 'email'
  | 'phone'
  | 'line';

/** Words of seven languages; English plurals by ending. */
export const NOUNS: Readonly<Record<Noun, string>> = {
  title:
    'title, headline, greeting, salutation, welcome, main heading, page title, h1, tittle, main title, screen title, page heading, top heading, big heading, main headline, hero headline, hero title, titel, haupttitel, seitentitel, titre, titre principal, título, titulo, titolo, paginatitel, hoofdtitel, schlagzeile',
  heading:
    'heading, header text, section title, section heading, subheading, sub heading, card title, h2, h3, headings, section headline, überschrift, zwischenüberschrift, intertitre, en-tête, encabezado, intestazione, kop, kopje, cabeçalho',
  subtitle:
    'subtitle, subline, sub line, tagline, subhead, subheadline, lead, intro, intro text, lead text, untertitel, sous-titre, subtítulo, sottotitolo, ondertitel, standfirst, strapline, byline, deck',
  button:
    'button, btn, buttn, buton, cta, call to action, knopf, button, schaltfläche, taste, bouton, botón, boton, pulsante, bottone, knop, botão, botao, knöpfe, boutons, botones, pulsanti, knoppen, botões, buttons, action, action button, main action, primary action, secondary action, primary button, secondary button',
  link: 'link, hyperlink, text link, lien, enlace, collegamento, liens, enlaces',
  field:
    'field, input, input field, text field, text box, textbox, input box, form field, entry field, feld, eingabefeld, textfeld, champ, campo, veld, invoerveld, textarea, text area, campi, champs, campos, felder, velden',
  label: 'label, caption, field label, beschriftung, étiquette, libellé, etiqueta, etichetta, rótulo, labels',
  placeholder:
    'placeholder, placeholder text, hint text, platzhalter, texte indicatif, marcador, segnaposto, tijdelijke aanduiding, ghost text',
  hint: 'description, help text, hint, helper text, sub text, subtext, supporting text, explanation, details, beschreibung, hinweis, hinweistext, aide, indication, descripción, ayuda, descrizione, aiuto, beschrijving, descrição, ajuda, helper, small print, sub label, second line',
  option:
    'option, choice, radio, radio button, radiobutton, auswahl, possibilité, choix, opción, opzione, optie, keuze, opção, face, answer option',
  checkbox:
    'checkbox, check box, tick box, tickbox, checkmark, kästchen, kontrollkästchen, case, case à cocher, casilla, casella, vakje, selectievakje, caixa',
  switch: 'switch, toggle, toggle switch, schalter, interrupteur, interruptor, interruttore, schakelaar',
  select:
    'select, dropdown, drop-down, drop down, menu, picker, select box, combo box, auswahlliste, liste déroulante, desplegable, menu a tendina, keuzelijst, lista suspensa',
  filter: 'filter, filters, filtre, filtro, filterleiste',
  options: 'options, choices, optionen, opciones, opzioni, opties, opções',
  table: 'table, grid, data table, tabelle, tableau, tabla, tabella, tabel, tabela, spreadsheet',
  line: 'line, lines, zeile, ligne, riga, regel, linha, linea, línea',
  row: 'row, table row, rows, data row, reihe, fila, rij',
  'head-row':
    'header row, head row, heading row, table header row, table header, table head, table headings, column headers, column headings, column heads, tabellenkopf, en-tête du tableau, encabezado de la tabla, intestazione della tabella, tabelkop, cabeçalho da tabela',
  column:
    'column, lane, col, columns, lanes, table column, spalte, colonne, columna, colonna, kolom, coluna, stage, swimlane, list column',
  cell: 'cell, zelle, cellule, celda, cella, cel, célula, slot',
  list: 'list, listing, feed, liste, lista, lijst, queue, roster, timeline, schedule, agenda',
  item: 'item, bullet, bullet point, stop, entry, list item, element, list entry, eintrag, élément, elemento, onderdeel, post, record, one, step, member, person, people, exercise, product, order, task, event, message, comment, review, ones, items, entries',
  card: 'card, tile, panel card, number card, number cards, stat card, stat cards, kpi card, kpi cards, figure cards, karte, kachel, carte, tarjeta, ficha, scheda, kaart, cartão, cartao, tegel, plan, tier, pricing plan, package, cards, tiles, plans',
  section:
    'section, block, area, panel, part, region, abschnitt, bereich, sektion, bloc, sección, seccion, sezione, sectie, blok, seção, secção, group, module, widget, band, strip, zone',
  box: 'box, container, ground, background box, kasten, rahmen, encadré, recuadro, riquadro, kader, vak, caixa de, callout, banner, notice, alert, advice, warning, note box',
  nav: 'navigation, nav, nav bar, navbar, navigation bar, menu, main menu, top navigation, menü, menú, menu principal, navigatie, navegación, navegação, navigazione, bottom navigation, bottom nav, tab bar, tabbar, bottom bar, navigationsleiste, tab-bar, top nav, side nav, side navigation, side menu',
  entry:
    'nav entry, nav item, menu item, navigation entry, navigation item, nav link, menu entry, navigation link, menüpunkt, entrée de menu, opción del menú, voce di menu, menu-item, item de menu, sidebar entry, sidebar item, sidebar link, menüeintrag, breadcrumb',
  tab: 'tab, reiter, onglet, pestaña, scheda tab, tabblad, aba, segment, tabs',
  sidebar:
    'sidebar, side bar, side panel, left bar, left column, seitenleiste, barre latérale, barra lateral, barra laterale, zijbalk, side column, rail, left menu',
  header:
    'header, top bar, topbar, app bar, page header, head, title bar, toolbar, kopfzeile, kopfbereich, kopfleiste, en-tête de page, cabecera, testata, koptekst, cabeçalho da página, topbalk, bar at the top, header bar',
  footer:
    'footer, foot, page footer, fußzeile, fusszeile, pied de page, pie de página, pie, piè di pagina, voettekst, rodapé, bottom of the page',
  hero: 'hero, hero section, hero area, intro section, hero copy, hero banner, opening section',
  badge:
    'badge, tag, pill, chip, status badge, status tag, plakette, abzeichen, étiquette badge, insignia, distintivo, bollino, etiketje, selo, status pill, marker, sticker, ribbon, tags, pills, chips, notification badge, bubble',
  picture:
    'picture, image, photo, photograph, illustration, cover, img, pic, bild, foto, photo, imagen, immagine, afbeelding, imagem, bilder, pictures, thumbnail, drawing, hero image, banner image',
  icon: 'icon, symbol, glyph, pictogram, symbole, icône, icono, icona, icoon, ícone, emoji',
  logo: 'logo, brand, brand name, wordmark, logotype',
  avatar: 'avatar, profile picture, portrait, face picture, profilbild, profile photo, user picture, initials',
  chart:
    'chart, graph, diagram, plot, sparkline, diagramm, graphique, gráfico, grafico, grafiek, curve, bar chart, line chart, pie chart, donut, ring, kurve',
  legend: 'legend, chart legend, key of the chart, legende, légende, leyenda, legenda',
  text: 'text, paragraph, sentence, copy, blurb, note, footnote, phrase, wording, line of text, absatz, satz, texte, paragraphe, phrase, texto, párrafo, frase, testo, paragrafo, tekst, alinea, zin, hinweiszeile, notice text, message text, statement, words, tip, hint line, mention, remark, disclaimer, info',
  question: 'question, frage, pregunta, domanda, vraag, pergunta',
  faq: 'faq, faqs, questions, q&a, häufige fragen, frequently asked questions, questions section, foire aux questions, preguntas frecuentes, accordion',
  answer: 'answer, antwort, réponse, respuesta, risposta, antwoord, resposta',
  price:
    'price, cost, fee, rate, fare, preis, prix, precio, prezzo, prijs, preço, pricing, tarif, tariff, rent, amount due, pay, salary, budget, wage',
  date: 'date, due date, day, deadline, datum, fälligkeit, fecha, data, échéance, due, delivery date, start date, end date, due day',
  time: 'time, clock time, hour, uhrzeit, zeit, heure, hora, ora, tijd, start time, opening time, duration, length, opening hours, hours, departure, arrival',
  value:
    'value, number, figure, amount, betrag, montant, importe, importo, bedrag, quantia, reading, metric, stat, kpi, wert, zahl, valeur, valor, valore, waarde, getal, count value, statistic, score, size, level, quantity value, reps, dose, setting',
  counter: 'counter, count, number of items, zähler, compteur, contador, contatore, teller, tally',
  state: 'state, status, stage value, condition, zustand, état, statut, estado, stato, toestand, availability',
  quantity: 'quantity, qty, menge, anzahl, quantité, cantidad, quantità, aantal, quantidade',
  weight: 'weight, gewicht, poids, peso, mass',
  temperature: 'temperature, temp, temperatur, température, temperatura, temperatuur',
  percentage: 'percentage, percent, share, prozentsatz, pourcentage, porcentaje, percentuale',
  total: 'total, sum, grand total, summe, gesamtbetrag, somme, suma, totale, totaal, subtotal',
  email: 'email, e-mail, email address, e-mail address, mail, correo',
  phone: 'phone number, telephone number, mobile number, telefonnummer, numéro de téléphone, teléfono',
  search:
    'search, search bar, search field, search box, suche, suchfeld, recherche, buscador, ricerca, zoekveld, zoekbalk, busca, pesquisa, search input, barre de recherche',
  form: 'form, formular, formulaire, formulario, modulo, formulier, formulário',
  quote: 'quote, testimonial, quotation, zitat, citation, cita, citazione, citaat, citação',
  page: 'page, screen, whole page, entire page, whole screen, everything, seite, bildschirm, écran, pantalla, pagina, scherm, página, tela, site, app, dashboard, board, view, layout, design',
  name: 'name, vorname, vornamen, nachname, prénom, nom, nombre, nome, naam, voornaam, surname, last name, first name',
};
