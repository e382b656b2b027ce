import { numberIn, type ActivityKnowledge } from './activity-knowledge.ts';

/** What people make, say, record and learn. */
export const MAKING_AND_LEARNING: readonly ActivityKnowledge[] = [
  {
    words: /\b(?:photo|image|picture|selfie) (?:edit\w*|filter\w*|retouch\w*)\b|\bedit (?:a |my )?photos?\b/i,
    title: 'Edit',
    note: 'Harbour at dusk, 24 megapixels',
    trade: 'photography',
    own: {
      names: ['Darkroom Nine', 'Half Stop', 'Soft Light'],
      icon: 'image',
      places: [
        ['Library', 'images'],
        ['Edit', 'sliders-horizontal'],
        ['Looks', 'wand-sparkles'],
        ['Share', 'share'],
      ],
    },
    shows:
      'photo, photo preview, image preview, canvas, preview, filter, filter strip, slider, crop, rotate, adjust, brightness, contrast, saturation, tool, toolbar, undo, redo, save, export, compare, button, effect, adjustment',
    parts: () => [
      { kind: 'picture', picture: shot('harbour at dusk'), size: 'tall' },
      {
        kind: 'thumbs',
        items: [
          { label: 'None', picture: shot('harbour at dusk') },
          { label: 'Warm', picture: shot('harbour at sunset'), on: true },
          { label: 'Cold', picture: shot('harbour at dawn') },
          { label: 'Ink', picture: { kind: 'landscape', subject: 'harbour at dusk | line', alt: 'Ink' } },
        ],
      },
      {
        kind: 'sliders',
        items: [
          { label: 'Light', value: '+12', share: 0.56 },
          { label: 'Contrast', value: '+8', share: 0.54 },
          { label: 'Warmth', value: '+34', share: 0.67 },
          { label: 'Grain', value: '10', share: 0.1 },
        ],
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Crop', icon: 'crop' },
          { label: 'Turn', icon: 'rotate-cw' },
          { label: 'Heal', icon: 'bandage' },
          { label: 'Undo', icon: 'undo-2' },
        ],
      },
      { kind: 'act', label: 'Save a copy', icon: 'download' },
    ],
  },
  {
    words: /\bvideo edit\w*\b|\bedit (?:a |my )?(?:video|clip|reel)s?\b/i,
    title: 'Sunday at the lake',
    note: '0:42, four clips',
    trade: 'photography',
    own: {
      names: ['Cutting Room', 'Splice', 'Short Reel'],
      icon: 'clapperboard',
      places: [
        ['Projects', 'folder'],
        ['Edit', 'scissors'],
        ['Sounds', 'music'],
        ['Share', 'share'],
      ],
    },
    shows:
      'preview, video preview, timeline, clip, trim, split, text, music, audio, transition, speed, filter, export, play, playhead, track, tool, toolbar, undo, button, volume',
    parts: () => [
      { kind: 'picture', picture: shot('rowing boat on a lake'), tag: '0:17 of 0:42', size: 'tall' },
      {
        kind: 'thumbs',
        items: [
          { label: '0:12', picture: shot('lake in the morning') },
          { label: '0:09', picture: shot('rowing boat on a lake'), on: true },
          { label: '0:14', picture: shot('forest path') },
          { label: '0:07', picture: shot('campfire at night') },
        ],
      },
      { kind: 'wave', levels: LOUDNESS, label: 'The sound under it' },
      {
        kind: 'knobs',
        items: [
          { label: 'Cut', icon: 'scissors' },
          { label: 'Play', icon: 'play', main: true },
          { label: 'Text', icon: 'type' },
          { label: 'Sound', icon: 'music' },
        ],
      },
      {
        kind: 'sliders',
        items: [
          { label: 'Speed', value: '1.0×', share: 0.5 },
          { label: 'Volume', value: '80%', share: 0.8 },
        ],
      },
      { kind: 'act', label: 'Export in 1080p', icon: 'share' },
    ],
  },
  {
    words: /\b(?:voice|audio|sound|memo) (?:record\w*|memos?|notes?)\b|\bdictaphone\b/i,
    title: 'Recording',
    note: 'Kitchen, Friday 16:12',
    trade: 'notes',
    own: {
      names: ['Small Tape', 'Murmur', 'Say Again'],
      icon: 'mic',
      places: [
        ['Record', 'mic'],
        ['Recordings', 'list-music'],
        ['Folders', 'folder'],
        ['Settings', 'settings'],
      ],
    },
    shows:
      'waveform, timer, record button, record, pause, stop, recording, recordings list, list, transcript, play, save, title, duration, button, recent recording, bookmark',
    parts: () => [
      { kind: 'moment', label: 'Running', value: '4:38', words: 'Grandmother tells of the flood' },
      { kind: 'wave', levels: LOUDNESS, label: 'Loudness so far' },
      {
        kind: 'knobs',
        items: [
          { label: 'Mark', icon: 'bookmark' },
          { label: 'Pause', icon: 'pause', main: true },
          { label: 'Stop', icon: 'square' },
        ],
      },
      {
        kind: 'rows',
        title: 'Earlier',
        items: [
          { icon: 'play', title: 'Song idea, three chords', note: '{-1}, car', value: '0:52' },
          { icon: 'play', title: 'Meeting with the roofer', note: '{-3}, attic', value: '18:04' },
          { icon: 'play', title: 'Birds at five', note: '{-6}, balcony', value: '7:31' },
          { icon: 'play', title: 'What to ask the doctor', note: '{-8}', value: '1:20' },
        ],
      },
    ],
  },
  {
    words: /\btranslat(?:e|or|ion)\b(?=.{0,40}\b(?:app|screen|tool|to|camera|page|ui)\b)|\btranslator\b/i,
    title: 'Translate',
    trade: 'language-learning',
    own: {
      names: ['Other Words', 'Go Between', 'Tongue Twist'],
      icon: 'languages',
      places: [
        ['Translate', 'languages'],
        ['Camera', 'camera'],
        ['Talk', 'mic'],
        ['Saved', 'bookmark'],
      ],
    },
    shows:
      'language, language selector, input, text, text input, output, result, translation, swap, swap button, microphone, mic, camera, history, favourite, favorite, saved phrase, phrase, speak, listen, copy, button, pronunciation, recent',
    parts: ({ prompt }) => {
      const [, from = 'english', to = 'japanese'] =
        /\b(\w+) (?:to|into|and|–|→) (japanese|spanish|french|german|italian|english|portuguese|swedish|dutch)\b/i.exec(
          prompt,
        ) ?? [];
      const source = PHRASE[from.toLowerCase()] === undefined ? 'english' : from.toLowerCase();
      const target =
        PHRASE[to.toLowerCase()] === undefined || to.toLowerCase() === source ? 'japanese' : to.toLowerCase();
      const name = (language: string): string => `${language.charAt(0).toUpperCase()}${language.slice(1)}`;
      const said = PHRASE[target] ?? PHRASE['japanese'];
      return [
        {
          kind: 'panes',
          from: { label: name(source), value: PHRASE[source]?.[0] ?? '' },
          to: { label: name(target), value: said?.[0] ?? '', ...(said?.[2] === undefined ? {} : { note: said[2] }) },
          swap: 'Swap the languages',
        },
        {
          kind: 'knobs',
          items: [
            { label: 'Type', icon: 'keyboard' },
            { label: 'Speak', icon: 'mic', main: true },
            { label: 'Camera', icon: 'camera' },
            { label: 'Listen', icon: 'volume-2' },
          ],
        },
        {
          kind: 'rows',
          title: 'Saved',
          items: [
            { icon: 'bookmark', title: PHRASE[source]?.[1] ?? '', note: said?.[1] ?? '' },
            { icon: 'bookmark', title: PHRASE[source]?.[3] ?? '', note: said?.[3] ?? '' },
          ],
        },
      ];
    },
  },
  {
    words: /\b(?:document|receipt|doc) scan\w*\b|\bscanner app\b|\bscan (?:documents?|receipts?)\b/i,
    title: 'New scan',
    note: 'Two pages',
    trade: 'notes',
    own: {
      names: ['Flatbed', 'Paper Trail', 'One Side'],
      icon: 'scan-text',
      places: [
        ['Scan', 'scan-text'],
        ['Papers', 'files'],
        ['Folders', 'folder'],
        ['Settings', 'settings'],
      ],
    },
    shows:
      'camera, camera view, preview, crop, filter, page, document, scan, recent scan, save, pdf, share, folder, ocr, text, flash, button, edge detection, list',
    parts: () => [
      {
        kind: 'picture',
        picture: { kind: 'product', subject: 'sheet of paper on a desk', alt: 'The page that lies before the camera' },
        tag: 'Page 2, edges found',
        size: 'tall',
      },
      {
        kind: 'chips',
        label: 'Look',
        items: [{ label: 'Clear', on: true }, { label: 'Colour' }, { label: 'Grey' }, { label: 'Original' }],
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Light', icon: 'zap' },
          { label: 'Scan', icon: 'camera', main: true },
          { label: 'Crop', icon: 'crop' },
        ],
      },
      {
        kind: 'rows',
        title: 'Lately',
        items: [
          { icon: 'file-text', title: 'Lease, Alder Street', note: '{-2}, 11 pages', value: 'PDF' },
          { icon: 'receipt', title: 'Receipt, winter boots', note: '{-4}', value: '€84' },
          { icon: 'file-text', title: 'School form', note: '{-9}, 2 pages', value: 'PDF' },
        ],
      },
    ],
  },
  {
    words:
      /\b(?:spanish|french|german|italian|japanese|korean|language|vocabulary|english|portuguese|grammar) (?:\w+ )?(?:exercise|quiz|drill|question|practice)\b|\b(?:language|vocabulary) (?:learning )?(?:app )?(?:exercise|quiz)\b/i,
    title: 'At the market',
    note: 'Exercise 4 of 9',
    trade: 'language-learning',
    shows:
      'question, answer, option, translation, pick, choice, progress, progress bar, heart, check, check button, continue, sound, listen, sentence, word, hint, skip, lesson, exercise, streak, button, audio',
    parts: ({ prompt }) => {
      const language = /french|german|italian|japanese|portuguese/i.exec(prompt)?.[0].toLowerCase() ?? 'spanish';
      const drill = DRILLS[language] ?? DRILLS['spanish'];
      return [
        {
          kind: 'ask',
          share: 4 / 9,
          task: 'Pick the right translation',
          text: drill?.[0] ?? '',
          answers: (drill?.[1] ?? []).map((label, index) => ({ label, ...(index === 1 ? { chosen: true } : {}) })),
        },
        { kind: 'act', label: 'Check', icon: 'check', secondary: { label: 'Hear it slowly', icon: 'volume-2' } },
        { kind: 'say', icon: 'lightbulb', title: 'Hint', body: drill?.[2] ?? '' },
      ];
    },
  },
  {
    words:
      /\b(?:school|class|lesson|college|university|student) (?:time ?table|schedule)\b|\btime ?table\b(?=.*\b(?:school|grader?|student|class)\b)/i,
    title: 'Friday',
    note: 'Class 7b, six lessons',
    trade: 'school',
    own: {
      names: ['Satchel Row', 'Second Bell', 'Hall Pass'],
      icon: 'bell-ring',
      places: [
        ['Timetable', 'calendar-days'],
        ['Homework', 'notebook-pen'],
        ['Marks', 'award'],
        ['Messages', 'message-circle'],
      ],
    },
    shows:
      'subject, period, room, teacher, day, week, day tab, current lesson, next lesson, break, homework, time, lesson, class, timetable, schedule, list, assignment, exam',
    parts: ({ prompt }) => {
      const grade = numberIn(prompt, /\b(\d{1,2})(?:th|st|nd|rd) grade/i, 7);
      return [
        {
          kind: 'chips',
          label: 'Day',
          items: [{ label: 'Mon' }, { label: 'Tue' }, { label: 'Wed' }, { label: 'Thu' }, { label: 'Fri', on: true }],
        },
        {
          kind: 'moment',
          label: 'Now: Biology, room 21',
          value: '18',
          unit: 'min left',
          words: 'Then break, then French in room 9.',
          share: 0.6,
        },
        {
          kind: 'rows',
          title: `Lessons of class ${grade}b`,
          items: [
            { icon: 'calculator', title: 'Mathematics', note: 'Mr Osei, room 12', value: '08:00' },
            { icon: 'book-open', title: 'English', note: 'Ms Lind, room 14', value: '08:50' },
            { icon: 'leaf', title: 'Biology', note: 'Ms Aydin, room 21', value: '09:55' },
            { icon: 'languages', title: 'French', note: 'Mr Duarte, room 9', value: '10:45' },
            { icon: 'landmark', title: 'History', note: 'Ms Brandt, room 12', value: '11:45' },
            { icon: 'volleyball', title: 'Sport', note: 'Hall, clean shoes', value: '12:35' },
          ],
        },
        {
          kind: 'rows',
          title: 'Due',
          items: [
            { title: 'French, words of unit 5', note: 'Today', control: 'tick', on: true },
            { title: 'Biology, drawing of a cell', note: 'Monday', control: 'tick' },
            { title: 'Mathematics, page 48', note: 'Tuesday', control: 'tick' },
          ],
        },
      ];
    },
  },
  {
    words: /\bhomework (?:planner|app|tracker|list|diary)\b|\b(?:assignment|study|exam) (?:planner|tracker)\b/i,
    title: 'Homework',
    note: 'Four things by Tuesday',
    trade: 'school',
    shows:
      'homework, subject, due date, task, assignment, exam, calendar, progress, priority, reminder, add, list, week, upcoming exam, timer, button, grade, study time',
    parts: () => [
      {
        kind: 'chips',
        label: 'Show',
        items: [{ label: 'All', on: true }, { label: 'Today' }, { label: 'This week' }, { label: 'Exams' }],
      },
      {
        kind: 'rows',
        title: 'For Monday',
        items: [
          { icon: 'leaf', title: 'Drawing of a cell', note: 'Biology, about 30 min', control: 'tick', on: true },
          { icon: 'calculator', title: 'Page 48, 3 to 9', note: 'Mathematics, about 40 min', control: 'tick' },
        ],
      },
      {
        kind: 'rows',
        title: 'For Tuesday',
        items: [
          { icon: 'languages', title: 'Words of unit 5', note: 'French, 24 words', control: 'tick' },
          { icon: 'book-open', title: 'Chapter three', note: 'English, read and mark', control: 'tick' },
        ],
      },
      { kind: 'act', label: 'Add homework', icon: 'plus' },
      {
        kind: 'rows',
        title: 'Exams',
        items: [
          { icon: 'landmark', title: 'History', note: 'The Hansa, {+6}', share: 0.6 },
          { icon: 'calculator', title: 'Mathematics', note: 'Fractions, {+13}', share: 0.25 },
        ],
      },
    ],
  },
  {
    words: /\b(?:time track\w+|timesheet|hours? track\w+|running timer|work timer)\b/i,
    title: 'Hours',
    note: 'Friday, 4 h 52 so far',
    trade: 'freelance',
    shows:
      'timer, running timer, project, client, task, entry, time entry, today, week, start, stop, total, billable, hourly rate, earning, invoice, report, chart, button, list, description, tag',
    parts: () => [
      {
        kind: 'moment',
        label: 'Halden Books, spine and cover',
        value: '1:27:04',
        words: 'Since 14:45, billed at €80 an hour.',
        share: 0.48,
      },
      {
        kind: 'knobs',
        items: [
          { label: 'Note', icon: 'pencil' },
          { label: 'Stop', icon: 'square', main: true },
          { label: 'Switch', icon: 'arrow-left-right' },
        ],
      },
      {
        kind: 'rows',
        title: 'Today',
        items: [
          { icon: 'play', title: 'Halden Books', note: 'Call about the paper', value: '0:25' },
          { icon: 'play', title: 'Mosaic Theatre', note: 'Poster, second round', value: '2:10' },
          { icon: 'play', title: 'Own work', note: 'Letters and bills', value: '0:50' },
        ],
      },
      {
        kind: 'bars',
        title: 'This week',
        unit: 'hours',
        days: [6.5, 7.2, 5.8, 7, 4.9, 0, 0].map((value, index) => ({
          label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
          value,
          ...(index === 4 ? { now: true } : {}),
        })),
      },
      {
        kind: 'facts',
        items: [
          { label: 'To bill this week', value: '€2,512' },
          { label: 'Billable', value: '86', unit: '%' },
        ],
      },
    ],
  },
  {
    words: /\b(?:ai )?(?:image|art|picture|avatar|logo) generat(?:or|ion)\b|\btext[- ]to[- ]image\b/i,
    title: 'Make a picture',
    trade: 'assistant',
    own: {
      names: ['Paintbox', 'Second Sketch', 'Say It, See It'],
      icon: 'wand-sparkles',
      places: [
        ['Create', 'wand-sparkles'],
        ['Gallery', 'images'],
        ['Styles', 'palette'],
        ['You', 'user-round'],
      ],
    },
    shows:
      'prompt, prompt input, text input, style, style picker, aspect ratio, generate, generate button, result, gallery, grid, history, credit, settings, button, recent, image, generated image',
    parts: () => [
      {
        kind: 'writing',
        label: 'What shall it show?',
        text: 'A lighthouse on a low cliff, evening light, two gulls, quiet sea.',
      },
      { kind: 'chips', label: 'Shape', items: [{ label: 'Square', on: true }, { label: 'Tall' }, { label: 'Wide' }] },
      {
        kind: 'thumbs',
        title: 'Style',
        items: [
          { label: 'Painted', picture: shot('lighthouse at evening'), on: true },
          { label: 'Drawn', picture: { kind: 'landscape', subject: 'lighthouse at evening | line', alt: 'Drawn' } },
          { label: 'Poster', picture: { kind: 'landscape', subject: 'lighthouse at evening | poster', alt: 'Poster' } },
          {
            label: 'Shapes',
            picture: { kind: 'landscape', subject: 'lighthouse at evening | geometric', alt: 'Shapes' },
          },
        ],
      },
      { kind: 'act', label: 'Make four pictures', icon: 'wand-sparkles' },
      { kind: 'picture', picture: shot('lighthouse on a cliff'), tag: 'Made just now', size: 'tall' },
    ],
  },
];

