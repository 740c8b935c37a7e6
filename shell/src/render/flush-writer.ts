import { Writable } from 'node:stream';
import type { RenderSink } from '@jishi/contracts/renderer';
import type { ServerStyleSheet } from 'styled-components';

type FlushOptions = {
  sink: RenderSink;
  sheet: ServerStyleSheet;
  nonce: string;
  /** Drawings of icons that are new since the last flush, as HTML. */
  takeIcons(): string;
  /** New data since the last flush, as script expressions. */
  takeData(): string[];
  /** Document up to the open head, without its closing tag. */
  head: string;
  /** Whether nothing of the page was left to the browser. */
  isComplete(): boolean;
  /** Whether it was written only when all of it was there. */
  isInOnePiece(): boolean;
  /** Scripts and the opening of the root element. */
  bodyStart: string;
};

/**
 * What React writes into. Per flush: styles, icons and data, then the HTML drawn with them; so data always stands before
 * the script that reveals what was drawn from it. One flush is one message to the host.
 */
export function createFlushWriter({
  sink,
  sheet,
  nonce,
  takeIcons,
  takeData,
  isComplete,
  isInOnePiece,
  head,
  bodyStart,
}: FlushOptions) {
  let buffered: Buffer[] = [];
  let isFirst = true;
  let mayWrite = true;

  const emit = () => {
    if (buffered.length === 0 && !isFirst) return;
    const hasStyles = sheet.instance.toString() !== '';
    const css = hasStyles ? sheet.getStyleTags() : '';
    sheet.instance.clearTag();
    const pushes = [...(!isFirst && hasStyles ? ['0'] : []), ...takeData()];
    const script =
      pushes.length > 0 ? `<script nonce="${nonce}">(self.__q=self.__q||[]).push(${pushes.join(',')})</script>` : '';
    const icons = takeIcons();
    const before = isFirst ? `${head}${css}</head><body>${script}${icons}${bodyStart}` : css + script + icons;
    isFirst = false;
    const chunks = [Buffer.from(before), ...buffered];
    buffered = [];
    mayWrite = sink.chunk(Buffer.concat(chunks));
    if (!mayWrite) {
      sink.onDrain(() => {
        mayWrite = true;
        writer.emit('drain');
      });
    }
  };

  const writer = Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        buffered.push(chunk);
        done();
      },
      final(done) {
        emit();
        buffered.push(Buffer.from('</div></body></html>'));
        emit();
        sink.end(isComplete(), isInOnePiece());
        done();
      },
    }),
    { flush: emit },
  );
  // React stops only when its own destination says so.
  const write = writer.write.bind(writer) as (chunk: unknown) => boolean;
  writer.write = ((chunk: unknown) => write(chunk) && mayWrite) as typeof writer.write;

  return writer;
}
