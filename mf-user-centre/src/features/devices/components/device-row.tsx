import type { Device } from '@jishi/api/security';
import { useFormat } from '@jishi/i18n';
import { Button, Tag } from '@jishi/ui';
import Laptop from 'lucide-react/icons/laptop';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { RowActions, RowIcon, RowItem, RowState, RowText } from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { deviceName } from '../../../model/device-name.ts';
import { useDeviceWords } from '../hooks/use-device-words.ts';
import { deviceKind } from '../model/device-kind.ts';
import { SignedIn } from './devices.styles.ts';

const glyphs = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: MonitorSmartphone } as const;

type DeviceRowProps = { device: Device; onEnd: () => void };

/** One device: browser, network, last use. The one that looks has no button: whoever wants it out signs out. */
export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const text = useTexts();
  const { date } = useFormat();
  const { name, network } = useDeviceWords()(device);
  const Glyph = glyphs[deviceKind(deviceName(device.userAgent))];
  const signedIn = text('devices.signed-in', { time: date(device.signedInAt, 'minute') });
  return (
    <RowItem>
      <RowIcon>
        <Glyph size={20} strokeWidth={1.75} aria-hidden />
      </RowIcon>
      <RowText data-wide="">
        <h2>
          {name} {device.isCurrent && <Tag $tone="trust">{text('devices.this')}</Tag>}
        </h2>
        <p>
          {`${network}\u00a0· `}
          <SignedIn>{signedIn}</SignedIn>
        </p>
      </RowText>
      <RowState $long>
        {device.isCurrent
          ? text('devices.now')
          : text('devices.last-used', { time: date(device.lastUsedAt, 'minute') })}
      </RowState>
      <RowActions>
        {!device.isCurrent && (
          <Button size="sm" onClick={onEnd} aria-label={text('devices.end-of', { name })}>
            {text('devices.end')}
          </Button>
        )}
      </RowActions>
    </RowItem>
  );
}
