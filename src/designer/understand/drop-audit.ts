/** "Audit the UI of our parking app: check contrast …, then redesign the ticket screen": work on a screen, not its contents. */
const AUDIT =
  /^(?:please )?(?:audit|review|analy[sz]e|inspect|evaluate|check|critique|test)\s(?!(?:logs?|trails?|events?|history|entries|reports?|queues?|pages?|screens?|results?|cases?|suites?|runs?|plans?)\b)(?:(?:the|our|my|this|existing|current|whole|entire)\s)*/i;
const AFTER_AUDIT =
  /\b(?:then|and(?: then)?|,)\s(?:re-?design|re-?build|build|create|make|design|improve|rework)\s(.+)$/i;
/** Says only that something is there to be looked at. */
const UNTOLD = /^(?:(?:ui|ux|code|design|interface|html|artifact|site|website|app|frontend|page|screen)\s*)+$/i;
/** Behind it stands what to look at, not what is looked at. */
const BREAK = /\s(?:for|against|and|then|with)\s|,\s|[:：]\s*|\s[—–-]\s/u;
const OF_SCREEN =
  /^(?:ui|ux|design|interface|layout|accessibility|usability|code|frontend)\s(?:and \w+ )?(?:of|for)\s/i;

/** The screen that work on a screen is about; undefined when a prompt asks for no such work, empty when it does not say. */
export const dropAudit = (first: string): string | undefined => {
  if (!AUDIT.test(first)) return undefined;
  const wanted = AFTER_AUDIT.exec(first)?.[1];
  const app = /\bof ((?:our|my|the|an?) (?:\S+ ){0,3}?(?:app|site|website|platform|shop|store|portal|product))\b/i.exec(
    first,
  )?.[1];
  if (wanted !== undefined && !/^(?:it|them|this)\b/i.test(wanted))
    return app === undefined ? wanted : `${wanted.replace(/[.!?]$/, '')} for ${app}`;
  const audited = first
    .replace(AUDIT, '')
    .replace(OF_SCREEN, '')
    .replace(/\bfirst\b/i, '');
  const [head = ''] = audited.replace(/[.!?]$/, '').split(BREAK);
  return UNTOLD.test(head) ? '' : head;
};
