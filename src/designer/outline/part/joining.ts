/** Words that lead into a sentence about parts of a page without saying anything of them. */
export const LEAD =
  /^(?:(?:then|next|after (?:that|it|this)|below (?:that|it|this)|underneath|beneath (?:that|it)|finally|lastly|also|here|and|there (?:is|are)|it (?:has|shows|holds|contains|also has)|(?:please )?(?:add|include|show|put|place|draw|use)|we (?:need|see|have)|comes?|follows?|with)\b,?\s+|(?:first|second|third|last),\s+)+/iu;

/** Between two parts. */
export const BETWEEN =
  /^\s*(?:[,;]\s*(?:and\s+|plus\s+)?|and\s+|plus\s+|as well as\s+|followed by\s+)(?:then\s+|also\s+)?(?:there (?:is|are)\s+|it (?:has|shows)\s+|has\s+|shows\s+)?/iu;

export const DETERMINER = /^(?:(?:an?|the|its|their|one|some|any|of)\s+)+/iu;

/** Leads from a thing to its name. */
export const CALLED =
  /^\s*,?\s*(?:(?:that|which|is|it)\s+)*(?:called|titled|named|headed|labell?ed|captioned|entitled|marked|says?|saying|reads?|reading|asks?|asking|for|with (?:the|an?)\s(?:label|title|text|heading|name|words?|caption|headline|question))\s+(?:the (?:text|words?|label)\s+)?/iu;

/** Leads from a field to what stands in it. */
export const VALUED =
  /^\s*,?\s*(?:(?:that|which|is|it)\s+)*(?:set (?:to|at)|stands? (?:at|on)|standing (?:at|on)|showing|shows?|at|on|currently|preset to|preselected|with (?:the )?value|containing|contains|filled with|prefilled with|=|value)\s*:?\s+/iu;

/** Leads from a thing to what it holds. */
export const HOLDING =
  /^\s*(?:[:：–—]\s*|,?\s*(?:(?:that|which|and)\s+)?(?:with|holding|holds?|has|have|containing|contains?|listing|lists?|showing|shows?|offering|offers?|of|for)\s+(?:the (?:entries|items|options|tabs|links|choices|values|labels|steps|rows|fields|four items|three items|five items)\s*:?\s+)?)/iu;

/** Leads to a property with its words: the placeholder of a field, the hint under it. */
export const PROPERTY =
  /^\s*,?\s*(?:and\s+)?(?:with\s+)?(?:(?:an?|the|its)\s+)?(placeholder|hint|helper text|help text|helper|caption|subline|note)(?:\s+(?:text|reading|saying|says|of|that says|line))?\s*:?\s*(?=["“„«`])/iu;

/** How a thing stands, said behind it. */
export const STATED =
  /^\s*(?:,\s*|\s)(?:and\s+)?(?:(?:is|which is|currently|already|by default|switched|turned|set to|set)\s+){0,2}((?:not|un)?\s?(?:ticked|checked|selected|active|chosen|pressed)|on|off|enabled|disabled|greyed out|open|closed|current|sold out|primary|secondary|ghost|outlined?|text only|danger|destructive|optional|required|sticky|full width)(?=\s*(?:[,.;)]|$)|\s+and\s)/iu;

/** "…; Basalt and Marble are on": states of things that were listed. */
export const STATES =
  /^\s*[,;]\s*(?:and\s+)?([^;:"“”]{2,80}?)\s+(?:is|are)\s+((?:already\s|currently\s|not\s)?(?:on|off|ticked|checked|selected|active|chosen|disabled|current|unticked|unchecked|done|open)(?:\s(?:one|ones))?)(?=\s*(?:[,.;]|$)|\s+and\s)/iu;

/** What all of a list have in common is no part of it. */
export const EACH =
  /^\s*,?\s*(?:each|every one|all)\s+(?:of them\s+)?(?:with|has|have|shows?|in)\s[^"“”\d;:,]*(?=$|,)/iu;

/** Behind a place: "on the right is …", "at the foot there are …". */
export const STANDS =
  /^\s*,?\s*(?:(?:there\s+)?(?:is|are|sits?|stands?|comes?|goes|we see|shows?|has|have|holds?)\s+|:\s*)?/iu;

/** Verbs that only say that something is there. */
export const THERE =
  /^\s+(?:sits?|stands?|comes?|follows?|goes|appears?|is shown|are shown|is there|runs?)(?=\s*(?:[,.;]|$))/iu;
