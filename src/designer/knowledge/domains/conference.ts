import { defineDomain } from '../define-domain.ts';

export const conference = defineDomain({
  id: 'conference',
  label: 'conferences, talks and their speakers',
  trade: 'place',
  natures: ['admission', 'departures', 'company', 'day', 'membership'],
  words: [
    'design conference',
    'tech conference',
    'developer conference',
    'science conference',
    'conference website',
    'conference app',
    'conference schedule',
    'conference ticket',
    'conference',
    'call for papers',
    'call for speakers',
    'call for proposals',
    'speaker line-up',
    'speaker lineup',
    'keynote speaker',
    'keynote',
    'symposium',
    'congress',
    'convention',
    'summit website',
    'tech summit',
    'summit',
    'unconference',
    'hackathon',
    'lightning talk',
    'breakout session',
    'poster session',
    'conference badge',
    'conference venue',
  ],
  brands: ['Low Plinth', 'Three Rooms', 'Ask the Row', 'Tiltyard Talks', 'Sluice & Serif'],
  place: 'Ghent',
  icon: 'mic',
  colors: [
    {
      hex: '#d9482b',
      name: 'poster red',
    },
    {
      hex: '#2747d4',
      name: 'stage blue',
    },
    {
      hex: '#0f7a5f',
      name: 'exit green',
    },
    {
      hex: '#e3a008',
      name: 'lanyard yellow',
    },
    {
      hex: '#6a3fb5',
      name: 'gel violet',
    },
  ],
  moods: ['bold', 'editorial', 'technical', 'friendly'],
  pictures: {
    scene: {
      kind: 'room',
      subject: 'conference hall with a stage and rows of seats',
      alt: 'The main hall before the doors open',
    },
    things: [
      {
        kind: 'product',
        subject: 'microphone',
        alt: 'A microphone on its stand',
      },
      {
        kind: 'product',
        subject: 'ticket',
        alt: 'A ticket',
      },
      {
        kind: 'product',
        subject: 'laptop',
        alt: 'A laptop with slides',
      },
      {
        kind: 'product',
        subject: 'printed document programme',
        alt: 'The printed programme',
      },
      {
        kind: 'room',
        subject: 'meeting room with desks',
        alt: 'The workshop room',
      },
      {
        kind: 'food',
        subject: 'coffee cup',
        alt: 'Coffee in the break',
      },
      {
        kind: 'product',
        subject: 'notebook',
        alt: 'A notebook for two days',
      },
      {
        kind: 'abstract',
        subject: 'bauhaus poster pattern',
        alt: 'The poster of this year',
      },
      {
        kind: 'map',
        subject: 'way from the station to the hall',
        alt: 'The way from the station',
      },
    ],
  },
  promises: [
    {
      eyebrow: 'Two days in Ghent, three rooms',
      title: 'Talks by people who made the thing',
      accent: 'made the thing',
      body: 'Twenty-six speakers show what they built, what broke, and what they would leave out next time. Twenty minutes for questions after each.',
      action: {
        label: 'Get a ticket',
        icon: 'ticket',
      },
      secondary: {
        label: 'See the programme',
      },
    },
    {
      words: ['schedule', 'programme', 'agenda', 'app'],
      eyebrow: 'Day one, 548 people',
      title: 'Three rooms, one plan of your own',
      accent: 'your own',
      body: 'Tick the talks you want. The plan says when two of them collide, how far the rooms are, and where the queue is short.',
      action: {
        label: 'Make my plan',
        icon: 'list-checks',
      },
      secondary: {
        label: 'What is on now',
      },
    },
    {
      words: ['speaker', 'paper', 'proposal', 'submission'],
      eyebrow: 'Call for papers, open until Sunday',
      title: 'Bring the talk nobody let you give',
      accent: 'nobody let you give',
      body: 'Two hundred words are enough. Five people read every proposal without its name, and everyone gets an answer with a reason.',
      action: {
        label: 'Propose a talk',
        icon: 'send',
      },
      secondary: {
        label: 'How we choose',
      },
    },
    {
      words: ['ticket', 'pricing', 'price'],
      eyebrow: '72 of 620 places left',
      title: 'One price, both days, all of it',
      accent: 'all of it',
      body: 'Talks, lunch, recordings and the evening at the brewery are in the ticket. Students pay €120, and nobody asks for the card twice.',
      action: {
        label: 'Choose a ticket',
        icon: 'ticket',
      },
      secondary: {
        label: 'Bring a team',
      },
    },
  ],
  destinations: [
    {
      label: 'Now',
      icon: 'radio',
    },
    {
      label: 'Programme',
      icon: 'calendar-days',
    },
    {
      label: 'Speakers',
      icon: 'mic',
    },
    {
      label: 'My plan',
      icon: 'list-checks',
    },
    {
      label: 'Venue',
      icon: 'map',
    },
  ],
  focuses: [
    {
      label: 'In the house',
      value: '487',
      unit: 'of 548',
      caption: '61 have not fetched their badge. The queue at the door is three minutes.',
      share: 0.889,
      goal: '548 with a ticket',
      facts: [
        {
          label: 'Main hall',
          value: '338',
          unit: 'of 420',
        },
        {
          label: 'Room Leie',
          value: '86',
          unit: 'of 110',
        },
        {
          label: 'Workshop',
          value: '22',
          unit: 'of 24',
        },
      ],
      action: {
        label: 'Open a second desk',
        icon: 'scan-line',
      },
      series: 1,
    },
    {
      label: 'Tickets sold',
      value: '532',
      unit: 'of 604',
      caption: 'Another 16 places are for speakers and crew. Regular price until the doors close.',
      share: 0.881,
      goal: '604 for sale',
      facts: [
        {
          label: 'Early',
          value: '240',
        },
        {
          label: 'Regular',
          value: '188',
        },
        {
          label: 'Taken',
          value: '€163,800',
        },
      ],
      action: {
        label: 'See who is coming',
        icon: 'users',
      },
      series: 0,
    },
    {
      label: 'Next in your plan',
      value: '14:00',
      caption: 'Type on a wet wall, main hall. Four minutes from where you sit.',
      facts: [
        {
          label: 'Speaker',
          value: 'Paulina Zych',
        },
        {
          label: 'Seats free',
          value: '118',
        },
      ],
      action: {
        label: 'Take me there',
        icon: 'navigation',
      },
      series: 1,
    },
  ],
  metrics: [
    {
      label: 'Checked in',
      value: '487',
      unit: 'of 548',
      change: {
        text: '61 to come',
        tone: 'neutral',
      },
      trend: [112, 268, 391, 452, 487],
      icon: 'badge-check',
    },
    {
      label: 'Tickets sold',
      value: '532',
      change: {
        text: '52 this week',
        tone: 'good',
      },
      trend: [401, 434, 480, 498, 532],
      icon: 'ticket',
    },
    {
      label: 'Taken',
      value: '€163,800',
      change: {
        text: '€9,300 this week',
        tone: 'good',
      },
      trend: [121400, 131800, 146900, 154500, 163800],
      icon: 'banknote',
    },
    {
      label: 'Questions asked',
      value: '94',
      change: {
        text: '31 more than last year at noon',
        tone: 'good',
      },
      trend: [12, 27, 48, 71, 94],
      icon: 'message-circle-question-mark',
    },
    {
      label: 'Talk rating',
      value: '4.4',
      unit: 'of 5',
      change: {
        text: 'from 612 votes',
        tone: 'good',
      },
      trend: [4.1, 4.2, 4.5, 4.3, 4.4],
      icon: 'star',
    },
    {
      label: 'Proposals',
      value: '187',
      change: {
        text: '26 chosen',
        tone: 'neutral',
      },
      trend: [41, 78, 103, 149, 187],
      icon: 'file-text',
    },
    {
      label: 'Queue at the coffee',
      value: '6',
      unit: 'min',
      change: {
        text: 'two at the river bar',
        tone: 'warn',
      },
      trend: [2, 4, 9, 7, 6],
      icon: 'coffee',
    },
  ],
  series: [
    {
      words: ['ticket', 'sale', 'sold', 'week', 'registration'],
      title: 'Tickets by week',
      name: 'Tickets',
      unit: 'tickets',
      points: [
        {
          label: '16 Oct',
          value: 41,
        },
        {
          label: '23 Oct',
          value: 38,
        },
        {
          label: '30 Oct',
          value: 29,
        },
        {
          label: '6 Nov',
          value: 33,
        },
        {
          label: '13 Nov',
          value: 46,
        },
        {
          label: '20 Nov',
          value: 52,
          state: 'now',
        },
      ],
      shape: 'bars',
      figure: 'total',
      note: 'The early price ended on 30 September.',
    },
    {
      words: ['attendance', 'check in', 'hour', 'people', 'attendee', 'today'],
      title: 'Badges fetched today',
      name: 'In the house',
      unit: 'people',
      points: [
        {
          label: '08:00',
          value: 112,
        },
        {
          label: '08:30',
          value: 268,
        },
        {
          label: '09:00',
          value: 391,
        },
        {
          label: '09:30',
          value: 452,
        },
        {
          label: '10:00',
          value: 468,
        },
        {
          label: '11:00',
          value: 479,
        },
        {
          label: '12:00',
          value: 487,
          state: 'now',
        },
      ],
      second: {
        name: 'Last year',
        values: [74, 190, 322, 401, 430, 441, 446],
      },
      shape: 'area',
      figure: 'latest',
      note: 'Two desks in the first hour, one since ten.',
    },
    {
      words: ['proposal', 'paper', 'submission'],
      title: 'Proposals by week',
      name: 'Proposals',
      unit: 'proposals',
      points: [
        {
          label: '1',
          value: 14,
        },
        {
          label: '2',
          value: 27,
        },
        {
          label: '3',
          value: 37,
        },
        {
          label: '4',
          value: 25,
        },
        {
          label: '5',
          value: 33,
        },
        {
          label: '6',
          value: 51,
          state: 'now',
        },
      ],
      shape: 'bars',
      figure: 'total',
      note: 'A third come in the last two days.',
    },
    {
      words: ['rating', 'vote', 'feedback'],
      title: 'Votes after each talk',
      name: 'Mean vote',
      unit: 'of 5',
      points: [
        {
          label: 'Opening',
          value: 4.1,
        },
        {
          label: 'Tables',
          value: 4.2,
        },
        {
          label: 'Seams',
          value: 4.5,
        },
        {
          label: 'Maps',
          value: 4.3,
        },
        {
          label: 'Type',
          value: 4.6,
        },
        {
          label: 'Queue',
          value: 4.4,
          state: 'now',
        },
      ],
      shape: 'line',
      figure: 'mean',
      note: 'Votes are counted from ten people up.',
    },
  ],
  breakdowns: [
    {
      words: ['ticket', 'type', 'kind', 'sale'],
      title: '548 people, by ticket',
      note: 'Speakers and crew come free',
      unit: 'people',
      parts: [
        {
          label: 'Early',
          value: 240,
        },
        {
          label: 'Regular',
          value: 188,
          tone: 'accent',
        },
        {
          label: 'Student',
          value: 64,
        },
        {
          label: 'Team',
          value: 40,
        },
        {
          label: 'Speakers and crew',
          value: 16,
        },
      ],
    },
    {
      words: ['work', 'profession', 'audience', 'who'],
      title: 'What they do all day',
      note: 'Asked at the desk, 487 answers',
      unit: 'people',
      parts: [
        {
          label: 'Design',
          value: 214,
          tone: 'accent',
        },
        {
          label: 'Engineering',
          value: 131,
        },
        {
          label: 'Research',
          value: 68,
        },
        {
          label: 'Teaching',
          value: 41,
        },
        {
          label: 'Something else',
          value: 33,
        },
      ],
    },
    {
      words: ['cost', 'budget', 'spending'],
      title: 'Where a regular ticket goes',
      unit: '€',
      parts: [
        {
          label: 'Hall and sound',
          value: 118,
        },
        {
          label: 'Food',
          value: 96,
        },
        {
          label: 'Speakers’ travel and fees',
          value: 104,
        },
        {
          label: 'Recordings',
          value: 38,
        },
        {
          label: 'Crew',
          value: 34,
        },
      ],
    },
  ],
  collections: [
    {
      words: [
        'conference talk',
        'conference session',
        'keynote',
        'talk',
        'session',
        'programme',
        'agenda',
        'workshop',
        'conference',
      ],
      title: 'Programme',
      note: 'Two days, three rooms',
      icon: 'mic',
      columns: [
        {
          label: 'Talk',
        },
        {
          label: 'Speaker',
        },
        {
          label: 'Room',
        },
        {
          label: 'Track',
        },
        {
          label: 'Time',
          align: 'end',
        },
      ],
      rows: [
        {
          title: 'The drawer of things we cut',
          subtitle: 'Adwoa Sarpong, opening talk',
          meta: 'Day one, main hall',
          value: '09:30',
          status: {
            label: 'Recorded',
            tone: 'neutral',
          },
          icon: 'mic',
          picture: {
            kind: 'abstract',
            subject: 'quarters bauhaus grid',
            alt: 'A grid of cut shapes',
          },
          share: 0.92,
          cells: ['The drawer of things we cut', 'Adwoa Sarpong', 'Main hall', 'Craft', 'Day one, 09:30'],
        },
        {
          title: 'A table is a conversation',
          subtitle: 'Ewan Strachan',
          meta: 'Day one, main hall',
          value: '10:30',
          status: {
            label: 'Recorded',
            tone: 'neutral',
          },
          icon: 'table',
          picture: {
            kind: 'abstract',
            subject: 'pattern of tiles',
            alt: 'A field of tiles',
          },
          share: 0.78,
          cells: ['A table is a conversation', 'Ewan Strachan', 'Main hall', 'Systems', 'Day one, 10:30'],
        },
        {
          title: 'Seams you are meant to see',
          subtitle: 'Lieve Maertens',
          meta: 'Day one, room Leie',
          value: '10:30',
          status: {
            label: 'Full',
            tone: 'bad',
          },
          icon: 'scissors',
          picture: {
            kind: 'abstract',
            subject: 'woven textile',
            alt: 'Woven threads',
          },
          share: 1,
          cells: ['Seams you are meant to see', 'Lieve Maertens', 'Room Leie', 'Craft', 'Day one, 10:30'],
        },
        {
          title: 'Maps for people who are lost',
          subtitle: 'Hiroto Kuwabara',
          meta: 'Day one, main hall',
          value: '11:30',
          status: {
            label: 'On now',
            tone: 'accent',
          },
          icon: 'map',
          picture: {
            kind: 'abstract',
            subject: 'contour lines of terrain',
            alt: 'Lines of height',
          },
          share: 0.8,
          cells: ['Maps for people who are lost', 'Hiroto Kuwabara', 'Main hall', 'Research', 'Day one, 11:30'],
        },
        {
          title: 'Type on a wet wall',
          subtitle: 'Paulina Zych',
          meta: 'Day one, main hall',
          value: '14:00',
          status: {
            label: 'In your plan',
            tone: 'good',
          },
          icon: 'type',
          picture: {
            kind: 'abstract',
            subject: 'halftone print',
            alt: 'Dots of a print',
          },
          share: 0.72,
          cells: ['Type on a wet wall', 'Paulina Zych', 'Main hall', 'Craft', 'Day one, 14:00'],
        },
        {
          title: 'What a queue is for',
          subtitle: 'Nasreen Chaudhry',
          meta: 'Day one, room Leie',
          value: '14:00',
          status: {
            label: 'Same time as another',
            tone: 'bad',
          },
          icon: 'users',
          picture: {
            kind: 'abstract',
            subject: 'stripes stacked',
            alt: 'Stripes in a stack',
          },
          share: 0.64,
          cells: ['What a queue is for', 'Nasreen Chaudhry', 'Room Leie', 'Research', 'Day one, 14:00'],
        },
        {
          title: 'Draw a system in an afternoon',
          subtitle: 'Thijs Coppens, 24 seats',
          meta: 'Day one, workshop',
          value: '14:00',
          status: {
            label: '2 seats left',
            tone: 'warn',
          },
          icon: 'pencil-ruler',
          picture: {
            kind: 'abstract',
            subject: 'cards on a board',
            alt: 'Cards on a board',
          },
          share: 0.917,
          cells: ['Draw a system in an afternoon', 'Thijs Coppens', 'Workshop', 'Systems', 'Day one, 14:00'],
        },
        {
          title: 'Forms in four alphabets',
          subtitle: 'Marisela Ocampo',
          meta: 'Day one, main hall',
          value: '15:15',
          status: {
            label: 'In your plan',
            tone: 'good',
          },
          icon: 'languages',
          picture: {
            kind: 'abstract',
            subject: 'arcs and arches',
            alt: 'Arches',
          },
          share: 0.7,
          cells: ['Forms in four alphabets', 'Marisela Ocampo', 'Main hall', 'Systems', 'Day one, 15:15'],
        },
        {
          title: 'Seven short talks',
          subtitle: 'Five minutes each, a bell',
          meta: 'Day one, main hall',
          value: '16:30',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'timer',
          picture: {
            kind: 'abstract',
            subject: 'confetti scattered',
            alt: 'Scattered dots',
          },
          share: 0.55,
          cells: ['Seven short talks', 'Seven people', 'Main hall', 'Craft', 'Day one, 16:30'],
        },
        {
          title: 'The button that did nothing',
          subtitle: 'Oyin Fashola, opening talk',
          meta: 'Day two, main hall',
          value: '09:30',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'mouse-pointer-click',
          picture: {
            kind: 'abstract',
            subject: 'target rings',
            alt: 'Rings of a target',
          },
          share: 0.6,
          cells: ['The button that did nothing', 'Oyin Fashola', 'Main hall', 'Research', 'Day two, 09:30'],
        },
        {
          title: 'Charts that admit what they don’t know',
          subtitle: 'Samir Khatri',
          meta: 'Day two, main hall',
          value: '10:30',
          status: {
            label: 'In your plan',
            tone: 'good',
          },
          icon: 'chart-line',
          picture: {
            kind: 'abstract',
            subject: 'chart of rising columns',
            alt: 'Columns',
          },
          share: 0.66,
          cells: ['Charts that admit what they don’t know', 'Samir Khatri', 'Main hall', 'Research', 'Day two, 10:30'],
        },
        {
          title: 'Signs for a hospital at night',
          subtitle: 'Delphine Roux',
          meta: 'Day two, room Leie',
          value: '10:30',
          status: {
            label: 'Same time as another',
            tone: 'bad',
          },
          icon: 'moon',
          picture: {
            kind: 'abstract',
            subject: 'paper cut layers',
            alt: 'Layers of cut paper',
          },
          share: 0.58,
          cells: ['Signs for a hospital at night', 'Delphine Roux', 'Room Leie', 'Craft', 'Day two, 10:30'],
        },
        {
          title: 'Ten years of one component',
          subtitle: 'Bjorn Aertssen',
          meta: 'Day two, main hall',
          value: '11:30',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'component',
          picture: {
            kind: 'abstract',
            subject: 'polygon facets',
            alt: 'Facets',
          },
          share: 0.5,
          cells: ['Ten years of one component', 'Bjorn Aertssen', 'Main hall', 'Systems', 'Day two, 11:30'],
        },
        {
          title: 'Hold it in one hand',
          subtitle: 'Paulina Zych, 24 seats',
          meta: 'Day two, workshop',
          value: '14:00',
          status: {
            label: 'Waiting list',
            tone: 'warn',
          },
          icon: 'hand',
          picture: {
            kind: 'abstract',
            subject: 'waves flowing',
            alt: 'Waves',
          },
          share: 1,
          cells: ['Hold it in one hand', 'Paulina Zych', 'Workshop', 'Craft', 'Day two, 14:00'],
        },
        {
          title: 'How we closed the office',
          subtitle: 'Ewan and Nasreen',
          meta: 'Day two, room Leie',
          value: '14:00',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'door-closed',
          picture: {
            kind: 'abstract',
            subject: 'network of nodes',
            alt: 'A network',
          },
          share: 0.45,
          cells: [
            'How we closed the office',
            'Ewan Strachan, Nasreen Chaudhry',
            'Room Leie',
            'Systems',
            'Day two, 14:00',
          ],
        },
        {
          title: 'Everyone on the stage',
          subtitle: 'Closing, questions from the row',
          meta: 'Day two, main hall',
          value: '16:30',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'users',
          picture: {
            kind: 'room',
            subject: 'stage of a conference',
            alt: 'The stage',
          },
          share: 0.7,
          cells: ['Everyone on the stage', 'All speakers', 'Main hall', 'Craft', 'Day two, 16:30'],
        },
      ],
      action: {
        label: 'Put it in my plan',
        icon: 'plus',
      },
      filters: ['Day one', 'Day two', 'Craft', 'Systems', 'Research', 'Workshops'],
    },
    {
      words: ['conference speaker', 'keynote speaker', 'speaker line-up', 'speaker', 'line-up', 'presenter'],
      title: 'Speakers',
      note: '26 people, nine countries',
      icon: 'users',
      columns: [
        {
          label: 'Speaker',
        },
        {
          label: 'Does',
        },
        {
          label: 'From',
        },
        {
          label: 'Talk',
        },
        {
          label: 'Hour',
          align: 'end',
        },
      ],
      rows: [
        {
          title: 'Adwoa Sarpong',
          subtitle: 'Furniture and interfaces',
          meta: 'Kumasi',
          value: '09:30',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'woman speaker Adwoa with curls',
            alt: 'Adwoa Sarpong',
          },
          cells: ['Adwoa Sarpong', 'Furniture and interfaces', 'Kumasi', 'The drawer of things we cut', '09:30'],
        },
        {
          title: 'Ewan Strachan',
          subtitle: 'Writes tables for a railway',
          meta: 'Dundee',
          value: '10:30',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'man speaker Ewan with beard',
            alt: 'Ewan Strachan',
          },
          cells: ['Ewan Strachan', 'Writes tables for a railway', 'Dundee', 'A table is a conversation', '10:30'],
        },
        {
          title: 'Lieve Maertens',
          subtitle: 'Mends costumes, then software',
          meta: 'Ghent',
          value: '10:30',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'older woman speaker Lieve',
            alt: 'Lieve Maertens',
          },
          cells: ['Lieve Maertens', 'Mends costumes, then software', 'Ghent', 'Seams you are meant to see', '10:30'],
        },
        {
          title: 'Hiroto Kuwabara',
          subtitle: 'Maps for mountain rescue',
          meta: 'Nagano',
          value: '11:30',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'man speaker Hiroto with glasses',
            alt: 'Hiroto Kuwabara',
          },
          cells: ['Hiroto Kuwabara', 'Maps for mountain rescue', 'Nagano', 'Maps for people who are lost', '11:30'],
        },
        {
          title: 'Paulina Zych',
          subtitle: 'Paints letters on ships',
          meta: 'Gdynia',
          value: '14:00',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'woman speaker Paulina',
            alt: 'Paulina Zych',
          },
          cells: ['Paulina Zych', 'Paints letters on ships', 'Gdynia', 'Type on a wet wall', '14:00'],
        },
        {
          title: 'Nasreen Chaudhry',
          subtitle: 'Watches people wait',
          meta: 'Bradford',
          value: '14:00',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'woman speaker Nasreen',
            alt: 'Nasreen Chaudhry',
          },
          cells: ['Nasreen Chaudhry', 'Watches people wait', 'Bradford', 'What a queue is for', '14:00'],
        },
        {
          title: 'Thijs Coppens',
          subtitle: 'Teaches drawing at night',
          meta: 'Leuven',
          value: '14:00',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'young man speaker Thijs',
            alt: 'Thijs Coppens',
          },
          cells: ['Thijs Coppens', 'Teaches drawing at night', 'Leuven', 'Draw a system in an afternoon', '14:00'],
        },
        {
          title: 'Marisela Ocampo',
          subtitle: 'Forms for a city of six languages',
          meta: 'Oaxaca',
          value: '15:15',
          status: {
            label: 'Day one',
            tone: 'accent',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'woman speaker Marisela',
            alt: 'Marisela Ocampo',
          },
          cells: ['Marisela Ocampo', 'Forms for a city of six languages', 'Oaxaca', 'Forms in four alphabets', '15:15'],
        },
        {
          title: 'Oyin Fashola',
          subtitle: 'Tests what everyone believes',
          meta: 'Ibadan',
          value: '09:30',
          status: {
            label: 'Day two',
            tone: 'neutral',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'woman speaker Oyin',
            alt: 'Oyin Fashola',
          },
          cells: ['Oyin Fashola', 'Tests what everyone believes', 'Ibadan', 'The button that did nothing', '09:30'],
        },
        {
          title: 'Samir Khatri',
          subtitle: 'Draws doubt for a weather office',
          meta: 'Pune',
          value: '10:30',
          status: {
            label: 'Day two',
            tone: 'neutral',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'man speaker Samir',
            alt: 'Samir Khatri',
          },
          cells: [
            'Samir Khatri',
            'Draws doubt for a weather office',
            'Pune',
            'Charts that admit what they don’t know',
            '10:30',
          ],
        },
        {
          title: 'Delphine Roux',
          subtitle: 'Signs for hospitals',
          meta: 'Lille',
          value: '10:30',
          status: {
            label: 'Day two',
            tone: 'neutral',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'older woman speaker Delphine',
            alt: 'Delphine Roux',
          },
          cells: ['Delphine Roux', 'Signs for hospitals', 'Lille', 'Signs for a hospital at night', '10:30'],
        },
        {
          title: 'Bjorn Aertssen',
          subtitle: 'Keeps one date picker',
          meta: 'Antwerp',
          value: '11:30',
          status: {
            label: 'Day two',
            tone: 'neutral',
          },
          icon: 'mic',
          picture: {
            kind: 'portrait',
            subject: 'man speaker Bjorn',
            alt: 'Bjorn Aertssen',
          },
          cells: ['Bjorn Aertssen', 'Keeps one date picker', 'Antwerp', 'Ten years of one component', '11:30'],
        },
      ],
      action: {
        label: 'Ask a question',
      },
      filters: ['Day one', 'Day two', 'Craft', 'Systems', 'Research'],
    },
    {
      words: ['conference ticket', 'ticket', 'pass', 'ticket type', 'registration', 'place'],
      title: 'Tickets',
      note: '532 of 604 sold',
      icon: 'ticket',
      columns: [
        {
          label: 'Ticket',
        },
        {
          label: 'What it holds',
        },
        {
          label: 'Until',
        },
        {
          label: 'Sold',
          align: 'end',
        },
        {
          label: 'Price',
          align: 'end',
        },
      ],
      rows: [
        {
          title: 'Early',
          subtitle: 'Both days, all rooms',
          meta: 'Until 30 September',
          value: '€290',
          status: {
            label: 'Sold out',
            tone: 'bad',
          },
          icon: 'ticket',
          picture: {
            kind: 'product',
            subject: 'ticket early',
            alt: 'An early ticket',
          },
          share: 1,
          cells: ['Early', 'Both days, all rooms', '30 Sep', '240', '€290'],
        },
        {
          title: 'Regular',
          subtitle: 'Both days, all rooms',
          meta: 'Until the doors close',
          value: '€390',
          status: {
            label: 'On sale',
            tone: 'good',
          },
          icon: 'ticket',
          picture: {
            kind: 'product',
            subject: 'ticket regular',
            alt: 'A regular ticket',
          },
          share: 0.752,
          cells: ['Regular', 'Both days, all rooms', 'Door', '188', '€390'],
        },
        {
          title: 'Student',
          subtitle: 'Both days, card at the door',
          meta: 'Until they are gone',
          value: '€120',
          status: {
            label: '10 left',
            tone: 'warn',
          },
          icon: 'graduation-cap',
          picture: {
            kind: 'product',
            subject: 'ticket student pass',
            alt: 'A student ticket',
          },
          share: 0.865,
          cells: ['Student', 'Both days, card at the door', 'Gone', '64', '€120'],
        },
        {
          title: 'Team of five',
          subtitle: 'Five places, one bill',
          meta: 'Names by Wednesday',
          value: '€1,650',
          status: {
            label: 'None left',
            tone: 'bad',
          },
          icon: 'users',
          picture: {
            kind: 'product',
            subject: 'tickets for a team pass',
            alt: 'Team tickets',
          },
          share: 1,
          cells: ['Team of five', 'Five places, one bill', 'Wed', '40', '€1,650'],
        },
        {
          title: 'Workshop seat',
          subtitle: 'Half a day, 24 seats',
          meta: 'With any ticket',
          value: '€60',
          status: {
            label: '2 left',
            tone: 'warn',
          },
          icon: 'pencil-ruler',
          picture: {
            kind: 'product',
            subject: 'pencils',
            alt: 'Pencils',
          },
          share: 0.958,
          cells: ['Workshop seat', 'Half a day, 24 seats', 'Gone', '46', '€60'],
        },
        {
          title: 'From your chair',
          subtitle: 'Main hall as it happens',
          meta: 'Also afterwards',
          value: '€75',
          status: {
            label: 'On sale',
            tone: 'good',
          },
          icon: 'monitor-play',
          picture: {
            kind: 'product',
            subject: 'laptop',
            alt: 'A laptop',
          },
          share: 0.3,
          cells: ['From your chair', 'Main hall as it happens', 'Any time', '213', '€75'],
        },
      ],
      action: {
        label: 'Get a ticket',
        icon: 'ticket',
      },
      filters: ['All', 'On sale', 'With a workshop', 'From home'],
    },
    {
      words: ['call for papers', 'talk proposal', 'paper submission', 'submission', 'proposal', 'abstract'],
      title: 'Proposals to read',
      note: '187 came, five read each',
      icon: 'file-text',
      columns: [
        {
          label: 'Proposal',
        },
        {
          label: 'Track',
        },
        {
          label: 'Votes',
          align: 'end',
        },
        {
          label: 'Mean',
          align: 'end',
        },
        {
          label: 'State',
        },
      ],
      rows: [
        {
          title: 'A font for my father’s hands',
          subtitle: 'Craft, 20 minutes',
          meta: '5 of 5 read it',
          value: '4.6',
          status: {
            label: 'Chosen',
            tone: 'good',
          },
          icon: 'file-text',
          cells: ['A font for my father’s hands', 'Craft', '5', '4.6', 'Chosen'],
        },
        {
          title: 'Nobody reads the changelog',
          subtitle: 'Systems, 20 minutes',
          meta: '5 of 5 read it',
          value: '4.2',
          status: {
            label: 'Chosen',
            tone: 'good',
          },
          icon: 'file-text',
          cells: ['Nobody reads the changelog', 'Systems', '5', '4.2', 'Chosen'],
        },
        {
          title: 'Interviewing bus drivers at five',
          subtitle: 'Research, 40 minutes',
          meta: '5 of 5 read it',
          value: '4.4',
          status: {
            label: 'Chosen',
            tone: 'good',
          },
          icon: 'file-text',
          cells: ['Interviewing bus drivers at five', 'Research', '5', '4.4', 'Chosen'],
        },
        {
          title: 'Twelve greys',
          subtitle: 'Craft, 5 minutes',
          meta: '4 of 5 read it',
          value: '3.9',
          status: {
            label: 'One vote missing',
            tone: 'warn',
          },
          icon: 'file-text',
          cells: ['Twelve greys', 'Craft', '4', '3.9', 'One vote missing'],
        },
        {
          title: 'The tool our team deserves',
          subtitle: 'Systems, 40 minutes',
          meta: '5 of 5 read it',
          value: '2.4',
          status: {
            label: 'Sounds like a sale',
            tone: 'bad',
          },
          icon: 'file-text',
          cells: ['The tool our team deserves', 'Systems', '5', '2.4', 'Sounds like a sale'],
        },
        {
          title: 'Designing for one user, my aunt',
          subtitle: 'Research, 20 minutes',
          meta: '3 of 5 read it',
          value: '4.3',
          status: {
            label: 'Two votes missing',
            tone: 'warn',
          },
          icon: 'file-text',
          cells: ['Designing for one user, my aunt', 'Research', '3', '4.3', 'Two votes missing'],
        },
        {
          title: 'Sound in a quiet interface',
          subtitle: 'Craft, 20 minutes',
          meta: '2 of 5 read it',
          value: '3.5',
          status: {
            label: 'Being read',
            tone: 'accent',
          },
          icon: 'file-text',
          cells: ['Sound in a quiet interface', 'Craft', '2', '3.5', 'Being read'],
        },
        {
          title: 'We measured the wrong thing',
          subtitle: 'Research, 20 minutes',
          meta: '5 of 5 read it',
          value: '4.1',
          status: {
            label: 'Asked for a draft',
            tone: 'accent',
          },
          icon: 'file-text',
          cells: ['We measured the wrong thing', 'Research', '5', '4.1', 'Asked for a draft'],
        },
      ],
      action: {
        label: 'Read the next one',
      },
      filters: ['To read', 'Chosen', 'Craft', 'Systems', 'Research'],
    },
    {
      words: ['conference venue', 'conference hall', 'conference track', 'track', 'room', 'hall', 'venue'],
      title: 'Rooms',
      note: 'Old mill by the river, all step-free',
      icon: 'door-open',
      columns: [
        {
          label: 'Room',
        },
        {
          label: 'On now',
        },
        {
          label: 'People',
          align: 'end',
        },
        {
          label: 'Holds',
          align: 'end',
        },
        {
          label: 'State',
        },
      ],
      rows: [
        {
          title: 'Main hall',
          subtitle: 'Maps for people who are lost',
          meta: 'Ground floor',
          value: '338 of 420',
          status: {
            label: 'Free seats',
            tone: 'good',
          },
          icon: 'presentation',
          picture: {
            kind: 'room',
            subject: 'lecture hall with a stage',
            alt: 'The main hall',
          },
          share: 0.805,
          cells: ['Main hall', 'Maps for people who are lost', '338', '420', 'Free seats'],
        },
        {
          title: 'Room Leie',
          subtitle: 'Break until two',
          meta: 'First floor, lift B',
          value: '86 of 110',
          status: {
            label: 'Opens 13',
            tone: '50',
          },
          icon: 'door-open',
          picture: {
            kind: 'room',
            subject: 'classroom with rows',
            alt: 'Room Leie',
          },
          share: 0.782,
          cells: ['Room Leie', 'Break until two', '86', '110', 'Opens 13'],
        },
        {
          title: 'Workshop',
          subtitle: 'Tables are being laid',
          meta: 'First floor, end',
          value: '22 of 24',
          status: {
            label: '2 seats left',
            tone: 'warn',
          },
          icon: 'pencil-ruler',
          picture: {
            kind: 'room',
            subject: 'design studio workshop',
            alt: 'The workshop',
          },
          share: 0.917,
          cells: ['Workshop', 'Tables are being laid', '22', '24', '2 seats left'],
        },
        {
          title: 'River bar',
          subtitle: 'Coffee, no milk foam',
          meta: 'Ground floor, east',
          value: '2 min',
          status: {
            label: 'Short queue',
            tone: 'good',
          },
          icon: 'coffee',
          picture: {
            kind: 'room',
            subject: 'coffee bar with a counter',
            alt: 'The river bar',
          },
          share: 0.3,
          cells: ['River bar', 'Coffee, no milk foam', '31', '80', 'Short queue'],
        },
        {
          title: 'Quiet room',
          subtitle: 'No phones, no talk',
          meta: 'Second floor',
          value: '7 of 20',
          status: {
            label: 'Free',
            tone: 'good',
          },
          icon: 'volume-x',
          picture: {
            kind: 'room',
            subject: 'reading room library',
            alt: 'The quiet room',
          },
          share: 0.35,
          cells: ['Quiet room', 'No phones, no talk', '7', '20', 'Free'],
        },
        {
          title: 'Desk',
          subtitle: 'Badges and lost things',
          meta: 'At the door',
          value: '3 min',
          status: {
            label: 'One queue',
            tone: 'neutral',
          },
          icon: 'badge-check',
          picture: {
            kind: 'room',
            subject: 'reception front desk',
            alt: 'The desk',
          },
          share: 0.2,
          cells: ['Desk', 'Badges and lost things', '3', '–', 'One queue'],
        },
      ],
      action: {
        label: 'Show it on the plan',
      },
      filters: ['Free seats', 'Step-free', 'Quiet', 'Coffee'],
    },
  ],
  schedule: [
    {
      day: 0,
      time: '09:30',
      title: 'The drawer of things we cut',
      place: 'Main hall',
      duration: '45 min',
      status: {
        label: 'Recorded',
        tone: 'neutral',
      },
    },
    {
      day: 0,
      time: '11:30',
      title: 'Maps for people who are lost',
      place: 'Main hall',
      duration: '45 min',
      status: {
        label: 'On now',
        tone: 'accent',
      },
    },
    {
      day: 0,
      time: '12:30',
      title: 'Lunch at long tables',
      place: 'River bar',
      duration: '90 min',
    },
    {
      day: 0,
      time: '14:00',
      title: 'Type on a wet wall',
      place: 'Main hall',
      duration: '45 min',
      status: {
        label: 'In your plan',
        tone: 'good',
      },
    },
    {
      day: 0,
      time: '14:00',
      title: 'Draw a system in an afternoon',
      place: 'Workshop',
      duration: '3 h',
      status: {
        label: '2 seats left',
        tone: 'warn',
      },
    },
    {
      day: 0,
      time: '15:15',
      title: 'Forms in four alphabets',
      place: 'Main hall',
      duration: '45 min',
      status: {
        label: 'In your plan',
        tone: 'good',
      },
    },
    {
      day: 0,
      time: '16:30',
      title: 'Seven short talks',
      place: 'Main hall',
      duration: '50 min',
    },
    {
      day: 0,
      time: '19:00',
      title: 'Evening at the brewery',
      place: 'Across the bridge',
      duration: '4 h',
    },
    {
      day: 1,
      time: '09:30',
      title: 'The button that did nothing',
      place: 'Main hall',
      duration: '45 min',
    },
    {
      day: 1,
      time: '10:30',
      title: 'Charts that admit what they don’t know',
      place: 'Main hall',
      duration: '45 min',
      status: {
        label: 'In your plan',
        tone: 'good',
      },
    },
    {
      day: 1,
      time: '14:00',
      title: 'How we closed the office',
      place: 'Room Leie',
      duration: '45 min',
    },
    {
      day: 1,
      time: '16:30',
      title: 'Everyone on the stage',
      place: 'Main hall',
      duration: '60 min',
    },
  ],
  people: [
    {
      name: 'Adwoa Sarpong',
      role: 'Furniture and interfaces',
      note: 'Opens day one',
      status: {
        label: 'Day one, 09',
        tone: '30',
      },
    },
    {
      name: 'Hiroto Kuwabara',
      role: 'Maps for mountain rescue',
      note: 'Maps for people who are lost',
      status: {
        label: 'On now',
        tone: 'good',
      },
    },
    {
      name: 'Paulina Zych',
      role: 'Paints letters on ships',
      note: 'Type on a wet wall',
      status: {
        label: 'Day one, 14',
        tone: '00',
      },
    },
    {
      name: 'Lieve Maertens',
      role: 'Mends costumes, then software',
      note: 'Seams you are meant to see',
      status: {
        label: 'Day one, 10',
        tone: '30',
      },
    },
    {
      name: 'Oyin Fashola',
      role: 'Tests what everyone believes',
      note: 'Opens day two',
      status: {
        label: 'Day two, 09',
        tone: '30',
      },
    },
    {
      name: 'Samir Khatri',
      role: 'Draws doubt for a weather office',
      note: 'Charts that admit what they don’t know',
      status: {
        label: 'Day two, 10',
        tone: '30',
      },
    },
    {
      name: 'Nasreen Chaudhry',
      role: 'Watches people wait',
      note: 'What a queue is for',
      status: {
        label: 'Day one, 14',
        tone: '00',
      },
    },
    {
      name: 'Mieke Daelman',
      role: 'Keeps the time',
      note: 'Owns the bell',
    },
  ],
  thread: {
    with: {
      name: 'Mieke Daelman',
      role: 'Keeps the time',
    },
    messages: [
      {
        mine: true,
        time: '13:21',
        text: 'Two of my talks are at two. Is one of them recorded?',
      },
      {
        mine: false,
        time: '13:23',
        text: 'Both. Type is better in the hall, the wall is four metres high.',
      },
      {
        mine: true,
        time: '13:24',
        text: 'And the queue one?',
      },
      {
        mine: false,
        time: '13:25',
        text: 'Nasreen asks the room to stand. You would miss that on a screen.',
      },
      {
        mine: true,
        time: '13:26',
        text: 'So the queue.',
      },
      {
        mine: false,
        time: '13:27',
        text: 'Be there at ten to. Room Leie holds 110, and I close the door at 110.',
      },
    ],
    placeholder: 'Ask the desk',
  },
  points: [
    {
      icon: 'message-circle-question-mark',
      title: 'Half the time is questions',
      body: 'Twenty-five minutes of talk, twenty of asking. The bell is real.',
    },
    {
      icon: 'list-checks',
      title: 'A plan that knows the stairs',
      body: 'It says when two talks collide and how long the way between rooms is.',
    },
    {
      icon: 'captions',
      title: 'Written along',
      body: 'Captions in English and Dutch on both walls, typed by people.',
    },
    {
      icon: 'accessibility',
      title: 'No steps',
      body: 'All rooms by lift, a quiet room on the second floor, sign language in the hall.',
    },
    {
      icon: 'utensils',
      title: 'Lunch is lunch',
      body: 'Ninety minutes at long tables. Vegan for all, the rest on request.',
    },
    {
      icon: 'video',
      title: 'Recorded, with care',
      body: 'Talks come a week later, cut only where the speaker asks for it.',
    },
  ],
  steps: [
    {
      title: 'Get a ticket',
      body: 'Names can change until the evening before.',
    },
    {
      title: 'Fetch the badge',
      body: 'From 08:00 at the desk; first name in large letters.',
    },
    {
      title: 'Sit anywhere',
      body: 'Nothing is reserved but the first row, for those who need it.',
    },
    {
      title: 'Ask',
      body: 'By hand or from the phone. Short ones first.',
    },
  ],
  plans: [
    {
      name: 'Student',
      price: 120,
      per: 'a person',
      body: 'Both days, card at the door',
      includes: ['All talks in both rooms', 'Lunch and coffee', 'Recordings afterwards'],
    },
    {
      name: 'Regular',
      price: 390,
      per: 'a person',
      body: 'Both days, until the doors close',
      includes: ['All talks in both rooms', 'Lunch and coffee', 'Evening at the brewery', 'Recordings afterwards'],
      best: true,
    },
    {
      name: 'Team of five',
      price: 1650,
      per: 'five people',
      body: 'Five places on one bill',
      includes: [
        'Everything in Regular',
        'A table of your own at lunch',
        'Names until Wednesday',
        'One seat in a workshop',
      ],
    },
  ],
  questions: [
    {
      question: 'Will talks be recorded?',
      answer: 'All in the main hall and in room Leie, a week later. Workshops are not.',
    },
    {
      question: 'May I pass my ticket on?',
      answer: 'Yes, until the evening before, by changing the name. For the price you paid.',
    },
    {
      question: 'Is there a code of conduct?',
      answer: 'Yes, one page, with two names and a phone number. Mieke and Bjorn answer it.',
    },
    {
      question: 'May I bring a baby?',
      answer: 'Please do. The balcony has a door, and the sound comes outside as well.',
    },
    {
      question: 'How are talks chosen?',
      answer: 'Five people read without names and vote. A sixth looks at who is missing.',
    },
    {
      question: 'How far is it from the station?',
      answer: 'Eighteen minutes on foot along the river, or tram 1 to the mill.',
    },
  ],
  settings: [
    {
      title: 'My plan',
      rows: [
        {
          label: 'Tell me before a talk',
          icon: 'bell',
          kind: 'choice',
          value: '10 min',
          options: ['5 min', '10 min', 'Never'],
        },
        {
          label: 'Warn when two collide',
          icon: 'triangle-alert',
          kind: 'switch',
          on: true,
        },
        {
          label: 'Only rooms without stairs',
          icon: 'accessibility',
          kind: 'switch',
          on: false,
        },
      ],
    },
    {
      title: 'Badge',
      rows: [
        {
          label: 'Name on it',
          note: 'Printed in large letters',
          icon: 'badge-check',
          kind: 'value',
          value: 'Paulina',
        },
        {
          label: 'Show me to others',
          note: 'Name and what you do',
          icon: 'users',
          kind: 'switch',
          on: true,
        },
        {
          label: 'Captions',
          icon: 'captions',
          kind: 'choice',
          value: 'English',
          options: ['English', 'Dutch', 'Off'],
        },
      ],
    },
  ],
  form: {
    title: 'Get a ticket',
    note: 'Names can change until the evening before',
    groups: [
      {
        title: 'Ticket',
        fields: [
          {
            label: 'Which one?',
            kind: 'radio',
            value: 'Regular',
            options: ['Student', 'Regular', 'Team of five'],
          },
          {
            label: 'Workshop',
            kind: 'select',
            value: 'None',
            options: ['None', 'Draw a system in an afternoon', 'Hold it in one hand'],
            hint: '€60, half a day',
          },
        ],
      },
      {
        title: 'Badge',
        fields: [
          {
            label: 'First name',
            kind: 'text',
            hint: 'In large letters',
            required: true,
            width: 'half',
          },
          {
            label: 'What you do',
            kind: 'text',
            placeholder: 'Paint letters on ships',
            width: 'half',
          },
          {
            label: 'Email',
            kind: 'email',
            required: true,
          },
          {
            label: 'Lunch',
            kind: 'radio',
            value: 'Vegan',
            options: ['Vegan', 'Without nuts', 'Without gluten'],
          },
          {
            label: 'I need a seat in the first row',
            kind: 'checkbox',
            hint: 'For eyes, ears or wheels',
          },
        ],
      },
    ],
    submit: {
      label: 'Get a ticket',
      icon: 'ticket',
    },
  },
  order: {
    title: 'Your tickets',
    lines: [
      {
        title: 'Regular, both days',
        note: 'Name can change',
        quantity: 2,
        price: 390,
        picture: {
          kind: 'product',
          subject: 'ticket regular',
          alt: 'A ticket',
        },
      },
      {
        title: 'Workshop seat',
        note: 'Draw a system in an afternoon',
        quantity: 1,
        price: 60,
        picture: {
          kind: 'product',
          subject: 'pencils',
          alt: 'Pencils',
        },
      },
    ],
    taxPercent: 21,
  },
  currency: 'EUR',
  notices: [
    {
      tone: 'warn',
      icon: 'triangle-alert',
      title: 'Two of your talks collide',
      body: 'Type on a wet wall and What a queue is for, both at two.',
      action: {
        label: 'Choose one',
      },
    },
    {
      tone: 'accent',
      icon: 'radio',
      title: 'On now in the main hall',
      body: 'Maps for people who are lost, until a quarter past twelve.',
      action: {
        label: 'Ask a question',
      },
    },
    {
      tone: 'bad',
      icon: 'door-closed',
      title: 'The workshop is nearly full',
      body: 'Two of 24 seats are left for this afternoon.',
      action: {
        label: 'Take one',
      },
    },
    {
      tone: 'good',
      icon: 'video',
      title: 'Recordings come in a week',
      body: 'Talks of both days, with captions.',
    },
  ],
  article: {
    title: 'The bell is real',
    byline: 'Mieke Daelman',
    lead: 'I have rung a ship’s bell at grown people for nine years, and only one of them has cried.',
    paragraphs: [
      'A talk is twenty-five minutes because my grandmother could knit a heel in that time. After that the hands want to move, and so do the questions.',
      'The first year we let people run over. By four in the afternoon nobody had asked anything, and everyone had a cold coffee. Somebody wrote on the form: “I came to talk and was talked at.”',
      'So I took the bell from the boat. The trick is not the noise. The trick is that the speaker helps me ring it at the rehearsal, and finds out that it is only a bell.',
      'The best questions come in the second ten minutes, from the third row, and begin with “this may be stupid”.',
    ],
    pull: 'The best questions begin with “this may be stupid”.',
  },
  actions: [
    {
      label: 'Get a ticket',
      icon: 'ticket',
    },
    {
      label: 'Put it in my plan',
      icon: 'plus',
    },
    {
      label: 'Ask a question',
      icon: 'message-circle-question-mark',
    },
    {
      label: 'Propose a talk',
      icon: 'send',
    },
    {
      label: 'Show my badge',
      icon: 'badge-check',
    },
    {
      label: 'Find a room',
      icon: 'map',
    },
  ],
});
