import { remembered } from './remembered.ts';
import { Scopes } from './scope.ts';
import { bare, nameOf, nodeAt, nodesAt, parse, propertyOf, quasisOf, type Syntax, textOf } from './syntax.ts';

/** A part whose files are looked at: names that carry its own do no harm to others. */
type Owner = { mfName: string };

/** Names every build writes: chunks and container of the part, and the versions that were executed. */
const ownNames = ({ mfName }: Owner): ReadonlySet<string> =>
  new Set([`rspackChunk${mfName}`, mfName, '__parts', 'module', 'exports', 'module.exports']);

/** Origins that are names of vocabularies, never fetched. */
const vocabularies = new Set(['http://www.w3.org', 'https://www.w3.org']);

/**
 * Everything a part's built files do outside of the part, each named once, sorted:
 *
 * - `write document.title`, `write Array.prototype.at`, `write fetch`: a global is changed
 * - `run eval`, `run Function`, `run document.write`
 * - `worker`: a service worker is registered
 * - `style …`: a rule for the whole page, or a class outside of the part's own
 * - `origin https://…`: another site is named
 *
 * @param files built files by name: scripts are read, style sheets are effects by themselves
 */
export function effectsOf(owner: Owner, files: Readonly<Record<string, string>>): string[] {
  const found = new Set<string>();
  for (const [name, text] of Object.entries(files)) {
    if (/\.css$/.test(name)) found.add(`style ${name}`);
    if (/\.c?js$/.test(name)) for (const effect of known(owner, name, text)) found.add(effect);
  }
  return [...found].sort();
}

/** Most files of a watched part stay as they are from build to build. */
const known = remembered((owner: Owner, name: string, text: string) => scriptEffects(owner, name, text));

function scriptEffects(owner: Owner, name: string, text: string): string[] {
  const program = parse(name, text, name.endsWith('.cjs') ? 'commonjs' : 'script');
  const scopes = new Scopes();
  const own = ownNames(owner);
  const effects: string[] = [];
  scopes.walk(program, (node) => {
    for (const target of writtenBy(node, scopes)) if (!own.has(target.split('.')[0]!)) effects.push(`write ${target}`);
    effects.push(...runBy(node, scopes), ...textEffects(node, owner));
  });
  return effects;
}

/** Globals a node changes. */
function writtenBy(node: Syntax, scopes: Scopes): string[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return targetsOf(nodeAt(node, 'left'), scopes);
    case 'UpdateExpression':
      return targetsOf(nodeAt(node, 'argument'), scopes);
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? targetsOf(nodeAt(node, 'argument'), scopes) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return targetsOf(nodeAt(node, 'left'), scopes);
    case 'CallExpression':
      return changedByCall(node, scopes);
    default:
      return [];
  }
}

function targetsOf(target: Syntax | null, scopes: Scopes): string[] {
  const node = bare(target);
  if (!node) return [];
  if (node.type === 'ObjectPattern')
    return nodesAt(node, 'properties').flatMap((one) => targetsOf(nodeAt(one, 'value'), scopes));
  if (node.type === 'ArrayPattern') return nodesAt(node, 'elements').flatMap((one) => targetsOf(one, scopes));
  const name = nameOf(node);
  if (name === null ? node.type !== 'MemberExpression' : scopes.isDeclared(name)) return [];
  const meaning = scopes.meaningOf(node);
  return meaning === null || meaning === '' ? [] : [meaning];
}

/** Functions that change the object they are given first. */
const changers = new Set(
  ['Object', 'Reflect'].flatMap((name) =>
    ['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf', 'set', 'deleteProperty'].map(
      (method) => `${name}.${method}`,
    ),
  ),
);

function changedByCall(node: Syntax, scopes: Scopes): string[] {
  const callee = scopes.meaningOf(nodeAt(node, 'callee'));
  if (callee === null || !changers.has(callee)) return [];
  const [target, property] = nodesAt(node, 'arguments');
  const meaning = scopes.meaningOf(target ?? null);
  if (meaning === null) return [];
  const names = property ? (textOf(property) === null ? keysOf(property) : [textOf(property)!]) : [];
  return (names.length > 0 ? names : ['?']).map((name) => [meaning, name].filter(Boolean).join('.'));
}

