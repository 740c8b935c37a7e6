import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { sharedInBrowser } from '../shared/browser.ts';
import type { ListedFiles } from './files.ts';

declare global {
  var _SHOP_INTEGRITY: (script: HTMLScriptElement) => void;
}

/** Share of an attempt that one chunk of a remote may take; chunks of the shell have no second attempt. */
const CHUNK_SHARE = 0.95;
const SHELL_FILES = '/remotes/shell/';

/** From here on every script of this page needs a hash of the release before it is asked for. */
export function guardScripts(files: ListedFiles): void {
  globalThis._SHOP_INTEGRITY = (script) => {
    const isOfShell = new URL(script.src).pathname.startsWith(SHELL_FILES);
    // Asked for again when it did not come with the page: then the next attempt at this script finds its hash.
    if (isOfShell) files.manifest('shell').catch(() => undefined);
    Object.assign(script, { crossOrigin: 'anonymous' }, files.script(script.src));
    if (isOfShell) return;
    // Given up before the attempt it belongs to: a later one would join a hanging request. Once loaded, nobody listens.
    setTimeout(() => script.dispatchEvent(new Event('error')), files.limit(script.src) * CHUNK_SHARE);
  };
}

/** Makes this page a federation host that shares its libraries. */
export function createHost(files: ListedFiles): ModuleFederation {
  // Remotes leave the runtime out. The getter gives each a copy of its own, as if it had brought one.
  Object.defineProperty(globalThis, '_FED_BUNDLER_RUNTIME', { get: () => ({ ...bundlerRuntime }), configurable: true });
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedInBrowser as never,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const script = Object.assign(
            document.createElement('script'),
            { crossOrigin: 'anonymous' },
            files.script(url),
          );
          return { script, timeout: files.limit(url) };
        },
      },
    ],
  });
}

/** Registering a remote again takes libraries out of the scope that it was the first to load: they are put back. */
export function keepingLibraries(host: ModuleFederation, change: () => void): void {
  const scope = host.shareScopeMap['default'] ?? {};
  const before = Object.entries(scope).map(([name, versions]) => [name, { ...versions }] as const);
  change();
  for (const [name, versions] of before) scope[name] = { ...versions, ...scope[name] };
}
