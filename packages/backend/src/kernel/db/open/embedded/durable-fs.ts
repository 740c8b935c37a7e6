import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type SyncableStream = { nfd: number };
type NodeFsModule = { NODEFS: { stream_ops: { fsync?: (stream: SyncableStream) => number } } };

/** "I/O error" among the error numbers of WASI: the engine ends with a PANIC then, as PostgreSQL does. */
const EIO = 29;

/**
 * File system of the embedded database that really syncs. The one PGlite ships has no fsync: after a power loss stores would not open and
 * acknowledged orders were gone. Relies on an internal of Emscripten, so the version is pinned and every start checks that a commit syncs.
 */
export class DurableNodeFS extends NodeFS {
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const preRun = [prepared.emscriptenOpts.preRun ?? []].flat();
    const addSync = (module: unknown) => {
      (module as NodeFsModule).NODEFS.stream_ops.fsync = (stream) => {
        try {
          fdatasyncSync(stream.nfd);
        } catch {
          // Thrown, it would be swallowed on its way through the engine, which then answers as if all were well.
          return EIO;
        }
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}
