import type { Region } from '@jishi/api/addresses';
import { centreOf, type MapPoint } from './centre-of.ts';

/** Where a map begins: its middle, and how many degrees of longitude are seen at least about. */
export type MapStart = { centre: MapPoint; span: number };

/** The country, a province, a city. */
const HOME_SPANS = [64, 8, 2] as const;
/** A town around a point. */
const POINT_SPAN = 0.5;

/** The chosen regions, from the province down, as large as they are. */
export const homeOf = (regions: readonly Region[]): MapStart => ({
  centre: centreOf(regions),
  span: HOME_SPANS[Math.min(regions.length, 2)] ?? HOME_SPANS[0],
});

export const around = (centre: MapPoint): MapStart => ({ centre, span: POINT_SPAN });

/** The whole zoom at which a map of this width, in px, comes nearest to the span. */
export const zoomFor = (span: number, width: number): number => Math.round(Math.log2((width * 360) / (256 * span)));

/** The end of the map: the cities of the table, and some room around them. */
export const mapBounds = { south: 0, west: 60, north: 62, east: 150 } as const;

export const isOnMap = ({ latitude, longitude }: MapPoint): boolean =>
  latitude > mapBounds.south && latitude < mapBounds.north && longitude > mapBounds.west && longitude < mapBounds.east;
