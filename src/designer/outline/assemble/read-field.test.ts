import { describe, expect, it } from 'vitest';
import { readField } from './read-field.ts';

const field = (text: string) => readField({ text, start: 0 });

describe('readField', () => {
  it('reads the kind and the value of a field from its brackets', () => {
    expect(field('Explosive type (dropdown, currently "Emulsion 32 mm")')).toMatchObject({
      control: 'select',
      label: { text: 'Explosive type' },
      value: { text: 'Emulsion 32 mm' },
    });
    expect(field('Stemming length (number with unit: 2.2 m)')).toMatchObject({
      control: 'input',
      value: { text: '2.2 m' },
    });
    expect(field('Beep when in tune (switch, off)')).toMatchObject({
      control: 'toggle',
      label: { text: 'Beep when in tune' },
    });
  });

  it('shows what cannot be edited as a fact', () => {
    expect(field('Total charge (read-only, bold: 522 kg)')).toMatchObject({
      kind: 'facts',
      facts: [{ label: { text: 'Total charge' }, value: { text: '522 kg' } }],
    });
  });

  it('leaves brackets that hold no kind of field alone', () => {
    expect(field('Orchard Lane (0.91)')).toBeUndefined();
    expect(field('Dervla and Anto (listening on Orchard Lane)')).toBeUndefined();
  });
});
