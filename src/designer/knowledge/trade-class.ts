/** What a public page of a trade wins people over to: using a tool, coming to a place, taking goods, reading, a person's work. */
export type TradeClass = 'tool' | 'place' | 'goods' | 'reading' | 'practice';

const TRADES: Readonly<Record<TradeClass, string>> = {
  tool: 'analytics assistant banking bookkeeping crypto energy hiring insurance investing logistics payroll project-work sales site-reliability smart-home software support transit weather marketing charging habits notes dating parenting developer-api warehouse factory climate',
  place:
    'beauty cafe charity cinema civic clinic events fitness flights homes hotel museum restaurant school travel coworking garage wedding astronomy sport-club construction',
  goods:
    'crafts fashion food-delivery furniture garden grocery kitchen nutrition pets shop bakery pharmacy florist wine farm',
  reading: 'books community gaming magazine music news podcasts social',
  practice: 'freelance language-learning learning legal photography running studio wellbeing',
};

const CLASS_OF = new Map(
  (Object.keys(TRADES) as TradeClass[]).flatMap((kind) => TRADES[kind].split(' ').map((id) => [id, kind] as const)),
);

/** The class of a known trade; undefined for one that was made up from a prompt, which may be any. */
export const tradeClassOf = (domainId: string): TradeClass | undefined => CLASS_OF.get(domainId);
