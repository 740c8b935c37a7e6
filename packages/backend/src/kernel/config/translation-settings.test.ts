import { expect, it } from 'vitest';
import { readTranslationSettings } from './translation-settings.ts';

const url = 'https://translate.example/reviews';

it('is none where nothing is set', () => {
  expect(readTranslationSettings({ SHOP_TRANSLATION_URL: ' ' })).toEqual({ settings: null, problems: [] });
});

it.each([
  [{ SHOP_TRANSLATION_URL: url }, { url, key: null, answerWithinMs: 8000 }],
  [
    {
      SHOP_TRANSLATION_URL: 'http://127.0.0.1:5000/',
      SHOP_TRANSLATION_KEY: 'a-key-of-ours',
      SHOP_TRANSLATION_SECONDS: '20',
    },
    { url: 'http://127.0.0.1:5000/', key: 'a-key-of-ours', answerWithinMs: 20_000 },
  ],
])('reads %j', (env, settings) => {
  expect(readTranslationSettings(env)).toEqual({ settings, problems: [] });
});

it.each<[Record<string, string>, RegExp]>([
  [{ SHOP_TRANSLATION_KEY: 'a-key-of-ours' }, /^SHOP_TRANSLATION_URL is missing/],
  [{ SHOP_TRANSLATION_URL: 'http://translate.example' }, /^SHOP_TRANSLATION_URL must be an https/],
  [{ SHOP_TRANSLATION_URL: url, SHOP_TRANSLATION_KEY: 'two words' }, /^SHOP_TRANSLATION_KEY must have/],
  [{ SHOP_TRANSLATION_URL: url, SHOP_TRANSLATION_KEY: 'short' }, /^SHOP_TRANSLATION_KEY must have/],
  [{ SHOP_TRANSLATION_URL: url, SHOP_TRANSLATION_SECONDS: '0' }, /^SHOP_TRANSLATION_SECONDS must be/],
  [{ SHOP_TRANSLATION_URL: url, SHOP_TRANSLATION_SECONDS: '31' }, /^SHOP_TRANSLATION_SECONDS must be/],
  [{ SHOP_TRANSLATION_URL: url, SHOP_TRANSLATION_SECONDS: '1.5' }, /^SHOP_TRANSLATION_SECONDS must be/],
])('refuses %j', (env, problem) => {
  const { settings, problems } = readTranslationSettings(env);
  expect(settings).toBeNull();
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
