import { names, others } from './field-names.ts';

/** What no text has to say, and the signs the reader marks places with. */
const invisible = /[\u200b-\u200f\u2060\ufeff\uE000-\uE002]/g;
const pictures = /\p{Extended_Pictographic}\uFE0F?/gu;
/** `[姓名]`, 【地址】. */
const fieldInBrackets = new RegExp(`[[【〔](${names}|${others})[\\]】〕]:?`, 'gi');
const brackets = /[[\]【】〔〕]/g;
/** What leads an address and belongs to none of it: 帮我寄到, 收货信息: */
const leads =
  /(?:收货|收件|寄件|邮寄)人?信息\s*:|(?<=^|[\n,;、。])\s*(?:请|麻烦|帮我|帮忙)*(?:邮寄|快递|寄|送|发)(?:货|件)?[到往至]/g;
/** Said beside an address. */
const polite =
  /^(?:你好|您好|谢谢(?:你|您|啦|了)?|谢了|麻烦(?:你|您)?了?|拜托了?|辛苦了|hi|hello|thanks|thank you|please)[!~.]*$/i;

/** A text in plain signs, without pictures, brackets around its fields and what leads an address in a message. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(pictures, '\n')
    .replace(fieldInBrackets, '\n$1:')
    .replace(brackets, '\n')
    .replace(leads, '\n');

export const isPolite = (piece: string): boolean => polite.test(piece);
