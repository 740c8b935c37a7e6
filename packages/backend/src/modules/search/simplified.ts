import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });
const HAN = /\p{Script=Han}/u;

/** A text in plain width, lower case and simplified characters: what is indexed and what is asked for are compared so. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  return HAN.test(plain) ? toSimplified(plain) : plain;
}
