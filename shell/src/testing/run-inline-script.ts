import { onTestFinished } from 'vitest';

/** Runs a script of the page as the browser does before everything else; what it listens to ends with the test. */
export function runInlineScript(script: string): void {
  const listening = new AbortController();
  const listen = (type: string, hear: EventListener, capture = false) =>
    addEventListener(type, hear, { capture, signal: listening.signal });
  new Function('addEventListener', script)(listen);
  onTestFinished(() => listening.abort());
}
