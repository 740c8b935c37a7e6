/** Which methods each path answers to: tells a wrong method from an unknown path. */
export class RouteIndex {
  readonly #patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  add(method: string | string[], url: string): void {
    // The preflight response covers every path and says nothing about which exist.
    if (url === '*' || url === '/*') return;
    const known = this.#patterns.get(url);
    const methods = known?.methods ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    if (!known) this.#patterns.set(url, { pattern: toPattern(url), methods });
  }

  /** Empty when no route has this path. */
  methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? url;
    const matching = [...this.#patterns.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function toPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
