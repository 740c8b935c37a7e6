import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

let imports = 0;

// What a fresh module imports from beside it is fresh as well: it would be the one of the first time else.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const mark = /\?fresh=\d+$/.exec(context.parentURL ?? '')?.[0];
    return mark && specifier.startsWith('.') ? { ...found, url: found.url + mark } : found;
  },
});

/** Imports a module as it is now: the watch loop meets the same file with other contents. */
export async function importFresh<T>(file: string): Promise<T> {
  imports += 1;
  return (await import(`${pathToFileURL(file).href}?fresh=${imports}`)) as T;
}
