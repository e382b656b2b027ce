import { describe, expect, it } from 'vitest';
import type { Node } from '../../outline.ts';
import { fieldKindOf, isFieldName } from './field-kind.ts';
import { readFormFields } from './read-form-fields.ts';
import { toldFields } from './told-fields.ts';

const shown = (nodes: readonly Node[] | undefined): string[] | undefined =>
  nodes?.map((node) =>
    node.kind === 'control'
      ? `${node.control} ${node.label?.text ?? ''}${node.options.length === 0 ? '' : `: ${node.options.map(({ label }) => label.text).join('|')}`}`.trim()
      : node.kind,
  );

describe('readFormFields', () => {
  it.each([
    [
      ' with name, email, date and number of guests',
      ['input Name', 'input Email', 'date Date', 'stepper Number of guests'],
    ],
    [
      ': Site, Date of visit, Kind (select: Day, Night), Notes',
      ['input Site', 'date Date of visit', 'select Kind: Day|Night', 'textarea Notes'],
    ],
    [' (nom, téléphone, message)', ['input Nom', 'input Téléphone', 'textarea Message']],
    [
      ' to ask for a lesson: Your name, Instrument (Oboe, Bassoon), Preferred date',
      ['input Your name', 'select Instrument: Oboe|Bassoon', 'date Preferred date'],
    ],
    [' mit Name, Telefonnummer und Wunschtermin', ['input Name', 'input Telefonnummer', 'date Wunschtermin']],
    [
      ' with hive number, male / female / not sure, and a dropdown for the apiary',
      ['input Hive number', 'radio : male|female|not sure', 'select Apiary'],
    ],
  ])('reads the fields of "%s"', (behind, fields) => {
    expect(shown(readFormFields({ text: behind, start: 0 }, 'en')?.nodes)).toEqual(fields);
  });

  it('ends before what is no field, and tells how far it read', () => {
    const text = ' with name and email, sponsors at the bottom';
    const read = readFormFields({ text, start: 10 }, 'en');
    expect(shown(read?.nodes)).toEqual(['input Name', 'input Email']);
    expect(text.slice(read?.length)).toBe(', sponsors at the bottom');
  });

  it.each([' is calm and airy', ' stands on the left', ' with a bar chart and a table'])(
    'reads none behind "form%s"',
    (behind) => {
      expect(readFormFields({ text: behind, start: 0 }, 'en')).toBeUndefined();
    },
  );
});

describe('toldFields', () => {
  it.each([
    ['choose the date and how many guests', ['date Date', 'stepper How many guests']],
    [
      'elegir la fecha y cuántos pasajeros, y el peso porque hace falta',
      ['date Fecha', 'stepper Cuántos pasajeros', 'input Peso'],
    ],
    ["puis choisir l'heure de retrait : 7h30, 8h00, 18h00", ['chips Heure de retrait: 7h30|8h00|18h00']],
    [
      "It needs the keeper's name, phone number and weight in grams",
      ["input Keeper's name", 'input Phone number', 'input Weight in grams'],
    ],
    ['Anmeldung mit Name, E-Mail und Wunschtermin', ['input Name', 'input E-Mail', 'date Wunschtermin']],
  ])('reads what is filled in from "%s"', (said, fields) => {
    expect(shown(toldFields({ text: said, start: 0 }, 'en')?.nodes)).toEqual(fields);
  });

  it.each(['It needs calm colours', 'choose a calm green', 'trains, buses and ferries'])(
    'reads none from "%s"',
    (said) => {
      expect(toldFields({ text: said, start: 0 }, 'en')).toBeUndefined();
    },
  );
});

describe('fieldKindOf', () => {
  it.each([
    ['Date of birth', 'date'],
    ['Anzahl Gäste', 'stepper'],
    ['hora', 'time'],
    ['Kind of piano', 'select'],
    ['phone number', 'input'],
    ['Nachricht', 'textarea'],
    ['CV', 'file'],
    ['Hive', 'input'],
  ])('%s is filled in with a %s', (name, kind) => {
    expect(fieldKindOf(name)).toBe(kind);
  });

  it('knows the usual names of fields from others', () => {
    expect(['Email', "finder's name", 'correo', 'Hive', 'trains'].map(isFieldName)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
