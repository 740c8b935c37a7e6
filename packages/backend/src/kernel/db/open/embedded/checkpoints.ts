const LOG_SINCE =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

type Ask = (statement: string) => Promise<{ rows: unknown[] }>;

/** After how many bytes of the log, and how often that is looked for. */
export type Checkpoints = { afterBytes: number; everyMs: number };

/**
 * PostgreSQL has a process that makes checkpoints; the embedded engine has none, and would keep its log from its start on: gigabytes, all of
 * which it does again after a crash. So much of it takes half a second then (7 ms a megabyte), and a tenth of one to make a checkpoint of.
 */
const USUAL: Checkpoints = { afterBytes: 64 * 1024 * 1024, everyMs: 5_000 };

/** Makes a checkpoint whenever the log has grown by so much. @returns what ends it */
export function keepCheckpoints(ask: Ask, { afterBytes, everyMs }: Checkpoints = USUAL): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const look = async (): Promise<void> => {
    try {
      const [row] = (await ask(LOG_SINCE)).rows as { bytes: number }[];
      if (row && row.bytes >= afterBytes) await ask('checkpoint');
    } catch {
      // An engine that broke says so elsewhere.
    }
    if (!isOver) timer = setTimeout(look, everyMs).unref();
  };
  timer = setTimeout(look, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
