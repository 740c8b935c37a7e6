import type { ContentUser } from '../../content/people.ts';

type ContentAddress = ContentUser['addresses'][number];

/** Rounded centres of the cities the demo customers live in, by official code. */
const centres: Record<string, { latitude: string; longitude: string }> = {
  '110100': { latitude: '39.904', longitude: '116.407' },
  '310100': { latitude: '31.230', longitude: '121.474' },
  '320100': { latitude: '32.060', longitude: '118.797' },
  '330100': { latitude: '30.274', longitude: '120.155' },
  '370200': { latitude: '36.067', longitude: '120.383' },
  '420100': { latitude: '30.593', longitude: '114.305' },
  '430100': { latitude: '28.228', longitude: '112.939' },
  '440100': { latitude: '23.129', longitude: '113.264' },
  '510100': { latitude: '30.573', longitude: '104.067' },
  '610100': { latitude: '34.341', longitude: '108.940' },
  '650100': { latitude: '43.825', longitude: '87.617' },
};

export function cityCentre(cityCode: string): { latitude: string; longitude: string } {
  const centre = centres[cityCode];
  if (!centre) throw new Error(`No map point is known for the city ${cityCode}.`);
  return centre;
}

/** The full address; it begins with the province, and a city that is its own province is named once. */
function addressText({ province, city, district, address }: ContentAddress): string {
  return [province, city === province ? '' : city, district, address].join('');
}

/** Whom and where a parcel finds, as addresses and orders keep it. */
export function placeOf(address: ContentAddress) {
  return {
    cellphone: address.cellphone,
    name: address.name,
    location: address.address,
    address: addressText(address),
    ...cityCentre(address.city_code),
    house: address.house,
  };
}
