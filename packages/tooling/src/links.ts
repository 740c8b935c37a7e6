import { pagePaths, paths } from '@jishi/contracts/paths';
import { matchesRoute } from '@jishi/contracts/route-patterns';
import { localNames, type Source, textsOf } from './sources.ts';
import { bare, childrenOf, nameOf, nodeAt, propertyOf, type Syntax } from './syntax.ts';

/** Ids of the pages that sources lead to: through `paths` of `@jishi/contracts`, or by an address in `to` and `href`. */
export function linkedPages(sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const source of sources) {
    const names = localNames(source, '@jishi/contracts', 'paths');
    for (const builder of usedBuilders(source.program, names)) {
      for (const page of pagesOfBuilder(builder)) found.add(page);
    }
    for (const address of writtenAddresses(source.program)) {
      const page = pageOf(address);
      if (page !== null) found.add(page);
    }
  }
  return [...found].sort();
}

const everyBuilder = Object.keys(paths);

/** Names of `paths.<name>`; every one when `paths` is used in another way. */
function usedBuilders(program: Syntax, names: ReadonlySet<string>): Set<string> {
  const used = new Set<string>();
  if (names.size === 0) return used;
  const visit = (node: Syntax) => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'MemberExpression' && names.has(nameOf(bare(nodeAt(node, 'object'))) ?? '')) {
      const name = propertyOf(node);
      for (const builder of name === null ? everyBuilder : [name]) used.add(builder);
      return;
    }
    if (node.type === 'Identifier' && names.has(nameOf(node)!)) for (const builder of everyBuilder) used.add(builder);
    // A key of that name is not the import.
    const isNamed = node.type === 'Property' && node['computed'] !== true && node['shorthand'] !== true;
    for (const child of childrenOf(node)) if (!(isNamed && child === node['key'])) visit(child);
  };
  visit(program);
  return used;
}

/** A builder is asked with and without arguments: which page it leads to may depend on them. */
function pagesOfBuilder(name: string): string[] {
  const build = (paths as Record<string, ((...args: unknown[]) => string) | undefined>)[name];
  if (!build) return [];
  const addresses = [[], ['1', '1'], [{}]].flatMap((args) => {
    try {
      return [build(...args)];
    } catch {
      // It cannot be called like this.
      return [];
    }
  });
  return [...new Set(addresses.flatMap((address) => pageOf(address) ?? []))];
}

function* writtenAddresses(node: Syntax): Generator<string> {
  if (node.type === 'JSXAttribute' && /^(to|href)$/.test(nameOf(nodeAt(node, 'name')) ?? '')) {
    yield* (textsOf(nodeAt(node, 'value')) ?? []).filter((text) => /^\/(?!\/)/.test(text));
  }
  for (const child of childrenOf(node)) yield* writtenAddresses(child);
}

/** The planned page that has an address; one without parameters before the others. */
function pageOf(address: string): string | null {
  const path = address.split(/[?#]/)[0]!;
  const matching = Object.entries(pagePaths).filter(([, pattern]) => matchesRoute(pattern, path));
  return (matching.find(([, pattern]) => !pattern.includes(':')) ?? matching[0])?.[0] ?? null;
}
