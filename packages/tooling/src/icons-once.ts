import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

/**
 * Icons of lucide stand in a page once: what makes their components is replaced by `@jishi/ui/lucide`. Nothing for a part
 * without `@jishi/ui`.
 */
export function iconsOnce(folder: string): Rspack.RspackPluginInstance[] {
  const standIn = standInOf(folder);
  if (standIn === null) return [];
  const replace = (resource: { context: string; request: string }) => {
    if (/[\\/]node_modules[\\/].*lucide-react[\\/]/.test(resource.context)) resource.request = standIn;
  };
  return [new rspack.NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, replace)];
}

function standInOf(folder: string): string | null {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@jishi/ui/lucide');
  } catch {
    return null;
  }
}

/** Drawings of lucide without what only its own components read. */
export const leanIcons: RsbuildPlugin = {
  name: 'lean-icons',
  setup(api) {
    api.transform({ test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].+\.mjs$/ }, ({ code }) => leanIcon(code));
  },
};

/**
 * A module of lucide's that is one icon, without what nobody reads here: a key for each element, which no compression makes smaller, a
 * size, which all have, other names, and a statement without an effect that bundlers keep.
 */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/^ *size: 24,\n/m, '')
    .replace(/,\n *aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;\n/m, '');
