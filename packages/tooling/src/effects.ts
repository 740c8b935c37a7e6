import { pageEffects } from './page-effects.ts';
import { remembered } from './remembered.ts';
import { Scopes } from './scope.ts';
import { FILLED, outwardSelectors } from './selectors.ts';
import { browserInDrawing } from './server-drawing.ts';
import { serverEffects, timersOfLoading } from './server-effects.ts';
import { sharedModules } from './shared.ts';
import { sharedEffects } from './shared-effects.ts';
import { bare, nameOf, nodeAt, nodesAt, parse, propertyOf, quasisOf, type Syntax, textOf } from './syntax.ts';
import { wrappedModules } from './used-in-build.ts';

/** A part whose files are looked at: names that carry its own do no harm to others. */
type Owner = { mfName: string; tells?: Readonly<Record<string, unknown>> | undefined };

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
 * - `style …`: a rule for the whole page or for what stands around the part, or a class outside of the part's own
 * - `change document.body`, `draw title`: elements that are not the part's are changed
 * - `listen document click`, `stop events`: others do not hear what is for them
 * - `freeze Array.prototype`, `change shared axios…`, `change queries.clear`: what all parts share is changed
 * - `emit …`: an event the part does not state
 * - `run localStorage.clear`, `run location.assign`, `ask fetch`: felt in the whole tab, or past the client of the api
 * - `origin https://…`: another site is named
 * - `require node:fs`, `use process.env`, `run setInterval as soon as it is loaded`: of the server file, in the process of all parts
 * - `read window while drawing`: of the server file, which has none
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
const known = remembered(({ mfName, tells }: Owner, name: string, text: string) =>
  scriptEffects({ mfName, tells }, name, text),
);

function scriptEffects(owner: Owner, name: string, text: string): string[] {
  const program = parse(name, text, name.endsWith('.cjs') ? 'commonjs' : 'script');
  // The page and what all parts share are the shell's.
  const isShell = owner.mfName === 'shell';
  const scopes = new Scopes(isShell ? null : wrappedModules(program, sharedModules()));
  const own = ownNames(owner);
  const isOwnEvent = (event: string) => Object.hasOwn(owner.tells ?? {}, event);
  const isServer = !isShell && name.endsWith('.cjs');
  const effects: string[] = isServer ? timersOfLoading(program) : [];
  scopes.walk(program, (node) => {
    for (const target of writtenBy(node, scopes)) if (!own.has(target.split('.')[0]!)) effects.push(`write ${target}`);
    effects.push(...runBy(node, scopes), ...textEffects(node, owner));
    if (isServer) effects.push(...serverEffects(node, scopes), ...browserInDrawing(node, scopes));
    if (!isShell)
      effects.push(...pageEffects(node, scopes), ...sharedEffects(node, scopes, isOwnEvent), ...styleEffects(node));
  });
  return isContainer(name) ? effects.filter((effect) => effect !== LOADS) : effects;
}

/** The bundler's container asks for the part's scripts with elements of its own. */
const LOADS = 'change document.head appendChild';
const isContainer = (name: string): boolean => /(^|\/)remoteEntry[^/]*\.js$/.test(name);

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
const GLOBAL_FINDER = 'return this';

const isGlobalFinder = (node: Syntax): boolean =>
  nodesAt(node, 'arguments').length === 1 && textOf(nodesAt(node, 'arguments')[0]!) === GLOBAL_FINDER;

/** A text that is run: anything that can be read, and does not only look for the global object. */
const isCode = (argument: Syntax | null): boolean => ![GLOBAL_FINDER, null].includes(textOf(argument));

/** A file beside this one; the bundler leaves none, whoever writes one by hand may. */
const isOwnFile = (name: string | null): boolean => name !== null && !/^(\/|[a-z]+:)/i.test(name);

function runBy(node: Syntax, scopes: Scopes): string[] {
  if (node.type === 'ImportExpression') return isOwnFile(textOf(nodeAt(node, 'source'))) ? [] : ['run import'];
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
  if (method === 'constructor' && node.type === 'CallExpression' && isCode(nodesAt(node, 'arguments').at(-1) ?? null))
    return ['run Function'];
  if (
    /^(register|getRegistrations?)$/.test(method ?? '') &&
    owner?.type === 'MemberExpression' &&
    propertyOf(owner) === 'serviceWorker'
  )
    return ['worker'];
  if (
    meaning === 'CSSStyleSheet' ||
    method === 'createGlobalStyle' ||
    method === 'insertRule' ||
    method === 'replaceSync'
  )
    return [`style ${method}`];
  if (
    method === 'createElement' &&
    meaning === 'document.createElement' &&
    textOf(nodesAt(node, 'arguments')[0] ?? null) === 'style'
  ) {
    return ['style element'];
  }
  return [];
}

/** At-rules that count in the whole page. */
const pageRule =
  /@font-face|@import\s|@property\s|@position-try\s|@(-\w+-)?keyframes\s+[\w-]+\s*{|@page\s*[:{]|@counter-style\s+\w|@view-transition\s*{|@namespace\s+\w|@font-palette-values\s/;

/** Rules of a component (`styled.a(['…'])`, `css`…``, `{ 'html:has(&)': … }`) that reach outside of it. */
function styleEffects(node: Syntax): string[] {
  return stylesOf(node)
    .filter((css) => css.includes('{'))
    .flatMap(outwardSelectors)
    .map((selector) => `style ${selector.slice(0, 60)}`);
}

function stylesOf(node: Syntax): string[] {
  if (node.type === 'TaggedTemplateExpression') return [quasisOf(nodeAt(node, 'quasi')!).join(FILLED)];
  if (node.type === 'Property') {
    const key = textOf(nodeAt(node, 'key'));
    return key?.includes('&') ? [`${key}{`] : [];
  }
  const [pieces] = node.type === 'CallExpression' ? nodesAt(node, 'arguments') : [];
  if (pieces?.type !== 'ArrayExpression') return [];
  const texts = nodesAt(pieces, 'elements').map(textOf);
  return texts.every((text) => text !== null) ? [texts.join(FILLED)] : [];
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
    ...(texts.some((text) => pageRule.test(text)) ? ['style at-rule'] : []),
    ...(texts.some((text) => /<(style|link|base)\b/i.test(text)) ? ['style element'] : []),
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
