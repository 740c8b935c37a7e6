import { provincesQuery } from '@jishi/api/addresses/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Button, Loading, Skeleton } from '@jishi/ui';
import { Select } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './delivery.styles.ts';

type RegionDialogProps = {
  /** Code of the city or province that is meant now. */
  current: string | null;
  onClose(): void;
  onChoose(code: string): void;
};

const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`;

/** Asks for province and city. */
export function RegionDialog({ current, onClose, onChoose }: RegionDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const form = useId();
  const { data: provinces, isError, refetch } = useQuery(provincesQuery(useApi()));
  const [code, setCode] = useState(current ?? '');
  const first = useRef<HTMLSelectElement>(null);
  const isLoaded = provinces !== undefined;
  // The dialog opens before there is a field to begin with.
  useEffect(() => {
    if (isLoaded) first.current?.focus();
  }, [isLoaded]);
  const cities = provinces?.find((one) => one.code === provinceOf(code))?.children ?? [];
  const optionsOf = (regions: readonly { code: string | null; name: string }[]) =>
    regions.flatMap((one) => (one.code === null ? [] : [{ value: one.code, label: one.name }]));
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('delivery.dialog')}
      closeLabel={common('action.close')}
      footer={
        <Button type="submit" kind="primary" form={form} disabled={code === ''}>
          {text('delivery.use')}
        </Button>
      }
    >
      {isError && <LoadFailure headingLevel="h3" text={common('error.network')} onRetry={() => void refetch()} />}
      {!provinces && !isError && (
        <Loading label={common('state.loading')}>
          <Skeleton $height="44px" />
        </Loading>
      )}
      {provinces && (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(code);
          }}
        >
          <styles.Fields>
            <Select
              ref={first}
              aria-label={text('delivery.province')}
              value={code === '' ? '' : provinceOf(code)}
              onChange={setCode}
              options={[{ value: '', label: text('delivery.choose-province') }, ...optionsOf(provinces)]}
            />
            <Select
              aria-label={text('delivery.city')}
              value={cities.some((one) => one.code === code) ? code : ''}
              disabled={cities.length === 0}
              onChange={(city) => setCode(city || provinceOf(code))}
              options={[{ value: '', label: text('delivery.choose-city') }, ...optionsOf(cities)]}
            />
          </styles.Fields>
        </form>
      )}
    </Dialog>
  );
}
