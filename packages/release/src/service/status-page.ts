import { createHash } from 'node:crypto';
import { comparePartNames } from '@jishi/contracts/names';
import type { Release } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { freezeText } from '../decisions/freezes.ts';
import { isMissed, plannedText } from '../decisions/planned-text.ts';
import { approvalsText, proposalText } from '../decisions/proposal-text.ts';
import { planText, rolloutText, shareText } from '../decisions/rollouts.ts';
import { changesOf, historyHead, historyRow } from '../history/history-rows.ts';
import type { Registry } from '../registry/registry.ts';
import { type ChannelStatus, channelStatus, serverWord } from '../servers/channel-status.ts';

/** So many releases of each channel are shown. */
const SHOWN = 20;

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2.5rem; font-size: 1.2rem; } h3 { font-size: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 1.2rem .3rem 0; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; white-space: nowrap; }
td:last-child { white-space: normal; min-width: 12rem; }
`;

/** What a browser may do with the page: show it, with these styles. */
export const statusPagePolicy: string = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that only shows: what is live on each channel, since when and why, who serves it, and what was before. */
export async function statusPage(registry: Registry): Promise<string> {
  const channels = await Promise.all((await registry.channels()).map((channel) => channelOf(registry, channel)));
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, 'Releases'),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h('body', null, h('h1', null, 'Releases'), ...(channels.length > 0 ? channels : [h('p', null, 'No release yet.')])),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

async function channelOf(registry: Registry, channel: string): Promise<ReactNode> {
  const status = await channelStatus(registry, channel);
  const entries = await registry.releases(channel, SHOWN + 1); // the oldest is what the one after it is compared with
  const live = status.release?.serial ?? null;
  const rows = changesOf(entries).slice(-SHOWN).reverse();
  return h(
    'section',
    { key: channel },
    h('h2', null, `${channel}: ${live === null ? 'no release' : `release ${live}`}`),
    ...(status.release ? facts(status.release) : []),
    h('h3', null, 'Web servers'),
    serversOf(status),
    h('h3', null, 'History'),
    table(
      historyHead,
      rows.map((change) => historyRow(change, live)),
    ),
  );
}

function facts(release: Release): ReactNode[] {
  const {
    author,
    time,
    kind,
    reason,
    parts,
    frozen,
    frozenParts = [],
    planned = [],
    rollout,
    banned,
    expires,
    forced,
    approvals,
    approved,
    proposed = [],
  } = release;
  const notes = [
    `${kind} by ${author}, ${time}: ${reason}`,
    ...(approved ? [`approved by ${approved.by}, ${approved.time}`] : []),
    ...(forced ? [`forced: ${forced}`] : []),
    ...(expires ? [`expires ${expires}`] : []),
    ...(frozen ? [`frozen ${freezeText(frozen)}`] : []),
    ...frozenParts.map((freeze) => `${freeze.part} is frozen ${freezeText(freeze)}`),
    ...(rollout ? [`rollout: ${shareText(rollout)} have ${rolloutText(rollout, release)}`] : []),
    ...(rollout?.plan ? [`plan: ${planText(rollout.plan)}`] : []),
    ...(approvals ? [`needs the approval ${approvalsText(approvals)}`] : []),
    ...proposed.map((entry) => `waits for approval: ${proposalText(entry)}`),
    ...planned.map((pin) => `${isMissed(pin) ? 'missed' : 'planned'}: ${plannedText(pin)}`),
    ...banned.map(({ part, version, reason: why }) => `${part}@${version} is banned: ${why}`),
  ];
  const inOrder = Object.entries(parts).sort(([a], [b]) => comparePartNames(a, b));
  return [
    ...notes.map((note) => h('p', { key: note }, note)),
    table(
      ['PART', 'VERSION'],
      inOrder.map(([part, { version }]) => [part, version]),
    ),
  ];
}

function serversOf({ servers }: ChannelStatus): ReactNode {
  if (servers.length === 0) return h('p', null, 'None follows it, or none may say so.');
  const rows = servers.map((server) => [
    server.name,
    String(server.serial ?? '–'),
    server.heard,
    [serverWord(server), server.reason].filter(Boolean).join(': '),
  ]);
  return table(['SERVER', 'SERVES', 'HEARD', 'STATE'], rows);
}

const table = (head: readonly string[], rows: readonly string[][]): ReactNode =>
  h(
    'div',
    { className: 'wide', tabIndex: 0, role: 'group', key: head.join() },
    h(
      'table',
      null,
      h('thead', null, h('tr', null, ...head.map((cell) => h('th', { key: cell, scope: 'col' }, cell)))),
      h(
        'tbody',
        null,
        ...rows.map((row, at) => h('tr', { key: at }, ...row.map((cell, column) => h('td', { key: column }, cell)))),
      ),
    ),
  );
