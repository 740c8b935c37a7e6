import type { World } from './world.ts';

/** Everything that happens to elements outside of the place, also when it is taken back. */
export function observe({ window, place }: World): () => string[] {
  const all: MutationRecord[] = [];
  const observer = new window.MutationObserver((records) => all.push(...records));
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isOwn = (node: Node) => place.contains(node) || isStyle(node) || (!node.isConnected && node !== place);
  return () => {
    all.push(...observer.takeRecords());
    const outside = all.splice(0).filter(({ target, addedNodes, removedNodes }) => {
      const nodes = [...addedNodes, ...removedNodes];
      return !isOwn(target) && !(nodes.length > 0 && nodes.every(isStyle));
    });
    return outside.map((record) => {
      const { type, target, attributeName } = record;
      const element = (target as Element).localName ?? target.parentElement?.localName ?? 'the document';
      return type === 'attributes' ? `changes ${attributeName} of ${element}` : `changes what stands in ${element}`;
    });
  };
}

/** Where styled-components keeps rules, and the shared icons the shapes they are drawn of. */
const isStyle = (node: Node): boolean =>
  node.nodeType === 1
    ? (node as Element).matches('head > [data-styled], #icons, #icons *') ||
      (!node.isConnected && (node as Element).hasAttribute('data-styled'))
    : node.parentElement?.matches('head > [data-styled]') === true;
