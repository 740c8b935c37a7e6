/** Fetches what unfolds when it is asked for; anew each time, so that a failure is tried again. */
export function watchLoading(): void {
  document.addEventListener('toggle', ({ target }) => void load(target), { capture: true });
}

async function load(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const { loads } = target.dataset;
  const into = target.querySelector('.difference');
  if (!loads || !into) return;
  const response = await fetch(loads + location.search.replace(/^\?/, '&')).catch(() => null);
  into.innerHTML = response?.ok ? await response.text() : '–';
}
