import { word } from './ask.ts';
import { writeTimes } from './times.ts';

/** The field that says which release somebody had. */
export function watchFinding(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.dataset['finds']) return;
    event.preventDefault();
    void find(form, form.dataset['finds']);
  });
}

let asked = 0;

async function find(form: HTMLFormElement, address: string): Promise<void> {
  const into = form.parentElement?.querySelector('.found');
  const what = String(new FormData(form).get('what') ?? '').trim();
  if (!into || !what) return;
  asked += 1;
  const own = asked;
  into.textContent = word('checking');
  const response = await fetch(`${address}&what=${encodeURIComponent(what)}`).catch(() => null);
  if (response?.status === 401) return location.reload();
  const html = await response?.text().catch(() => null);
  // What was asked for last is shown.
  if (own !== asked) return;
  if (response?.ok && html) into.innerHTML = html;
  else into.textContent = word('failed');
  writeTimes();
}
