import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { blockingPart } from './blocking-part.ts';

/** A thread that runs what is given, with code compiled under the names of server files. */
async function threadRunning(code: string): Promise<Worker> {
  const worker = new Worker(
    `const { compileFunction } = require('node:vm');
     const { parentPort } = require('node:worker_threads');
     const compile = (text, filename, names = []) => compileFunction(text, names, { filename });
     const shell = compile('return run()', 'shell@1.0.0/server.cjs', ['run']);
     const remote = compile('return run()', 'mf-promotions@1.2.0/server.cjs', ['run']);
     const loop = compile('for (;;);', 'mf-catalog@2.0.0-dev.1/server.cjs');
     const spin = compile('for (;;);', 'shell@1.0.0/server.cjs');
     parentPort.postMessage('begun');
     ${code}`,
    { eval: true },
  );
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

test.each([
  ['the remote whose code runs', 'remote(() => shell(loop));', 'mf-catalog'],
  ['the remote that called code of the shell', 'shell(() => remote(() => shell(spin)));', 'mf-promotions'],
  ['the shell where no remote runs', 'shell(spin);', 'shell'],
  ['none where none runs', 'compile("for (;;);", "node:something")();', null],
])('tells %s, and the thread can be ended', async (_what, code, part) => {
  const worker = await threadRunning(code);
  // It may be asked before it has come to its loop.
  await expect.poll(() => blockingPart(worker.threadId, 5_000), { timeout: 15_000 }).toBe(part);
  await worker.terminate();
});

test('a thread that waits in the system is not known, and others go on', async () => {
  const waiting = await threadRunning('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  const other = await threadRunning('parentPort.on("message", (text) => parentPort.postMessage(text));');
  expect(await blockingPart(waiting.threadId, 300)).toBeNull();
  const answered = new Promise((resolve) => other.once('message', resolve));
  other.postMessage('still here');
  expect(await answered).toBe('still here');
  await Promise.all([waiting.terminate(), other.terminate()]);
});
