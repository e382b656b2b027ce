/**
 * Kinds of flows that people ask for without naming their screens; `product` and `site` are
 * none, but an app by its screens and a site by its pages.
 */
export type FlowKind = 'onboarding' | 'checkout' | 'signup' | 'booking' | 'task' | 'product' | 'site';
export type FlowLanguage = 'en' | 'de' | 'fr' | 'es';

/**
 * One screen of a flow: its title in each language, and how soon it is kept where fewer are asked for (1 first).
 * `shows` says in English what is on it, where a page of that title looks alike whatever it is for.
 */
export type Stage = Readonly<Record<FlowLanguage, string> & { rank: number; shows?: string }>;

/** Screens that stand in several flows, each with a rank of its own there. */
const WELCOME: Omit<Stage, 'rank'> = { en: 'Welcome', de: 'Willkommen', fr: 'Bienvenue', es: 'Bienvenida' };
const NOTIFICATION_SETTINGS: Omit<Stage, 'rank'> = {
  en: 'Notification settings',
  de: 'Benachrichtigungen',
  fr: 'Notifications',
  es: 'Notificaciones',
};
const SIGN_UP: Omit<Stage, 'rank'> = { en: 'Sign up', de: 'Registrierung', fr: 'Inscription', es: 'Registro' };
const VERIFY_EMAIL: Omit<Stage, 'rank'> = {
  en: 'Verify email',
  de: 'E-Mail bestätigen',
  fr: 'Vérifier l’e-mail',
  es: 'Verificar correo',
  shows:
    'Heading "Check your e-mail", text "We have sent you a code.", a text field "Six-digit code", a primary button "Confirm" and a link "Send it again"',
};
const ALL_SET: Omit<Stage, 'rank'> = {
  en: 'All set',
  de: 'Fertig',
  fr: 'Tout est prêt',
  es: 'Todo listo',
  shows:
    'Heading "You are all set", text "Everything can be changed in the settings.", a primary button "Go to the start"',
};
const PAYMENT: Omit<Stage, 'rank'> = { en: 'Payment', de: 'Bezahlung', fr: 'Paiement', es: 'Pago' };

/** What a screen of one's own details shows. */
const DETAILS_FORM =
  'Heading "Your details", a form with the fields "Full name", "E-mail", "Phone" and "Note", a primary button "Continue"';

