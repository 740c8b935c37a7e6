import { type Answer, ask, tell, word } from './ask.ts';
import { refresh } from './changes.ts';

/** So long it has to be held; the style sheet fills the button in the same time. */
const HOLD_MS = 2_000;

let holding: { button: HTMLButtonElement; timer: ReturnType<typeof setTimeout> } | null = null;
/** The click that ends a press of a finger or a key is none of its own. */
let wasHeld = false;

/** The button that goes back: held by pointer or key for two seconds. A screen reader presses without holding: it is asked. */
export function watchHolding(): void {
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && begin(buttonAt(target)));
  for (const type of ['pointerup', 'pointercancel', 'blur', 'contextmenu'] as const) addEventListener(type, end);
  document.addEventListener('keydown', (event) => {
    if (event.repeat) return;
    const isShortcut = event.shiftKey && event.key.toLowerCase() === 'b' && !isWriting(event.target);
    const button = isShortcut ? document.querySelector<HTMLButtonElement>('[data-hold]') : buttonAt(event.target);
    if (button && (isShortcut || event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      begin(button);
    }
  });
  document.addEventListener('keyup', end);
  document.addEventListener('click', ({ target }) => {
    const button = buttonAt(target);
    if (button && !wasHeld && confirm(button.textContent)) void goBack(button);
    wasHeld = false;
  });
}

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest<HTMLButtonElement>('[data-hold]') : null;
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,select,textarea,dialog') !== null;

function begin(button: HTMLButtonElement | null): void {
  if (!button || button.disabled || holding) return;
  wasHeld = true;
  button.classList.add('is-held');
  const timer = setTimeout(() => {
    end();
    void goBack(button);
  }, HOLD_MS);
  holding = { button, timer };
}

function end(): void {
  if (!holding) return;
  clearTimeout(holding.timer);
  holding.button.classList.remove('is-held');
  holding = null;
}

async function goBack(button: HTMLButtonElement): Promise<void> {
  const { hold = '', channel = '', expect, fields = '{}' } = button.dataset;
  button.disabled = true;
  tell({ ok: true, told: word('doing') });
  const answer: Answer = await ask('run', hold, { channel, expect: Number(expect), fields: JSON.parse(fields) });
  tell(answer);
  button.disabled = false;
  await refresh();
}
