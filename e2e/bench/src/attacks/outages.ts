import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresPrograms, type Outage, type OutageRound, OutageTrial } from '@jishi/backend/conformance/outages';
import { ScriptError, say } from '@jishi/scripts/terminal';
import type { LoadContext } from '../api/servers/with-load-shop.ts';

export type OutagesResult = {
  rounds: OutageRound[];
  /** Why the process of the api ended; null when it lived. */
  death: string | null;
  /** Orders that were acknowledged and are gone, or there twice, and books that do not agree. */
  wrong: string[];
};

const ROUNDS = 20;
const outages: readonly Outage[] = ['restart fast', 'connections ended'];

/** Restarts a PostgreSQL of its own under a load of orders, and ends all its connections, twenty times each. */
export async function attackDatabase({ stop }: LoadContext): Promise<OutagesResult> {
  const programs = findPostgresPrograms();
  if (!programs) throw new ScriptError('initdb and pg_ctl are missing: install PostgreSQL, or leave this part out.');
  await using closing = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'jishi-outages-'));
  closing.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const trial = closing.use(await OutageTrial.start(programs, folder));
  const rounds: OutageRound[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const outage of outages) {
      stop.throwIfAborted();
      try {
        const measured = await trial.round(outage);
        rounds.push(measured);
        say('outages', `${outage}: first order ${Math.round(measured.firstGoodMs)} ms after its return`);
      } catch (error) {
        return { rounds, death: error instanceof Error ? error.message.slice(0, 500) : String(error), wrong: [] };
      }
    }
  }
  return { rounds, death: null, wrong: await trial.finish() };
}
