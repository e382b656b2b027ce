interface RoutePattern {
  /** As Hono takes it. */
  pattern: string;
  /** The arguments that stand in a path of it. */
  toArguments(params: Readonly<Record<string, string>>): Record<string, string>;
}

/** `/v1/a/{b}:c` → a pattern of Hono. A verb behind a colon is part of its segment. */
export function toRoutePattern(path: string): RoutePattern {
  const verbs = new Map<string, string>();
  const segments = path.split('/').map((segment) => {
    const [, name, verb = ''] = /^\{(\w+)\}(:\w+)?$/.exec(segment) ?? [];
    if (name !== undefined && verb === '') return `:${name}`;
    if (name !== undefined) {
      verbs.set(name, verb);
      return `:${name}{[^/]+${verb}}`;
    }
    // A colon would begin a parameter; as a parameter of its own it stands for itself.
    return segment.includes(':') ? `:${FIXED}{${segment}}` : segment;
  });
  return {
    pattern: segments.join('/'),
    toArguments: (params) =>
      Object.fromEntries(
        Object.entries(params)
          .filter(([name]) => name !== FIXED)
          .map(([name, value]) => {
            const verb = verbs.get(name) ?? '';
            return [name, verb === '' ? value : value.slice(0, -verb.length)];
          }),
      ),
  };
}

const FIXED = 'fixed';
