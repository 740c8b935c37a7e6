import { useMemo } from 'react';
import { labelBox, labelsAt } from '../model/city-labels.ts';
import { graticule } from '../model/graticule.ts';
import type { KnownCity } from '../model/known-cities.ts';
import { isUnderFurniture } from '../model/map-room.ts';
import { type MapView, pixelIn } from '../model/mercator.ts';
import * as styles from './local-map.styles.ts';

/** Points a little outside are drawn too: their names reach in. */
const MARGIN = 120;

type LocalMapProps = {
  view: MapView;
  cities: readonly KnownCity[];
  /** How many buttons stand on it. */
  controls: number;
};

/** The map a shop has without tiles: coordinate lines, and cities with their names. No borders of any kind. */
export function LocalMap({ view, cities, controls }: LocalMapProps) {
  const zoom = Math.round(view.zoom);
  const labels = useMemo(() => labelsAt(cities, zoom), [cities, zoom]);
  const { meridians, parallels } = graticule(view);
  const { width, height } = view;
  return (
    <styles.Drawing aria-hidden focusable="false">
      {meridians.map(({ degrees, at }) => (
        <g key={degrees}>
          <line x1={at} x2={at} y1={0} y2={height} />
          <text x={at + 4} y={height - 6}>
            {degrees}°
          </text>
        </g>
      ))}
      {parallels.map(({ degrees, at }) => (
        <g key={degrees}>
          <line x1={0} x2={width} y1={at} y2={at} />
          <text x={6} y={at - 4}>
            {degrees}°
          </text>
        </g>
      ))}
      {labels.map(({ city, hasName }) => {
        const pixel = pixelIn(view, city.point);
        const { x, y } = pixel;
        if (x < -MARGIN || y < 0 || x > width + MARGIN || y > height) return null;
        return (
          <styles.City key={city.code} $isCapital={city.isCapital}>
            <circle cx={x} cy={y} r={city.isCapital ? 3.5 : 2.5} />
            {hasName && !isUnderFurniture(labelBox(city.name, pixel), view, controls) && (
              <text x={x + 7} y={y + 4}>
                {city.name}
              </text>
            )}
          </styles.City>
        );
      })}
    </styles.Drawing>
  );
}
