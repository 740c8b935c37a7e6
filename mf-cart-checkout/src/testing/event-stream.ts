/** An event stream a test writes: `tell` sends an event; `isOpen` while somebody reads it. */
export function anEventStream() {
  let writer: ReadableStreamDefaultController<Uint8Array>;
  const stream = {
    isOpen: true,
    tell: (data: object) => writer.enqueue(new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(data)}\n\n`)),
    /** Answers the request of the reader. */
    answer: () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            writer = controller;
          },
          cancel: () => {
            stream.isOpen = false;
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      ),
  };
  return stream;
}
