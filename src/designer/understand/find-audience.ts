/** Heads of phrases that name people or those who work together. */
const PEOPLE =
  /(?:[a-z]{2,}(?:ers|ors|ists|ians|ants|ents|eurs|sters)|teams?|people|kids|children|parents|families|couples|women|men|moms|dads|adults|teens|seniors|startups|businesses|companies|agencies|studios|brands|nurses|chefs|athletes|friends|experts|novices|nomads|introverts|staff|crews|creatives|schools|clinics|restaurants|households|tenants|landlords|roommates|neighbo(?:u)?rs|guides|coaches|hobbyists|admins|pros|professionals|enthusiasts|fans|members|guests|cyclists|pilots|farmers)$/i;
const NOT_PEOPLE =
  /\b(?:orders|numbers|letters|papers|trackers|computers|users? flows?|stickers|drivers? licen[cs]e|offers|headers|footers|reminders|containers|filters|sliders|spinners|servers|routers|counters|folders|banners|vouchers|appointments|payments|events|documents|comments|components|plants|restaurants nearby|currents|accents|events|investments|departments|apartments|statements|assignments|shipments|elements|moments|achievements|treatments|experiments|doors|colors|sensors|errors|monitors|vendors? list|flowers|answers|dinners|powers|towers|timers|chapters|posters|newsletters|quarters|others|status levels|projects?)\b/i;

const PHRASE =
  /\b(?:for|aimed at|targeted at|targeting|geared towards?|used by|tailored (?:to|for))\s+((?:(?:the|our|my|all|a|an|new|early-stage|small|busy|young|local|remote|independent|solo|professional|amateur|first-time|older|elderly|working|creative|urban|competitive|freelance|non-technical|indie|growing|large|medium|beginner|hybrid|weekend|long-distance|home|small and medium|b2b|[a-z-]+)\s+){0,3}?[a-z-]+)(?![\w'’-])/gi;

/** For whom a screen is, when the prompt says so: "busy parents". */
export const findAudience = (prompt: string): string | undefined => {
  for (const match of prompt.matchAll(PHRASE)) {
    const phrase = (match[1] ?? '').replace(/^(?:the|our|my|all|an?)\s+/i, '');
    const words = phrase.split(/\s+/);
    // The pattern takes as few words as it can: look at longer phrases that start here.
    const rest =
      prompt.slice((match.index ?? 0) + match[0].length).match(/^(?:\s+[a-z-]+(?![\w'’-])){0,2}/i)?.[0] ?? '';
    const candidates = [
      phrase,
      ...rest
        .trim()
        .split(/\s+/)
        .map((_, index, all) => [...words, ...all.slice(0, index + 1)].join(' ')),
    ];
    const found = candidates.find(
      (candidate) =>
        PEOPLE.test(candidate) &&
        !NOT_PEOPLE.test(candidate) &&
        !/\b(?:with|and|that|to|in|on|of|where|who)\b/i.test(candidate),
    );
    if (found !== undefined) return found;
  }
  return undefined;
};
