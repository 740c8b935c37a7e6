/** Where the watcher of a page says what went wrong in it. */
export const FAULTS = '/__faults';

/** Runs before every script of the shop: no engine but Chromium tells a driver all of this by itself. */
const watcher = `(() => {
  const tell = (text) => navigator.sendBeacon('${FAULTS}', location.pathname + ': ' + text);
  addEventListener('error', (event) => { if (event.message) tell('uncaught: ' + event.message); });
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + (reason?.message ?? reason)));
  addEventListener('securitypolicyviolation', (event) => tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...words) => { tell('console: ' + words.map((word) => word?.message ?? word).join(' ')); error.apply(console, words); };
})()`;

/** Puts the watcher into the head of a page, under the nonce the page's policy names. */
export function watched(html: string, policy: string): string {
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  if (nonce === undefined) throw new Error(`the page's policy names no nonce: ${policy}`);
  return html.replace('<head>', `<head><script nonce="${nonce}">${watcher}</script>`);
}
