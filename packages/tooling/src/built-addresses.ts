import { createRequire } from 'node:module';

type Builder = (...args: unknown[]) => unknown;

/** Stands for whatever options a builder reads: each has its own name as its value. */
const anyOptions = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `v-${name}` : undefined) });

/** What builders are called with: nothing, ids, a word that has to be written in another way, every option. */
const tries: readonly (readonly unknown[])[] = [[], ['a1'], ['a1', 'b2'], ['a1', 'b2', 'c3'], ['x/ü'], [anyOptions]];

/**
 * What `paths` of the shell really builds, by call: `product("a1")` → `/product/detail/a1`. Two shells whose remotes find each other have
 * the same answers.
 *
 * @param serverFile absolute path of the shell's built `server.cjs`
 */
export function builtAddresses(serverFile: string): Record<string, string> {
  const { shared } = createRequire(import.meta.url)(serverFile) as { shared: Record<string, object> };
  const { paths = {} } = (shared['@jishi/contracts'] ?? {}) as { paths?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, build]) =>
      typeof build === 'function' ? answersOf(name, build as Builder) : [],
    ),
  );
}

/** Calls that are answered as a shorter one is say nothing more. */
function answersOf(name: string, build: Builder): [string, string][] {
  const known = new Set<string>();
  return tries.flatMap((args): [string, string][] => {
    const address = addressOf(build, args);
    if (address === null || known.has(address)) return [];
    known.add(address);
    const written = args.map((arg) => (arg === anyOptions ? '{…}' : JSON.stringify(arg)));
    return [[`${name}(${written.join(', ')})`, address]];
  });
}

function addressOf(build: Builder, args: readonly unknown[]): string | null {
  try {
    const address = build(...args);
    return typeof address === 'string' && /^\/(?!.*\bundefined\b)/.test(address) ? address : null;
  } catch {
    // It cannot be called like this.
    return null;
  }
}
