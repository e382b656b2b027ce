/** Codes of towns as they stand on tickets. */
const CODES: Readonly<Record<string, string>> = {
  amsterdam: 'AMS',
  athens: 'ATH',
  barcelona: 'BCN',
  berlin: 'BER',
  boston: 'BOS',
  brussels: 'BRU',
  chicago: 'ORD',
  copenhagen: 'CPH',
  delhi: 'DEL',
  dubai: 'DXB',
  dublin: 'DUB',
  edinburgh: 'EDI',
  frankfurt: 'FRA',
  geneva: 'GVA',
  'hong kong': 'HKG',
  istanbul: 'IST',
  lisbon: 'LIS',
  london: 'LHR',
  'los angeles': 'LAX',
  madrid: 'MAD',
  melbourne: 'MEL',
  mexico: 'MEX',
  miami: 'MIA',
  milan: 'MXP',
  montreal: 'YUL',
  mumbai: 'BOM',
  munich: 'MUC',
  'new york': 'JFK',
  nyc: 'JFK',
  oslo: 'OSL',
  paris: 'CDG',
  prague: 'PRG',
  reykjavik: 'KEF',
  rome: 'FCO',
  'san francisco': 'SFO',
  seattle: 'SEA',
  seoul: 'ICN',
  singapore: 'SIN',
  stockholm: 'ARN',
  sydney: 'SYD',
  tokyo: 'HND',
  toronto: 'YYZ',
  vienna: 'VIE',
  warsaw: 'WAW',
  zurich: 'ZRH',
  porto: 'OPO',
  bergen: 'BGO',
  lagos: 'LOS',
  nairobi: 'NBO',
  kyoto: 'UKY',
  hamburg: 'HAM',
};

const TOWN = String.raw`((?:\p{Lu}[\p{L}’'-]+|[A-Z]{3})(?: (?:\p{Lu}[\p{L}’'-]+))?)`;
const WAY = new RegExp(String.raw`${TOWN}\s*(?:to|→|->|–|—|-|➝)\s*${TOWN}`, 'u');

/** Where somebody goes from and to, each with its code and its name. */
export interface TownWay {
  from: string;
  fromName: string;
  to: string;
  toName: string;
}

/** "Lisbon to Berlin", "JFK → HND" in a text; undefined where it names no way. */
export function findWay(text: string): TownWay | undefined {
  const [, from, to] = WAY.exec(text) ?? [];
  return from === undefined || to === undefined
    ? undefined
    : { from: codeOf(from), fromName: nameOf(from), to: codeOf(to), toName: nameOf(to) };
}

const codeOf = (town: string): string =>
  /^[A-Z]{3}$/.test(town)
    ? town
    : (CODES[town.toLowerCase()] ??
      town
        .replaceAll(/[^\p{L}]/gu, '')
        .slice(0, 3)
        .toUpperCase());

/** A code that is given for a town is told by the town's name. */
const nameOf = (town: string): string => {
  const known = /^[A-Z]{3}$/.test(town) ? Object.entries(CODES).find(([, code]) => code === town)?.[0] : undefined;
  return (known ?? town).replaceAll(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
};
