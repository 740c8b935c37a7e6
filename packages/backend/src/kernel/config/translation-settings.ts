import { KeySettingError } from './key-setting.ts';
import { type Env, SettingReader } from './setting-reader.ts';

/** A service of the operator's that translates. `key` null: it asks for none. */
export type TranslationSettings = { url: string; key: string | null; answerWithinMs: number };

const URL_NAME = 'SHOP_TRANSLATION_URL';
const REST = ['SHOP_TRANSLATION_KEY', 'SHOP_TRANSLATION_SECONDS'];
const DEFAULT_SECONDS = 8;
/** A reader waits for it, and gives up before the browser does. */
const MOST_SECONDS = 30;

/** Reads who translates what customers write. Problems begin with the setting's name and show nothing of its value. */
export function readTranslationSettings(env: Env): { settings: TranslationSettings | null; problems: string[] } {
  const reader = new SettingReader(env);
  if (!reader.isAnySet([URL_NAME, ...REST])) return { settings: null, problems: [] };
  if (!reader.isAnySet([URL_NAME])) {
    return { settings: null, problems: [`${URL_NAME} is missing: the translation service is set up by half`] };
  }
  const url = reader.address(URL_NAME, '');
  const key = optional(reader, 'SHOP_TRANSLATION_KEY', readKey);
  const seconds = optional(reader, 'SHOP_TRANSLATION_SECONDS', readSeconds) ?? DEFAULT_SECONDS;
  const { problems } = reader;
  if (!url || problems.length > 0) return { settings: null, problems };
  return { settings: { url, key, answerWithinMs: seconds * 1000 }, problems };
}

const optional = <T>(reader: SettingReader, name: string, read: (value: string) => T): T | null =>
  reader.isAnySet([name]) ? reader.value(name, read) : null;

/** It is sent in a header. */
function readKey(value: string): string {
  if (!/^[\x21-\x7e]{8,512}$/.test(value)) {
    throw new KeySettingError('must have 8 to 512 letters, digits and signs, without blanks');
  }
  return value;
}

function readSeconds(value: string): number {
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_SECONDS) {
    throw new KeySettingError(`must be a whole number from 1 to ${MOST_SECONDS}`);
  }
  return seconds;
}
