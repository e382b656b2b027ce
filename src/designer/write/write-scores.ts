import type { Want } from '../brief.ts';
import { addDays, toShortDate } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Scores = SlotOf<'scores'>;
type Game = readonly [home: string, away: string, homeScore: string, awayScore: string, state: string, live?: true];

interface Sport {
  words: RegExp;
  live: { league: string; home: string; away: string; score: string; minute: string; events: readonly string[] };
  groups: readonly { league: string; games: readonly Game[] }[];
}

const SPORTS: readonly Sport[] = [
  {
    words: /\b(?:basketball|nba|hoops)\b/i,
    live: {
      league: 'Coast Conference',
      home: 'Harbour Hoops',
      away: 'Kiln City',
      score: '88 – 84',
      minute: '4th, 3:12',
      events: ['Mensah 27 pts', 'Reyes 11 ast', 'Timeout Kiln City'],
    },
    groups: [
      {
        league: 'Coast Conference',
        games: [
          ['Lake Norse', 'Ridge 66', '102', '97', 'Final'],
          ['Mill Town', 'Dockers', '54', '61', 'Half', true],
        ],
      },
      {
        league: 'Inland Conference',
        games: [
          ['Plainfield', 'Old Quarry', '–', '–', '19:30'],
          ['Beech Park', 'Tramway', '–', '–', '20:00'],
        ],
      },
    ],
  },
  {
    words: /\b(?:tennis)\b/i,
    live: {
      league: 'Harbour Open, semi-final',
      home: 'R. Solheim',
      away: 'M. Zielinski',
      score: '6–4 3–2',
      minute: '2nd set',
      events: ['Break Solheim', '7 aces', '1 h 12 min'],
    },
    groups: [
      {
        league: 'Harbour Open',
        games: [
          ['I. Duarte', 'K. Lindqvist', '6', '3', '1st set', true],
          ['A. Ferro', 'P. Nair', '2', '0', 'Final'],
        ],
      },
      { league: 'Doubles', games: [['Ferro / Nair', 'Sand / Bell', '–', '–', '16:00']] },
    ],
  },
  {
    words: /./,
    live: {
      league: 'Northern League',
      home: 'Harbour United',
      away: 'Kiln Rovers',
      score: '2 – 1',
      minute: '67’',
      events: ['12’ Mensah', '41’ Weber', '63’ Solheim'],
    },
    groups: [
      {
        league: 'Northern League',
        games: [
          ['Lake Norse', 'Mill Town', '0', '0', '58’', true],
          ['Ridge 1912', 'Dockers FC', '3', '1', 'FT'],
          ['Plainfield', 'Tramway', '–', '–', '20:00'],
        ],
      },
      {
        league: 'Cup, third round',
        games: [
          ['Old Quarry', 'Beech Park', '1', '2', 'FT'],
          ['St. Alder', 'Harbour B', '–', '–', '20:45'],
        ],
      },
    ],
  },
];

/** Games of today, the one that is on above the others. */
export function writeScores(context: WriteContext, want?: Want): Scores {
  const { brief, now } = context;
  const sport = SPORTS.find(({ words }) => words.test(brief.prompt)) ?? SPORTS[0];
  if (sport === undefined) throw new RangeError('There is no sport');
  return {
    kind: 'scores',
    wants: wantIds(want),
    title: brief.heading ?? 'Scores',
    days: [{ label: 'Yesterday' }, { label: 'Today', on: true }, { label: toShortDate(addDays(now, 1)) }],
    live: { ...sport.live, events: [...sport.live.events] },
    groups: sport.groups.map(({ league, games }) => ({
      league,
      games: games.map(([home, away, homeScore, awayScore, state, live]) => ({
        home,
        away,
        homeScore,
        awayScore,
        state,
        ...(live === true ? { live: true } : {}),
      })),
    })),
  };
}
