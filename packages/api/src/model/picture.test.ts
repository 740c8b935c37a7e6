import { expect, it } from 'vitest';
import { pictureSrcSet, pictureUrl } from './picture.ts';

it.each([
  ['/media/goods/1001.webp', '/media/goods/1001_200.webp'],
  ['https://a.example/x.y/name.JPG?v=1', 'https://a.example/x.y/name_200.JPG?v=1'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['/logo.svg', '/logo.svg'],
  ['', ''],
])('%s at 200 is %s', (url, expected) => {
  expect(pictureUrl(url, 200)).toBe(expected);
});

it('is 300 wide unless asked otherwise', () => {
  expect(pictureUrl('/a.png')).toBe('/a_300.png');
});

it('names two siblings by their real width', () => {
  expect(pictureSrcSet('/a.webp', [150, 300])).toBe('/a_150.webp 300w, /a_300.webp 600w');
  expect(pictureSrcSet('/logo.svg', [150, 300])).toBe('');
});
