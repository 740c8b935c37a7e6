import { createContext, useContext } from 'react';
import { hydrateAround } from './hydrate-around.ts';
import { keepPresses } from './press-again.ts';
import { press, type Slot } from './slot.ts';

/** Every place of the page in this tab, so that navigations and first touches find the waiting ones. */
export function createTabPlaces(hasChanged: () => boolean) {
  const slots = new Map<Element, Slot>();
  let hasMoved = false;

  /** The nearest place React knows: one inside a waiting place is only HTML, the outer one has to come first. */
  const around = (target: EventTarget | null): { slot: Slot; element: Element } | null => {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const slot = slots.get(element);
      if (slot) return { slot, element };
    }
    return null;
  };

  /** Where an element stands, so that it is found again when its place has been drawn anew. */
  const spotOf = (target: Element): Spot | null => {
    hydrateAround(target);
    const found = around(target);
    return found && { ...found, path: pathBetween(found.element, target) };
  };

  /** Does something to an element at once, or when the places it stands in are alive, from the outermost inwards. */
  const redo = (target: Element, act: (target: Element) => void, spot = spotOf(target)): void => {
    if (spot && waits(spot.slot)) {
      spot.slot.replay(() => {
        const again = elementAt(spot);
        if (again) redo(again, act);
      });
      spot.slot.start();
    } else if (target.isConnected) act(target);
  };

  return {
    hasChanged,
    spotOf,
    redo,
    add(slot: Slot, element: HTMLElement | null) {
      if (element) slots.set(element, slot);
      // React may take over what is around a place while a navigation is under way: one that came too late for `releaseAll`.
      if (hasMoved) slot.release();
      return () => {
        if (element) slots.delete(element);
      };
    },
    /** Lets every waiting place go before a navigation, and those that are still to be taken over as soon as they are. */
    releaseAll() {
      hasMoved = true;
      for (const slot of slots.values()) slot.release();
    },
    /**
     * Starts places on first hover, focus or touch, and does a click again that came before its component.
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
            around(target)?.slot.wake();
          },
          { ...early, passive: true },
        );
      }
      keepPresses(root, (control) => redo(control, press), listening.signal);
      root.addEventListener(
        'click',
        (event) => {
          const target = event.target as Element;
          const spot = spotOf(target);
          // React stops clicks on waiting content and does not repeat them; links work without.
          if (!spot || !waits(spot.slot) || target.closest('a[href]')) return;
          event.preventDefault();
          event.stopPropagation();
          redo(target, press, spot);
        },
        early,
      );
      return () => listening.abort();
    },
  };
}

export type TabPlaces = ReturnType<typeof createTabPlaces>;

const waits = (slot: Slot): boolean => slot.isWaiting() && !slot.state().hasFailed;

/** An element by the nearest place React knows, and its way down from there. */
export type Spot = { slot: Slot; element: Element; path: readonly number[] };

const elementAt = ({ element, path }: Spot): Element | undefined =>
  path.reduce<Element | undefined>((node, index) => node?.children[index], element);

/** Indexes of children that lead from a place to an element in it. */
function pathBetween(place: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== place && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

const TabPlacesContext = createContext<TabPlaces | null>(null);

export const TabPlacesProvider = TabPlacesContext.Provider;

export function useTabPlaces(): TabPlaces {
  const places = useContext(TabPlacesContext);
  if (!places) throw new Error('useTabPlaces: outside of the shell');
  return places;
}
