import { type Words, words } from './titles.ts';

/** Places. */
export const placeLabels: Readonly<Record<string, Words>> = {
  location: words('地点', 'Place'),
  address: words('地址', 'Address'),
  latitude: words('纬度', 'Latitude'),
  longitude: words('经度', 'Longitude'),
  house: words('门牌号', 'House or room'),
  isDefault: words('是否默认', 'Default'),
};
