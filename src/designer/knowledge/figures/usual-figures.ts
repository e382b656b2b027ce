import type { Tone } from '../../write/slots.ts';

/** A figure that means the same in every trade. */
export interface UsualFigure {
  words: RegExp;
  value: string;
  /** Money is written in the trade's currency; `value` is then a plain number. */
  isMoney?: true;
  unit?: string;
  change: string;
  tone: Tone;
}

const line = (words: RegExp, value: string, unit: string, change: string, tone: Tone = 'good'): UsualFigure => ({
  words,
  value,
  ...(unit === '' ? {} : unit === '¤' ? { isMoney: true } : { unit }),
  change,
  tone,
});

/** The more special before the more general; `¤` marks money. */
export const USUAL_FIGURES: readonly UsualFigure[] = [
  // A house's own purse
  line(/\bburn(?: rate)?\b/i, '61300', '¤', '4 % lower than in Q2'),
  line(/\brunway\b/i, '14', 'months', 'at this burn', 'neutral'),
  line(/\bgross margin\b/i, '78', '%', '+2 points on Q2'),
  // Code that others read
  line(/\bstars\b/i, '4,812', '', '+126 this week'),
  line(/\bforks\b/i, '391', '', '+9 this week'),
  line(/\bcontributors\b/i, '57', '', '3 for the first time'),
  // Courses
  line(/\benrol(?:l)?ments?\b/i, '1,284', '', '+64 this term'),
  line(/\bcompletion(?: rate)?\b/i, '71', '%', '+3 points on last term'),
  // What is owed
  line(/\bpayables?\b/i, '38400', '¤', '6 bills this week', 'neutral'),
  // Calls
  line(/\bcalls? waiting|\bin (?:the )?queue\b|waiting calls?/i, '7', '', '3 fewer than an hour ago'),
  line(/\blongest wait/i, '4:12', 'min', 'Line 2, since 11:31', 'warn'),
  line(
    /\bagents? (?:available|free|online|ready)|available agents?/i,
    '11',
    'of 18',
    '4 talking, 3 on a break',
    'neutral',
  ),
  line(/\bservice level/i, '86', '%', 'Answered within 20 seconds'),
  line(/\b(?:average )?handl(?:e|ing) time|\baht\b/i, '5:40', 'min', '20 seconds less than yesterday'),
  line(/\babandon\w* (?:rate|calls?)|missed calls?/i, '3.1', '%', '0.4 points lower than yesterday'),
  // Selling
  line(/\b(?:mrr|monthly recurring)/i, '84200', '¤', '+3.1 % on October'),
  line(/\b(?:arr|annual recurring)/i, '1010000', '¤', '+28 % on last year'),
  line(/\baverage order|\baov\b/i, '75.5', '¤', '+2.9 % on October'),
  line(/\b(?:pipeline|forecast) ?(?:value|revenue)?|weighted/i, '414000', '¤', '+36,000 this week'),
  line(/\bwin rate|close rate/i, '31', '%', '+2 points on last quarter'),
  line(/\b(?:lifetime value|ltv|clv)\b/i, '1284', '¤', '+4 % on last year'),
  line(/\b(?:cac|acquisition cost|cost per (?:lead|acquisition))\b/i, '118', '¤', '6 % lower than October'),
  line(/\broas|return on (?:ad|investment)|\broi\b/i, '4.2', '×', '+0.3 on October'),
  line(/\bad spend|marketing spend/i, '12640', '¤', '84 % of the budget', 'neutral'),
  line(/\bcost per click|\bcpc\b/i, '0.64', '¤', '3 % lower than October'),
  line(/\bclick[- ]through|\bctr\b/i, '3.8', '%', '+0.4 points on October'),
  line(/\bopen rate/i, '41', '%', '+3 points on the last letter'),
  line(/\bimpressions?\b|\breach\b/i, '248,000', '', '+12 % on last week'),
  line(/\bconversions?\b/i, '3.4', '%', '+0.3 points on last week'),
  line(/\bbounce/i, '38', '%', '2 points lower than last week'),
  line(/\b(?:leads?|prospects?)\b/i, '186', '', '+24 on last week'),
  line(/\bdeals?\b|opportunit/i, '42', '', '7 close this month'),
  line(/\bquota\b/i, '78', '%', '11 days left', 'neutral'),
  // Use of a product
  line(/\bchurn/i, '1.8', '%', '0.2 points lower than October'),
  line(/\bretention/i, '92', '%', '+1 point on October'),
  line(/\b(?:nps|net promoter)/i, '54', '', '+6 on last quarter'),
  line(/\b(?:csat|satisfaction)\b/i, '94', '%', '+1 point on last week'),
  line(/\b(?:sign[- ]?ups?|registrations?|new (?:users|customers|accounts))\b/i, '312', '', '+18 % on last week'),
  line(
    /\b(?:dau|mau|wau|active (?:users|customers|accounts|members|subscribers|subscriptions?))\b/i,
    '8,140',
    '',
    '+2.6 % on last week',
  ),
  line(/\b(?:page ?views?)\b/i, '92,400', '', '+5 % on last week'),
  line(/\b(?:visitors?|sessions?|traffic)\b/i, '24,310', '', '+8 % on last week'),
  line(/\b(?:maintenance|repair|service) (?:requests?|tickets?|orders?)/i, '9', '', '2 urgent', 'warn'),
  // Help
  line(/\b(?:first )?response time|reply time/i, '18', 'min', '4 min faster than last week'),
  line(/\bresolution time|time to resol/i, '5.2', 'h', '0.8 h faster than last week'),
  line(/\bsla\b|service level/i, '96', '%', 'Goal is 95 %'),
  line(/\btickets?\b/i, '37', '', '11 with nobody yet', 'warn'),
  // People
  line(/\btime to (?:hire|fill)/i, '34', 'days', '3 days faster than last quarter'),
  line(/\b(?:employee )?turnover rate|attrition|\bturnover\b/i, '6.4', '%', '0.8 points lower than last year'),
  line(/\b(?:open (?:positions?|roles?|jobs?)|vacanc)/i, '8', '', '3 in interviews', 'neutral'),
  line(
    /\b(?:leave requests?|time[- ]off requests?|pending requests?|pending approvals?)/i,
    '5',
    '',
    '3 wait for two days',
    'warn',
  ),
  line(/\b(?:absen|sick|on leave|out today)/i, '9', '', '2 fewer than on Monday'),
  line(/\b(?:headcount|employees?|staff|team size|workforce)\b/i, '214', '', '+6 this quarter'),
  line(/\bpayroll|salar/i, '648000', '¤', '+1.2 % on October', 'neutral'),
  line(/\b(?:applicants?|applications?|candidates?)\b/i, '202', '', '+31 this week'),
  // Care
  line(/\b(?:bed occupancy|occupied beds|beds?)\b/i, '87', '%', '42 of 48 in use', 'warn'),
  line(/\b(?:length of stay|stay)\b/i, '4.6', 'days', '0.3 days shorter than October'),
  line(/\badmissions?|admitted/i, '31', '', '4 more than yesterday', 'neutral'),
  line(/\bdischarges?/i, '19', '', '6 planned for today', 'neutral'),
  line(/\b(?:wait(?:ing)?|queue) ?times?/i, '24', 'min', '6 min shorter than last week'),
  line(/\b(?:surger|operations today)/i, '12', '', '3 still to come', 'neutral'),
  line(/\bpatients?\b/i, '186', '', '+9 on yesterday', 'neutral'),
  line(/\b(?:appointments?|bookings?|reservations?)\b/i, '48', '', '9 still to come', 'neutral'),
  // Sending
  line(/\b(?:on[- ]time|punctual)/i, '96.2', '%', '+1.1 points on last week'),
  line(/\b(?:delayed?|delays?|late)\b/i, '7', '', '3 fewer than yesterday', 'warn'),
  line(
    /\b(?:in transit|active (?:shipments?|deliveries|orders|routes)|shipments?|deliver(?:y|ies))\b/i,
    '128',
    '',
    '14 arrive today',
    'neutral',
  ),
  line(
    /\b(?:active |available )?(?:vehicles?|trucks?|vans?|drivers?|fleet)\b/i,
    '42',
    'of 48',
    '2 in the workshop',
    'neutral',
  ),
  line(/\bfuel/i, '27.4', 'l/100 km', '1.2 less than October'),
  line(/\b(?:distance|mileage|kilomet)/i, '18,420', 'km', '+4 % on last week', 'neutral'),
  line(/\b(?:low stock|stock[- ]?outs?|out of stock|reorder)/i, '14', '', '3 gone by Monday', 'bad'),
  line(/\b(?:inventory|stock) ?(?:value|worth)/i, '312400', '¤', '+2 % on October', 'neutral'),
  line(/\b(?:skus?|products?|items in stock|total items|stock)\b/i, '2,318', '', '14 below their mark', 'neutral'),
  // Machines
  line(/\buptime|availability/i, '99.98', '%', '4 min down this month'),
  line(/\b(?:p\d\d|latency)\b/i, '182', 'ms', '12 ms slower than yesterday', 'warn'),
  line(/\berror (?:rate|budget)|errors?\b/i, '0.12', '%', '0.03 points lower than yesterday'),
  line(/\b(?:requests?|api calls|throughput)\b/i, '1.24', 'M', '+6 % on yesterday'),
  line(/\bcpu\b|processor/i, '41', '%', 'Peak 72 % at 09:40', 'neutral'),
  line(/\b(?:memory|ram)\b/i, '68', '%', '10.9 of 16 GB', 'neutral'),
  line(/\b(?:disk|storage)\b/i, '74', '%', '1.5 of 2 TB', 'warn'),
  line(/\b(?:network|bandwidth)\b/i, '312', 'Mbit/s', 'Peak 480 at 10:05', 'neutral'),
  line(/\bdeploy/i, '12', '', '11 without a hitch'),
  line(/\b(?:mttr|time to recover)/i, '22', 'min', '6 min faster than October'),
  line(/\bincidents?|alerts?|alarms?\b/i, '2', 'open', '1 more than yesterday', 'warn'),
  line(/\b(?:oee|equipment effect)/i, '81', '%', '+2 points on last week'),
  line(/\bdowntime/i, '42', 'min', '18 min less than last week'),
  line(/\bdefects?|scrap|reject/i, '0.8', '%', '0.2 points lower than last week'),
  line(/\b(?:output|units produced|production)\b/i, '4,860', 'units', '97 % of the plan', 'neutral'),
  line(/\b(?:devices?|sensors?|gateways?)\b/i, '214', 'online', '6 silent since the night', 'warn'),
  line(/\btemperature/i, '21.4', '°C', 'Within its bounds'),
  line(/\bhumidity/i, '48', '%', 'Within its bounds'),
  line(/\bbattery/i, '78', '%', 'Full at 14:20', 'neutral'),
  // Energy
  line(
    /\b(?:current (?:power|output|generation)|power (?:now|output)|output now|live power)\b/i,
    '186.4',
    'kW',
    '78 % of the peak',
  ),
  line(/\b(?:energy|generation|generated|production today|yield)\b/i, '1,042', 'kWh', '+9 % on yesterday'),
  line(/\b(?:self[- ]consumption|autarky|self[- ]sufficien)/i, '64', '%', '+5 points on October'),
  line(/\b(?:co2|co₂|carbon|emissions?)\b/i, '3.2', 't', '0.4 t more saved than October'),
  line(/\bperformance ratio/i, '84', '%', '+1 point on last week'),
  // Rooms
  line(/\b(?:occupancy|utili[sz]ation)/i, '91', '%', '+2 points on October'),
  line(/\b(?:adr|average daily rate|revpar)\b/i, '142', '¤', '+6 % on last November'),
  line(/\bmaintenance/i, '9', '', '2 urgent', 'warn'),
  line(/\b(?:leases?|contracts?|renewals?)\b/i, '6', '', '2 answered so far', 'warn'),
  line(/\brent\b/i, '48720', '¤', '96 % of what is due'),
  // Learning and giving
  line(/\b(?:students?|learners?|enrol)/i, '1,284', '', '+42 this term'),
  line(/\battendance/i, '96', '%', '+1 point on last week'),
  line(/\bcompletion/i, '72', '%', '+5 points on last term'),
  line(/\b(?:donations?|raised)\b/i, '18460', '¤', '71 % of the goal'),
  // Money
  line(/\b(?:overdue|outstanding|receivable)/i, '7420', '¤', '4 invoices', 'warn'),
  line(/\b(?:expenses?|spend(?:ing)?|costs?|payable)\b/i, '38200', '¤', '3 % under the plan'),
  line(/\b(?:profit|ebitda)\b/i, '46300', '¤', '+8 % on October'),
  line(/\bmargin/i, '24.6', '%', '+1.2 points on October'),
  line(/\bcash/i, '182400', '¤', 'Lasts for 11 months', 'neutral'),
  line(/\bbudget/i, '56000', '¤', '68 % used', 'neutral'),
  line(/\binvoices?\b/i, '64', '', '4 overdue', 'warn'),
  line(/\b(?:revenue|sales|turnover|income|takings|gmv)\b/i, '128400', '¤', '+12 % on October'),
  line(/\bbalance|portfolio|assets|net worth\b/i, '84210', '¤', '+1.4 % this month'),
  line(/\borders?\b|transactions?|purchases?/i, '342', '', '+18 on last week'),
  // Work
  line(/\b(?:overdue tasks|late tasks)/i, '4', '', '2 wait for the printer', 'bad'),
  line(/\b(?:velocity|story points)/i, '42', 'points', '+5 on the last sprint'),
  line(/\b(?:tasks?|to-?dos?)\b/i, '41', 'of 64', '7 closed this week'),
  line(/\bprojects?\b/i, '12', '', '9 on track'),
  line(/\b(?:customers?|clients?|members?|users?|subscribers?|accounts?)\b/i, '2,940', '', '+86 this month'),
];

/** The figure of such a name; undefined for names that nothing is known of. */
export const findUsualFigure = (label: string): UsualFigure | undefined =>
  USUAL_FIGURES.find(({ words }) => words.test(label));
