/** What every page runs while developing: loads again when it is told to, shows a failed build over the page. */
export function reloadScript(nonce: string, eventsPath: string): string {
  return `<script nonce="${nonce}">(${page.toString()})(${JSON.stringify(eventsPath)})</script>`;
}

type Box = { id: string; textContent: string; style: { cssText: string } };

type Browser = {
  EventSource: new (
    url: string,
  ) => { addEventListener(name: string, listener: (event: { data: string }) => void): void };
  location: { reload(): void };
  document: {
    createElement(name: string): Box;
    getElementById(id: string): Box | null;
    body: { append(element: Box): void };
  };
};

/** Runs in the browser, written out as text: it may use nothing from outside. */
function page(eventsPath: string): void {
  const { EventSource, location, document } = globalThis as unknown as Browser;
  const events = new EventSource(eventsPath);
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('failure', ({ data }) => {
    const box = document.getElementById('dev-failure') ?? document.createElement('pre');
    box.id = 'dev-failure';
    box.textContent = JSON.parse(data) as string;
    box.style.cssText =
      'position:fixed;inset:auto 0 0 0;z-index:9999;max-height:60vh;overflow:auto;margin:0;padding:16px;background:#2b0b0b;color:#ffd9d0;font:13px/1.5 monospace;white-space:pre-wrap';
    document.body.append(box);
  });
}
