import { useTexts } from '../../../messages/texts.ts';
import type { MapPoint } from '../model/centre-of.ts';
import type { KnownCity } from '../model/known-cities.ts';
import { nearestCity } from '../model/nearest-city.ts';

/** What is said of a point: the city it is in or near to, and its coordinates. */
export function usePointText(cities: readonly KnownCity[]) {
  const text = useTexts();

  const placeOf = (point: MapPoint): string => {
    const near = nearestCity(cities, point);
    if (!near) return text('addresses.map-somewhere');
    const city = near.city.fullName;
    const distance = Math.round(near.kilometres);
    return distance < 1
      ? city
      : text('addresses.map-near', { city, distance, wind: text(`addresses.map-wind-${near.wind}`) });
  };
  const coordinatesOf = ({ latitude, longitude }: MapPoint): string =>
    text('addresses.map-coordinates', { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) });

  return { placeOf, coordinatesOf };
}
