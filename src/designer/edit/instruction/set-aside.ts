import { stripPoliteness } from './strip-politeness.ts';

/** What begins a wish, once greetings are off. */
const WISH =
  /^(?:please |also |then |just |and |so |but )*(?:make|change|set|use|switch|turn|add|include|insert|remove|delete|drop|hide|move|put|place|rename|call|replace|swap|duplicate|copy|give|get rid|take|tighten|round|convert|apply|keep|leave|kill|lose|don['’]?t|do not|sort|reverse|highlight|mark|center|centre|bring|limit|let|select|choose|show|fix|write|open|close|clear|undo|translate|increase|decrease|reduce|raise|lower|align|center|pin|group|split|merge|draw|uncheck|check|tick|untick|crop|enlarge|shrink|bold|colou?r|paint|order|rearrange|update|try|go|can|could|would|should|need|want|no need|how about|what about|what if)\b/i;
/** A sentence about what should be is a wish in other words. */
const WANTED =
  /\b(?:should|shall|must|ought|has to|have to|needs?|want|wants|would|wish|prefer|please|better|instead|maybe|missing|expect|too (?:big|small|large|long|short|wide|narrow|high|low|dark|light|bright|bold|thin|loud|close|tight|much|many|little|few)|not enough)\b/i;
/** What is told of how things are or who somebody is. */
const TELLS =
  /^(?:(?:this|that|these|those|it|there|they|he|she|i|we|nobody|everybody|people|users|customers|most|some|our|my|the|all|both|everyone|no one)\b|\p{L}[\p{L} '’-]*?\s(?:is|are|was|were|has|have)\b)/iu;
const FINITE =
  /\b(?:is|are|was|were|isn['’]t|aren['’]t|has|have|had|shows?|looks?|repeats?|takes?|makes? no|runs?|reads? like|feels?|does(?:n['’]t)?|do(?:n['’]t)?|can(?:['’]?t)?|books?|uses?|asked|keeps?|makes? (?:little|no) sense)\b|['’](?:s|re|ve)\b/i;
/** Values and quoted words tell what is to stand there. */
const VALUE = /\d|[\uE000-\uF8FF]|:/;

/** A reason behind a wish: up to the end of its sentence. */
const BECAUSE =
  /\s*[,;–—-]?\s*(?<![\p{L}])(?:because|cause|cuz|bc|since (?=(?:\p{L}+ ){1,4}(?:is|are|was|has|have|don|can|will)\b)|so that|so (?=(?:(?:the|our|my|all|most) )?(?:people|users?|customers?|visitors?|guests?|readers?|staff|everyone|everybody|they|(?:we|i|you)(?!['’]?d? (?:want|need|like|love|prefer|would|should)\b)|nobody|it['’]?s|technicians?|team|drivers?)\b(?! (?:please|make|add))))[^.!?;]*?(?=[.!?;]|$)/giu;
/** "…, this is only about walks", "…, it's what they look at first". */
const TOLD_AFTER =
  /,\s*(?:and |but )?(?:(?:this|that|it|they|these|those|there|he|she|we|nobody|people|users|customers)(?:['’](?:s|re|ve)| (?:is|are|was|has|have|just|only|really|takes?|repeats?|looks?|shows?|doesn['’]t|don['’]t|isn['’]t|aren['’]t|can['’]?t|needs? no|never|always))\b)(?!.*\b(?:should|must|not a|not an)\b)[^,.!?;]*(?=[.!?;]|$)/giu;
/** "We're a climbing gym, call it …", "I run walks for several dogs, so please add …". */
const TOLD_BEFORE =
  /^(?<told>[^,.;!?]{6,120}?),?\s+(?:(?:and )?so(?: that)?(?: please)?|therefore|hence|that['’]s why)\s+(?:please )?(?<wish>.+)$/isu;
const TOLD_FIRST = /^(?<told>[^,.;!?:]{6,100}),\s+(?:please |just |can you |could you )*(?<wish>.+)$/isu;

const CONDITIONAL = /^(?:if|when|unless|in case|where)\b/i;

const isTold = (sentence: string): boolean => {
  const plain = stripPoliteness(sentence).trim();
  if (CONDITIONAL.test(plain)) return false;
  return (
    plain !== '' &&
    !WISH.test(plain) &&
    !WANTED.test(plain) &&
    !VALUE.test(plain) &&
    TELLS.test(plain) &&
    FINITE.test(plain)
  );
};

/**
 * An instruction without what only tells why: reasons, what the house is, what is wrong. They are no wishes, and read as such
 * they would write complaints over labels. A text that only tells is left as it is.
 */
export function setAside(instruction: string): string {
  const text = instruction.replaceAll(BECAUSE, '').replaceAll(TOLD_AFTER, (told, at: number) =>
    WISH.test(
      stripPoliteness(
        instruction
          .slice(0, at)
          .split(/(?<=[.!?])\s+/)
          .at(-1) ?? '',
      ),
    )
      ? ''
      : told,
  );
  const sentences = text.split(/(?<=[^\d\s.][.!?])\s+(?=\S)/u);
  let spokenOf: string | undefined;
  const wishes = sentences.flatMap((sentence) => {
    const wish = withoutOpening(sentence);
    if (!isTold(wish)) {
      const named = nameThing(wish, spokenOf);
      spokenOf = undefined;
      return [named];
    }
    spokenOf = subjectOf(wish);
    return [];
  });
  return wishes.length === 0 ? text : wishes.join(' ');
}

/** "The bike grid looks like a shop" speaks of the bike grid. */
const subjectOf = (told: string): string | undefined =>
  /^(?!(?:it|this|that|there|they|he|she|i|we|nobody|people|most|not)\b)(?:the |my |our |these |those )?(\p{L}[\p{L}\d '’/-]{2,60}?)\s(?:is|are|was|were|has|have|looks?|shows?|repeats?|makes? no|feels?|takes?|reads?|does|do|text is)\b/iu.exec(
    stripPoliteness(told),
  )?.[1];

/** "Swap it for articles" after words about the bike grid: the grid is meant. */
const nameThing = (wish: string, thing: string | undefined): string =>
  thing === undefined ? wish : wish.replace(/(?<=\p{L}\s)(?:it|them)\b(?!['’])/iu, `the ${thing}`);

function withoutOpening(sentence: string): string {
  for (const pattern of [TOLD_BEFORE, TOLD_FIRST]) {
    const { told, wish } = pattern.exec(sentence)?.groups ?? {};
    if (told !== undefined && wish !== undefined && isTold(told) && WISH.test(stripPoliteness(wish)))
      return nameThing(wish, subjectOf(told));
  }
  return sentence;
}
