import type { ActivityMakers } from './activity-knowledge.ts';
import { act, chips, facts, knobs, lines, moment, say, scene, stages } from './part-makers.ts';

/** What grows, is let in, is paid together and is waited for. */
export const GROWING_AND_PAYING: ActivityMakers = {
  'until-it-opens': {
    parts: ({ prompt }) => {
      const isShoe = /sneaker|shoe|drop|product/i.test(prompt);
      return [
        scene(
          isShoe ? 'product' : 'landscape',
          isShoe ? 'sneaker' : 'festival stage at night',
          'tall',
          isShoe ? 'Low Tide, oat, €110' : 'Doors at 19:30',
        ),
        moment(
          'Still',
          '1 d 17:48',
          '',
          isShoe
            ? '400 pairs, two in each hand at most. You are down for size 42.'
            : 'It begins on {+2} at ten. You are told an hour before.',
          0.8,
        ),
        ...(isShoe ? [chips('Size', '42', '40', '41', '43', '44')] : []),
        act('Remind me', 'bell', 'Put it in the calendar'),
        lines(
          'After that',
          ['timer', 'Mudlark boot', '{+9}, 10:00', '€165'],
          ['timer', 'Harbour jacket', '{+16}, 10:00', '€240'],
        ),
        stages(
          'How it goes',
          1,
          ['{-3}', 'You are on the list'],
          ['{+2}, 9:45', 'The door opens', 'Everybody waits in one line'],
          ['10:00', 'Line is drawn'],
          ['10:10', 'You have ten minutes'],
        ),
      ];
    },
  },
  'what-it-is': {
    parts: ({ prompt }) => {
      const kind = KINDS.find(({ words }) => words.test(prompt)) ?? KINDS[0];
      if (kind === undefined) return [];
      return [
        scene(kind.picture[0], kind.picture[1], 'tall', `${kind.sure}% sure`),
        say('badge-check', kind.name, kind.told),
        facts(...kind.facts),
        act('Keep it', 'bookmark', 'Take another picture'),
        {
          kind: 'rows',
          title: 'It could also be',
          items: kind.others.map(([title, note, share]) => ({
            title,
            note,
            value: `${Math.round(share * 100)}%`,
            share,
          })),
        },
        knobs(['Share', 'share'], ['On the map', 'map-pin'], ['Ask people', 'users']),
      ];
    },
  },
};

interface Kind {
  words: RegExp;
  picture: readonly [kind: 'portrait' | 'landscape' | 'product' | 'food', subject: string];
  sure: number;
  name: string;
  told: string;
  facts: readonly (readonly [label: string, value: string, unit?: string])[];
  others: readonly (readonly [title: string, note: string, share: number])[];
}

const KINDS: readonly Kind[] = [
  {
    words: /dog|breed/i,
    picture: ['portrait', 'dog'],
    sure: 87,
    name: 'Shepherd and spaniel',
    told: 'Ears and muzzle of a shepherd, the coat of a spaniel. Clever, wants work, does not like to be alone.',
    facts: [
      ['Weight', '18 to 24', 'kg'],
      ['Needs', '2 h outside'],
      ['Lives', '12 to 14', 'years'],
      ['Coat', 'Brush twice a week'],
    ],
    others: [
      ['Border collie', 'Finer head, higher legs', 0.34],
      ['Münsterländer', 'Heavier, spots', 0.22],
      ['Kooiker', 'Smaller, black ear tips', 0.11],
    ],
  },
  {
    words: /cat/i,
    picture: ['portrait', 'cat'],
    sure: 91,
    name: 'European shorthair',
    told: 'Round head, thick coat, stripes like a mackerel. Calm at home, keen outside.',
    facts: [
      ['Weight', '4 to 6', 'kg'],
      ['Lives', '15 to 20', 'years'],
      ['Coat', 'Short'],
      ['Likes', 'Windows'],
    ],
    others: [
      ['British shorthair', 'Stockier, blue', 0.28],
      ['Norwegian forest', 'Longer coat', 0.12],
    ],
  },
  {
    words: /bird/i,
    picture: ['landscape', 'birds over a lake'],
    sure: 94,
    name: 'Kingfisher',
    told: 'Blue back, rust below, straight over the water. You hear it before you see it.',
    facts: [
      ['Length', '17', 'cm'],
      ['Seen', 'All year'],
      ['Eats', 'Small fish'],
      ['Near you', 'Rare'],
    ],
    others: [
      ['Bee-eater', 'Bent bill, in summer', 0.09],
      ['Nuthatch', 'On trees', 0.04],
    ],
  },
  {
    words: /mushroom/i,
    picture: ['food', 'mushrooms'],
    sure: 82,
    name: 'Penny bun',
    told: 'Thick stem with a fine net, pores white then yellow. A picture alone is never enough to eat it.',
    facts: [
      ['Grows', 'Under spruce'],
      ['Months', 'Jul to Nov'],
      ['Cap', '8 to 20', 'cm'],
      ['Eaten', 'If sure'],
    ],
    others: [
      ['Bitter bolete', 'Pink pores, very bitter', 0.41],
      ['Bay bolete', 'Turns blue', 0.2],
    ],
  },
  {
    words: /./,
    picture: ['landscape', 'flower meadow'],
    sure: 89,
    name: 'Meadow cranesbill',
    told: 'Blue-violet, five petals with fine veins. Leaves are cut to the base.',
    facts: [
      ['Height', '60', 'cm'],
      ['Flowers', 'Jun to Aug'],
      ['Likes', 'Damp meadows'],
      ['Protected', 'No'],
    ],
    others: [
      ['Wood cranesbill', 'Earlier, paler', 0.33],
      ['Bellflower', 'Petals grown together', 0.12],
    ],
  },
];
