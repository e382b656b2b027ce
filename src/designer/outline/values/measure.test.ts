import { describe, expect, it } from 'vitest';
import { classify } from './measure.ts';
import { shareOf } from './share-of.ts';
import { toneOf } from './tone-of.ts';

describe('classify', () => {
  it.each([
    ['money', ['€43.00', '−$4.50', '+$0.50', '1.240,50 €', '480元', '€29/h', '£4', '240 TL', 'CHF 90', '$1.2M']],
    ['share', ['69 %', '0,3 %', '100%']],
    ['count', ['4,380 flowers', '33 pallets', '4.1k stars']],
    ['number', ['14', '1,118', '18.640', '−12', '12,5']],
    ['temperature', ['17.5 °C', '−19.4 °C', '39°F']],
    ['length', ['74.2 km', '34 cm', "8'"]],
    ['weight', ['62 kg', '1 340 kg', '3.1 t']],
    ['volume', ['300 l', '100 ml', '1,870 gal']],
    ['speed', ['18 km/h', '9.2 m/s', '1258 m/min']],
    ['duration', ['2 h 10', '1 h 48 min', '25 min', '4 weeks', '3 Tage', '34:12', '00:22:10']],
    ['clock', ['13:26', '9 am', '15 Uhr', '14:06:31 UTC', 'noon']],
    ['time-range', ['10:20 bis 10:50', '20:00–06:00', 'Mon–Fri 8–18']],
    [
      'date',
      [
        'Wed 19 Feb',
        '6. November',
        '12 maggio',
        '8 de marzo',
        '3月12日',
        '2025-05-01',
        '03/2026',
        'due 14 Nov',
        '2 days ago',
        'yesterday',
        'Mon 08:00',
      ],
    ],
    ['weekday', ['Monday', 'jeudi', '월요일']],
    ['phone', ['0632 555 019', '555 0129', '03 55 01 27 44', '0555-6120188']],
    ['email', ['hola@casa.example', 'sail@breanflats.example', 'a.b@c.example']],
    ['url', ['https://hooks.example.net/in', 'www.slowacre.example', 'sedge.dev/docs']],
    ['code', ['OL-204', '#8841', '3f9c0de', '25BE0041877', '5.1.2', 'v4.18.3', 'order.created', 'no. 17', '2025/031']],
    ['ratio', ['11 of 26', '23/31', '2/5', '4,120 / 6,000', '21 z 24', '67 von 140']],
    ['score', ['9 : 11', '3:2', '0 : 0']],
    ['rating', ['4.8 (212)', '4.8/5', '★★★★☆']],
    ['person', ['Danuta Sobczak', 'Priya S.', 'R.K.', 'Mrs Ottosson', 'Quang Le']],
    ['place', ['Mill Bridge', 'Gable Street 21', 'Lerchenweg 12']],
    [
      'state',
      ['Open', 'in Arbeit', 'payé', 'abierto', 'Da fare', 'betaald', 'w toku', 'pågår', 'bekliyor', '完了', '已付款'],
    ],
    ['text', ['The drill is stuck', 'Tray 512', 'Ruby flash glass']],
  ])('%s', (kind, texts) => {
    for (const text of texts) expect([text, classify(text).kind]).toEqual([text, kind]);
  });

  it('reads the numbers of many languages', () => {
    expect(
      ['1.240,50 €', '1,240.50', '1 240,5 kg', '18.640', '−12', '4.1k', '2 ½ h'].map((text) => classify(text).number),
    ).toEqual([1240.5, 1240.5, 1240.5, 18_640, -12, 4100, 2.5]);
  });
});

describe('shareOf', () => {
  it.each([
    ['69 %', 0.69],
    ['1,300 of 2,000 ml', 0.65],
    ['13 of 26 checked', 0.5],
    ['4 / 16', 0.25],
    ['$6.00 of $10.00', 0.6],
    ['3 h 00 of 4 h 00', 0.75],
    ['132/78', undefined],
    ['+3 %', undefined],
    ['03/2026', undefined],
  ])('%s', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });
});

describe('toneOf', () => {
  it.each([
    ['bad', ['Overdue 2 h', 'échec', 'überfällig', 'agotado', '5 days late']],
    ['warn', ['waiting 14 min', 'niedrig', 'in attesa', 'bijna vol']],
    ['good', ['Paid', 'läuft', 'ouvert', 'valid until 03/2026', 'No alarms']],
    ['info', ['Scheduled', 'en cours', 'w toku']],
    ['muted', ['Standby', 'aus', 'bozza', 'not booked']],
    [undefined, ['Rosemary', 'Peas and beans', 'Chapel']],
  ])('%s', (tone, texts) => {
    for (const text of texts) expect([text, toneOf(text)]).toEqual([text, tone]);
  });
});
