import { act, refuse, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { ReminderButton } from './reminder-button.tsx';

const IDS = 'GET seckillReminder/ids';
const SET = 'POST seckillReminder';
const REMOVE = 'POST seckillReminder/destroy/3';
const server = shopServer({ [IDS]: { ids: [], seconds_before: 300 }, [SET]: 'ok', [REMOVE]: 'ok' });

const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const before = (minutes: number) => () => Date.parse('2026-11-21T08:00:00+08:00') - minutes * 60_000;
const draw = ({ lang = 'zh' as 'zh' | 'en', minutes = 60, ...options } = {}) =>
  renderInShop(<ReminderButton saleId="3" startsAt="2026-11-21 08:00:00" name="草莓" />, {
    texts: { mf_promotions: lang === 'en' ? en : zh },
    lang,
    now: before(minutes),
    customer,
    ...options,
  });
const unset = { name: '提醒我：草莓' };
const isSet = { name: '已设提醒，按一下取消：草莓' };

it('sets a reminder, says so, and leads to all of them', async () => {
  const { user, messages, router } = draw();
  server.serve({
    [SET]: () => {
      server.serve({ [IDS]: { ids: [3], seconds_before: 300 } });
      return 'ok';
    },
  });
  await user.click(await screen.findByRole('button', unset));
  expect(await screen.findByRole('button', isSet)).toBeInTheDocument();
  expect(server.asked.find(({ path, method }) => path === 'seckillReminder' && method === 'POST')?.body).toEqual({
    id: '3',
  });
  expect(messages).toMatchObject([{ kind: 'success', text: '设好了，开抢前会提醒你', action: { label: '查看提醒' } }]);
  act(() => messages[0]?.action?.run());
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/seckill/reminders'));
});

it('takes it back, and undoes that', async () => {
  server.serve({ [IDS]: { ids: [3], seconds_before: 300 } });
  const { user, messages } = draw();
  const button = await screen.findByRole('button', isSet);
  server.serve({ [IDS]: { ids: [], seconds_before: 300 } });
  await user.click(button);
  expect(await screen.findByRole('button', unset)).toBeInTheDocument();
  expect(messages).toMatchObject([{ text: '已取消提醒', action: { label: '撤销' } }]);
  server.serve({ [IDS]: { ids: [3], seconds_before: 300 } });
  act(() => messages[0]?.action?.run());
  expect(await screen.findByRole('button', isSet)).toBeInTheDocument();
});

it('asks visitors to sign in first', async () => {
  const { user } = draw({ customer: null } as object);
  await user.click(await screen.findByRole('button', unset));
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says that it begins soon when a reminder would come at once', async () => {
  draw({ minutes: 5 });
  expect(await screen.findByText('马上开抢')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps one that is set until the start, and shows nothing then', async () => {
  server.serve({ [IDS]: { ids: [3], seconds_before: 300 } });
  const begun = Date.now();
  const { container } = draw({
    now: () => Date.parse('2026-11-21T07:59:59.500+08:00') + (Date.now() - begun),
  } as object);
  expect(await screen.findByRole('button', isSet)).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement(), { timeout: 3000 });
});

it('tells that it was too late', async () => {
  server.serve({ [SET]: refuse('本场马上开始或已经开始', 50003, 401, 'conflict') });
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', unset));
  await waitFor(() =>
    expect(messages).toMatchObject([{ kind: 'warning', text: '这场马上开始或已经开始，不用提醒了' }]),
  );
});

it('tells what kept it from being set, and can be pressed again', async () => {
  server.serve({ [SET]: refuse('', 0, 503, 'unavailable') });
  const { user, messages } = draw();
  await user.click(await screen.findByRole('button', unset));
  await waitFor(() => expect(messages).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByRole('button', unset)).toBeEnabled();
});

it('stands there also where nobody knows what is set', async () => {
  server.serve({ [IDS]: refuse('', 0, 503, 'unavailable') });
  draw();
  expect(await screen.findByRole('button', unset)).toBeInTheDocument();
});

it('speaks English', async () => {
  draw({ lang: 'en' });
  expect(await screen.findByRole('button', { name: 'Remind me: 草莓' })).toBeInTheDocument();
});
