import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  colour: 'Colour',
  'colour.red': 'Red',
  'colour.pink': 'Pink',
  'colour.orange': 'Orange',
  'colour.yellow': 'Yellow',
  'colour.green': 'Green',
  'colour.blue': 'Blue',
  'colour.purple': 'Purple',
  'colour.brown': 'Brown',
  'colour.beige': 'Beige',
  'colour.white': 'White',
  'colour.grey': 'Grey',
  'colour.black': 'Black',
  'colour.metallic': 'Gold and silver',
  'colour.multicolour': 'Multicoloured',
  service: 'Service',
  'service.free-delivery': 'Free delivery',
  'service.on-sale': 'In a flash sale now',
  'service.points': 'Points accepted',
  'service.online': 'Delivered online',
};

export default en;
