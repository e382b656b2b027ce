/** A house as its kitchen makes it: how it may be called, what it says of itself. */
export interface KitchenKnowledge {
  words: RegExp;
  brands: string[];
  /** Title, the part of it set apart, body. */
  promises: readonly (readonly [title: string, accent: string, body: string])[];
  points: { icon: string; title: string; body: string }[];
}

/** What houses of one kitchen are known for; what they cook is on their menus. */
export const KITCHENS: readonly KitchenKnowledge[] = [
  {
    words: /\b(?:vietnamese|ph[oở]|banh mi|bánh mì)\b/iu,
    brands: ['Lotus & Lime', 'Nhà Xanh', 'Hai Bà Kitchen'],
    promises: [
      ['The broth begins at four', 'at four', 'Beef bones, charred ginger, star anise: eight hours in the pot before the first bowl of phở is ladled at noon.'],
      ['Herbs by the handful', 'the handful', 'Mint, sawtooth, Thai basil and lime come to every table. You tear, you squeeze, you season the bowl yourself.'],
    ],
    points: [
      { icon: 'soup', title: 'One broth a day', body: 'Forty litres. When the pot is empty, the phở is over.' },
      { icon: 'leaf', title: 'Leaves from two growers', body: 'Cut in the morning, washed three times, on the table at noon.' },
      { icon: 'coffee', title: 'Coffee that takes its time', body: 'It drips through a tin filter while you finish the soup.' },
      { icon: 'users', title: 'Made for sharing', body: 'Rolls are wrapped at the table. We show you how, once.' },
    ],
  },
  {
    words: /\b(?:japanese|sushi|izakaya|ramen|omakase)\b/i,
    brands: ['Kumo Counter', 'Aoi & Ash', 'Ten Seats'],
    promises: [
      ['Ten seats, one counter', 'one counter', 'You sit where the fish is cut. What the boat brought is on the slate by five, and it changes while you eat.'],
      ['Rice first, then fish', 'then fish', 'Washed until the water is clear, seasoned by hand, served at the warmth of a palm.'],
    ],
    points: [
      { icon: 'fish', title: 'Six kinds, not sixty', body: 'What came today. The slate says from which harbour.' },
      { icon: 'wheat', title: 'Rice every hour', body: 'Small pots, so that no bowl is older than sixty minutes.' },
      { icon: 'soup', title: 'Broth for eighteen hours', body: 'Pork bones on a low flame, from one evening to the next.' },
      { icon: 'wine', title: 'Sake by the small glass', body: 'Twelve open bottles. Say dry or soft and we pour.' },
    ],
  },
  {
    words: /\b(?:indian|curry|tandoori|dosa)\b/i,
    brands: ['Saffron Yard', 'Mustard Leaf', 'Third Pickle'],
    promises: [
      ['Spices ground at three', 'at three', 'Whole seeds, roasted and ground each afternoon, so that the kitchen smells of cardamom when you come in.'],
      ['Bread off the wall of the oven', 'the oven', 'The tandoor is lit at noon. Naan takes forty seconds, and the table hears it arrive.'],
    ],
    points: [
      { icon: 'flame', title: 'A clay oven', body: 'Lit at noon, at its best by seven.' },
      { icon: 'leaf', title: 'Half the menu is vegetables', body: 'As at home: lentils, okra, aubergine, each cooked its own way.' },
      { icon: 'utensils', title: 'As hot as you say', body: 'Mild means mild. Hot is what we eat ourselves.' },
      { icon: 'users', title: 'Thalis at lunch', body: 'Eleven small bowls on one tray, refilled until you cover it.' },
    ],
  },
  {
    words: /\b(?:mexican|taqueria|tacos?|burritos?|cantina)\b/i,
    brands: ['Maíz Azul', 'La Tercera', 'Taquería Nopal'],
    promises: [
      ['Corn, ground this morning', 'this morning', 'Blue and white maize, cooked with lime overnight and pressed into tortillas as you order them.'],
      ['Six tacos, four salsas', 'four salsas', 'Two are kind, one is honest, one is for people who were warned.'],
    ],
    points: [
      { icon: 'wheat', title: 'Tortillas to order', body: 'From masa to plate in ninety seconds.' },
      { icon: 'flame', title: 'Over mesquite', body: 'The grill burns wood, and you taste that it does.' },
      { icon: 'leaf', title: 'Vegetables that count', body: 'Cactus, squash flower, mushrooms: never just beans.' },
      { icon: 'martini', title: 'Mezcal in clay', body: 'Twenty-two, from people whose names we know.' },
    ],
  },
  {
    words: /\b(?:italian|trattoria|osteria|pasta|ristorante|pizzeria|pizza)\b/i,
    brands: ['Trattoria Nidia', 'Osteria Fienile', 'Farina & Sale'],
    promises: [
      ['Rolled at ten, gone by nine', 'gone by nine', 'Eggs, flour, a long table. What is cut in the morning is eaten in the evening, and nothing is kept.'],
      ['Sunday, every evening', 'every evening', 'A bowl in the middle, bread to wipe it, and someone who says you have eaten too little.'],
    ],
    points: [
      { icon: 'wheat', title: 'Dough by hand', body: 'Two people, four shapes, one morning.' },
      { icon: 'flame', title: 'An oven that never goes out', body: 'Oak, four hundred degrees, seventy seconds.' },
      { icon: 'wine', title: 'Wine by the carafe', body: 'Three whites, four reds, all from people we visit.' },
      { icon: 'leaf', title: 'What the week gives', body: 'The blackboard follows the market, not the year.' },
    ],
  },
  {
    words: /\b(?:chinese|dim sum|dumplings?|sichuan|szechuan|cantonese|hot pot)\b/i,
    brands: ['Paper Lantern', 'Nine Folds', 'Jade Steamer'],
    promises: [
      ['Eighteen folds each', 'each', 'Dumplings are closed by hand from six in the morning. You see who does it, through the window.'],
      ['The round table is free', 'is free', 'Order for the middle, turn it, and stop when it stops.'],
    ],
    points: [
      { icon: 'hand', title: 'Folded today', body: 'What is left at ten in the evening goes home with the cooks.' },
      { icon: 'flame', title: 'A loud wok', body: 'Two minutes, no more. That is where the taste comes from.' },
      { icon: 'users', title: 'Tables for eight', body: 'Six of them, with a turning middle.' },
      { icon: 'coffee', title: 'Tea that is poured again', body: 'Tip the lid and we come.' },
    ],
  },
  {
    words: /\b(?:thai|malaysian|indonesian|korean|bibimbap)\b/i,
    brands: ['Banana Leaf House', 'Low Stool', 'Ember & Lime'],
    promises: [
      ['Sour, salt, sweet, hot', 'hot', 'Four bowls on every table, so that the last word on your plate is yours.'],
      ['Pounded, not blended', 'not blended', 'The mortar starts at eleven. You hear the paste before you taste it.'],
    ],
    points: [
      { icon: 'flame', title: 'Over charcoal', body: 'Skewers, ribs and whole fish, turned by hand.' },
      { icon: 'leaf', title: 'Herbs, not garnish', body: 'Basil and coriander by the bunch.' },
      { icon: 'users', title: 'For the middle', body: 'Three dishes for two people, rice as it comes.' },
      { icon: 'thermometer', title: 'As hot as you say', body: 'From a child’s to a cook’s; tell us which.' },
    ],
  },
  {
    words: /\b(?:greek|taverna|lebanese|turkish|mezze|mediterranean|middle eastern)\b/i,
    brands: ['Olive & Ember', 'To Limani', 'Zaatar House'],
    promises: [
      ['Small plates, long evenings', 'long evenings', 'They come as they are ready. Keep the bread, move the glasses, and order two more.'],
      ['Everything from one fire', 'one fire', 'Lamb, aubergine, bread: the same coals, one after the other.'],
    ],
    points: [
      { icon: 'flame', title: 'Charcoal from six', body: 'Skewers and whole fish, with nothing but lemon.' },
      { icon: 'leaf', title: 'Oil from one grove', body: 'Pressed in November, on every table in a tin.' },
      { icon: 'users', title: 'Five plates for two', body: 'And two more if you stay, which people do.' },
      { icon: 'wheat', title: 'Bread every half hour', body: 'Still blown up when it reaches you.' },
    ],
  },
]; // prettier-ignore

/** The kitchen that a prompt names; undefined where it names none. */
export const findKitchen = (prompt: string): KitchenKnowledge | undefined =>
  KITCHENS.find(({ words }) => words.test(prompt));
