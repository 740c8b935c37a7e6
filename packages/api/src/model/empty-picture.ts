import { pictureUrl } from './picture.ts';

/** Objects that stand above empty states, each for one thing that can be missing, and the bags of what was just paid. */
export type EmptyPictureName =
  | 'alarm-clock'
  | 'bags'
  | 'basket'
  | 'bell'
  | 'books'
  | 'broom'
  | 'bulb'
  | 'coin'
  | 'folder'
  | 'gift'
  | 'hourglass'
  | 'key'
  | 'lantern'
  | 'magnifier'
  | 'mailbox'
  | 'megaphone'
  | 'money-bag'
  | 'note'
  | 'parcel'
  | 'scale'
  | 'scroll'
  | 'slot-machine'
  | 'speech'
  | 'star'
  | 'ticket'
  | 'truck';

/** Address of such an object, 300 pixels across. Decoration: a server of another maker may have none. */
export const emptyPictureUrl = (name: EmptyPictureName): string => pictureUrl(`/media/empty/${name}.webp`, 150);
