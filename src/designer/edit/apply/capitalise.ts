/** Words as a title: no article, first letter large. */
export const capitalise = (text: string): string => {
  const words = text.replace(/^(?:an?|some|the|another|new)\s+/i, '').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