const keysOf = (node: Syntax): string[] =>
  node.type === 'ObjectExpression'
    ? nodesAt(node, 'properties').map((one) => nameOf(nodeAt(one, 'key')) ?? textOf(nodeAt(one, 'key')) ?? '?')
    : [];

const runs = new Set([
  'eval',
  'Function',
  'document.write',
  'document.writeln',
  'importScripts',
  'document.execCommand',
]);

/** `Function('return this')()`: how bundlers find the global object where it has no name. */
const isGlobalFinder = (node: Syntax): boolean =>
  nodesAt(node, 'arguments').length === 1 && textOf(nodesAt(node, 'arguments')[0]!) === 'return this';

function runBy(node: Syntax, scopes: Scopes): string[] {
  if (node.type === 'ImportExpression') return textOf(nodeAt(node, 'source')) === null ? ['run import'] : [];
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const callee = nodeAt(node, 'callee');
  const meaning = scopes.meaningOf(callee);
  // A global that is only named at run time may be any.
  if (meaning === '?') return ['run ?'];
  if (meaning !== null && runs.has(meaning)) return isGlobalFinder(node) ? [] : [`run ${meaning}`];
  if (
    (meaning === 'setTimeout' || meaning === 'setInterval') &&
    textOf(nodesAt(node, 'arguments')[0] ?? null) !== null
  ) {
    return [`run ${meaning} with a text`];
  }
  const member = bare(callee);
  const method = member?.type === 'MemberExpression' ? propertyOf(member) : (nameOf(member) ?? null);
  const owner = member?.type === 'MemberExpression' ? bare(nodeAt(member, 'object')) : null;
  if (method === 'register' && owner?.type === 'MemberExpression' && propertyOf(owner) === 'serviceWorker')
    return ['worker'];
  if (method === 'createGlobalStyle' || method === 'insertRule' || method === 'replaceSync') return [`style ${method}`];
  if (
    method === 'createElement' &&
    meaning === 'document.createElement' &&
    textOf(nodesAt(node, 'arguments')[0] ?? null) === 'style'
  ) {
    return ['style element'];
  }
  return [];
}

/** What texts of a script tell: other sites, rules for the whole page, class names. */
function textEffects(node: Syntax, { mfName }: Owner): string[] {
  if (node.type === 'TaggedTemplateExpression' && isGlobalStyle(nodeAt(node, 'tag')))
    return ['style createGlobalStyle'];
  const texts = node.type === 'TemplateLiteral' ? quasisOf(node) : [textOf(node) ?? ''];
  const isId = node.type === 'Property' && nameOf(nodeAt(node, 'key')) === 'componentId';
  const id = isId ? textOf(nodeAt(node, 'value')) : null;
  return [
    ...texts.flatMap(originsIn),
    ...(texts.some((text) => /@font-face|@import\s|@property\s/.test(text)) ? ['style at-rule'] : []),
    ...(id !== null && !id.startsWith(`${mfName}__`) ? [`style ${id}`] : []),
  ];
}

const isGlobalStyle = (tag: Syntax | null): boolean => {
  const node = bare(tag);
  return (node?.type === 'MemberExpression' ? propertyOf(node) : nameOf(node)) === 'createGlobalStyle';
};

function originsIn(text: string): string[] {
  if (!text.includes('//')) return [];
  const addresses = [
    ...text.matchAll(/\b(?:https?|wss?):\/\/[^\s/"'`)?#\\<>]+/gi),
    ...text.matchAll(/^\/\/[a-z0-9-]+(\.[a-z0-9-]+)+/gi),
  ];
  return addresses
    .map(([address]) => address.toLowerCase().replace(/[.,;:]+$/, ''))
    .filter((address) => !vocabularies.has(address))
    .map((address) => `origin ${address}`);
}
