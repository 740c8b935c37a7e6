import { mapTilesQuery } from '@jishi/api/addresses/queries';
import { useApi } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import { Hint } from '@jishi/ui/forms';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { MapPoint } from '../model/centre-of.ts';
import type { KnownCity } from '../model/known-cities.ts';
import { around, type MapStart } from '../model/map-views.ts';
import { type MapView, pixelIn, roundedPoint } from '../model/mercator.ts';
import { LocalMap } from './local-map.tsx';
import { MapControls } from './map-controls.tsx';
import * as styles from './map-picker.styles.ts';
import { useMap } from './use-map.ts';
import { type OwnPosition, useOwnPosition } from './use-own-position.ts';
import { usePointText } from './use-point-text.ts';

export type MapPickerProps = {
  cities: readonly KnownCity[];
  /** Where the map is without a point: at the chosen regions. */
  home: MapStart;
  point: MapPoint | null;
  onTake: (point: MapPoint) => void;
};

/** A map that moves under a pin: its middle is taken by button or Enter, any other spot by a click on it. */
export default function MapPicker({ cities, home, point, onTake }: MapPickerProps) {
  const text = useTexts();
  const { placeOf, coordinatesOf } = usePointText(cities);
  const hintId = useId();
  const tiles = useQuery(mapTilesQuery(useApi())).data ?? null;
  const picker = useRef<HTMLDivElement>(null);
  const { ref, view, zoomRoom, rest, hasLostTiles, moveTo, show, zoomBy } = useMap(
    point ? around(point) : home,
    tiles,
    (picked) => {
      moveTo(picked);
      onTake(roundedPoint(picked));
    },
  );
  const position = useOwnPosition((found) => show(around(found)));
  const credit = hasLostTiles ? '' : (tiles?.credit ?? '');
  const isTaken = point !== null && isInTheMiddle(view, point);
  const take = () => onTake(roundedPoint(view.centre));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map follows other regions, not a point that is taken away
  useEffect(() => {
    if (!point) show(home);
  }, [home.centre.latitude, home.centre.longitude, home.span]);
  // All of it is seen when it opens at the end of a long form.
  useEffect(() => {
    picker.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <styles.Picker ref={picker}>
      <styles.Frame>
        <LocalMap view={view} cities={cities} controls={position.locate ? 3 : 2} />
        <styles.Stage
          ref={ref}
          role="application"
          tabIndex={0}
          aria-label={text('addresses.map-label')}
          aria-describedby={hintId}
          onKeyDown={handleKeyDown}
        />
        <styles.Marks aria-hidden>{point && !isTaken && <Mark view={view} point={point} />}</styles.Marks>
        <styles.Pin $isTaken={isTaken}>
          <MapPin size={36} strokeWidth={1.75} aria-hidden />
        </styles.Pin>
        <MapControls
          room={zoomRoom}
          onZoom={zoomBy}
          onLocate={position.locate}
          isLocating={position.state === 'busy'}
        />
        <styles.Credit>{credit || text('addresses.map-credit')}</styles.Credit>
      </styles.Frame>
      <styles.Bar>
        <p aria-live="polite">
          {text('addresses.map-pin', { place: placeOf(rest) })}
          <styles.Coordinates>{coordinatesOf(rest)}</styles.Coordinates>
        </p>
        <Button kind="soft" onClick={take}>
          {text(isTaken ? 'addresses.map-taken' : 'addresses.map-take')}
        </Button>
      </styles.Bar>
      <Hint id={hintId}>
        {text('addresses.map-hint')} <styles.Keys>{text('addresses.map-keys')}</styles.Keys>
      </Hint>
      <div role="status">
        {hasLostTiles && <Hint>{text('addresses.map-tiles-lost')}</Hint>}
        {isMissed(position.state) && <Hint>{text(`addresses.map-locate-${position.state}`)}</Hint>}
      </div>
    </styles.Picker>
  );
}

const isMissed = (state: OwnPosition): state is 'failed' | 'abroad' => state === 'failed' || state === 'abroad';

/** The pin stands on whole pixels, the point does not. */
function isInTheMiddle(view: MapView, point: MapPoint): boolean {
  const { x, y } = pixelIn(view, point);
  return Math.hypot(x - view.width / 2, y - view.height / 2) < 2;
}

/** The chosen point while the pin is elsewhere. */
function Mark({ view, point }: { view: MapView; point: MapPoint }) {
  const { x, y } = pixelIn(view, point);
  return <circle cx={x} cy={y} r={7} />;
}
