import type { EmptyPictureName } from '@jishi/api/empty-picture';

/** Objects above empty states, with or without demo goods: the name pages know, and its drawing. */
export const emptyPictures = {
  'alarm-clock': '23f0.webp',
  basket: '1f9fa.webp',
  bell: '1f514.webp',
  books: '1f4da.webp',
  broom: '1f9f9.webp',
  bulb: '1f4a1.webp',
  coin: '1fa99.webp',
  gift: '1f381.webp',
  hourglass: '23f3.webp',
  key: '1f511.webp',
  lantern: '1f3ee.webp',
  magnifier: '1f50d.webp',
  mailbox: '1f4ec.webp',
  megaphone: '1f4e3.webp',
  'money-bag': '1f4b0.webp',
  note: '1f4dd.webp',
  parcel: '1f4e6.webp',
  scale: '2696-fe0f.webp',
  scroll: '1f4dc.webp',
  'slot-machine': '1f3b0.webp',
  speech: '1f4ac.webp',
  star: '2b50.webp',
  ticket: '1f39f-fe0f.webp',
  truck: '1f69a.webp',
} satisfies Record<EmptyPictureName, string>;
