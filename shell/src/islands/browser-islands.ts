import type { ComponentType } from 'react';
import { type IslandId, isLayoutIsland } from '../layout/islands/islands.ts';
import type { LoadedModule, Parts } from '../parts/parts.ts';

export const browserIslands: Record<IslandId, () => Promise<ComponentType<never>>> = {
  'shell/top-bar': async () => (await import('../layout/header/top-bar.tsx')).TopBar,
  'shell/phone-links': async () => (await import('../layout/header/phone-links.tsx')).PhoneLinks,
  'shell/flow-links': async () => (await import('../layout/header/flow-links.tsx')).FlowLinks,
  'shell/side-menu': async () => (await import('../layout/user/side-menu.tsx')).SideMenu,
  'shell/risk-notice': async () => (await import('../layout/user/risk-notice.tsx')).RiskNotice,
  'shell/not-found': async () => (await import('../layout/not-found/not-found-page.tsx')).NotFoundPage,
  'shell/footer': async () => (await import('../layout/footer/footer-content.tsx')).FooterContent,
};

/** Adds the pieces of the frame to the modules of remotes; their scripts are the shell's own. */
export function withBrowserIslands(parts: Parts, version: string): Parts {
  const known = new Map<string, LoadedModule>();
  const load = async (id: IslandId): Promise<LoadedModule> => {
    const module = known.get(id) ?? { default: { Component: await browserIslands[id]() }, version };
    known.set(id, module);
    return module;
  };
  return {
    loaded: (id) => (isLayoutIsland(id) ? (known.get(id) ?? null) : parts.loaded(id)),
    load: (id) => (isLayoutIsland(id) ? load(id) : parts.load(id)),
    late: parts.late,
  };
}
