import { createContext, useContext } from 'react';
import { changeField, type Field } from './change-field.ts';
import { finishPresses } from './finish-presses.ts';
import { hydrateAround } from './hydrate-around.ts';
import { type HydrationBoundary, press } from './hydration-boundary.ts';
import { markPending, unmarkPending } from './pending-mark.ts';

/** Every place of the page in this tab, so that navigations and first touches find the waiting ones. */
export function createMountRegistry(hasChanged: () => boolean) {
  const boundaries = new Map<Element, HydrationBoundary>();
  /** What was typed last into fields, so that nothing older takes its place. */
  const typed = new WeakMap<Field, string>();
  let hasMoved = false;

  /** The nearest place React knows: one inside a waiting place is only HTML, the outer one has to come first. */
  const enclosing = (target: EventTarget | null): { boundary: HydrationBoundary; element: Element } | null => {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const boundary = boundaries.get(element);
      if (boundary) return { boundary, element };
    }
    return null;
  };

  /** Where an element stands, so that it is found again when its place has been drawn anew. */
  const pathTo = (target: Element): TargetPath | null => {
    hydrateAround(target);
    const found = enclosing(target);
    return found && { ...found, path: pathBetween(found.element, target) };
  };

  /** Does something to an element at once, or when the places it stands in are alive, from the outermost inwards. */
  const replay = (target: Element, act: (target: Element) => unknown, path = pathTo(target)): void => {
    if (path?.boundary.isWaiting()) {
      path.boundary.replay(() => {
        const again = elementAt(path);
        if (again) replay(again, act);
      });
      path.boundary.start();
    } else if (target.isConnected) {
      unmarkPending(target);
      act(target);
    }
  };

  /** Types again what came too early, unless something else was typed since. What stands in the field says nothing: React may have put its own there. */
  const retype = (target: Element, value: string | boolean, path = pathTo(target)): void =>
    replay(
      target,
      (found) => {
        const field = found as Field;
        const isLast = [target as Field, field].every((one) => (typed.get(one) ?? value) === value);
        if (typeof value === 'boolean' || isLast) changeField(field, value);
      },
      path,
    );

  return {
    hasChanged,
    spotOf: pathTo,
    redo: replay,
    retype,
    add(boundary: HydrationBoundary, element: HTMLElement | null) {
      if (element) boundaries.set(element, boundary);
      // React may take over what is around a place while a navigation is under way: one that came too late for `releaseAll`.
      if (hasMoved) boundary.release();
      return () => {
        if (element) boundaries.delete(element);
      };
    },
    /** Tries what failed of the same remote as this place: what kept one of them away has mostly kept the others away, too. */
    retry(id: string) {
      for (const boundary of boundaries.values()) if (remoteOf(boundary.id) === remoteOf(id)) boundary.retry();
    },
    /** Lets every waiting place go before the router's contexts change, and those that are still to be taken over as soon as they are. */
    releaseAll() {
      hasMoved = true;
      for (const boundary of boundaries.values()) boundary.release();
    },
    /**
     * Starts places on first hover, focus or touch, and does again what was pressed or typed before their component was there.
     *
     * @returns ends the listening
     */
    listen(root: Document): () => void {
      const listening = new AbortController();
      const early = { capture: true, signal: listening.signal };
      for (const type of ['pointerover', 'focusin', 'touchstart']) {
        root.addEventListener(
          type,
          ({ target }) => {
            if (type === 'focusin') hydrateAround(target!); // what is typed next has to be heard
            enclosing(target)?.boundary.hydrate();
          },
          { ...early, passive: true },
        );
      }
      finishPresses(root, (control) => replay(control, press), listening.signal);
      for (const type of ['click', 'input']) {
        root.addEventListener(
          type,
          (event) => {
            const target = event.target as Field;
            if (type === 'input') typed.set(target, target.value);
            const wasWaiting = enclosing(target)?.boundary.isWaiting();
            const path = pathTo(target);
            // React stops clicks on waiting content and does not repeat them; links work without.
            if (!path || target.closest('a[href]')) return;
            // A field that React takes over during this very event has its new value already: React would find nothing changed.
            const waits = path.boundary.isWaiting();
            if (!waits && !wasWaiting) return;
            event.preventDefault();
            event.stopPropagation();
            if (type === 'click') markPending(target);
            const { value } = target;
            const act = () => (type === 'click' ? replay(target, press, path) : retype(target, value, path));
            if (waits) act();
            else setTimeout(act); // what this event undoes in a box would undo the repetition, too
          },
          early,
        );
      }
      return () => listening.abort();
    },
  };
}

export type MountRegistry = ReturnType<typeof createMountRegistry>;

/** An element by the nearest place React knows, and its way down from there. */
export type TargetPath = { boundary: HydrationBoundary; element: Element; path: readonly number[] };

/** The remote in the id of a page or fragment. */
const remoteOf = (id: string): string | undefined => id.split('/')[0];

const elementAt = ({ element, path }: TargetPath): Element | undefined =>
  path.reduce<Element | undefined>((node, index) => node?.children[index], element);

/** Indexes of children that lead from a place to an element in it. */
function pathBetween(place: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== place && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

const MountRegistryContext = createContext<MountRegistry | null>(null);

export const MountRegistryProvider = MountRegistryContext.Provider;

export function useMountRegistry(): MountRegistry {
  const mounts = useContext(MountRegistryContext);
  if (!mounts) throw new Error('useMountRegistry: outside of the shell');
  return mounts;
}
