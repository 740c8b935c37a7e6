import type { Region } from '@jishi/api/addresses';
import { useCommonTexts } from '@jishi/i18n';
import { Button, Note, Row } from '@jishi/ui';
import { Hint } from '@jishi/ui/forms';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { LateMapPicker } from '../map/lazy-map-picker.tsx';
import { usePointText } from '../map/use-point-text.ts';
import type { MapPoint } from '../model/centre-of.ts';
import type { KnownCity } from '../model/known-cities.ts';
import { homeOf } from '../model/map-views.ts';
import { strayCity } from '../model/nearest-city.ts';
import * as styles from './address-form.styles.ts';

type MapFieldProps = {
  cities: readonly KnownCity[];
  /** Chosen in the lists, from the province down. */
  regions: readonly Region[];
  /** `null`: the centre of the city is used. */
  point: MapPoint | null;
  onChange: (point: MapPoint | null) => void;
};

/** Where an address is to the metre, for who wants to say so. */
export function MapField({ cities, regions, point, onChange }: MapFieldProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { placeOf, coordinatesOf } = usePointText(cities);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const stray = point && strayCity(cities, point, regions);
  const openLabel = text(point ? 'addresses.map-change' : 'addresses.map-open');
  return (
    <styles.MapField role="group" aria-labelledby={titleId}>
      <styles.MapTitle id={titleId}>
        {text('addresses.map')}
        <small>{common('state.optional')}</small>
      </styles.MapTitle>
      <div role="status">
        {point ? (
          <styles.MapPlace>
            <MapPin size={18} strokeWidth={1.75} aria-hidden />
            <span>
              {placeOf(point)}
              <small>{coordinatesOf(point)}</small>
            </span>
          </styles.MapPlace>
        ) : (
          <Hint>{text('addresses.map-none')}</Hint>
        )}
      </div>
      {stray && (
        <Note tone="promo" live>
          {text('addresses.map-stray', { city: stray.fullName })}
        </Note>
      )}
      <Row $wrap>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? text('addresses.map-close') : openLabel}
        </Button>
        {point && (
          <Button size="sm" kind="ghost" onClick={() => onChange(null)}>
            {text('addresses.map-clear')}
          </Button>
        )}
      </Row>
      {isOpen && <LateMapPicker cities={cities} home={homeOf(regions)} point={point} onTake={onChange} />}
    </styles.MapField>
  );
}
