/**
 * Names of sections that sites have and that are no noun phrases: "where we are", "insurers we work with". They are kept
 * whole, since grammar would take them apart.
 */
export const SECTION_NAMES =
  /^(?:trusted by(?: [\p{L} -]{3,40})?|as (?:seen|featured) (?:in|on)|(?:seen|featured) (?:in|on)|in the (?:press|media)|(?:our|the) (?:numbers|figures|impact|results|story|promise|values|mission|approach|process|philosophy)|(?:by|in) (?:the )?numbers|(?:impact|key) (?:figures|numbers|stats)|where (?:to (?:buy|watch|listen|eat|see (?:it|us)|find us|find it|get it|stay)|we are|you find us|it comes from)|who (?:we (?:are|help|work with)|it.s for|it is for)|what (?:we (?:do|offer|believe|make)|you (?:get|learn|need)|(?:our )?[\p{L}]+ say(?: about us)?|it costs|to expect|to bring|the press says)|how (?:it|we|this) (?:works?|helps?)|how to (?:get (?:here|there|started)|join|order|book|apply|help)|why (?:us|we|choose us|join(?: us)?|it matters|it works|[\p{L}]+ with us)|[\p{L} -]+ we (?:work|partner) with|get in touch|come and (?:visit|see)|before (?:and|&) after|join (?:us|the (?:team|club))|meet (?:us|the [\p{L}]+|our [\p{L}]+)|behind the scenes)$/iu;
