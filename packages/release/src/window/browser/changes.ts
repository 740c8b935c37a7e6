import { writeTimes } from './times.ts';

/** What stands in the page now replaces what has changed since, when the service says that something has. */
export function followChanges(): void {
  const { stream } = document.body.dataset;
  if (!stream) return;
  const offline = document.getElementById('offline');
  const source = new EventSource(stream);
  source.addEventListener('open', () => offline?.setAttribute('hidden', ''));
  source.addEventListener('error', () => offline?.removeAttribute('hidden'));
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== document.body.dataset['revision']) void refresh();
  });
}

let isAsking = false;
let isAskedAgain = false;

/** Asks for the page anew; changes that come meanwhile are asked for once more. */
export async function refresh(): Promise<void> {
  isAskedAgain = isAsking;
  if (isAsking) return;
  isAsking = true;
  try {
    const response = await fetch(location.href);
    if (response.status === 401) return location.reload();
    if (response.ok) {
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      // With its first release a channel has another page.
      if (next.body.dataset['begun'] !== document.body.dataset['begun']) return location.reload();
      replaceChanged(next);
    }
  } catch {
    // The stream says when there is a connection again.
  } finally {
    isAsking = false;
  }
  if (isAskedAgain) void refresh();
}

const isOutermost = (element: Element): boolean => !element.parentElement?.closest('[data-live]');
/** As it came from the server: the page writes times and opens details by itself. */
const came = new Map<string, string>();

function replaceChanged(next: Document): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-focus],[id]')?.id;
  for (const element of [...next.querySelectorAll('[data-live]')].filter(isOutermost)) {
    const old = document.getElementById(element.id);
    const html = element.outerHTML;
    // Nobody's form is taken away while they fill it in; what they were shown is what they decide about.
    if (!old || came.get(element.id) === html || old.querySelector('dialog[open]') || old.querySelector('.is-held'))
      continue;
    came.set(element.id, html);
    const open = [...old.querySelectorAll('details[open]')].map(({ id }) => id);
    old.replaceWith(document.adoptNode(element));
    for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  }
  // A section that was empty before, or is now.
  document.body.dataset['revision'] = next.body.dataset['revision'] ?? '';
  writeTimes();
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}
