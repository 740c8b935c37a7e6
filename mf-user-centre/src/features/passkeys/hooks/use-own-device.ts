import { useTexts } from '../../../messages/texts.ts';
import { deviceName } from '../../../model/device-name.ts';

/** How a key of this browser would be called; asked in the browser only. */
export function useOwnDevice(): () => string {
  const text = useTexts();
  return () => {
    const { browser, system } = deviceName(navigator.userAgent);
    if (browser && system) return text('devices.named', { browser, system });
    return browser ?? system ?? text('passkeys.name-this');
  };
}
