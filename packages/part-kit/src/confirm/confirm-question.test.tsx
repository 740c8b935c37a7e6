import { ApiError } from '@jishi/api';
import { act, renderInShop, screen } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import { ConfirmQuestion } from './confirm-question.tsx';
import { useConfirm } from './use-confirm.ts';

type Waiting = { asked: string; give: () => void; refuse: () => void };

function draw(lang: 'zh' | 'en' = 'zh') {
  const calls: Waiting[] = [];
  const done: string[] = [];
  function Page() {
    const question = useConfirm<string>({
      call: (asked) =>
        new Promise<void>((give, reject) => {
          const refusal = new ApiError({ code: 'conflict', message: 'no', serverMessage: '已经发货' });
          calls.push({ asked, give, refuse: () => reject(refusal) });
        }),
      onSuccess: async (asked) => {
        await Promise.resolve();
        done.push(asked);
      },
    });
    return (
      <>
        {['tea', 'bag'].map((name) => (
          <button key={name} type="button" onClick={() => question.ask(name)}>
            {name}
          </button>
        ))}
        {question.pending !== null && (
          <ConfirmQuestion question={question} title={`Remove ${question.pending}?`} confirmLabel="Remove" />
        )}
      </>
    );
  }
  const drawn = renderInShop(<Page />, { lang });
  const press = (name: string) => drawn.user.click(screen.getByRole('button', { name }));
  const settle = (index: number, answer: 'give' | 'refuse') => act(async () => calls[index]?.[answer]());
  return { ...drawn, calls, done, press, settle };
}

const question = (name: string) => screen.queryByRole('dialog', { name: `Remove ${name}?` });

describe('a question', () => {
  it('calls nothing until somebody agrees, then once, and closes when all is done', async () => {
    const { calls, done, press, settle } = draw();
    await press('tea');
    expect([question('tea') !== null, calls]).toEqual([true, []]);
    await press('Remove');
    await press('Remove');
    expect(calls.map(({ asked }) => asked)).toEqual(['tea']);
    await settle(0, 'give');
    expect([question('tea'), done]).toEqual([null, ['tea']]);
  });

  it('calls once when it is agreed to again before the first press is drawn', async () => {
    const { calls, press } = draw();
    await press('tea');
    const button = screen.getByRole('button', { name: 'Remove' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(calls.map(({ asked }) => asked)).toEqual(['tea']);
  });

  it.each([
    ['zh', '再想想'],
    ['en', 'Not now'],
  ] as const)('is left by the safe way, worded alike in %s everywhere', async (lang, away) => {
    const { calls, press } = draw(lang);
    await press('tea');
    await press(away);
    expect([question('tea'), calls]).toEqual([null, []]);
  });

  it('stays open with the reason of a refusal, and can be agreed to again', async () => {
    const { done, press, settle } = draw();
    await press('tea');
    await press('Remove');
    await settle(0, 'refuse');
    expect(await screen.findByText('已经发货')).toBeVisible();
    await press('Remove');
    await settle(1, 'give');
    expect([question('tea'), done]).toEqual([null, ['tea']]);
  });

  it('forgets a refusal when something else is asked', async () => {
    const { press, settle } = draw();
    await press('tea');
    await press('Remove');
    await settle(0, 'refuse');
    await press('再想想');
    await press('bag');
    expect(question('bag')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
