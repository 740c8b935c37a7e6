import { devicesQuery } from '@jishi/api/security/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { Button, TextLink } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import { RowsNote, Strip } from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useDeviceWords } from '../hooks/use-device-words.ts';
import { useEndDevices } from '../hooks/use-end-devices.ts';
import { DeviceRow } from './device-row.tsx';
import { DeviceRows } from './devices.styles.ts';

/** The devices, this one first, and the questions before they are signed out. */
export function DeviceList() {
  const text = useTexts();
  const { has } = useShop();
  const wordsOf = useDeviceWords();
  const { data: devices } = useSuspenseQuery(devicesQuery(useApi()));
  const { one, others } = useEndDevices();
  const elsewhere = devices.filter(({ isCurrent }) => !isCurrent);
  const sorted = [...devices.filter(({ isCurrent }) => isCurrent), ...elsewhere];
  return (
    <>
      <Strip>
        <p>{text(elsewhere.length > 0 ? 'devices.hint' : 'devices.alone')}</p>
        {elsewhere.length > 0 && (
          <Button
            size="sm"
            icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => others.ask(elsewhere.length)}
          >
            {text('devices.end-others')}
          </Button>
        )}
      </Strip>
      <DeviceRows>
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => one.ask(device)} />
        ))}
      </DeviceRows>
      <RowsNote>
        {text('devices.network-hint')}
        {elsewhere.length > 0 && has('mf_user_centre/password') && (
          <>
            {' '}
            {text('devices.change-password')}{' '}
            <TextLink as={Link} to={paths.password()}>
              {text('devices.change-password-link')}
            </TextLink>
          </>
        )}
      </RowsNote>
      {one.pending && (
        <ConfirmQuestion
          question={one}
          title={text('devices.end-question')}
          text={text('devices.end-text', wordsOf(one.pending))}
          confirmLabel={text('devices.end')}
        />
      )}
      {others.pending !== null && (
        <ConfirmQuestion
          question={others}
          title={text('devices.end-others-question', { count: others.pending })}
          text={text('devices.end-others-text')}
          confirmLabel={text('devices.end-others')}
        />
      )}
    </>
  );
}
