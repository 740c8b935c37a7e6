export type StreamedNews = { event: string; data: string };

/** Events of an event stream, and its comments as events without data. One line of data each, as the api sends them. */
export async function* readNews(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedNews> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield readBlock(block);
  }
}

function readBlock(block: string): StreamedNews {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
  return { event: fields.get('event') ?? 'message', data: fields.get('data') ?? '' };
}
