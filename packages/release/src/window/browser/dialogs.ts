import { type Asked, ask, tell, word } from './ask.ts';
import { refresh } from './changes.ts';

/** Opens, checks and sends the forms. The button that does it is alive only while the last check of these very fields says yes. */
export function watchDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener) open(opener);
    const closer = target.closest<HTMLElement>('[data-closes]');
    if (closer) dialogOf(closer.dataset['closes'])?.close();
    const copier = target.closest<HTMLElement>('[data-copies]');
    if (copier) void copy(copier);
    const runner = target.closest<HTMLButtonElement>('[data-does=run]');
    if (runner?.form) void run(runner.form);
  });
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset['action']) return;
    event.preventDefault();
    void check(form);
  });
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return;
    const form = target.closest<HTMLFormElement>('form[data-action]');
    if (form) runnerOf(form).disabled = true;
  });
}

const dialogOf = (id = ''): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`dialog#${id}`);
const runnerOf = (form: HTMLFormElement): HTMLButtonElement =>
  form.querySelector<HTMLButtonElement>('[data-does=run]')!;
const answerOf = (form: HTMLFormElement): HTMLElement => form.querySelector<HTMLElement>('.answer')!;

function open({ dataset: { opens, fields = '{}' } }: HTMLElement): void {
  const dialog = dialogOf(opens);
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  form.reset();
  runnerOf(form).disabled = true;
  answerOf(form).replaceChildren();
  for (const [name, value] of Object.entries(JSON.parse(fields) as Record<string, string>)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  dialog.showModal();
}

function askedBy(form: HTMLFormElement): Asked {
  const { channel = '', expect } = form.dataset;
  const fields = [...new FormData(form)].map(([name, value]) => {
    const field = form.elements.namedItem(name);
    // The reader's clock; the service wants to know which.
    const isTime = field instanceof HTMLInputElement && field.type === 'datetime-local' && value !== '';
    return [name, isTime ? new Date(String(value)).toISOString() : String(value)] as const;
  });
  return { channel, expect: Number(expect), fields: Object.fromEntries(fields) };
}

async function check(form: HTMLFormElement): Promise<void> {
  const asked = askedBy(form);
  answerOf(form).textContent = word('checking');
  const { ok, html, told } = await ask('check', form.dataset['action']!, asked);
  if (JSON.stringify(askedBy(form)) !== JSON.stringify(asked)) return; // changed meanwhile
  if (html) answerOf(form).innerHTML = html;
  else answerOf(form).textContent = told;
  runnerOf(form).disabled = !ok;
  answerOf(form).scrollIntoView({ block: 'nearest' });
}

async function run(form: HTMLFormElement): Promise<void> {
  runnerOf(form).disabled = true;
  answerOf(form).textContent = word('doing');
  const answer = await ask('run', form.dataset['action']!, askedBy(form));
  if (answer.ok) form.closest('dialog')?.close();
  else if (answer.html) answerOf(form).innerHTML = answer.html;
  else answerOf(form).textContent = answer.told;
  if (answer.ok) tell(answer);
  await refresh();
}

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset['copies'] ?? '').catch(() => undefined);
  button.textContent = word('copied');
}
