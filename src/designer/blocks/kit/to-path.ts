/** Where a link of that name leads: "Your runs" → `/your-runs`. */
export const toPath = (label: string): string => `/${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
