import type { Scopes } from './scope.ts';
import { bare, nameOf, nodeAt, nodesAt, nodesOf, propertyOf, type Syntax, textOf } from './syntax.ts';

/** Methods that change the element they are asked of, or what stands in it. */
const changesElement =
  /^(append|appendChild|prepend|before|after|insertBefore|insertAdjacent(HTML|Element|Text)|remove|removeChild|replace(Children|Child|With)|(set|remove|toggle)Attribute(NS|Node)?|attachShadow|setHTML(Unsafe)?|moveBefore|normalize|add|toggle|replace|setProperty|removeProperty|(set|remove)NamedItem|deleteRule|addRule|insertRule|adoptNode)$/;

/** Calls that are felt by everybody in the tab or in the browser. */
const feltByAll =
  /^((local|session)Storage\.(clear|key)|location\.(assign|replace|reload)|history\.(pushState|replaceState|go|back|forward)|navigation\.(navigate|reload|back|forward|traverseTo|updateCurrentEntry)|open|close|stop|alert|confirm|prompt|postMessage|document\.(open|close|adoptNode|exitFullscreen|startViewTransition)|customElements\.define|CSS\.registerProperty|indexedDB\.deleteDatabase|caches\.(delete|open)|cookieStore\.(set|delete)|navigator\.(sendBeacon|registerProtocolHandler|setAppBadge)|document\.element\.(click|submit|requestSubmit|reset))$/;

const asksNetwork = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'navigator.sendBeacon',
]);

/** Functions that keep an object from being changed. */
const freezes = /^(Object|Reflect)\.(freeze|seal|preventExtensions)$/;

/** Elements that are for the whole page, wherever they are drawn. */
const pageElements = new Set(['html', 'head', 'body', 'style', 'link', 'meta', 'base', 'title']);

/** Events that a listener of the whole page may keep from their own: nobody else waits for them. */
const harmlessToKeep = new Set(['beforeunload', 'paste', 'copy', 'cut', 'dragover', 'drop', 'dragenter', 'dragleave']);

/** What a call does to the page outside of the part, in words. */
export function pageEffects(node: Syntax, scopes: Scopes): string[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const callee = bare(nodeAt(node, 'callee'));
  const meaning = scopes.meaningOf(callee);
  const [first, , options] = nodesAt(node, 'arguments');
  if (meaning !== null && asksNetwork.has(meaning)) return [`ask ${meaning}`];
  if (meaning !== null && feltByAll.test(meaning)) return [`run ${meaning}`];
  if (meaning !== null && /^(document\.(\w+\.)*)?dispatchEvent$/.test(meaning)) return announced(first ?? null);
  if (meaning !== null && freezes.test(meaning)) {
    const frozen = scopes.meaningOf(first ?? null);
    return frozen ? [`freeze ${frozen}`] : [];
  }
  if (callee?.type !== 'MemberExpression') {
    return [
      ...drawnElement(callee, first),
      ...(meaning === 'addEventListener' ? heard('', node, options, scopes) : []),
    ];
  }
  const method = propertyOf(callee);
  const owner = scopes.meaningOf(nodeAt(callee, 'object'));
  if (method === 'stopImmediatePropagation') return ['stop events'];
  if (method === 'addEventListener' && owner !== null && isPage(owner)) return heard(owner, node, options, scopes);
  if (owner === 'document.adoptedStyleSheets' && /^(push|splice|unshift|pop|shift)$/.test(method ?? ''))
    return [`change ${owner} ${method}`];
  if (
    owner !== null &&
    /^document\.(?!named\b)/.test(owner) &&
    /^(click|submit|requestSubmit|reset)$/.test(method ?? '')
  )
    return [`run ${owner} ${method}`];
  if (method !== null && owner !== null && /^document(\.|$)/.test(owner) && changesElement.test(method))
    return [['change', owner, method, textOf(first ?? null)].filter(Boolean).join(' ')];
  return drawnElement(callee, first);
}

/** An event of the page itself is heard by everybody; one with a name of its own by whoever knows it. */
function announced(event: Syntax | null): string[] {
  const type = event?.type === 'NewExpression' ? textOf(nodesAt(event, 'arguments')[0] ?? null) : null;
  return type !== null && /[^a-z]/.test(type) ? [] : [`run dispatchEvent ${type ?? '?'}`];
}

const isPage = (meaning: string): boolean => meaning === '' || /^document(\.|$)/.test(meaning);

/** `jsx('title', …)`: React takes it to the head of the page. */
function drawnElement(callee: Syntax | null, first: Syntax | undefined): string[] {
  const name = callee?.type === 'MemberExpression' ? propertyOf(callee) : nameOf(callee);
  const element = textOf(first ?? null);
  if (element === null || !/^(jsxs?|createElement)$/.test(name ?? '') || !pageElements.has(element)) return [];
  return [element === 'style' ? 'style element' : `draw ${element}`];
}

/** A listener of the whole page that can keep an event from those it is for. */
function heard(owner: string, call: Syntax, options: Syntax | undefined, scopes: Scopes): string[] {
  const [event, listener] = nodesAt(call, 'arguments');
  const type = textOf(event ?? null) ?? '?';
  const keeps = stopsEvents(scopes.functionOf(listener ?? null));
  const isFirst = isCapture(options ?? null);
  const isKept = keeps === 'stops' || (keeps === 'prevents' && !harmlessToKeep.has(type));
  // A listener that cannot be read, and comes before all others.
  const isHidden = keeps === null && isFirst && !isPassive(options ?? null);
  // Whoever hears it is not kept for the way back.
  return isKept || isHidden || type === 'unload' ? [`listen ${owner || 'window'} ${type}`] : [];
}

function stopsEvents(listener: Syntax | null): 'stops' | 'prevents' | 'none' | null {
  if (!listener) return null;
  const names = [...nodesOf(listener)].filter(({ type }) => type === 'MemberExpression').map(propertyOf);
  if (names.some((name) => /^(stop(Immediate)?Propagation|cancelBubble)$/.test(name ?? ''))) return 'stops';
  return names.some((name) => /^(preventDefault|returnValue)$/.test(name ?? '')) ? 'prevents' : 'none';
}

const optionOf = (options: Syntax | null, name: string): Syntax | null =>
  nodeAt(nodesAt(options, 'properties').find((one) => nameOf(nodeAt(one, 'key')) === name) ?? null, 'value');

const isTrue = (node: Syntax | null): boolean =>
  (node?.type === 'Literal' && node['value'] === true) ||
  (node?.type === 'UnaryExpression' && node['operator'] === '!' && nodeAt(node, 'argument')?.['value'] === 0);

const isCapture = (options: Syntax | null): boolean => isTrue(options) || isTrue(optionOf(options, 'capture'));
const isPassive = (options: Syntax | null): boolean => isTrue(optionOf(options, 'passive'));
