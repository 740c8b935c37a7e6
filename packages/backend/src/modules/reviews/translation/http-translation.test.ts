import { afterAll, beforeEach, expect, it } from 'vitest';
import { readTranslationSettings } from '../../../kernel/config/translation-settings.ts';
import { TranslationCounterpart } from '../testing/translation-counterpart.ts';
import { HttpTranslation } from './http-translation.ts';
import type { TranslationProvider } from './translation-provider.ts';

const service = await new TranslationCounterpart().open();
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'well';
  service.asked.length = 0;
});

function translation(more: Record<string, string> = {}, answerWithinMs = 5000): TranslationProvider {
  const { settings } = readTranslationSettings({ ...service.env, ...more });
  if (!settings) throw new Error('the settings of the test are wrong');
  return new HttpTranslation({ ...settings, answerWithinMs }, (request) => fetch(request));
}
const wanted = { text: '很甜 "真的"', from: 'zh', to: 'en' } as const;

it('asks with the text and both languages, and shows its key', async () => {
  expect(await translation().translate(wanted)).toBe('[en] 很甜 "真的"');
  expect(service.asked).toEqual([{ ...wanted, key: 'Bearer key-of-the-translator' }]);
});

it('shows no key where there is none', async () => {
  await translation({ SHOP_TRANSLATION_KEY: '' }).translate(wanted);
  expect(service.asked[0]?.key).toBeUndefined();
});

it('takes what moves or hides words out of a translation', async () => {
  const { text } = { text: 'a\u202eb\u0007\nc' };
  expect(await translation().translate({ ...wanted, text })).toBe('[en] ab\nc');
});

it.each([
  ['down', 'refused', '503'],
  ['elsewhere', 'unreachable', 'NO_ANSWER'],
  ['babbling', 'refused', 'NO_TEXT'],
  ['silent', 'refused', 'NO_TEXT'],
  ['wordy', 'refused', 'TOO_LONG'],
  ['endless', 'unreachable', 'NO_ANSWER'],
] as const)('takes nothing from a service that is %s', async (mood, kind, code) => {
  service.mood = mood;
  await expect(translation().translate(wanted)).rejects.toMatchObject({ name: 'ProviderError', kind, code });
});

it.each(['frozen', 'hanging'] as const)('waits no longer than it may for one that is %s', async (mood) => {
  service.mood = mood;
  await expect(translation({}, 50).translate(wanted)).rejects.toMatchObject({ kind: 'unreachable' });
});
