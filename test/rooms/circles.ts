/** Whether an import statement names types alone, so that nothing of it is left when the program runs. */
export function isOnlyOfTypes(statement: string): boolean {
  if (/^(?:import|export)\s+type\b/.test(statement)) return true;
  const names = /^(?:import|export)\s*\{([^}]*)\}/.exec(statement)?.[1]?.split(',') ?? [];
  const told = names.map((name) => name.trim()).filter((name) => name !== '');
  return told.length > 0 && told.every((name) => name.startsWith('type '));
}

/** Files of which each imports the next and the last the first; none where there is no such circle. */
export function findCircle(imports: readonly (readonly [file: string, target: string])[]): string[] {
  const targets = new Map<string, string[]>();
  for (const [file, target] of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] => {
    const at = way.indexOf(file);
    if (at !== -1) return way.slice(at);
    if (done.has(file)) return [];
    way.push(file);
    for (const target of targets.get(file) ?? []) {
      const circle = visit(target);
      if (circle.length > 0) return circle;
    }
    way.pop();
    done.add(file);
    return [];
  };
  for (const file of targets.keys()) {
    const circle = visit(file);
    if (circle.length > 0) return circle;
  }
  return [];
}
