import type { FragmentModule, PageModule } from '@jishi/contracts';
import { createContext, useContext } from 'react';

/** A module of a remote, wrapped by its build: the page or fragment, and the version compiled into it. */
export type LoadedModule = { default: PageModule | FragmentModule<never>; version: string };

/** Where pages and fragments come from: from memory on the server, over the network in the browser. */
export type Parts = {
  /** The module if it is there already. */
  loaded(id: string): LoadedModule | null;
  /** Loads a module and the texts of its part; tries twice. Rejects when it cannot be had or must not run. */
  load(id: string): Promise<LoadedModule>;
  /** After `load` gave up on a part that was only slow: what may still come. `null` when nothing is under way. */
  late(id: string): Promise<LoadedModule> | null;
};

const PartsContext = createContext<Parts | null>(null);

export const PartsProvider = PartsContext.Provider;

export function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('useParts: outside of the shell');
  return parts;
}