const LOUDNESS = [
  0.2, 0.35, 0.5, 0.8, 0.6, 0.4, 0.7, 0.95, 0.6, 0.3, 0.25, 0.5, 0.75, 0.9, 0.55, 0.35, 0.2, 0.45, 0.85, 0.7, 0.5, 0.3,
  0.6, 0.8, 0.4, 0.25, 0.5, 0.65, 0.35, 0.2, 0.3, 0.25, 0.2, 0.2, 0.2, 0.2,
];

/** One sentence, a short one, how the first sounds, and a third, by language. */
const PHRASE: Readonly<Record<string, readonly [string, string, string | undefined, string]>> = {
  english: ['Is this seat still free?', 'Where does the boat leave?', undefined, 'One coffee, please.'],
  japanese: [
    'この席は空いていますか。',
    '船はどこから出ますか。',
    'Kono seki wa aite imasu ka',
    'コーヒーを一つお願いします。',
  ],
  spanish: ['¿Está libre este asiento?', '¿De dónde sale el barco?', undefined, 'Un café, por favor.'],
  french: ['Cette place est-elle libre ?', 'D’où part le bateau ?', undefined, 'Un café, s’il vous plaît.'],
  german: ['Ist dieser Platz noch frei?', 'Wo fährt das Schiff ab?', undefined, 'Einen Kaffee, bitte.'],
  italian: ['È libero questo posto?', 'Da dove parte la barca?', undefined, 'Un caffè, per favore.'],
  portuguese: ['Este lugar está livre?', 'De onde sai o barco?', undefined, 'Um café, por favor.'],
  swedish: ['Är den här platsen ledig?', 'Var går båten ifrån?', undefined, 'En kaffe, tack.'],
  dutch: ['Is deze plaats nog vrij?', 'Waar vertrekt de boot?', undefined, 'Een koffie, graag.'],
};

