/** A page with these tags is searched for where its body begins; further on there is none. */
const SEARCHED = 512 * 1024;

/** The page with a piece of HTML at the beginning of its body; a page without a body stays as it is. */
export async function* insertBar(page: AsyncIterable<Uint8Array>, bar: string): AsyncGenerator<Uint8Array> {
  let waiting: Buffer | null = Buffer.alloc(0);
  for await (const chunk of page) {
    if (waiting === null) {
      yield chunk;
      continue;
    }
    waiting = Buffer.concat([waiting, chunk]);
    const begin = waiting.indexOf('<body');
    const end = begin < 0 ? -1 : waiting.indexOf('>', begin);
    if (end >= 0) {
      yield Buffer.concat([waiting.subarray(0, end + 1), Buffer.from(bar), waiting.subarray(end + 1)]);
      waiting = null;
    } else if (waiting.byteLength > SEARCHED) {
      yield waiting;
      waiting = null;
    }
  }
  if (waiting !== null && waiting.byteLength > 0) yield waiting;
}
