import { Agent } from 'node:http';
import { type Answer, askAs } from './ask-as.ts';
import { changeShare, type Stage } from './measure-arms.ts';

/** What readers got while the share changed again and again; faults in words. */
export type Shares = {
  changes: number;
  seconds: number;
  pages: number;
  candidates: number;
  failed: string[];
  mixed: string[];
};

const CHANGES = 200;
const READERS = 8;
/** Steps through all shares without an order anybody could wait for. */
const STRIDE = 2_777;
const ALL = 10_000;

/** Changes the share 200 times while eight visitors open one page after the other. `version`: of the candidate's part. */
export async function measureShares(stage: Stage, version: string): Promise<Shares> {
  const { shop, stop } = stage;
  const agent = new Agent({ keepAlive: true });
  const found: Shares = { changes: CHANGES, seconds: 0, pages: 0, candidates: 0, failed: [], mixed: [] };
  let isOver = false;
  const read = async (reader: number): Promise<void> => {
    let cookie: string | null = null;
    for (let page = 0; !isOver; page += 1) {
      const path = page % 2 ? '/' : `/product/detail/1029?page=${reader * 10_000 + page}`;
      const answer: Answer | string = await askAs(shop.origin + path, cookie, agent).catch((error: unknown) =>
        String(error),
      );
      if (typeof answer === 'string' || answer.status !== 200) {
        found.failed.push(typeof answer === 'string' ? answer : `${path} answered ${answer.status}`);
        continue;
      }
      cookie ??= answer.setCookie[0]?.split(';')[0] ?? null;
      const isCandidate = answer.release.endsWith('-candidate');
      found.pages += 1;
      found.candidates += Number(isCandidate);
      if (answer.versions.includes(version) !== isCandidate) {
        found.mixed.push(`${answer.release}: ${answer.versions.join(' and ')}`);
      }
    }
  };
  const began = performance.now();
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  try {
    for (let change = 0; change < CHANGES; change += 1) {
      stop.throwIfAborted();
      await changeShare(stage, (change * STRIDE) % (ALL + 1));
    }
  } finally {
    isOver = true;
    await Promise.all(readers);
    agent.destroy();
  }
  return { ...found, seconds: (performance.now() - began) / 1000 };
}
