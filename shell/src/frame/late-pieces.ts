import type { ComponentType } from 'react';
import type { LoadedModule, Parts } from '../parts/parts.ts';
import { type FramePieceId, isFramePiece } from './pieces.ts';

const pieces: Record<FramePieceId, () => Promise<ComponentType<never>>> = {
  'shell/top-bar': async () => (await import('../layout/header/top-bar.tsx')).TopBar,
  'shell/phone-links': async () => (await import('../layout/header/phone-links.tsx')).PhoneLinks,
  'shell/flow-links': async () => (await import('../layout/header/flow-links.tsx')).FlowLinks,
  'shell/side-menu': async () => (await import('../layout/user/side-menu.tsx')).SideMenu,
  'shell/risk-notice': async () => (await import('../layout/user/risk-notice.tsx')).RiskNotice,
  'shell/footer': async () => (await import('../layout/footer/footer-content.tsx')).FooterContent,
};

/** Adds the pieces of the frame to the modules of remotes; their scripts are the shell's own. */
export function withLatePieces(parts: Parts, version: string): Parts {
  const known = new Map<string, LoadedModule>();
  const load = async (id: FramePieceId): Promise<LoadedModule> => {
    const module = known.get(id) ?? { default: { Component: await pieces[id]() }, version };
    known.set(id, module);
    return module;
  };
  return {
    loaded: (id) => (isFramePiece(id) ? (known.get(id) ?? null) : parts.loaded(id)),
    load: (id) => (isFramePiece(id) ? load(id) : parts.load(id)),
    late: parts.late,
  };
}
