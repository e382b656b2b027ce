/** Words that only connect what they stand between. */
export const CONNECTING =
  /^(?:the|an?|and|with|then|plus|also|each|every|und|mit|et|avec|y|con|e|com|en|met|i|z|och|med|finally|next)(?:\s+(?:a|an|the|one|also|then|in|on|at))*$/i;
