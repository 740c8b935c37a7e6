import { remoteUrl } from '@jishi/contracts/names';
import { addTexts, type I18n } from '@jishi/i18n';
import type { ModuleFederation } from '@module-federation/runtime';
import { keepingLibraries } from './federation.ts';
import { type ListedFiles, PATIENT_MS, within } from './files.ts';
import type { LoadedModule, Parts } from './parts.ts';
import { type StartData, splitId } from './start-data.ts';

type Options = { start: StartData; files: ListedFiles; host: ModuleFederation; i18n: I18n };

/** An attempt that took this share of its limit ended by the clock; one that was refused ends sooner. */
const SLOW_SHARE = 0.9;

/**
 * Modules of remotes over the network: listed, with their hashes, at most two attempts of under two seconds each. A part
 * that was only slow is waited for behind its notice, so that a bad network ends in a page and not in a button.
 */
export function browserParts({ start, files, host, i18n }: Options): Parts {
  const modules = new Map<string, LoadedModule>();
  const loading = new Map<string, Promise<LoadedModule>>();
  const registered = new Map<string, Promise<void>>();
  const late = new Map<string, Promise<LoadedModule>>();

  async function register(part: string): Promise<void> {
    const { version, entry } = await files.manifest(part);
    const container = files.script(remoteUrl(part, version, entry)).src;
    keepingLibraries(host, () =>
      host.registerRemotes([{ name: part.replaceAll('-', '_'), entry: container }], { force: true }),
    );
  }

  function ready(part: string): Promise<void> {
    const registration = registered.get(part) ?? register(part);
    registered.set(part, registration);
    return registration;
  }

  /** The next attempt begins from the start; whoever met the same failure joins it. */
  function discard(part: string, registration: Promise<void>): void {
    if (registered.get(part) !== registration) return;
    registered.delete(part);
    files.anew(part);
  }

  async function expose<T>(mfName: string, module: string): Promise<T> {
    const loaded = await host.loadRemote<T>(`${mfName}/${module}`);
    if (!loaded) throw new Error(`${mfName}/${module}: empty`);
    return loaded;
  }

  async function fetchModule(id: string, registration: Promise<void>): Promise<LoadedModule> {
    const { part, module } = splitId(id);
    const mfName = part.replaceAll('-', '_');
    await registration;
    const [loaded, texts] = await Promise.all([
      expose<LoadedModule>(mfName, module),
      expose<{ default: Record<string, string> }>(mfName, `messages-${start.lang}`),
    ]);
    if (!i18n.hasResourceBundle(start.lang, mfName)) addTexts(i18n, mfName, texts.default);
    modules.set(id, loaded);
    return loaded;
  }

  async function attempt(id: string, limit = start.attemptMs): Promise<LoadedModule> {
    const { part } = splitId(id);
    return files.during(part, async () => {
      const registration = ready(part);
      try {
        return await within(fetchModule(id, registration), limit, id);
      } catch (reason) {
        discard(part, registration);
        throw reason;
      }
    });
  }

  /** Nobody joins the files of an attempt that may hang for long. */
  function leaveLate(part: string): void {
    const ids = [...late.keys()].filter((id) => splitId(id).part === part);
    if (ids.length === 0) return;
    for (const id of ids) late.delete(id);
    registered.delete(part);
    files.anew(part);
  }

  function waitLonger(id: string): void {
    files.anew(splitId(id).part, PATIENT_MS);
    const waiting = attempt(id, PATIENT_MS);
    late.set(id, waiting);
    const done = () => late.get(id) === waiting && late.delete(id);
    waiting.then(done, (reason: unknown) => {
      done();
      console.warn(`${id} could not be loaded later:`, reason);
    });
  }

  async function loadTwice(id: string): Promise<LoadedModule> {
    leaveLate(splitId(id).part);
    let began = performance.now();
    try {
      return await attempt(id).catch((reason: unknown) => {
        console.warn(`${id} did not load, trying again:`, reason);
        began = performance.now();
        return attempt(id);
      });
    } catch (reason) {
      console.warn(`${id} could not be loaded:`, reason);
      loading.delete(id);
      if (performance.now() - began >= start.attemptMs * SLOW_SHARE) waitLonger(id);
      throw reason;
    }
  }

  return {
    loaded: (id) => modules.get(id) ?? null,
    load(id) {
      const known = loading.get(id) ?? loadTwice(id);
      loading.set(id, known);
      return known;
    },
    late: (id) => late.get(id) ?? null,
  };
}