const DRILLS: Readonly<Record<string, readonly [string, readonly string[], string]>> = {
  spanish: [
    '“How much are the oranges?”',
    [
      '¿Dónde están las naranjas?',
      '¿Cuánto cuestan las naranjas?',
      '¿Cuántas naranjas quiere?',
      'Las naranjas son buenas.',
    ],
    '“Cuánto” asks how much, “cuántas” how many.',
  ],
  french: [
    '“How much are the oranges?”',
    ['Où sont les oranges ?', 'Combien coûtent les oranges ?', 'Voulez-vous des oranges ?', 'Les oranges sont bonnes.'],
    '“Combien” asks how much or how many.',
  ],
  german: [
    '“How much are the oranges?”',
    ['Wo sind die Orangen?', 'Was kosten die Orangen?', 'Wie viele Orangen möchten Sie?', 'Die Orangen sind gut.'],
    '“Was kosten” asks for the price of several things.',
  ],
  italian: [
    '“How much are the oranges?”',
    ['Dove sono le arance?', 'Quanto costano le arance?', 'Quante arance vuole?', 'Le arance sono buone.'],
    '“Quanto” asks how much, “quante” how many.',
  ],
  portuguese: [
    '“How much are the oranges?”',
    ['Onde estão as laranjas?', 'Quanto custam as laranjas?', 'Quantas laranjas quer?', 'As laranjas são boas.'],
    '“Quanto” asks how much, “quantas” how many.',
  ],
  japanese: [
    '“How much is this orange?”',
    ['オレンジはどこですか。', 'このオレンジはいくらですか。', 'オレンジが好きですか。', 'オレンジはおいしいです。'],
    '“Ikura” asks for a price.',
  ],
};

function shot(subject: string): { kind: 'landscape'; subject: string; alt: string } {
  return { kind: 'landscape', subject, alt: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}` };
}
