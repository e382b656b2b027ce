const TITLED =
  /\b(?:post|article|essay|story)(?: page)?\s*[:—–]\s*["“]?((?:how|why|what|when|where)\s\p{L}[^."”\n,;]{6,80})/iu;

const ABOUT_QUESTION =
  /\b(?:post|article|essay|story)(?: page)? (?:about|on) ((?:how|why|what|when|where)\s\p{L}[^."”\n,;]{6,70})/iu;

/** The title that a prompt gives a text: "Blog post: how we moved our office" is headed by it. Undefined where it gives none. */
export function findTextTitle(prompt: string): string | undefined {
  const title = (TITLED.exec(prompt) ?? ABOUT_QUESTION.exec(prompt))?.[1]
    ?.replace(/\s(?:with|and) (?:an?|the|author|pull|related|images?|photos?)\b.*$/i, '')
    .trim();
  return title === undefined ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}
