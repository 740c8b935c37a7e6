import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type SyncableStream = { nfd: number };
type NodeFsModule = { NODEFS: { stream_ops: { fsync?: (stream: SyncableStream) => number } } };

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
        fdatasyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}
