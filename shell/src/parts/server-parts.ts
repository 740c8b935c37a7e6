import type { RendererOptions } from '@jishi/contracts/renderer';
import type { Lang } from '@jishi/i18n/locale';
import type { LoadedModule, Parts } from './parts.ts';
import { splitId } from './start-data.ts';

/** Modules of the release, from the server files the worker has compiled. */
export function serverParts(options: RendererOptions): Parts {
  const find = (id: string): LoadedModule | null => {
    const { part, module } = splitId(id);
    return (options.parts[part]?.server[module] as LoadedModule | undefined) ?? null;
  };
  return {
    loaded: find,
    load(id) {
      const found = find(id);
      return found ? Promise.resolve(found) : Promise.reject(new Error(`the release has no ${id}`));
    },
    late: () => null,
  };
}

/** The same without some parts: what is drawn of them throws, so that React leaves their places to the browser. */
export function withoutParts(parts: Parts, names: readonly string[]): Parts {
  if (names.length === 0) return parts;
  const isOut = (id: string) => names.includes(splitId(id).part);
  return { ...parts, loaded: (id) => (isOut(id) ? leftOut : parts.loaded(id)) };
}

const leftOut: LoadedModule = {
  default: {
    Component: () => {
      throw new Error('left to the browser');
    },
  },
  version: '',
};

/** Texts of all parts of the release in one language, by namespace. */
export function textsOfRelease(options: RendererOptions, lang: Lang): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const [name, part] of Object.entries(options.parts)) {
    const module = part.server[`messages-${lang}`] as { default: Record<string, string> } | undefined;
    if (module) texts[name.replaceAll('-', '_')] = module.default;
  }
  return texts;
}
