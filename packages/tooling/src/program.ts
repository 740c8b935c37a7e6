import { dirname, join } from 'node:path';
import { fileOfImport } from './compiled-in.ts';
import type { Source } from './sources.ts';
import { childrenOf, nameOf, nodeAt, nodesAt, type Syntax, textOf } from './syntax.ts';

/** A declaration and the source it stands in. */
export type Found = { node: Syntax; source: Source };

/** Sources that import each other: finds what a name in one of them stands for. */
export class Program {
  readonly #sources: ReadonlyMap<string, Source>;

  readonly #entries: ReadonlyMap<string, string>;

  /** @param entries files by the names they are imported by, `@jishi/api/orders`: of a package whose sources name itself so */
  constructor(sources: readonly Source[], entries: ReadonlyMap<string, string> = new Map()) {
    this.#sources = new Map(sources.map((source) => [source.file, source]));
    this.#entries = entries;
  }

  /** Names a file exports, also those it hands on. */
  exportsOf(file: string): string[] {
    const source = this.#sources.get(file);
    return nodesAt(source?.program ?? null, 'body').flatMap((statement) => {
      if (statement.type === 'ExportAllDeclaration') {
        return this.exportsOf(join(dirname(file), textOf(nodeAt(statement, 'source')) ?? ''));
      }
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const declared = declarationsOf(nodeAt(statement, 'declaration')).map(({ name }) => name);
      const handedOn = nodesAt(statement, 'specifiers')
        .filter((specifier) => specifier['exportKind'] !== 'type')
        .map((specifier) => nameOf(nodeAt(specifier, 'exported')) ?? '');
      return statement['exportKind'] === 'type' ? [] : [...declared, ...handedOn];
    });
  }

  /** What a file exports under a name; `null` when it is none of these sources'. */
  exported(file: string, name: string): Found | null {
    const source = this.#sources.get(file);
    if (!source) return null;
    for (const statement of nodesAt(source.program, 'body')) {
      const from = textOf(nodeAt(statement, 'source'));
      if (statement.type === 'ExportAllDeclaration' && from !== null) {
        const found = this.exported(join(dirname(file), from), name);
        if (found) return found;
      }
      if (statement.type === 'ExportDefaultDeclaration' && name === 'default') {
        const node = nodeAt(statement, 'declaration')!;
        const local = nameOf(node);
        return local === null ? { node, source } : this.named(source, local);
      }
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const declared = declarationsOf(nodeAt(statement, 'declaration')).find((one) => one.name === name);
      if (declared) return this.#followed({ node: declared.node, source });
      const specifier = nodesAt(statement, 'specifiers').find((one) => nameOf(nodeAt(one, 'exported')) === name);
      const local = nameOf(nodeAt(specifier ?? null, 'local'));
      if (local === null) continue;
      return from === null ? this.named(source, local) : this.exported(join(dirname(file), from), local);
    }
    return null;
  }

  /** What a name stands for at the top of a source: a declaration of its own, or an import. */
  named(source: Source, name: string): Found | null {
    const imported = source.imports.get(name);
    if (imported) {
      const file = this.#entries.get(imported.module) ?? fileOfImport(source.file, imported.module);
      return file === null ? null : this.exported(file, imported.name);
    }
    const declared = nodesAt(source.program, 'body')
      .flatMap((statement) => declarationsOf(nodeAt(statement, 'declaration') ?? statement))
      .find((one) => one.name === name);
    return declared ? this.#followed({ node: declared.node, source }) : null;
  }

  /** What a file exports by default, and everything that this mentions, however far away; each once. */
  reached(file: string): Found[] {
    const seen = new Map<Syntax, Found>();
    const follow = (found: Found): void => {
      if (seen.has(found.node)) return;
      seen.set(found.node, found);
      for (const next of this.mentionedIn(found.node, found.source)) follow(next);
    };
    const start = this.exported(file, 'default');
    if (start) follow(start);
    return [...seen.values()];
  }

  /** Everything at the top of sources that a piece of one of them mentions. */
  mentionedIn(node: Syntax, source: Source): Found[] {
    const names = [...new Set(mentionedNames(node))];
    const wholes = names.flatMap((name) => {
      const imported = source.imports.get(name);
      return imported?.name === '*' && imported.module.startsWith('.') ? [imported.module] : [];
    });
    const all = [...wholes, ...lateImports(node)].flatMap((from) => {
      const file = join(dirname(source.file), from);
      return this.exportsOf(file).flatMap((name) => this.exported(file, name) ?? []);
    });
    return [...names.flatMap((name) => this.named(source, name) ?? []), ...all].filter((found) => found.node !== node);
  }

  /** `const request = late(() => import('./requests.ts'))`, `request('list')`: what is fetched with the first call. */
  #followed(found: Found): Found | null {
    const init = found.node.type === 'VariableDeclarator' ? nodeAt(found.node, 'init') : null;
    const picked = init?.type === 'CallExpression' ? textOf(nodesAt(init, 'arguments')[0] ?? null) : null;
    const loader = picked === null ? null : nameOf(nodeAt(init, 'callee'));
    if (picked === null || loader === null) return found;
    const declared = nodesAt(found.source.program, 'body')
      .flatMap((statement) => declarationsOf(statement))
      .find((one) => one.name === loader);
    const [from] = declared ? lateImports(declared.node) : [];
    return from === undefined ? found : this.exported(join(dirname(found.source.file), from), picked);
  }
}

/** Names a piece of a source mentions; those of properties and types are something else. */
function* mentionedNames(node: Syntax): Generator<string> {
  if (node.type.startsWith('TSType')) return;
  if (/^(JSX)?Identifier$/.test(node.type)) yield nameOf(node) ?? '';
  const isNamed = node['computed'] !== true && node['shorthand'] !== true;
  for (const child of childrenOf(node)) {
    if (node.type === 'JSXAttribute' && child === node['name']) continue;
    if (!isNamed || (child !== node['property'] && child !== node['key'])) yield* mentionedNames(child);
  }
}

function* lateImports(node: Syntax): Generator<string> {
  if (node.type === 'ImportExpression') {
    const from = textOf(nodeAt(node, 'source'));
    if (from?.startsWith('.')) yield from;
  }
  for (const child of childrenOf(node)) yield* lateImports(child);
}

function declarationsOf(statement: Syntax | null): { name: string; node: Syntax }[] {
  if (statement?.type === 'FunctionDeclaration' || statement?.type === 'ClassDeclaration') {
    return [{ name: nameOf(nodeAt(statement, 'id')) ?? '', node: statement }];
  }
  if (statement?.type !== 'VariableDeclaration') return [];
  return nodesAt(statement, 'declarations').map((node) => ({ name: nameOf(nodeAt(node, 'id')) ?? '', node }));
}
