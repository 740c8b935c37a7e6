import { createIcon } from '@jishi/ui';
import { printOf } from './print-of.ts';
import type { IconNode } from './symbols.ts';

/**
 * In place of what makes the components of lucide, in every build (`packages/tooling/src/icons-once.ts`): its icons stand in a
 * page once. Parts built with another drawing of a name bring their own.
 */
export default function createLucideIcon({ name, node }: { name: string; node: IconNode }) {
  return createIcon(`${name}-${printOf(node)}`, node);
}
