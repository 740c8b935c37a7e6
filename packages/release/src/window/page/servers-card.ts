import { createElement as h, type ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { card, moment, note, state, table } from './elements.ts';

/** What the web servers that follow the channel make of its newest release. */
export function serversCard({ servers }: WindowView, texts: Texts): ReactNode {
  const rows = servers.map((server) => [
    server.name,
    server.serial === null ? '–' : `#${server.serial}`,
    moment(server.heard),
    stateOf(server, texts),
  ]);
  return card(
    'servers',
    texts.servers,
    null,
    servers.length === 0 && h('div', { className: 'card-body' }, note(texts.noServersLead)),
    servers.length > 0 && table(texts.servers, [texts.server, texts.serves, texts.heard, texts.state], rows),
  );
}

function stateOf(server: WindowView['servers'][number], texts: Texts): ReactNode {
  const { state: answer, isSilent, reason } = server;
  const word = texts.serverStates[isSilent ? 'silent' : answer];
  const text = reason ? `${word}: ${reason}` : word;
  if (isSilent || answer === 'late') return state('warn', 'warn', text);
  return answer === 'live' ? state('ok', 'check', text) : state('bad', 'warn', text);
}
