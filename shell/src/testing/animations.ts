type Kept = { id: string; element: Element; cancel(): void };

const running = new Set<Kept>();

/** The test document knows no animations: these are told and cancelled, and move nothing. */
const animations: Pick<Element, 'animate' | 'getAnimations'> = {
  animate(this: Element, _frames, options) {
    const id = typeof options === 'object' ? (options.id ?? '') : '';
    const kept: Kept = { id, element: this, cancel: () => void running.delete(kept) };
    running.add(kept);
    return kept as unknown as Animation;
  },
  getAnimations(this: Element, options) {
    const isOurs = ({ element }: Kept) => element === this || (options?.subtree === true && this.contains(element));
    return [...running].filter(isOurs) as unknown as Animation[];
  },
};
Object.assign(Element.prototype, animations);
Object.assign(Document.prototype, { getAnimations: () => [...running] });

/** Elements that an animation of this name runs on. */
export const animatedBy = (name: string): Element[] =>
  [...new Set([...running].filter(({ id }) => id === name).map(({ element }) => element))].filter(
    (one) => one.isConnected,
  );
