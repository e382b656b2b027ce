/** The `<body>` in an answer, or what stands for one; a missing end is added. */
export function findBody(text: string): string | undefined {
  const start = text.search(/<body[\s>]/i);
  if (start >= 0) {
    const end = text.search(/<\/body\s*>/i);
    return end > start ? `${text.slice(start, end)}</body>` : `${text.slice(start)}</body>`;
  }
  const main = text.search(/<(?:main|header|nav|div|section)[\s>]/i);
  return main < 0 ? undefined : `<body>${text.slice(main).replace(/```\s*$/, '')}</body>`;
}
