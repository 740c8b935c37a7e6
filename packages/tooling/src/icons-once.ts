import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

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
