import type { TabRelease } from './tab-release.ts';

/**
 * Hears of every script of the shop that does not come, whoever wanted it, and asks whether the release has ended.
 * Nothing is loaded anew for it: what somebody has begun to fill in stays.
 *
 * @returns ends the listening
 */
export function watchFiles(release: TabRelease): () => void {
  const listening = new AbortController();
  const hear = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !new URL(target.src).pathname.startsWith('/remotes/')) return;
    release.state.setState({ lacksFiles: true });
    await release.ask();
    if (!release.state.getState().hasEnded) release.state.setState({ lacksFiles: false });
  };
  window.addEventListener('error', (event) => void hear(event), { capture: true, signal: listening.signal });
  return () => listening.abort();
}
