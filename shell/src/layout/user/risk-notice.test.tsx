import { refuse, renderInShop, screen, shopServer, waitFor } from '@jishi/testing';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { RiskNotice } from './risk-notice.tsx';

const server = shopServer({});
const texts = { zh, en };

it.each([
  ['zh', '提示：当前站点尚未取得商业授权'],
  ['en', 'Notice: this copy is not licensed for commercial use'],
] as const)('says that the shop is not licensed, in %s', async (lang, text) => {
  server.serve({ 'GET commercialLicense': false });
  renderInShop(<RiskNotice />, { lang, texts: { shell: texts[lang] } });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['is licensed', true],
  ['does not say', refuse('服务出了点问题', 0, 500, 'unexpected')],
])('says nothing of a shop that %s', async (_what, answer) => {
  server.serve({ 'GET commercialLicense': answer });
  renderInShop(<RiskNotice />, { texts: { shell: zh } });
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(screen.queryByText(/授权/)).toBeNull();
});
