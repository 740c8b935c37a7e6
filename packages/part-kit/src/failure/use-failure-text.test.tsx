import { ApiError, type ApiErrorDetails } from '@jishi/api';
import { renderInShop, screen } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import { useFailureText } from './use-failure-text.ts';

const failed = (details: Omit<ApiErrorDetails, 'message'>) => new ApiError({ message: 'down', ...details });

const cases: [string, unknown, { zh: string; en: string }][] = [
  ['the server’s sentence', failed({ code: 'conflict', serverMessage: '券' }), { zh: '券', en: '券' }],
  ['no answer', failed({ code: 'network' }), { zh: '网络或服务器繁忙', en: 'The network or the server is busy' }],
  ['a late answer', failed({ code: 'timeout' }), { zh: '网络或服务器繁忙', en: 'The network or the server is busy' }],
  [
    'too many customers',
    failed({ code: 'unavailable' }),
    { zh: '当前人数较多，请稍后重试', en: 'Too many people at once, try again in a moment' },
  ],
  [
    'too many requests',
    failed({ code: 'rate-limited' }),
    { zh: '请求过于频繁，请稍等', en: 'Too many requests, wait a little' },
  ],
  ['a record that is gone', failed({ code: 'not-found' }), { zh: '该内容已不存在', en: 'This entry no longer exists' }],
  [
    'a fault without a reason',
    failed({ code: 'unexpected', status: 500 }),
    { zh: '服务出了点问题', en: 'Something went wrong on our side' },
  ],
  [
    'an answer nobody can read',
    failed({ code: 'unexpected', status: 200 }),
    { zh: '服务器返回的内容无法识别', en: 'The server’s answer could not be read' },
  ],
  [
    'a refusal without a sentence',
    failed({ code: 'conflict', serverMessage: '' }),
    { zh: '服务出了点问题', en: 'Something went wrong on our side' },
  ],
  ['something else', new TypeError('oops'), { zh: '出错了', en: 'Error' }],
];

function Told({ error, otherwise }: { error: unknown; otherwise?: string }) {
  return <p>{useFailureText(otherwise)(error)}</p>;
}

describe.each(['zh', 'en'] as const)('in %s', (lang) => {
  it.each(cases)('%s', (_what, error, texts) => {
    renderInShop(<Told error={error} />, { lang });
    expect(screen.getByText(texts[lang])).toBeVisible();
  });
});

it('says what the caller knows when nothing else is known', () => {
  renderInShop(<Told error={failed({ code: 'unexpected' })} otherwise="在线支付配置不正确" />);
  expect(screen.getByText('在线支付配置不正确')).toBeVisible();
});
