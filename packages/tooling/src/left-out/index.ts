import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** A piece of a library that the shell's scripts never run: how its library asks for it, and what stands in its place. */
type LeftOut = { library: string; asked: RegExp; standIn: string };

const leftOut: readonly LeftOut[] = [
  { library: 'error-codes', asked: /\/desc\.mjs$/, standIn: 'no-descriptions.ts' },
  { library: 'runtime-core', asked: /\/SnapshotHandler\.js$/, standIn: 'no-snapshots.ts' },
  { library: 'runtime-core', asked: /\/utils\/preload\.js$/, standIn: 'no-preloading.ts' },
  { library: 'runtime-core', asked: /\/semver\/index\.js$/, standIn: 'no-versions.ts' },
  { library: 'query-core', asked: /\/infiniteQueryBehavior\.js$/, standIn: 'no-infinite-queries.ts' },
  { library: 'stylis', asked: /\/Prefixer\.js$/, standIn: 'no-prefixes.ts' },
];

const routerForDevelopment = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;

/** Leaves out of the shell's scripts what nobody would notice, and takes the router's build for production. */
export function leavingOut(): Rspack.RspackPluginInstance[] {
  const pieces = leftOut.map(({ library, asked, standIn }) => {
    const inLibrary = new RegExp(`[\\\\/]node_modules[\\\\/].*${library}[\\\\/]`);
    return new rspack.NormalModuleReplacementPlugin(asked, (resource) => {
      if (inLibrary.test(resource.context)) resource.request = join(import.meta.dirname, standIn);
    });
  });
  return [...pieces, new rspack.NormalModuleReplacementPlugin(routerForDevelopment, takeProduction)];
}

/** The router's package leads bundlers to its build for development, whatever the mode; the other has the same files. */
function takeProduction({ createData }: { createData?: { resource?: string } }): void {
  if (createData?.resource) createData.resource = createData.resource.replace(routerForDevelopment, '$1production$2');
}
