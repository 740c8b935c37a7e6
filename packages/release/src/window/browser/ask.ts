const words = JSON.parse(document.body.dataset['words'] ?? '{}') as Record<string, string>;

/** Words in the language of the page. */
export const word = (name: string): string => words[name] ?? '';

export type Answer = { ok: boolean; html: string; told: string };

/** What an action is about: the channel, the release somebody saw, the fields of a form. */
export type Asked = { channel: string; expect: number; fields: Record<string, string> };

/**
 * Checks an action, or does it. Never throws: what did not answer says so.
 *
 * @param how `check` changes nothing
 */
export async function ask(how: 'check' | 'run', action: string, asked: Asked): Promise<Answer> {
  try {
    const response = await fetch(`/-/releases/${how}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (response.status === 401) location.reload();
    return (await response.json()) as Answer;
  } catch {
    return { ok: false, html: '', told: word('failed') };
  }
}

/** Tells how it ended, for eyes and screen readers. */
export function tell({ ok, told }: Pick<Answer, 'ok' | 'told'>): void {
  const banner = document.getElementById('told');
  if (!banner) return;
  banner.hidden = told === '';
  banner.classList.toggle('banner-ok', ok);
  banner.textContent = told;
  banner.scrollIntoView({ block: 'nearest' });
}
