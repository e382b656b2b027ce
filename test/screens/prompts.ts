import type { DrawnDevice } from '../../src/domain/designer.ts';

/** Screens of unlike kinds, full of figures, dates, prices, states and long names, as agents describe them. */
export const FULL_OF_FIGURES: readonly { device: DrawnDevice; prompt: string }[] = [
  {
    device: 'DESKTOP',
    prompt:
      'Desktop page "Fleet costs" for a courier. Sidebar: Overview, Vans (current), Drivers, Fuel. Five figures in one row: Distance 184,320 km; Fuel €41,208.75; Tyres €9,870.00; Fines €1,240.50; Idle 312 h. Table "Vans" with the columns Plate, Driver, Last service, Mileage, Cost per km, Status: KV-210, Maud Ferreira, 12.03.2026, 148,200 km, €0.28, In service; KV-388, Oskar Lindqvist, 30.11.2025, 201,940 km, €0.31, Workshop.',
  },
  {
    device: 'MOBILE',
    prompt:
      'Phone app, screen "Meter reading". Three values: Electricity 12,480.5 kWh; Gas 1,032.75 m³; Water 418.2 m³. Below it a list "Past readings": 30 September 2025 - €1,204.80 - paid; 30 June 2025 - €1,188.40 - paid; 31 March 2025 - €1,310.10 - open. Button "Send reading".',
  },
  {
    device: 'TABLET',
    prompt:
      'Tablet screen for a cheese counter. Left: the queue with tickets A-104, A-105, A-106 and A-107. Right: card "Order 2026/0418" with Gruyère 0.450 kg €12.15; Comté 0.320 kg €9.60; Total €21.75. Buttons "Print label" and "Call next".',
  },
  {
    device: 'DESKTOP',
    prompt:
      'Landing page for Tidemark, a sailing insurance. Hero headline "Insured by Friday, afloat on Saturday", button "Get a quote". Stats: 41,200 boats, €1.9bn insured, 4.8 of 5 stars. Three plans: Dinghy €4.90 / month; Cruiser €18.50 / month; Bluewater €49.00 / month. Table "What is covered" with columns Damage, Dinghy, Cruiser, Bluewater: Mast, up to €1,500, up to €12,000, up to €60,000; Theft, no, yes, yes.',
  },
  {
    device: 'MOBILE',
    prompt:
      'Train ticket screen. Title "Marseille to Turin". Facts: Departure 06:42; Arrival 13:05; Date Tue 18 August; Coach 14; Seat 63A; Price €128.40. QR code below. List "Changes": Ventimiglia 09:58 to 10:21; Cuneo 11:47 to 12:02.',
  },
  {
    device: 'DESKTOP',
    prompt:
      'Admin console "Substations", dark. Left a list of stations with load: Hallandstraße 12.4 MW; Norrtullsgatan 8.1 MW; Überlandwerk Nordost 21.9 MW. Middle: line chart "Load, last 24 hours" and four facts: Voltage 110.2 kV; Current 1,284 A; Frequency 49.98 Hz; Oil temperature 64.5 °C. Right: alarms with time: 02:14 Breaker open; 03:51 Overtemperature; 04:07 Communication lost.',
  },
  {
    device: 'MOBILE',
    prompt:
      'Bildschirm einer Handwerker-App auf Deutsch, Titel „Rechnungen“. Liste: Dachdeckergenossenschaft Süd, RE-2026-0113, 4.812,50 €, überfällig; Hausverwaltung Kronprinzenstraße, RE-2026-0118, 1.090,00 €, bezahlt. Summe 5.902,50 €. Knopf „Neue Rechnung“.',
  },
  {
    device: 'DESKTOP',
    prompt:
      'Calendar for a tattoo studio, desktop. Week from 4 to 10 May with Monday 10:00 Sleeve, Ines; Tuesday 13:30 Touch-up, Bo; Friday 16:45 Consultation, Amadou. On the right a panel "Friday 8 May" with Deposit €80.00; Duration 2 h 30 min; Phone +49 30 5550 1122; buttons "Move" and "Cancel".',
  },
  {
    device: 'MOBILE',
    prompt:
      'Écran d’accueil d’une appli de ruches. Titre « Rucher du Vallon ». Quatre tuiles : Poids 38,4 kg ; Température 34,9 °C ; Humidité 61 % ; Dernière visite 12/05/2026. Liste « Ruches » : Ruche 1, 41,2 kg, bonne ; Ruche 2, 29,8 kg, à surveiller. Bouton « Nouvelle visite ».',
  },
  {
    device: 'TABLET',
    prompt:
      'Kiosk for a climbing hall. Headline "What brings you here?" Six tiles: Day pass €14.50; Ten visits €119.00; Shoes €5.00; Chalk €3.50; Course €48.00; Locker €2.00. At the bottom "Total €0.00" and the button "Pay".',
  },
  {
    device: 'DESKTOP',
    prompt:
      'Build status page for an internal tool, desktop, dense. Table "Jobs" with Job, Commit, Started, Duration, Cost, State: unit-linux-arm64, 9f3c1d7, 14:02:31, 4 min 12 s, $0.18, passed; integration-postgres, 9f3c1d7, 14:02:33, 18 min 55 s, $1.42, failed. Right column: card "Quota" with Minutes 12,840 of 15,000 and Storage 48.2 of 50 GB.',
  },
  {
    device: 'MOBILE',
    prompt:
      'Score keeper for darts on a phone. Two cards side by side: Philomena 501, Bartholomew 347. Under them last throws: 3 × T20 = 180; 60, 45, 26 = 131. Average 87.45 and 92.10. Buttons "Undo" and "Enter score".',
  },
];
