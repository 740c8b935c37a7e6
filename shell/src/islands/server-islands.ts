import type { ComponentType } from 'react';
import { FooterContent } from '../layout/footer/footer-content.tsx';
import { FlowLinks } from '../layout/header/flow-links.tsx';
import { PhoneLinks } from '../layout/header/phone-links.tsx';
import { TopBar } from '../layout/header/top-bar.tsx';
import type { IslandId } from '../layout/islands/islands.ts';
import { NotFoundPage } from '../layout/not-found/not-found-page.tsx';
import { RiskNotice } from '../layout/user/risk-notice.tsx';
import { SideMenu } from '../layout/user/side-menu.tsx';
import type { LoadedModule, Parts } from '../parts/parts.ts';

export const serverIslands: Record<IslandId, ComponentType<never>> = {
  'shell/top-bar': TopBar,
  'shell/phone-links': PhoneLinks,
  'shell/flow-links': FlowLinks,
  'shell/side-menu': SideMenu,
  'shell/risk-notice': RiskNotice,
  'shell/not-found': NotFoundPage,
  'shell/footer': FooterContent,
};

/** The same as `withBrowserIslands`, for the server, which has every module at hand. */
export function withServerIslands(parts: Parts, version: string): Parts {
  const modules = new Map<string, LoadedModule>(
    Object.entries(serverIslands).map(([id, Component]) => [id, { default: { Component }, version }]),
  );
  return { ...parts, loaded: (id) => modules.get(id) ?? parts.loaded(id) };
}
