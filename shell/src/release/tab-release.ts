import { createPath, type Path } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ReleaseState = {
  /** Nobody may go on with this release: its files are no longer kept, or something in it was banned. */
  hasEnded: boolean;
  /** The shop has refused something for that reason. */
  isRefused: boolean;
  /** A script that was needed did not come. */
  lacksFiles: boolean;
  /** Places in view that say so already. */
  notices: number;
};

/** The release a tab was loaded with. It stays the same as long as the tab; the shop may say that it has ended. */
export type TabRelease = {
  readonly id: string;
  readonly state: StoreApi<ReleaseState>;
  /**
   * The shop has said that the release has ended: the next navigation, or one that is under way, loads the page anew.
   * `isRefused`: what was asked for was not done.
   */
  end(isRefused?: boolean): void;
  /** Asks the shop. Settles within a second; who gets no answer goes on, and hears of one that comes later. */
  ask(): Promise<void>;
  /** Asks when a link is pointed at: the navigation that follows soon need not. */
  askAhead(): Promise<void>;
  /**
   * Where a navigation goes to, one object as long as it lasts; `null` when none is under way. One that is over sooner than
   * the question beside it lasts as long as that.
   */
  goesTo(next: Path | null): void;
  /** The browser is loading the next page: this one has nothing more to do. */
  isLeaving(): boolean;
};

const ASK_WITHIN_MS = 1_000;
/** A busy shop answers late: what failed meanwhile then says why. */
const HEARS_FOR_MS = 15_000;

/** How long an answer from before counts for a navigation. */
const AHEAD_MS = 2_000;

const startState: ReleaseState = { hasEnded: false, isRefused: false, lacksFiles: false, notices: 0 };

/** @param load makes the browser load an address */
export function createTabRelease(id: string, load: (address: string) => void = loadAddress): TabRelease {
  const state = createStore<ReleaseState>()(() => startState);
  let target: Path | null = null;
  let isLeaving = false;
  let asking: Promise<void> | null = null;
  let knownUntil = 0;

  const leaveIfDue = () => {
    if (target === null || !state.getState().hasEnded) return;
    isLeaving = true;
    load(createPath(target));
  };
  const end = (isRefused = false) => {
    if (isRefused) state.setState({ isRefused });
    if (state.getState().hasEnded) return;
    state.setState({ hasEnded: true });
    leaveIfDue();
  };
  const askOnce = async () => {
    const answer = fetch('/release', {
      headers: { 'x-release': id },
      cache: 'no-store',
      signal: AbortSignal.timeout(HEARS_FOR_MS),
    }).then(
      ({ headers }) => {
        if (headers.get('x-release-state') === 'ended') end();
      },
      () => undefined, // a shop that does not answer is told by whoever needs something of it
    );
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ASK_WITHIN_MS))]);
    asking = null;
  };

  const ask = () => {
    const isKnown = Date.now() < knownUntil;
    knownUntil = 0;
    if (isKnown) return Promise.resolve();
    asking ??= askOnce();
    return asking;
  };

  return {
    id,
    state,
    end,
    ask,
    async askAhead() {
      await ask();
      knownUntil = Date.now() + AHEAD_MS;
    },
    goesTo(next) {
      if (next === target) return;
      // A page that was shown before the shop has answered may still have to be loaded anew.
      if (next === null && asking) {
        const arrived = target;
        void asking.then(() => {
          if (target === arrived) target = null;
        });
        return;
      }
      target = next;
      isLeaving = false;
      leaveIfDue();
    },
    isLeaving: () => isLeaving,
  };
}

/** What the button of a notice does. */
export const reloadPage = (): void => location.reload();

/** Going back has changed the address already: then the page is loaded again where it stands. */
function loadAddress(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(address);
}

/** The release of one request: what is drawn on the server is of the live one. */
export const serverRelease = (id: string): TabRelease => ({
  id,
  state: createStore<ReleaseState>()(() => startState),
  end: () => undefined,
  ask: async () => undefined,
  askAhead: async () => undefined,
  goesTo: () => undefined,
  isLeaving: () => false,
});
