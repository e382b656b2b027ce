/** Names that columns of boards have, one for each state that work goes through. */
const STAGE_NAMES =
  /^(?:to[ -]?do'?s?|backlog|ideas?|icebox|inbox|planned|planning|ready(?: for \p{L}+)?|selected|next|up next|this week|today|later|now|in progress|doing|wip|active|drafts?|drafting|writing|design(?:ing)?|develop(?:ment|ing)?|in development|building|review(?:ing)?|in review|under review|approval|approved|feedback|testing|in testing|tests?|qa|staging|blocked|waiting|on hold|paused|done|complete|completed|finished|closed|shipped|released|deployed|live|published|scheduled|archived|new|open|triage|triaged|leads?|new leads?|contacted|qualified|qualification|discovery|demo|meetings?|viewings?|visits?|proposals?|demos?|offers?|under offer|interviews?|trial|proposal(?: sent)?|quoted?|quote sent|negotiation|contract|won|closed won|lost|closed lost|prospects?|prospecting|applied|applicants?|application|sourced|sourcing|screen(?:ing)?|phone screen|phone call|interview(?:ing|s)?|assessment|test task|hired|rejected|onboarding|received|confirmed|in production|production|packing|packed|picking|shipping|delivered|returned|resolved|fixed|verified|reported|in transit|diagnosis|repair|pickup|saved|viewed|visited|shortlisted|enquiry|inquiry|estimate|invoiced|paid)$/iu;

export const isStageName = (text: string): boolean => STAGE_NAMES.test(text.trim());

/** How far along a stage of such a name is, for those whose order is the same in every trade. */
const COURSE: readonly RegExp[] = [
  /^(?:new|leads?|new leads?|backlog|inbox|ideas?|sourced|applied|prospects?|enquiry|inquiry|received|reported|open)$/i,
  /^(?:contacted|to[ -]?do'?s?|planned|ready|screening|phone call|triaged?|qualified|discovery|meeting|viewed)$/i,
  /^(?:demo|doing|in progress|drafting|interview|diagnosis|confirmed|production|in production)$/i,
  /^(?:trial|assessment|test task|in review|review|approval|packing|picking)$/i,
  /^(?:proposal|quoted?|proposal sent|testing|qa|offer|shipping|in transit|scheduled)$/i,
  /^(?:negotiation|contract|approved)$/i,
  /^(?:won|closed won|done|hired|live|published|delivered|closed|complete|completed|paid|signed)$/i,
  /^(?:lost|closed lost|rejected|archived)$/i,
];

/** Stages in the order in which they are passed; as they were where one of them has no place in it. */
export function inCourse(stages: readonly string[]): string[] {
  const ranks = new Map(stages.map((stage) => [stage, COURSE.findIndex((names) => names.test(stage))]));
  if ([...ranks.values()].includes(-1)) return [...stages];
  return stages.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
