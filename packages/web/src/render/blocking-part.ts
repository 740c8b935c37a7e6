import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';

type Message = {
  method?: string;
  params?: { scriptId?: string; url?: string; callFrames?: { location: { scriptId: string } }[] };
};

/**
 * Which part's code a thread is running that answers nothing any more: the innermost function on its stack that is of a
 * remote, else of the shell. The thread is stopped for a moment by the debugger of this process, which interrupts endless loops, too.
 *
 * @param within milliseconds
 * @returns the name of the part; `null` when it cannot be told, such as for a thread that waits in a system call
 */
export async function blockingPart(threadId: number, within: number): Promise<string | null> {
  const session = new Session();
  session.connect();
  const ending = new AbortController();
  try {
    return await Promise.race([
      pausedIn(session, threadId),
      sleep(within, null, { signal: ending.signal }).catch(() => null),
    ]);
  } catch {
    return null; // somebody debugs this process, or the thread has just ended
  } finally {
    ending.abort();
    session.disconnect();
  }
}

async function pausedIn(session: Session, threadId: number): Promise<string | null> {
  const paused = Promise.withResolvers<string | null>();
  const scripts = new Map<string, string>();
  let target: string | null = null;
  let id = 0;
  const tell = (method: string): void => {
    id += 1;
    const message = JSON.stringify({ id, method });
    void session.post('NodeWorker.sendMessageToWorker', { sessionId: target ?? '', message }).catch(paused.reject);
  };
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    // Its id is one of the debugger's own; the name has that of the thread.
    if (!params.workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
    target = params.sessionId;
    tell('Debugger.enable');
    tell('Debugger.pause');
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId !== target) return;
    const { method, params: said } = JSON.parse(params.message) as Message;
    if (method === 'Debugger.scriptParsed') scripts.set(said?.scriptId ?? '', said?.url ?? '');
    if (method !== 'Debugger.paused') return;
    // A thread that stays paused could not be ended.
    tell('Debugger.disable');
    paused.resolve(partOf((said?.callFrames ?? []).map(({ location }) => scripts.get(location.scriptId) ?? '')));
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return await paused.promise;
}

/** The part of the innermost script: their names are those `compileServerFile` was given. */
function partOf(scripts: readonly string[]): string | null {
  const parts = scripts.flatMap((script) => /([\w-]+)@[^/@]+\/server\.cjs$/.exec(script)?.[1] ?? []);
  return parts.find((part) => part !== 'shell') ?? parts[0] ?? null;
}
