import { type Attribute, attributes, isAttribute } from '../texts/attributes.ts';
import { type Lang, pickText } from '../texts/languages.ts';
import { type ErrorKey, errorEntry, isErrorKey } from './index.ts';

export type TextParams = Record<string, string | number>;

/** Text of an error in a language, placeholders filled. */
export function errorText(key: ErrorKey, lang: Lang, params: TextParams = {}): string {
  return errorEntry(key)[lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * Message for a zod check: an error key with a field (empty for none) and a number. The error handler turns it into text in the language of the request.
 * `z.string(fieldText('field.required', 'name')).max(30, fieldText('field.max', 'name', 30))`
 */
export function fieldText(key: ErrorKey, attribute: Attribute | '', n?: number): string {
  return [key, attribute, n].filter((part) => part !== undefined).join(':');
}

/** The error and wording behind a validation message; anything not from our catalogue reads as `param.missing`. */
export function readFieldText(message: string, lang: Lang): { key: ErrorKey; text: string } {
  const [key = '', attribute = '', n = ''] = message.split(':');
  if (!isErrorKey(key)) return { key: 'param.missing', text: errorText('param.missing', lang) };
  const name = isAttribute(attribute) ? pickText(attributes[attribute], lang) : attribute;
  return { key, text: errorText(key, lang, { attribute: name, n }) };
}
