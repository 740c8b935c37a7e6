import { registerHooks } from 'node:module';

type Resolved = ReturnType<Parameters<Parameters<typeof registerHooks>[0]['resolve'] & {}>[2]>;

const known = new Map<string, Resolved>();

/**
 * Node reads the package.json of a package for every import that leads into it. That of Drizzle is large, and hundreds of imports lead there: more than
 * half of what a program of the api did until it was ready. What one of them has found serves all, and its own files stand where they are named.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return nextResolve(specifier, context);
    const key = `${specifier} ${context.conditions}`;
    const found = known.get(key) ?? nextResolve(specifier, context);
    known.set(key, found);
    return { ...found, shortCircuit: true };
  },
});
