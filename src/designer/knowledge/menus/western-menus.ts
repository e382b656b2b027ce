import type { MenuKnowledge } from './menu-knowledge.ts';

/** Kitchens of Europe and the Americas. */
export const WESTERN_MENUS: readonly MenuKnowledge[] = [
  {
    words: 'pizzeria, pizza',
    sections: [
      {
        title: 'To begin',
        food: 'burrata with tomatoes',
        dishes: [
          ['Garlic bread from the oven', 'Parsley butter, sea salt', 6, 'V'],
          ['Burrata', 'Tomatoes, basil, toasted crumbs', 11, 'V'],
          ['Marinated olives', 'Orange peel, fennel seed', 5, 'VG GF'],
        ],
      },
      {
        title: 'Red pizzas',
        note: 'Dough rested for 48 hours',
        food: 'pizza margherita',
        dishes: [
          ['Margherita', 'Tomato, fior di latte, basil', 10, 'V'],
          ['Marinara', 'Tomato, garlic, oregano, no cheese', 8.5, 'VG'],
          ['Diavola', 'Spicy salami, chilli honey', 13, 'H'],
          ['Capricciosa', 'Ham, artichoke, mushroom, olive', 13.5],
          ['Napoli', 'Anchovy, caper, oregano', 12],
        ],
      },
      {
        title: 'White pizzas',
        food: 'white pizza with mushrooms',
        dishes: [
          ['Funghi', 'Oyster mushrooms, taleggio, thyme', 14, 'V'],
          ['Patate', 'Potato, rosemary, smoked scamorza', 13, 'V'],
          ['Quattro formaggi', 'Four cheeses, black pepper', 14, 'V'],
        ],
      },
      {
        title: 'Sweet',
        food: 'tiramisu',
        dishes: [
          ['Tiramisù', 'Made this morning', 7, 'V'],
          ['Lemon sorbet', 'With or without prosecco', 5, 'VG GF'],
        ],
      },
    ],
  },
  {
    words: 'italian, trattoria, osteria, pasta, ristorante',
    sections: [
      {
        title: 'Antipasti',
        food: 'burrata with tomatoes',
        dishes: [
          ['Burrata', 'Grilled peach, basil, toasted almonds', 13, 'V N'],
          ['Vitello tonnato', 'Cold veal, tuna sauce, capers', 15, 'GF'],
          ['Fried courgette flowers', 'Ricotta, anchovy, honey', 12],
          ['Crostini of the day', 'Three, changing', 9],
        ],
      },
      {
        title: 'Primi',
        note: 'Pasta rolled by hand each morning',
        food: 'pasta with ragu',
        dishes: [
          ['Tagliatelle al ragù', 'Beef and pork, six hours', 17],
          ['Cacio e pepe', 'Pecorino, black pepper', 15, 'V'],
          ['Pumpkin ravioli', 'Sage butter, amaretti', 16, 'V'],
          ['Spaghetti alle vongole', 'Clams, garlic, white wine', 19],
          ['Risotto of the week', 'Ask us', 17, 'V GF'],
        ],
      },
      {
        title: 'Secondi',
        food: 'steak on a plate',
        dishes: [
          ['Bistecca for two', 'Rosemary potatoes, salsa verde', 64, 'GF'],
          ['Sea bream in a parcel', 'Fennel, lemon, olives', 26, 'GF'],
          ['Aubergine parmigiana', 'Smoked mozzarella, tomato', 18, 'V'],
        ],
      },
      {
        title: 'Dolci',
        food: 'tiramisu',
        dishes: [
          ['Tiramisù', 'Savoiardi, mascarpone, strong coffee', 8, 'V'],
          ['Panna cotta', 'Bitter caramel, orange', 7.5, 'GF'],
          ['Affogato', 'Vanilla ice cream under espresso', 6, 'V GF'],
        ],
      },
    ],
  },
  {
    words: 'mexican, taqueria, taco, tapas bar mexicano, burrito, cantina',
    sections: [
      {
        title: 'To share',
        food: 'guacamole with tortilla chips',
        dishes: [
          ['Guacamole', 'Crushed to order, totopos', 9, 'VG GF'],
          ['Esquites', 'Charred corn, lime, cotija', 7, 'V GF'],
          ['Ceviche', 'Sea bass, tomatillo, cucumber', 14, 'GF'],
        ],
      },
      {
        title: 'Tacos',
        note: 'Two to a plate, corn tortillas pressed here',
        food: 'tacos on a plate',
        dishes: [
          ['Al pastor', 'Pork, pineapple, onion', 9, 'GF'],
          ['Carnitas', 'Slow pork, pickled onion', 9, 'GF'],
          ['Baja fish', 'Crisp cod, cabbage, chipotle', 10],
          ['Mushroom and huitlacoche', 'Queso fresco, epazote', 8.5, 'V GF'],
          ['Birria', 'Short rib, broth to dip', 11, 'H'],
        ],
      },
      {
        title: 'Large plates',
        food: 'enchiladas on a plate',
        dishes: [
          ['Enchiladas verdes', 'Chicken, tomatillo, crema', 17],
          ['Mole poblano', 'Turkey, sesame, rice', 21, 'N'],
          ['Rajas con crema', 'Poblano peppers, corn, rice', 15, 'V GF'],
        ],
      },
      {
        title: 'Sweet',
        food: 'churros with chocolate',
        dishes: [
          ['Churros', 'Cinnamon sugar, chocolate', 8, 'V'],
          ['Flan', 'Burnt sugar, orange', 7, 'V GF'],
        ],
      },
    ],
  },
  {
    words: 'burger, diner, grill, smokehouse, barbecue, bbq, fast food, steakhouse, american',
    sections: [
      {
        title: 'Burgers',
        note: 'Beef minced twice a day',
        food: 'burger with cheese',
        dishes: [
          ['House burger', 'Two patties, pickles, house sauce', 11],
          ['Bacon and blue', 'Smoked bacon, blue cheese, onion jam', 13],
          ['Fried chicken', 'Buttermilk, slaw, hot honey', 12, 'H'],
          ['Black bean', 'Avocado, charred corn, lime', 11, 'VG'],
        ],
      },
      {
        title: 'From the grill',
        food: 'steak on a plate',
        dishes: [
          ['Ribs, half a rack', 'Molasses glaze, slaw', 17, 'GF'],
          ['Hanger steak', 'Chimichurri, fries', 23, 'GF'],
          ['Grilled half chicken', 'Lemon, oregano, greens', 18, 'GF'],
        ],
      },
      {
        title: 'Sides',
        food: 'french fries',
        dishes: [
          ['Fries', 'Skin on, rosemary salt', 4.5, 'VG GF'],
          ['Onion rings', 'Beer batter', 5, 'V'],
          ['Slaw', 'Cabbage, apple, mustard', 4, 'V GF'],
          ['Mac and cheese', 'Cheddar, crumbs', 6.5, 'V'],
        ],
      },
      {
        title: 'Shakes',
        food: 'milkshake in a glass',
        dishes: [
          ['Vanilla malt', 'Thick, with a spoon', 6, 'V'],
          ['Salted caramel', 'Whipped cream', 6.5, 'V'],
        ],
      },
    ],
  },
  {
    words: 'french, bistro, brasserie, creperie, bistrot',
    sections: [
      {
        title: 'Entrées',
        food: 'onion soup in a bowl',
        dishes: [
          ['Onion soup', 'Gruyère, toasted bread', 9],
          ['Leeks vinaigrette', 'Egg, mustard, chives', 10, 'V GF'],
          ['Country terrine', 'Cornichons, prune', 11],
          ['Oysters, half a dozen', 'Shallot vinegar', 18, 'GF'],
        ],
      },
      {
        title: 'Plats',
        food: 'steak on a plate',
        dishes: [
          ['Steak frites', 'Béarnaise, green salad', 26, 'GF'],
          ['Duck confit', 'Lentils, orange', 24, 'GF'],
          ['Sole meunière', 'Brown butter, potatoes', 29],
          ['Mushroom vol-au-vent', 'Tarragon, cream', 19, 'V'],
        ],
      },
      {
        title: 'Cheese and dessert',
        food: 'apple tart on a plate',
        dishes: [
          ['Three cheeses', 'Walnut bread, quince', 12, 'V N'],
          ['Tarte tatin', 'Crème fraîche', 9, 'V'],
          ['Chocolate mousse', 'Sea salt', 8, 'V GF'],
        ],
      },
    ],
  },
  {
    words: 'cocktail, wine bar, pub, taproom, brewery, bar, tapas',
    sections: [
      {
        title: 'Of the house',
        food: 'cocktail in a glass',
        dishes: [
          ['Harbour light', 'Gin, cucumber, sea salt, tonic', 11],
          ['Smoked pear', 'Mezcal, pear, lemon, clove', 12],
          ['Late garden', 'Vodka, elderflower, mint', 11],
          ['Red shift', 'Rye, bitter orange, vermouth', 12.5],
        ],
      },
      {
        title: 'Without alcohol',
        food: 'lemonade in a glass',
        dishes: [
          ['Garden spritz', 'Verjus, rosemary, soda', 7.5, 'VG'],
          ['Ginger and lime', 'Pressed here', 6, 'VG'],
        ],
      },
      {
        title: 'By the glass',
        food: 'glass of red wine',
        dishes: [
          ['Sparkling', 'Dry, apple, brioche', 9],
          ['White', 'Riesling, lime and slate', 8],
          ['Red', 'Gamay, cherry, served cool', 8.5],
        ],
      },
      {
        title: 'Small plates',
        food: 'cheese on a board',
        dishes: [
          ['Three cheeses', 'Crackers, fig', 13, 'V'],
          ['Potato tortilla', 'Aioli', 7, 'V GF'],
          ['Anchovies on toast', 'Butter, lemon', 8],
          ['Salted almonds', 'Warm', 4.5, 'VG N'],
        ],
      },
    ],
  },
  {
    words: 'coffee, cafe, café, brunch, breakfast, bakery, tea, patisserie',
    sections: [
      {
        title: 'Coffee',
        food: 'flat white coffee',
        dishes: [
          ['Espresso', 'Chocolate, red plum', 3],
          ['Flat white', 'Double shot, 160 ml', 4.2],
          ['Filter of the day', 'Ask what is on', 4],
          ['Cold brew', 'Steeped for 18 hours', 4.8, 'VG'],
        ],
      },
      {
        title: 'Breakfast',
        note: 'Until noon, weekends until two',
        food: 'shakshuka eggs in a pan',
        dishes: [
          ['Eggs in red pepper sauce', 'Feta, dill, sourdough', 12.5, 'V'],
          ['Porridge', 'Pear, brown butter, hazelnut', 8, 'V N'],
          ['Avocado toast', 'Lime, seeds, soft egg', 11, 'V'],
          ['Banana pancakes', 'Maple, yoghurt', 11.5, 'V'],
        ],
      },
      {
        title: 'From the oven',
        food: 'croissant on a plate',
        dishes: [
          ['Croissant', 'Three days in the making', 3.6, 'V'],
          ['Cardamom bun', 'Pearl sugar', 4, 'V'],
          ['Carrot cake', 'Cream cheese, walnut', 5.2, 'V N'],
        ],
      },
    ],
  },
];
