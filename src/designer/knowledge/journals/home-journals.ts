import { journalEntry as entry, type JournalKnowledge } from './journal-knowledge.ts';

/** Journals that people keep of what they see, cook, grow and raise. */
export const HOME_JOURNALS: readonly JournalKnowledge[] = [
  {
    words: /\b(?:travel\w*|trips?|adventures?|wander\w*|nomads?|hik(?:e|ing)|backpack\w*|road trip)\b/i,
    entries: [
      entry('On foot', 9, 'Five days on the old salt road', 'Nobody carries salt over it now. The inns are still where a mule gets tired.', 'landscape', 'mountain pass with a path'),
      entry('By train', 6, 'The slow train along the coast', 'It stops eleven times, and at the seventh everybody gets off to buy oranges.', 'landscape', 'train along the sea'),
      entry('Cities', 7, 'Lisbon before eight in the morning', 'The trams are empty, the bakers are not, and the hills are still cool.', 'landscape', 'city street in the morning'),
      entry('Islands', 5, 'What the ferry timetable does not say', 'The Tuesday boat sails when the post is on board. Bring a book.', 'landscape', 'harbour with boats'),
      entry('Packing', 4, 'One bag, twelve days, no regrets', 'Seven things I stopped carrying, and the two I went back for.', 'product', 'travel backpack'),
      entry('Eating', 6, 'Soup at the bus station', 'The best bowl of the journey cost two coins and came without a menu.', 'food', 'bowl of soup'),
      entry('On foot', 8, 'How to be lost properly', 'Rivers go down, villages have smoke, and somebody always has a dog.', 'landscape', 'forest path'),
    ],
  },
  {
    words: /\b(?:food|recipes?|cook\w*|bak(?:e|er|ers|ing|ery)|vegan|kitchen)\b/i,
    entries: [
      entry('Bread', 8, 'A loaf for people with jobs', 'Mixed at ten at night, shaped before work, baked when you are home again.', 'food', 'loaf of bread'),
      entry('Suppers', 5, 'Twelve suppers from one pot', 'Beans, greens, something sour. The pot does most of it.', 'food', 'stew in a pot'),
      entry('Seasons', 6, 'What to do with too many plums', 'Jam is the fourth best answer. The first three need no sugar.', 'food', 'plums in a bowl'),
      entry('Technique', 7, 'Salt early, taste late', 'Why the same pinch does two different things an hour apart.', 'product', 'salt in a bowl'),
      entry('Suppers', 4, 'Noodles in nine minutes', 'Time it. The water is six of them.', 'food', 'noodles in a bowl'),
      entry('Sweet', 6, 'The cake that forgives', 'No scales, one bowl, and it is better on the second day.', 'food', 'cake'),
      entry('Tools', 5, 'Three knives and a board', 'All else in the drawer is there because somebody gave it to you.', 'product', 'kitchen knife'),
    ],
  },
  {
    words: /\b(?:garden\w*|plants?|botan\w*|homestead\w*|allotment)\b/i,
    entries: [
      entry('Soil', 7, 'Leave the leaves where they fall', 'By March the worms have done what a barrow and a Saturday would have.', 'landscape', 'garden in autumn'),
      entry('Vegetables', 6, 'Tomatoes without a greenhouse', 'A south wall, a deep pot and less water than you think.', 'food', 'tomatoes'),
      entry('Indoors', 4, 'The plant that lives on neglect', 'Water it when you remember your oldest friend’s birthday.', 'product', 'potted plant'),
      entry('Seasons', 5, 'What November is for', 'Bulbs in, tools oiled, and one chair left outside for the bright days.', 'landscape', 'garden in winter'),
      entry('Tools', 5, 'A spade for thirty years', 'Ash handle, forged blade. The care takes a minute a week.', 'product', 'garden spade'),
      entry('Wild corners', 8, 'Two square metres for the bees', 'What came by itself, what I sowed, and what the slugs decided.', 'landscape', 'flower meadow'),
    ],
  },
  {
    words: /\b(?:lifestyle|mum|mom|dad|parent\w*|family|mommy|home decor|slow living|minimalis[mt]|interiors?)\b/i,
    entries: [
      entry('Home', 6, 'One room, four seasons', 'We move the table twice a year. It costs nothing and feels like moving house.', 'room', 'living room with a window'),
      entry('Family', 5, 'The hour before school', 'Clothes the night before, porridge by itself, and a rule about questions.', 'room', 'kitchen table in the morning'),
      entry('Habits', 4, 'A week without a list', 'On Thursday I forgot the bins and remembered how to whistle.', 'product', 'notebook and pen'),
      entry('Home', 7, 'Things we mended this year', 'A lamp, two chairs, a coat, and almost the kettle.', 'product', 'table lamp'),
      entry('Table', 5, 'Sunday soup, and who comes', 'We cook for nine and set for six. It has always worked out.', 'food', 'bowl of soup'),
      entry('Outside', 6, 'The same walk, fifty times', 'You begin to know the dogs, then the trees, then the neighbours.', 'landscape', 'path through a park'),
    ],
  },
]; // prettier-ignore
