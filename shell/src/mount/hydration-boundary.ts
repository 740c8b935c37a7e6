import { type ComponentType, lazy } from 'react';
import type { LoadedModule, Parts } from '../parts/parts.ts';
import { contentOf, EmptyContent, inertContent } from './content.tsx';
import { unmarkAll } from './pending-mark.ts';

/** What a place shows: `View` is drawn; a new `epoch` draws anew instead of hydrating. Server HTML is alive once a component hears it. */
export type BoundaryState = {
  View: ComponentType;
  epoch: number;
  isAlive: boolean;
  hasFailed: boolean;
  isLoading: boolean;
};

export type BoundaryOptions = {
  id: string;
  parts: Parts;
  /** The place came as server HTML and React is taking it over. */
  isHydrating: boolean;
  /** Says that it failed only to somebody who pressed it. */
  isQuiet: boolean;
  /** Whether data sent with the page was renewed since: then late hydration would not match. */
  hasChanged(): boolean;
  /** The element of the place, once there is one. */
  element(): HTMLElement | null;
};

const ignore = () => undefined;

/**
 * One place in the browser, from server HTML to a living component.
 *
 * A waiting place is a `lazy` whose promise is resolved later and never rejected: while it waits, React leaves the
 * server's HTML alone, and a part that never comes leaves the page as it was.
 */
export function createHydrationBoundary({ id, parts, isHydrating, isQuiet, hasChanged, element }: BoundaryOptions) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const listeners = new Set<() => void>();
  let isDrawn = false;
  let replays: (() => void)[] = [];
  let Remains: ComponentType | null = null;

  const mounted = () => {
    if (!state.isAlive) set({ isAlive: true });
    // Each in a task of its own: what the one before has changed is drawn by then.
    for (const act of replays) setTimeout(act);
    replays = [];
  };

  // Born in the browser with its module in memory: drawn at once, without a moment of its fallback.
  const inMemory = isHydrating ? null : parts.loaded(id);
  const FirstView = inMemory ? contentOf(inMemory, id, mounted) : lazy(() => promise);
  let isSettled = inMemory !== null;
  let hasStarted = isSettled;
  let state: BoundaryState = { View: FirstView, epoch: 0, isAlive: !isHydrating, hasFailed: false, isLoading: false };

  const set = (change: Partial<BoundaryState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const settle = (View: ComponentType) => {
    isSettled = true;
    resolve({ default: View });
  };

  const arrived = (loaded: LoadedModule) => {
    if (isDrawn) return; // a late attempt and another try both came
    isDrawn = true;
    const View = contentOf(loaded, id, mounted);
    if (!isSettled && !(isHydrating && hasChanged())) {
      settle(View);
      set({ hasFailed: false, isLoading: false });
    } else {
      isSettled = true;
      set({ View, epoch: state.epoch + 1, hasFailed: false, isLoading: false });
    }
  };

  const failed = () => {
    isDrawn = false;
    hasStarted = false;
    const isShown = !isQuiet || replays.length > 0;
    replays = [];
    unmarkAll(element());
    if (!isHydrating && !isSettled) settle(EmptyContent);
    set({ hasFailed: isShown, isLoading: false });
  };

  const serverHtml = () => element()?.querySelector<HTMLElement>(':scope > [data-body]')?.innerHTML;

  return {
    id,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Server HTML that no component hears yet, but will: one that failed only while it is tried again. */
    isWaiting: () => !state.isAlive && (!state.hasFailed || state.isLoading),
    /** Loads the module and makes the place alive; once, until it fails. */
    start() {
      if (hasStarted) return;
      hasStarted = true;
      set({ isLoading: true });
      parts.load(id).then(arrived, () => {
        failed();
        parts.late(id)?.then(arrived, ignore);
      });
    },
    /** A first hover, focus or touch. A place that failed waits to be asked: it must not blink under the pointer. */
    hydrate() {
      if (!state.hasFailed) this.start();
    },
    /** A drawn component threw: says so; "try again" draws it anew. */
    fail: failed,
    /** Somebody asks anew for what failed; a place that is well or waits is left alone. */
    retry() {
      if (state.hasFailed) this.start();
    },
    /** It came as server HTML, so it may wait for its turn. */
    isHydrating,
    /**
     * Before the router's contexts change: a changed one above a waiting boundary would make React wait for it for ever. It becomes
     * alive as a still copy of itself; the real one is drawn in its place when its turn comes.
     */
    release() {
      const html = serverHtml();
      if (isHydrating && !isSettled && html !== undefined) settle(inertContent(html));
    },
    /** What stays of a component that threw while it took over the server's HTML: that HTML. Nothing of a later one. */
    remains(): ComponentType | null {
      if (!isHydrating || state.epoch > 0) return null;
      const html = Remains ? undefined : serverHtml();
      if (html !== undefined) Remains = inertContent(html);
      return Remains;
    },
    /** Does again what came too early, once the component hears it. */
    replay(act: () => void) {
      replays.push(act);
    },
  };
}

/** Not `click()`: the middle of an icon is no HTML element. */
export const press = (target: Element): void =>
  void target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

export type HydrationBoundary = ReturnType<typeof createHydrationBoundary>;
