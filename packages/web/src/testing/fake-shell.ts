/**
 * Source of a shell server file for tests. Its pages do what their address asks for, so that a test can have a slow,
 * broken or deadly page whenever it wants one. Every page names the release, its serial and the version of each part.
 */
export const fakeShell = (version: string): string => `
const version = ${JSON.stringify(version)};
const thread = Math.random().toString(36).slice(2);
exports.shared = { react: { name: 'react of ' + version } };
exports.createRenderer = ({ release, releaseId, parts, apiBase, projectKey, internalKey }) => {
  const ask = (path) => fetch(new URL(path, apiBase), { headers: {
    'apply-secret': projectKey, ...(internalKey ? { 'x-internal-key': internalKey } : {}) } });
  const call = async (path) => (await ask(path)).text();
  const stamp = () => Object.entries(parts).map(([name, part]) =>
    name + '@' + (name === 'shell' ? version : part.server.version)).join(' ');
  return { render: (request, sink) => render({ release, releaseId, parts, stamp: stamp(), request, sink, call, ask }) };
};
const leaked = [];
function render({ release, releaseId, parts, stamp, request, sink, call, ask }) {
  const query = new URL(request.url, 'http://x').searchParams;
  const path = new URL(request.url, 'http://x').pathname.replace(/^\\/en(?=\\/|$)/, '') || '/';
  const nonce = request.noncePlaceholder;
  const timers = [];
  let open = true;
  const later = (ms, run) => timers.push(setTimeout(() => open && run(), ms));
  const stop = () => { open = false; for (const timer of timers) clearTimeout(timer); };
  const text = (html) => Buffer.from(html);
  const head = (status = 200, headers = {}) => sink.head({ status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    rescue: '<script nonce="' + nonce + '">rescue()</script></body></html>' });
  const first = () => sink.chunk(text('<!doctype html><body><p>serial ' + release.serial + ' parts ' + stamp + ' end</p>'
    + '<p>' + request.lang + ' ' + request.theme + ' cookie[' + request.cookie + '] from ' + request.remoteAddress + ' at ' + request.origin + '</p><p>without [' + request.without + ']</p>'
    + '<p>of ' + releaseId + '.</p><p>thread ' + thread + '</p><p>' + 'fresh from the market '.repeat(30) + '</p><script nonce="' + nonce + '">one()</script>'));
  const last = (complete) => { sink.chunk(text('<script nonce="' + nonce + '">two()</script></body></html>')); stop(); sink.end(complete); };
  const job = { abort(reason) {
    console.log('aborted ' + reason + ' ' + request.url);
    if (path === '/deaf' || (query.has('big') && reason === 'deadline')) return;
    if (reason === 'deadline' && open) last(false); else stop();
  } };

  const spinner = query.get('spin');
  if (spinner && !request.without.includes(spinner)) parts[spinner].server.spin();
  if (query.has('loop')) for (;;);
  if (query.has('exit')) process.exit(7);
  if (query.has('leak')) for (;;) leaked.push(new Array(10000).fill(Math.random()));
  if (query.has('fail')) { sink.fail(new Error('cannot render 13800000001')); return job; }
  if (release.serial >= Number(query.get('failsFrom') ?? Infinity)) { sink.fail(new Error('not in this release')); return job; }
  if (query.has('throw')) throw new Error('thrown');
  for (let i = 0; i < Number(query.get('fault') ?? 0); i += 1) {
    sink.fault(new Error('no price for 13800000001'), ' at Price (mf-catalog@1.0.0/server.cjs:1:1)');
  }
  if (query.has('unhealthy')) setTimeout(() => { throw new Error('nobody caught this'); });
  if (query.has('redirect')) { head(302, { location: '/elsewhere' }); sink.end(); return job; }
  if (query.has('missing')) { head(404); first(); last(); return job; }
  if (query.has('big')) { big(Number(query.get('big'))); return job; }
  if (path === '/deaf') return job;
  if (query.has('fetch')) {
    call(query.get('fetch')).then((answer) => { head(); first(); sink.chunk(text('<pre>' + answer + '</pre>')); last(); },
      (error) => sink.fail(error));
    return job;
  }
  if (query.has('needs')) {
    const end = (status) => { head(status); first(); last(); };
    ask(query.get('needs')).then((answer) => end(answer.status), () => end(503));
    return job;
  }
  const wait = Number(query.get('wait') ?? 0);
  later(wait, () => {
    head(200, query.has('private') ? { 'cache-control': 'no-store' } : {});
    first();
    if (query.has('half')) return later(30, () => process.exit(8));
    if (query.has('endless')) return;
    const end = () => last(!query.has('incomplete') && request.without.length === 0);
    if (query.has('slow')) later(Number(query.get('slow')), end);
    else end();
  });
  return job;

  function big(megabytes) {
    head(); first();
    let left = megabytes * 16;
    (function more() {
      while (open && left-- > 0) if (!sink.chunk(new Uint8Array(65536).fill(65 + left % 26))) return sink.onDrain(more);
      if (open) last();
    })();
  }
}
`;

/** A remote's server file: one export, and proof that it got the shell's libraries. */
export const fakeRemote = (version: string): string => `
exports.version = ${JSON.stringify(version)};
exports.react = require('react').name;
exports.spin = () => { for (;;); };
require('node:util');
`;
