/** Sentences that only lead in to a fence: "Apply these operations:", "Here is the new card.". */
const LEADS_IN =
  /[:：]$|\b(?:these|those|following|below|above|attached|as follows|operations?|fragments?|fences?|here (?:is|are)|data-ids?|patch(?:es)?)\b/iu;

/** "Thanks!", "Please.": said to whoever reads, not of the screen. */
const COURTESY = /^\W*(?:(?:please|cheers)\W*|(?:thank you|thanks)\b[^.!?]{0,24}[.!?]*)$/iu;

/** What asks for something, whoever its subject is: "The title should be shorter". */
const WISHES =
  /\b(?:should|must|needs?|(?:can|could|would|will) you|want|would like|please|ha(?:s|ve) to|ought|wish|let['’]s|soll\w*|muss|müssen|bitte|möchte|doit|doivent|debe\w*|deve|devono)\b|['’]d like\b/iu;

/** Whoever speaks so tells what was done or why: "I shortened it.", "This keeps the price in view.", "Damit passt es." */
const SPEAKERS =
  /^\W*(?:(?:i|we|you|this|that|it|they|there|which|because|since|so that|ich|wir|du|sie|es|das|dies\w*|damit|dadurch|weil|nous|cela|ceci|ainsi|on|esto|eso|así|porque|ho|abbiamo|questo|così|perché)(?![\p{L}-])|(?:i|we|it|this|that|there|you|they)['’](?:m|s|re|ve|ll)\b|j['’]|c['’]est)/iu;

/** "The old title was too long.", "Both rows now say when they are due." */
const TOLD_OF =
  /^\W*(?:the|its|both|each|all|every|no|now|der|die|das|beide|le|la|les|el|los|las|il|gli)\b.*\b(?:is|are|was|were|has|have|had|did|does|says?|reads|shows?|stands|keeps|stays|goes|gets|moves|makes|becomes|fits|helps|ist|sind|war|waren|hat|haben|wird|steht|est|sont|était|es|son|era|è|sono)\b/iu;

/** "Moved the price up.", "Moving the price up." */
const DONE =
  /^\W*(?:\p{L}+(?:ed|ing)|made|kept|put back|took) (?:the|its?|an?|all|both|this|that|each|every|some|out)\b/iu;

/** Whether a sentence beside fences asks for something, rather than leading in to them or telling what they do and why. */
export function asksForSomething(sentence: string): boolean {
  if (!/\p{L}{2}/u.test(sentence) || LEADS_IN.test(sentence) || COURTESY.test(sentence)) return false;
  return WISHES.test(sentence) || ![SPEAKERS, TOLD_OF, DONE].some((telling) => telling.test(sentence));
}
