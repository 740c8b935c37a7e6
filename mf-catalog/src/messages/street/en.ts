import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  description: 'The stalls of {{shop}} along one street: what each has out today, and what it costs',
  'light.day': 'Broad daylight. Take your time.',
  'light.dusk': 'Dusk. The lanterns have just been lit.',
  'light.night': 'Night. The lanterns are lit.',
  skip: 'Skip the scene, go to the list of stalls',
  hour: 'Time of day',
  'hour.clock': 'By the clock',
  'hour.day': 'Day',
  'hour.night': 'Night',
  previous: 'Previous stall',
  next: 'Next stall',
  row: 'Market street, scrolls sideways',
  map: 'Map of the street',
  enter: 'Step inside',
  goods: '{{count}} products today',
  goods_one: '{{count}} product today',
  closed: 'Closed today',
  list: 'All stalls',
  list_aside: 'Rather not walk? Pick a stall straight away.',
};

export default en;
