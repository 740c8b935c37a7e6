import { definePage, type PageModule } from '@jishi/contracts';
import type { ComponentType } from 'react';

declare const PART_TARGET: 'web' | 'node';

type StandInFault = 'load' | 'mount';

/** Where a test says what is broken at the moment; the server never breaks. */
const FAULT_KEY = 'stand-in-fault';

function throwOn(fault: StandInFault, id: string): void {
  if (PART_TARGET === 'web' && sessionStorage.getItem(FAULT_KEY) === fault) {
    throw new Error(`stand-in ${id} throws on ${fault}`);
  }
}

const standInText = (id: string): string => `stand-in of ${id}`;

function standIn(id: string): ComponentType {
  throwOn('load', id);
  return function StandIn() {
    throwOn('mount', id);
    return <h2>{standInText(id)}</h2>;
  };
}

/** A page that breaks when it is told to: while its module is loaded, or while it is drawn. */
export const standInPage = (id: string): PageModule =>
  definePage({ Component: standIn(id), load: () => ({ title: id, flow: { title: id, step: null } }) });

/** A fragment that breaks in the same ways. */
export const standInFragment = (id: string): { Component: ComponentType } => ({ Component: standIn(id) });
