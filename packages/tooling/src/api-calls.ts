import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Found, Program } from './program.ts';
import { readTree, type Source, textsOf } from './sources.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, quasisOf, type Syntax, textOf } from './syntax.ts';

/** A call of the api: `/good/{}`, with `{}` for what is filled in. */
export type WireCall = { method: 'GET' | 'POST'; path: string };

const PACKAGE = '@jishi/api';
const methods: Readonly<Record<string, WireCall['method']>> = { get: 'GET', post: 'POST', file: 'GET', address: 'GET' };

/**
 * Calls of the api a part may make: its own ones, and those of the requests of `@jishi/api` it uses, followed through
 * their helpers. Sorted, each once.
 *
 * @param sources of the part
 * @param apiFolder of `packages/api`
 */
export function wireCalls(sources: readonly Source[], apiFolder: string): WireCall[] {
  const own = new Program(sources);
  const found = sources.flatMap((source) => callsIn(source.program, source, own));
  const requests = usedRequests(sources);
  if (requests.length > 0) found.push(...followedCalls(requests, apiFolder));
  const unique = new Map(found.map((call) => [`${call.path} ${call.method}`, call]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call);
}

type Request = { module: string; name: string };

/** Exports of `@jishi/api` and its entries that sources use; `*` for a late `import()`. */
function usedRequests(sources: readonly Source[]): Request[] {
  const isApi = (module: string) => module === PACKAGE || module.startsWith(`${PACKAGE}/`);
  return sources.flatMap((source) => {
    const late = [...nodesOf(source.program)]
      .filter((node) => node.type === 'ImportExpression')
      .map((node) => ({ module: textOf(nodeAt(node, 'source')) ?? '', name: '*' }));
    return [...source.imports.values(), ...late].filter(({ module }) => isApi(module));
  });
}

function followedCalls(requests: readonly Request[], apiFolder: string): WireCall[] {
  const { exports } = JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = new Map(
    Object.entries(exports).map(([entry, file]) => [`${PACKAGE}${entry.slice(1)}`, join(apiFolder, file)]),
  );
  const program = new Program(readTree(join(apiFolder, 'src')), entries);
  const seen = new Set<Syntax>();
  const calls: WireCall[] = [];
  const follow = ({ node, source }: Found) => {
    if (seen.has(node)) return;
    seen.add(node);
    calls.push(...callsIn(node, source, program));
    for (const next of program.mentionedIn(node, source)) follow(next);
  };
  for (const { module, name } of requests) {
    const file = entries.get(module);
    if (file === undefined) continue;
    for (const one of name === '*' ? program.exportsOf(file) : [name]) {
      const found = program.exported(file, one);
      if (found) follow(found);
    }
  }
  return calls;
}

/** Calls of a client that stand in a piece of a source. */
function callsIn(node: Syntax, source: Source, program: Program): WireCall[] {
  return [...nodesOf(node)].flatMap((one) => {
    const callee = one.type === 'CallExpression' ? bare(nodeAt(one, 'callee')) : null;
    const method = callee?.type === 'MemberExpression' ? methods[propertyOf(callee) ?? ''] : undefined;
    if (!callee || !method || !isClient(bare(nodeAt(callee, 'object')))) return [];
    const [path] = nodesAt(one, 'arguments');
    return pathsOf(path ?? null, { source, program, scope: node, given: new Map() }).map((text) => ({
      method,
      path: `/${text.replace(/^\//, '').replace(/\?.*$/, '')}`,
    }));
  });
}

const isClient = (node: Syntax | null): boolean =>
  /^(api|client)$/.test((node?.type === 'MemberExpression' ? propertyOf(node) : nameOf(node)) ?? '');

type Place = { source: Source; program: Program; scope: Syntax; given: ReadonlyMap<string, string[]> };

const FILLED_IN = ['{}'];

/** Every path an expression may be; whatever is not written out is filled in. */
function pathsOf(expression: Syntax | null, place: Place): string[] {
  const node = bare(expression);
  const texts = textsOf(node);
  if (texts) return texts;
  if (node?.type === 'TemplateLiteral') {
    const filled = nodesAt(node, 'expressions').map((one) => pathsOf(one, place));
    return quasisOf(node).reduce<string[]>(
      (paths, quasi, index) =>
        paths.flatMap((path) => (filled[index - 1] ?? ['']).map((piece) => `${path}${piece}${quasi}`)),
      [''],
    );
  }
  if (node?.type === 'ConditionalExpression') {
    return ['consequent', 'alternate'].flatMap((side) => pathsOf(nodeAt(node, side), place));
  }
  const name = nameOf(node);
  if (name !== null) return place.given.get(name) ?? pathsOfName(name, place);
  if (node?.type === 'CallExpression') return pathsOfCall(node, place);
  return FILLED_IN;
}

function pathsOfName(name: string, place: Place): string[] {
  for (const node of nodesOf(place.scope)) {
    if (node.type === 'VariableDeclarator' && nameOf(nodeAt(node, 'id')) === name)
      return pathsOf(nodeAt(node, 'init'), place);
    if (node.type === 'Identifier' && nameOf(node) === name && nodeAt(node, 'typeAnnotation')) {
      return wordsOfType(nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation')) ?? FILLED_IN;
    }
  }
  const found = place.program.named(place.source, name);
  return found?.node.type === 'VariableDeclarator'
    ? pathsOf(nodeAt(found.node, 'init'), { ...place, ...found })
    : FILLED_IN;
}

/** `'article' | 'column'` */
function wordsOfType(type: Syntax | null): string[] | null {
  const members = type?.type === 'TSUnionType' ? nodesAt(type, 'types') : type ? [type] : [];
  const words = members.map((member) => (member.type === 'TSLiteralType' ? textOf(nodeAt(member, 'literal')) : null));
  return words.length > 0 && words.every((word) => word !== null) ? words : null;
}

/** A helper that makes a path: what it answers for these arguments. */
function pathsOfCall(call: Syntax, place: Place): string[] {
  const name = nameOf(bare(nodeAt(call, 'callee')));
  const found = name === null ? null : place.program.named(place.source, name);
  const helper = found && (found.node.type === 'VariableDeclarator' ? bare(nodeAt(found.node, 'init')) : found.node);
  if (!found || !helper) return FILLED_IN;
  const body = nodeAt(helper, 'body');
  const answers =
    body?.type === 'BlockStatement'
      ? [...nodesOf(body)].filter((node) => node.type === 'ReturnStatement').map((node) => nodeAt(node, 'argument'))
      : [body];
  const args = nodesAt(call, 'arguments');
  const given = new Map(
    nodesAt(helper, 'params').map((param, index) => [
      nameOf(param) ?? '',
      args[index] ? pathsOf(args[index], place) : FILLED_IN,
    ]),
  );
  return answers.flatMap((answer) =>
    pathsOf(answer, { program: place.program, source: found.source, scope: helper, given }),
  );
}

/** Folder of `packages/api`, beside this one. */
export const apiFolder: string = join(dirname(dirname(import.meta.dirname)), 'api');
