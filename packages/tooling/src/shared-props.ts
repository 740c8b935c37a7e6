import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, type Source } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, type Syntax, textOf } from './syntax.ts';

/** Props by component: the type of each as it is written, with `?` before it where it may be left out. */
export type SharedProps = Record<string, Record<string, string>>;

/** Folder of `packages/ui`, beside this one. */
const uiFolder = join(import.meta.dirname, '../../ui/src');

/** Props of every component of `@jishi/ui`, as its sources state them; what they take of HTML elements is left out. */
export function providedProps(folder: string = uiFolder): SharedProps {
  if (!existsSync(folder)) return {};
  const sources = readTree(folder);
  const types = new Map(sources.flatMap((source) => typesOf(source)));
  const found = sources.flatMap((source) =>
    componentsOf(source).map(
      ([name, type]) => [name, Object.fromEntries(membersOf({ source, node: type }, types))] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, props]) => Object.keys(props).length > 0).sort());
}

/** Props a part's sources pass to each component of `@jishi/ui`; `*` where they hand on what they were given. */
export function passedProps(sources: readonly Source[]): Record<string, string[]> {
  const passed = new Map<string, Set<string>>();
  for (const { program, imports } of sources) {
    for (const node of nodesOf(program)) {
      if (node.type !== 'JSXOpeningElement') continue;
      const from = imports.get(nameOf(nodeAt(node, 'name')) ?? '');
      if (!from || !/^@jishi\/ui(\/|$)/.test(from.module)) continue;
      const props = passed.get(from.name) ?? new Set();
      for (const attribute of nodesAt(node, 'attributes')) props.add(nameOf(nodeAt(attribute, 'name')) ?? '*');
      passed.set(from.name, props);
    }
    // `styled(Button)`: drawn under another name.
    for (const wrapped of [...nodesOf(program)].flatMap(argumentsOfStyled)) {
      const from = imports.get(wrapped);
      if (from && /^@jishi\/ui(\/|$)/.test(from.module)) passed.set(from.name, new Set(['*']));
    }
  }
  return Object.fromEntries([...passed].sort().map(([name, props]) => [name, [...props].sort()]));
}

const argumentsOfStyled = (node: Syntax): string[] =>
  node.type === 'CallExpression' && nameOf(nodeAt(node, 'callee')) === 'styled'
    ? nodesAt(node, 'arguments').flatMap((one) => nameOf(one) ?? [])
    : [];

type Typed = { source: Source; node: Syntax };

const typesOf = (source: Source): [string, Typed][] =>
  [...nodesOf(source.program)].flatMap((node): [string, Typed][] => {
    const name = nameOf(nodeAt(node, 'id'));
    if (name === null) return [];
    if (node.type === 'TSTypeAliasDeclaration') return [[name, { source, node: nodeAt(node, 'typeAnnotation')! }]];
    return node.type === 'TSInterfaceDeclaration' ? [[name, { source, node: nodeAt(node, 'body')! }]] : [];
  });

/** Components a source exports by name, with the type of what they take. */
function componentsOf({ program }: Source): [string, Syntax][] {
  return nodesAt(program, 'body').flatMap((statement): [string, Syntax][] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? nodeAt(statement, 'declaration') : null;
    const pairs: [Syntax | null, Syntax | null][] =
      declared?.type === 'VariableDeclaration'
        ? nodesAt(declared, 'declarations').map((one) => [nodeAt(one, 'id'), nodeAt(one, 'init')])
        : [[nodeAt(declared, 'id'), declared]];
    return pairs.flatMap(([id, value]): [string, Syntax][] => {
      const name = nameOf(id);
      const type = name !== null && /^[A-Z]/.test(name) ? takenBy(bare(value)) : null;
      return name !== null && type ? [[name, type]] : [];
    });
  });
}

/** The type of what a component takes: of its parameter, or what `styled.p<…>` names. */
function takenBy(value: Syntax | null): Syntax | null {
  if (value && /Function/.test(value.type)) {
    const [props] = nodesAt(value, 'params');
    return nodeAt(nodeAt(props ?? null, 'typeAnnotation'), 'typeAnnotation');
  }
  const [type] = nodesAt(nodeAt(value, 'typeArguments'), 'params');
  return value?.type === 'TaggedTemplateExpression' ? (type ?? takenBy(bare(nodeAt(value, 'tag')))) : (type ?? null);
}

function membersOf({ source, node }: Typed, types: ReadonlyMap<string, Typed>): [string, string][] {
  const inner = (one: Syntax) => membersOf({ source, node: one }, types);
  switch (node.type) {
    case 'TSIntersectionType':
    case 'TSUnionType':
      return nodesAt(node, 'types').flatMap(inner);
    case 'TSParenthesizedType':
      return inner(nodeAt(node, 'typeAnnotation')!);
    case 'TSTypeLiteral':
      return nodesAt(node, 'members').flatMap((one) => member({ source, node: one }, types));
    case 'TSInterfaceBody':
      return nodesAt(node, 'body').flatMap((one) => member({ source, node: one }, types));
    case 'TSTypeReference': {
      const name = nameOf(nodeAt(node, 'typeName'));
      const known = types.get(name ?? '');
      if (known) return membersOf(known, types);
      // Omit<ButtonProps, 'kind'> and the like.
      const [first, ...others] = nodesAt(nodeAt(node, 'typeArguments'), 'params');
      const left = new Set(others.flatMap((one) => [...nodesOf(one)]).flatMap((one) => textOf(one) ?? []));
      const all = first ? inner(first) : [];
      if (name === 'Omit') return all.filter(([prop]) => !left.has(prop));
      return name === 'Pick' ? all.filter(([prop]) => left.has(prop)) : all;
    }
    default:
      return [];
  }
}

function member({ source, node }: Typed, types: ReadonlyMap<string, Typed>): [string, string][] {
  const key = nodeAt(node, 'key');
  const name = nameOf(key) ?? textOf(key);
  if (name === null) return [];
  const isMethod = node.type === 'TSMethodSignature';
  const type = isMethod
    ? 'function'
    : writtenType({ source, node: nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation')! }, types);
  return [[name, `${node['optional'] === true ? '?' : ''}${type}`]];
}

/** A type as it is written; names of our own for choices are written out, so that choices can be compared. */
function writtenType({ source, node }: Typed, types: ReadonlyMap<string, Typed>): string {
  const known = node?.type === 'TSTypeReference' ? types.get(nameOf(nodeAt(node, 'typeName')) ?? '') : undefined;
  if (known && /^TS(Union|Literal)Type$/.test(known.node.type)) return writtenType(known, types);
  if (node?.type === 'TSUnionType') {
    return nodesAt(node, 'types')
      .map((one) => writtenType({ source, node: one }, types))
      .sort()
      .join(' | ');
  }
  if (/^TS(Function)Type$/.test(node?.type ?? '')) return 'function';
  return source.text.slice(node?.['start'] as number, node?.['end'] as number).replaceAll(/\s+/g, ' ');
}
