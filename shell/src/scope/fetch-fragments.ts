import type { PageModule } from '@jishi/contracts';
import type { LoadedModule } from '../parts/parts.ts';
import type { Scope } from './scope.ts';

/** Starts what a page shows at first sight beside what it asks for itself. What does not come is told by its place. */
export function fetchFragments({ default: page }: LoadedModule, { parts, shop }: Pick<Scope, 'parts' | 'shop'>): void {
  for (const id of (page as PageModule).fragments ?? []) {
    if (shop.has(id)) parts.load(id).catch(() => undefined);
  }
}
