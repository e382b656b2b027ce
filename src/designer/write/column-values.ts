/**
 * Cells for columns that a prompt names and nothing is known of: what such columns usually hold. One list for each, in an
 * order in which neighbours differ.
 */
const VALUES: readonly (readonly [label: RegExp, values: readonly string[]])[] = [
  [
    /\b(?:assignee|assigned|owner|manager|agent|responsible|handled by|created by|reviewer|contact|rep|sales ?person|physician|doctor|contractor|author|requester|approver|lead)\b/i,
    ['Ada Brandt', 'Jonah Pell', 'Mara Lind', 'Sefa Aydin', 'Rhea Kapoor', 'Tom Acheson', 'Noor Haddadi'],
  ],
  [
    /\b(?:customer|client|company|account|supplier|vendor|tenant)\b/i,
    [
      'Marsh & Mellow',
      'Tarn Valley Water',
      'Oakhollow Schools',
      'Farrow Timber',
      'Lindqvist Glass',
      'Hexley Rail',
      'Quince & Pell',
    ],
  ],
  [/\brole\b/i, ['Owner', 'Admin', 'Editor', 'Viewer', 'Editor', 'Billing', 'Viewer']],
  [/\bpriority|severity|urgency|risk\b/i, ['High', 'Normal', 'Urgent', 'Low', 'Normal', 'High', 'Low']],
  [/\b(?:department|team|division)\b/i, ['Operations', 'Finance', 'Product', 'Support', 'Sales', 'Product', 'People']],
  [/\bplan|tier|subscription\b/i, ['Team', 'Solo', 'Business', 'Team', 'Solo', 'Team', 'Business']],
  [
    /\b(?:last (?:login|active|seen|activity|used|sign-?in|update)|updated|modified)\b/i,
    ['4 min ago', '1 h ago', 'Today, 08:12', 'Yesterday', '18 Nov', '12 Nov', '2 Oct'],
  ],
  [
    /\b(?:joined|created|since|start(?:ed)?|hired?|added|signed)\b/i,
    ['3 Mar 2026', '14 Jun 2021', '1 Feb 2025', '20 Nov 2026', '8 May 2024', '9 Sep 2023', '30 Jan 2026'],
  ],
  [
    /\b(?:due|end|expir\w+|deadline|renew\w*|until)\b/i,
    ['24 Nov', '27 Nov', '2 Dec', '5 Dec', '12 Dec', '16 Dec', '8 Jan'],
  ],
  [/\b(?:date|day|when|time)\b/i, ['20 Nov', '20 Nov', '19 Nov', '18 Nov', '17 Nov', '16 Nov', '14 Nov']],
  [
    /\bphone|mobile\b/i,
    [
      '020 7946 0018',
      '020 7946 0132',
      '020 7946 0044',
      '020 7946 0151',
      '020 7946 0090',
      '020 7946 0027',
      '020 7946 0163',
    ],
  ],
  [
    /\b(?:ip|ip address)\b/i,
    ['203.0.113.24', '198.51.100.7', '192.0.2.188', '203.0.113.41', '203.0.113.60', '198.51.100.23', '203.0.113.77'],
  ],
  [
    /\b(?:sku|article|part|item) ?(?:number|no|code)?\b|\bsku\b|\bcode\b/i,
    ['K-1104', 'B-0217', 'L-0430', 'T-0288', 'H-0037', 'W-0118', 'G-0142'],
  ],
  [/\b(?:id|number|no|ref(?:erence)?|order)\b/i, ['#2094', '#2093', '#2092', '#2091', '#2090', '#2088', '#2087']],
  [/\b(?:quantity|qty|units?|count|items?|stock|seats?)\b/i, ['12', '4', '30', '8', '2', '16', '6']],
  [
    /\b(?:country|city|location|region|place|branch|site|warehouse|office)\b/i,
    ['Leeds', 'Porto', 'Malmö', 'Basel', 'Utrecht', 'Oslo', 'Ghent'],
  ],
  [
    /\b(?:category|type|kind|segment|channel|source|method)\b/i,
    ['Standard', 'Partner', 'Online', 'Standard', 'Referral', 'Online', 'Partner'],
  ],
  [/\b(?:rating|score)\b/i, ['4.8', '4.5', '4.9', '4.1', '4.6', '3.9', '4.7']],
  [
    /\b(?:progress|completion|share|margin|rate|conversion|utili[sz]ation|occupancy)\b|%/i,
    ['64 %', '82 %', '41 %', '96 %', '58 %', '73 %', '27 %'],
  ],
];

const PRICES = [24, 18.5, 62, 9.9, 145, 36, 78];
const SUMS = [1_240, 480, 2_910, 760, 8_400, 3_150, 220];

/** What a column of such a name holds in a row; money as `toText` writes it. Undefined for names that nothing is known of. */
export function valueFor(label: string, index: number, toText: (amount: number) => string): string | undefined {
  if (/\b(?:price|fee|cost per|rate per)\b/i.test(label)) return toText(PRICES[index % PRICES.length] ?? 0);
  if (/\b(?:amount|total|revenue|spend|spent|cost|budget|salary|rent|balance|value|mrr|arr|sales|paid)\b/i.test(label))
    return toText(SUMS[index % SUMS.length] ?? 0);
  const values = VALUES.find(([words]) => words.test(label))?.[1];
  return values?.[index % values.length];
}
