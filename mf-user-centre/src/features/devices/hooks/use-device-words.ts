import type { Device } from '@jishi/api/security';
import { useTexts } from '../../../messages/texts.ts';
import { deviceName } from '../../../model/device-name.ts';

/** A device in words: what it is, and the kind of network it signed in from. */
export function useDeviceWords() {
  const text = useTexts();
  return ({ userAgent, network }: Pick<Device, 'userAgent' | 'network'>) => {
    const { browser, system } = deviceName(userAgent);
    const name =
      browser && system ? text('devices.named', { browser, system }) : (browser ?? system ?? text('devices.unknown'));
    return { name, network: text(`devices.network.${network.kind}`, { part: network.part ?? '' }).trim() };
  };
}
