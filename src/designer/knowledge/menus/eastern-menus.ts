import type { MenuKnowledge } from './menu-knowledge.ts';

/** Kitchens of Asia and the eastern Mediterranean, and those without meat. */
export const EASTERN_MENUS: readonly MenuKnowledge[] = [
  {
    words: 'sushi, japanese, izakaya, ramen, omakase, bento',
    sections: [
      {
        title: 'Small plates',
        food: 'edamame in a bowl',
        dishes: [
          ['Edamame', 'Smoked salt', 5, 'VG GF'],
          ['Gyoza', 'Pork and cabbage, five', 8],
          ['Agedashi tofu', 'Dashi, ginger, spring onion', 8.5, 'V'],
          ['Karaage', 'Chicken thigh, lemon', 9],
        ],
      },
      {
        title: 'Nigiri and rolls',
        note: 'Two pieces, rolls of six',
        food: 'sushi on a plate',
        dishes: [
          ['Salmon nigiri', 'Soy, fresh wasabi', 7],
          ['Tuna nigiri', 'Lean or fatty', 9],
          ['Eel roll', 'Cucumber, sesame', 12],
          ['Shiso and plum roll', 'Pickled plum, cucumber', 8, 'VG'],
        ],
      },
      {
        title: 'Ramen',
        food: 'ramen in a bowl',
        dishes: [
          ['Shoyu', 'Chicken and soy broth, soft egg', 15],
          ['Tonkotsu', 'Pork bone, black garlic', 16],
          ['Miso and corn', 'Mushroom broth, butter', 14.5, 'V'],
        ],
      },
      {
        title: 'Sweet',
        food: 'matcha ice cream in a bowl',
        dishes: [
          ['Matcha ice cream', 'Sweet red beans', 6, 'V GF'],
          ['Mochi', 'Three, of today', 7, 'V GF'],
        ],
      },
    ],
  },
  {
    words: 'indian, curry house, curry, tandoori, dosa',
    sections: [
      {
        title: 'Starters',
        food: 'samosas on a plate',
        dishes: [
          ['Samosa', 'Potato, peas, tamarind', 6, 'VG'],
          ['Paneer tikka', 'From the tandoor, mint', 9, 'V GF'],
          ['Chilli prawns', 'Curry leaf, lime', 11, 'GF H'],
        ],
      },
      {
        title: 'Curries',
        food: 'curry in a bowl',
        dishes: [
          ['Butter chicken', 'Tomato, fenugreek, cream', 16, 'GF'],
          ['Lamb rogan josh', 'Kashmiri chilli, cardamom', 18, 'GF H'],
          ['Dal makhani', 'Black lentils, overnight', 12, 'V GF'],
          ['Fish moilee', 'Coconut, turmeric, ginger', 18, 'GF'],
          ['Chana masala', 'Chickpeas, dried mango', 11.5, 'VG GF'],
        ],
      },
      {
        title: 'Bread and rice',
        food: 'flatbread on a plate',
        dishes: [
          ['Garlic naan', 'From the tandoor', 4, 'V'],
          ['Laccha paratha', 'Flaky, wholemeal', 4, 'VG'],
          ['Lemon rice', 'Mustard seed, peanuts', 5, 'VG GF N'],
        ],
      },
      {
        title: 'Sweet',
        food: 'rice pudding in a bowl',
        dishes: [
          ['Kulfi', 'Pistachio, saffron', 6, 'V GF N'],
          ['Gulab jamun', 'Warm, rose syrup', 6, 'V'],
        ],
      },
    ],
  },
  {
    words: 'thai, asian, noodle, wok, malaysian, indonesian',
    sections: [
      {
        title: 'To share',
        food: 'dumplings in a steamer',
        dishes: [
          ['Summer rolls', 'Prawn, herbs, peanut', 8, 'GF N'],
          ['Steamed dumplings', 'Pork and chive, six', 9],
          ['Green papaya salad', 'Lime, chilli, peanuts', 10, 'GF H N'],
          ['Crisp aubergine', 'Sticky soy, sesame', 8.5, 'VG'],
        ],
      },
      {
        title: 'Noodles and rice',
        food: 'noodles in a bowl',
        dishes: [
          ['Beef noodle soup', 'Star anise, herbs, lime', 14, 'GF'],
          ['Rice noodles, wok-fried', 'Tamarind, egg, peanut', 14, 'GF N'],
          ['Claypot rice', 'Chicken, mushroom, ginger', 15],
          ['Cold sesame noodles', 'Cucumber, chilli oil', 12, 'VG H'],
        ],
      },
      {
        title: 'Curries and grill',
        food: 'curry in a bowl',
        dishes: [
          ['Green curry', 'Chicken, Thai basil', 16, 'GF H'],
          ['Massaman beef', 'Potato, cinnamon, peanut', 18, 'GF N'],
          ['Grilled pork, lemongrass', 'Broken rice, pickles', 16],
        ],
      },
      {
        title: 'Sweet',
        food: 'mango with rice',
        dishes: [
          ['Mango sticky rice', 'Coconut cream', 7, 'VG GF'],
          ['Black sesame ice cream', 'Peanut brittle', 6.5, 'V N'],
        ],
      },
    ],
  },
  {
    words: 'greek, taverna, lebanese, turkish, mediterranean, mezze, falafel, kebab, middle eastern',
    sections: [
      {
        title: 'Mezze',
        note: 'Three for two people, five for four',
        food: 'hummus in a bowl',
        dishes: [
          ['Hummus', 'Warm chickpeas, olive oil', 6.5, 'VG GF'],
          ['Baba ganoush', 'Smoked aubergine, pomegranate', 7, 'VG GF'],
          ['Fried halloumi', 'Honey, oregano', 8.5, 'V GF'],
          ['Tabbouleh', 'Parsley, mint, bulgur', 6.5, 'VG'],
          ['Stuffed vine leaves', 'Rice, dill, lemon', 7, 'VG GF'],
        ],
      },
      {
        title: 'From the charcoal',
        food: 'kebab skewers on a plate',
        dishes: [
          ['Lamb skewers', 'Sumac onion, flatbread', 18],
          ['Chicken shish', 'Garlic sauce, pickles', 16],
          ['Whole sea bream', 'Lemon, capers, greens', 24, 'GF'],
          ['Falafel plate', 'Tahini, pickled turnip', 13, 'VG'],
        ],
      },
      {
        title: 'Sweet',
        food: 'baklava on a plate',
        dishes: [
          ['Baklava', 'Pistachio, orange blossom', 6, 'V N'],
          ['Yoghurt', 'Thyme honey, walnuts', 6, 'V GF N'],
        ],
      },
    ],
  },
  {
    words: 'vegan, vegetarian, plant based, plant-based, salad, juice, healthy, poke',
    sections: [
      {
        title: 'Bowls',
        food: 'salad in a bowl',
        dishes: [
          ['Green bowl', 'Kale, avocado, edamame, lime', 12, 'VG GF'],
          ['Roast squash', 'Farro, hazelnut, sage', 12.5, 'VG N'],
          ['Beet and lentil', 'Dill, horseradish, apple', 11.5, 'VG GF'],
        ],
      },
      {
        title: 'Warm plates',
        food: 'soup in a bowl',
        dishes: [
          ['Celeriac steak', 'Black garlic, mustard greens', 16, 'VG GF'],
          ['Mushroom ragù', 'Polenta, rosemary', 15, 'VG GF'],
          ['Soup of the day', 'Sourdough', 8, 'VG'],
        ],
      },
      {
        title: 'Pressed and poured',
        food: 'juice in a glass',
        dishes: [
          ['Carrot, ginger, orange', 'Pressed when you ask', 5.5, 'VG'],
          ['Oat cortado', 'Two shots', 4, 'VG'],
        ],
      },
      {
        title: 'Sweet',
        food: 'chocolate cake on a plate',
        dishes: [
          ['Chocolate and date torte', 'Sea salt', 6.5, 'VG GF'],
          ['Baked apple', 'Almond crumble', 6, 'VG N'],
        ],
      },
    ],
  },
];
