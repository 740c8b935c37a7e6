import { z } from 'zod';
import type { TranslationSettings } from '../../../kernel/config/translation-settings.ts';
import { call, type Send } from '../../../kernel/provider-calls/call.ts';
import { ProviderError } from '../../../kernel/provider-calls/provider-errors.ts';
import { LONGEST_TRANSLATION, type TranslationProvider, type Untranslated } from './translation-provider.ts';

/** Bytes: a translation of the most characters, escaped, and some words around it. */
const LONGEST_ANSWER = 64 * 1024;

const answerSchema = z.object({ text: z.string() });

/** Everything that moves or hides text, but line breaks. */
const CONTROLS = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A service of the operator's: `{ text, from, to }` is posted to it, and `{ text }` comes back (docs/operator.md, "Translations"). */
export class HttpTranslation implements TranslationProvider {
  readonly #settings: TranslationSettings;
  readonly #send: Send;

  constructor(settings: TranslationSettings, send: Send) {
    this.#settings = settings;
    this.#send = send;
  }

  async translate({ text, from, to }: Untranslated): Promise<string> {
    const { url, key, answerWithinMs } = this.#settings;
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json; charset=utf-8',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ text, from, to }) };
    const answer = await call(this.#send, new URL(url), init, { withinMs: answerWithinMs, longest: LONGEST_ANSWER });
    if (answer.status < 200 || answer.status > 299) {
      throw new ProviderError('refused', String(answer.status), `the translation service answered ${answer.status}`);
    }
    return readTranslation(answer.text);
  }
}

function readTranslation(body: string): string {
  const text = answerSchema.safeParse(parsed(body)).data?.text.replace(CONTROLS, '').trim().toWellFormed() ?? '';
  if (text === '') throw new ProviderError('refused', 'NO_TEXT', 'the translation service answered no text');
  if ([...text].length > LONGEST_TRANSLATION) {
    throw new ProviderError('refused', 'TOO_LONG', `the translation has more than ${LONGEST_TRANSLATION} characters`);
  }
  return text;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
