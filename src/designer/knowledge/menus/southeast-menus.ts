import type { MenuKnowledge } from './menu-knowledge.ts';

/** Kitchens between Hanoi and Seoul. */
export const SOUTHEAST_MENUS: readonly MenuKnowledge[] = [
  {
    words: 'vietnamese, pho, banh mi, bánh mì, phở',
    sections: [
      {
        title: 'To start',
        food: 'spring rolls on a plate',
        dishes: [
          ['Summer rolls', 'Prawn, pork, mint, peanut sauce', 8, 'GF N'],
          ['Crisp spring rolls', 'Pork, wood ear, lettuce to wrap', 8.5],
          ['Green papaya salad', 'Dried beef, Thai basil, lime', 9.5, 'N H'],
          ['Lotus root, sesame', 'Pickled, with rice crackers', 7, 'VG'],
        ],
      },
      {
        title: 'Phở and noodles',
        note: 'The broth begins at four in the morning',
        food: 'noodle soup in a bowl',
        dishes: [
          ['Phở bò', 'Beef brisket, star anise, sawtooth herb', 14.5, 'GF'],
          ['Bún chả', 'Grilled pork, cold noodles, herbs', 15],
          ['Bún bò Huế', 'Lemongrass, chilli, thick noodles', 15, 'H'],
          ['Phở chay', 'Charred onion, tofu, king oyster', 13.5, 'VG GF'],
        ],
      },
      {
        title: 'From the grill and pot',
        food: 'rice with grilled pork on a plate',
        dishes: [
          ['Cơm tấm', 'Lemongrass pork chop, broken rice, egg', 15],
          ['Cá kho', 'Caramelised fish in a clay pot', 18, 'GF'],
          ['Bánh xèo', 'Turmeric pancake, prawns, leaves', 14, 'GF'],
        ],
      },
      {
        title: 'Coffee and sweet',
        food: 'iced coffee in a glass',
        dishes: [
          ['Cà phê sữa đá', 'Dripped, condensed milk, ice', 5, 'V GF'],
          ['Chè ba màu', 'Beans, coconut, crushed ice', 6.5, 'VG GF'],
        ],
      },
    ],
  },
  {
    words: 'chinese, dim sum, dumpling, sichuan, szechuan, cantonese, hot pot',
    sections: [
      {
        title: 'Dim sum',
        note: 'Folded each morning, steamed to order',
        food: 'dumplings in a steamer',
        dishes: [
          ['Prawn har gow', 'Four, bamboo shoot', 8],
          ['Pork and chive dumplings', 'Six, black vinegar', 9],
          ['Turnip cake', 'Pan-fried, dried shrimp', 7.5],
          ['Mushroom buns', 'Two, steamed', 7, 'VG'],
        ],
      },
      {
        title: 'Wok and noodles',
        food: 'noodles in a bowl',
        dishes: [
          ['Dan dan noodles', 'Pork, sesame, Sichuan pepper', 13, 'H N'],
          ['Hand-pulled noodles', 'Lamb, cumin, coriander', 14.5],
          ['Mapo tofu', 'Broad bean paste, rice', 13, 'H'],
          ['Egg fried rice', 'Spring onion, peas', 9, 'V'],
        ],
      },
      {
        title: 'To share',
        food: 'roast duck on a plate',
        dishes: [
          ['Half a roast duck', 'Pancakes, cucumber, plum', 29],
          ['Steamed sea bass', 'Ginger, soy, spring onion', 26, 'GF'],
          ['Dry-fried green beans', 'Garlic, chilli', 10, 'VG H'],
        ],
      },
      {
        title: 'Sweet',
        food: 'sesame balls on a plate',
        dishes: [
          ['Sesame balls', 'Red bean, three', 6, 'VG'],
          ['Egg tarts', 'Two, warm', 5.5, 'V'],
        ],
      },
    ],
  },
  {
    words: 'korean, bibimbap, kimchi',
    sections: [
      {
        title: 'Banchan and small',
        note: 'Five little dishes come by themselves',
        food: 'kimchi in a bowl',
        dishes: [
          ['Kimchi pancake', 'Spring onion, dipping soy', 9, 'V H'],
          ['Mandu', 'Pork and tofu dumplings', 8.5],
          ['Fried chicken, soy garlic', 'Pickled radish', 12],
        ],
      },
      {
        title: 'Bowls and stews',
        food: 'rice bowl with egg',
        dishes: [
          ['Dolsot bibimbap', 'Hot stone, beef, egg yolk', 15],
          ['Kimchi jjigae', 'Pork belly, tofu, rice', 14, 'H'],
          ['Japchae', 'Glass noodles, mushrooms, sesame', 13, 'VG'],
        ],
      },
      {
        title: 'On the grill',
        note: 'At your table, from two',
        food: 'grilled meat on a plate',
        dishes: [
          ['Galbi', 'Short rib, pear and soy', 24],
          ['Samgyeopsal', 'Pork belly, lettuce, ssamjang', 19],
        ],
      },
      {
        title: 'Sweet',
        food: 'ice cream in a bowl',
        dishes: [
          ['Bingsu', 'Shaved milk ice, red bean', 8, 'V'],
          ['Hotteok', 'Brown sugar, seeds', 6, 'VG N'],
        ],
      },
    ],
  },
]; // prettier-ignore
