import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@jishi/contracts/release';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import type { ServerState } from './server-state.ts';

/** Milliseconds between two looks: at first, and at most. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [50, 500];

/** What a server makes of a release. `late`: it has not answered for it yet. */
export type ServerAnswer = {
  name: string;
  /** The release it serves. */
  serial: number | null;
  state: 'live' | 'refused' | 'late';
  /** The part a refusal is about; `null` when it is the document. */
  part: string | null;
  reason: string | null;
};

/** What is asked: a registry, or one behind a service. */
type Source = {
  servers(channel: string): Promise<ServerState[]>;
  serials(channel: string, after?: number): Promise<number[]>;
};

/**
 * Waits until every web server that follows the channel serves the release, or a later one, or has refused it.
 *
 * @param within milliseconds after which those that have not answered are `late`
 * @returns an answer of each server; empty when no server announces itself
 */
export async function waitForServers(source: Source, release: Release, within: number): Promise<ServerAnswer[]> {
  const end = performance.now() + within;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const answers = await answersOf(source, release);
    const left = end - performance.now();
    if (left <= 0 || answers.every(({ state }) => state !== 'late')) return answers;
    await sleep(Math.min(pause, left));
  }
}

/** What the servers of a channel make of a release at this moment. */
export async function answersOf(source: Source, release: Release): Promise<ServerAnswer[]> {
  const { channel, serial } = release;
  const servers = (await source.servers(channel)).filter(({ isSilent }) => !isSilent);
  const isAhead = servers.some((server) => (server.serial ?? 0) > serial);
  const later = isAhead ? await source.serials(channel, serial) : [];
  return servers.map((server) => answerOf(server, release, later));
}

function answerOf(server: ServerState, release: Release, later: readonly number[]): ServerAnswer {
  const { name, serial } = server;
  const answer = { name, serial, part: null };
  const refusal = server.refusals.find((one) => one.serial === release.serial);
  if (refusal) return { ...answer, state: 'refused', part: refusal.part, reason: refusal.reason };
  if (serial === null) return { ...answer, state: 'late', reason: 'serves no release yet' };
  if (serial < release.serial) return { ...answer, state: 'late', reason: `still serves release ${serial}` };
  const isSame = serial === release.serial && server.integrity === integrityOf(canonicalJson(release));
  if (isSame || later.includes(serial)) return { ...answer, state: 'live', reason: null };
  return { ...answer, state: 'late', reason: `serves a release ${serial} that is not in this registry` };
}
