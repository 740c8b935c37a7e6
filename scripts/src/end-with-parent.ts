// Loaded before a server (`--import`): whoever started it may be ended by force and can then end nothing itself.
// The orphan asks itself to end, so that no port and no database stays taken.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 500).unref();
}
