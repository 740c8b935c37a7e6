import { tell, word } from './ask.ts';
import { refresh } from './changes.ts';

/** The button that has pictures taken; they come by themselves when they are there. */
export function watchPictures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-takes]') : null;
    if (button) void take(button);
  });
}

async function take(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const channel = encodeURIComponent(button.dataset['takes'] ?? '');
  const answer = await fetch(`/-/releases/pictures?channel=${channel}`, { method: 'POST' }).catch(() => null);
  if (answer?.ok) return refresh();
  button.disabled = false;
  tell({ ok: false, told: word('failed') });
}