/** In the order in which they are passed; eight of each, which is as many screens as one prompt gives. */
export const FLOW_STAGES: Readonly<Record<FlowKind, readonly Stage[]>> = {
  onboarding: [
    { ...WELCOME, rank: 1 },
    { rank: 6, en: 'Your profile', de: 'Dein Profil', fr: 'Votre profil', es: 'Tu perfil' },
    { rank: 3, en: 'Preferences', de: 'Vorlieben', fr: 'Préférences', es: 'Preferencias' },
    { ...NOTIFICATION_SETTINGS, rank: 5 },
    { rank: 4, en: 'Invite friends', de: 'Freunde einladen', fr: 'Inviter des amis', es: 'Invitar a amigos' },
    { ...SIGN_UP, rank: 2 },
    { ...VERIFY_EMAIL, rank: 7 },
    { ...ALL_SET, rank: 8 },
  ],
  checkout: [
    { rank: 3, en: 'Cart', de: 'Warenkorb', fr: 'Panier', es: 'Carrito' },
    { rank: 6, en: 'Contact', de: 'Kontakt', fr: 'Contact', es: 'Contacto' },
    { rank: 4, en: 'Delivery address', de: 'Lieferadresse', fr: 'Adresse de livraison', es: 'Dirección de envío' },
    { rank: 7, en: 'Delivery options', de: 'Versandart', fr: 'Mode de livraison', es: 'Opciones de envío' },
    { ...PAYMENT, rank: 1 },
    { rank: 5, en: 'Order summary', de: 'Bestellung prüfen', fr: 'Vérifier la commande', es: 'Revisar pedido' },
    {
      rank: 2,
      en: 'Order confirmation',
      de: 'Bestellbestätigung',
      fr: 'Confirmation de commande',
      es: 'Confirmación del pedido',
    },
    { rank: 8, en: 'Order tracking', de: 'Sendungsverfolgung', fr: 'Suivi de commande', es: 'Seguimiento del pedido' },
  ],
  signup: [
    { ...WELCOME, rank: 5 },
    { ...SIGN_UP, rank: 1 },
    { ...VERIFY_EMAIL, rank: 2 },
    { rank: 3, en: 'Set up profile', de: 'Profil einrichten', fr: 'Compléter le profil', es: 'Completar perfil' },
    { rank: 4, en: 'Choose a plan', de: 'Tarif wählen', fr: 'Choisir une offre', es: 'Elegir un plan' },
    { ...PAYMENT, rank: 6 },
    { ...NOTIFICATION_SETTINGS, rank: 7 },
    { ...ALL_SET, rank: 8 },
  ],
  booking: [
    { rank: 4, en: 'Search', de: 'Suche', fr: 'Recherche', es: 'Búsqueda' },
    { rank: 6, en: 'Details', de: 'Einzelheiten', fr: 'Détails', es: 'Detalles' },
    { rank: 1, en: 'Choose a time', de: 'Termin wählen', fr: 'Choisir un horaire', es: 'Elegir hora' },
    {
      rank: 3,
      en: 'Your details',
      de: 'Deine Angaben',
      fr: 'Vos coordonnées',
      es: 'Tus datos',
      shows: DETAILS_FORM,
    },
    { ...PAYMENT, rank: 5 },
    {
      rank: 7,
      en: 'Review booking',
      de: 'Buchung prüfen',
      fr: 'Vérifier la réservation',
      es: 'Revisar reserva',
      shows:
        'Heading "Check your booking", a form with the fields "Full name", "E-mail" and "Time", a primary button "Book" and a link "Change something"',
    },
    {
      rank: 2,
      en: 'Booking confirmation',
      de: 'Buchungsbestätigung',
      fr: 'Confirmation de réservation',
      es: 'Confirmación de reserva',
      shows:
        'Heading "You are booked", text "The confirmation is in your e-mail.", a primary button "Add to calendar" and a link "Change the time"',
    },
    { rank: 8, en: 'My bookings', de: 'Meine Buchungen', fr: 'Mes réservations', es: 'Mis reservas' },
  ],
  task: [
    {
      rank: 3,
      en: 'Start',
      de: 'Start',
      fr: 'Début',
      es: 'Inicio',
      shows:
        'Heading "Before you begin", numbered steps "Fill in your details", "Check them" and "Send", a primary button "Begin"',
    },
    {
      rank: 5,
      en: 'Choose',
      de: 'Auswahl',
      fr: 'Choix',
      es: 'Elegir',
      shows:
        'Heading "What is it about?", radio options "Something new", "A change" and "Something else", a primary button "Continue"',
    },
    {
      rank: 1,
      en: 'Your details',
      de: 'Deine Angaben',
      fr: 'Vos informations',
      es: 'Tus datos',
      shows: DETAILS_FORM,
    },
    {
      rank: 6,
      en: 'Add files',
      de: 'Dateien hinzufügen',
      fr: 'Ajouter des fichiers',
      es: 'Añadir archivos',
      shows: 'Heading "Add files", a file upload "Choose files", a primary button "Continue" and a link "Skip"',
    },
    {
      rank: 4,
      en: 'Review',
      de: 'Prüfen',
      fr: 'Vérification',
      es: 'Revisar',
      shows:
        'Heading "Check before you send", a form with the fields "Full name", "E-mail" and "Note", a primary button "Send" and a link "Change something"',
    },
    {
      rank: 2,
      en: 'Confirmation',
      de: 'Bestätigung',
      fr: 'Confirmation',
      es: 'Confirmación',
      shows: 'Heading "It is sent", text "You hear from us by e-mail.", a primary button "Done"',
    },
    { rank: 7, en: 'Status', de: 'Stand', fr: 'État', es: 'Estado' },
    { rank: 8, en: 'Help', de: 'Hilfe', fr: 'Aide', es: 'Ayuda' },
  ],
  product: [
    { rank: 1, en: 'Home', de: 'Start', fr: 'Accueil', es: 'Inicio' },
    { rank: 2, en: 'Search', de: 'Suche', fr: 'Recherche', es: 'Búsqueda' },
    { rank: 5, en: 'Calendar', de: 'Kalender', fr: 'Calendrier', es: 'Calendario' },
    { rank: 6, en: 'Messages', de: 'Nachrichten', fr: 'Messages', es: 'Mensajes' },
    { rank: 4, en: 'Notifications', de: 'Benachrichtigungen', fr: 'Notifications', es: 'Notificaciones' },
    { rank: 3, en: 'Profile', de: 'Profil', fr: 'Profil', es: 'Perfil' },
    { rank: 7, en: 'Settings', de: 'Einstellungen', fr: 'Réglages', es: 'Ajustes' },
    { rank: 8, en: 'Help', de: 'Hilfe', fr: 'Aide', es: 'Ayuda' },
  ],
  site: [
    { rank: 1, en: 'Home page', de: 'Startseite', fr: 'Page d’accueil', es: 'Página de inicio' },
    { rank: 2, en: 'About page', de: 'Über uns', fr: 'À propos', es: 'Sobre nosotros' },
    { rank: 5, en: 'Team page', de: 'Team', fr: 'Équipe', es: 'Equipo' },
    { rank: 4, en: 'Pricing page', de: 'Preise', fr: 'Tarifs', es: 'Precios' },
    { rank: 6, en: 'FAQ page', de: 'Häufige Fragen', fr: 'Questions fréquentes', es: 'Preguntas frecuentes' },
    { rank: 7, en: 'Blog page', de: 'Blog', fr: 'Blog', es: 'Blog' },
    { rank: 8, en: 'Careers page', de: 'Stellen', fr: 'Emplois', es: 'Empleo' },
    { rank: 3, en: 'Contact page', de: 'Kontakt', fr: 'Contact', es: 'Contacto' },
  ],
};
