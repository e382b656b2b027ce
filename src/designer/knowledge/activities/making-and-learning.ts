import { numberIn, type ActivityMakers } from './activity-knowledge.ts';

/** What people make, say, record and learn. */
export const MAKING_AND_LEARNING: ActivityMakers = {
  translate: {
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
  'at-the-market': {
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
  friday: {
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
};

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
