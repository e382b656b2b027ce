import type { NounKnowledge } from './noun-knowledge.ts';

/** Clothes that shops have a department for. */
export const WARDROBE: readonly NounKnowledge[] = [
  {
    words: ['coat', 'winter coat', 'overcoat', 'jacket'],
    class: 'thing',
    icon: 'shirt',
    titles: ['Harbour coat', 'Wool coat no. 3', 'Long Field coat', 'Rain shell', 'Quilted liner', 'Double-breasted coat', 'Short pea coat', 'Hooded parka'],
    side: {
      label: 'Made of',
      values: ['Boiled wool, navy', 'Loden wool, bark', 'Wool and alpaca, grey', 'Waxed cotton, olive', 'Recycled down, black', 'Wool twill, camel', 'Melton wool, ink', 'Dry cotton, moss'],
    },
    states: [['In all sizes', 'good'], ['Few left', 'accent'], ['Back in December', 'neutral']],
    figure: { label: 'Price', unit: '€', values: [320, 420, 465, 245, 190, 540, 298, 360] },
    picture: { kind: 'product', subject: 'coat on a hanger' },
  },
  {
    words: ['dress', 'summer dress', 'evening dress'],
    class: 'thing',
    icon: 'shirt',
    titles: ['Tidal dress', 'Shirt dress, rust', 'Slip dress no. 2', 'Wrap dress', 'Smock, indigo', 'Column dress', 'Pleated midi', 'Knit dress'],
    side: {
      label: 'Made of',
      values: ['Washed linen', 'Cotton poplin', 'Heavy silk', 'Viscose crêpe', 'Cotton, dyed six times', 'Wool crêpe', 'Recycled satin', 'Merino'],
    },
    states: [['In all sizes', 'good'], ['Few left', 'accent'], ['Sold out in M', 'neutral']],
    figure: { label: 'Price', unit: '€', values: [165, 140, 295, 180, 155, 340, 210, 175] },
    picture: { kind: 'product', subject: 'dress on a hanger' },
  },
  {
    words: ['jean', 'trouser', 'chino'],
    class: 'thing',
    icon: 'shirt',
    titles: ['Straight 14 oz', 'Wide trousers', 'Tapered, black', 'Carpenter pants', 'High-rise, ecru', 'Pleated trousers', 'Drawstring linen', 'Work chinos'],
    side: {
      label: 'Made of',
      values: ['Selvedge denim', 'Cotton twill', 'Stretch denim', 'Canvas', 'Rigid denim', 'Wool', 'Linen', 'Brushed cotton'],
    },
    states: [['In all sizes', 'good'], ['Few left', 'accent'], ['Back in spring', 'neutral']],
    figure: { label: 'Price', unit: '€', values: [155, 130, 120, 145, 150, 185, 110, 98] },
    picture: { kind: 'product', subject: 'trousers' },
  },
]; // prettier-ignore
