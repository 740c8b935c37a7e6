import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  title: 'Size guide',
  wearer: 'Who wears it',
  'wearer-women': 'Women',
  'wearer-men': 'Men',
  'measure-clothes': 'Chest in cm',
  'measure-shoes': 'Length of foot in cm',
  'how-clothes': 'Around the fullest part of the chest, level, neither tight nor loose.',
  'how-shoes': 'In the evening, heel against a wall, to the longest toe.',
  ask: 'Type it, and your size is said here.',
  'measure-wrong': 'Between {{min}} and {{max}} cm, please',
  fits: '{{size}} fits you',
  take: 'Choose {{size}}',
  none: 'Even the largest is too small.',
  table: 'What each size is made for, in cm',
  size: 'Size',
  height: 'Height',
  chest: 'Chest',
  foot: 'Foot',
  'source-clothes': 'By the Chinese standard GB/T 1335, build A. One size up for a loose fit.',
  'source-shoes': 'One size up for a high instep or a wide foot.',
};

export default en;
