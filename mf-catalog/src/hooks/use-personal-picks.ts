import { useLocalStorage, writeLocalStorage } from '@jishi/part-kit/use-local-storage';

/** Where this browser keeps that nothing is to be recommended from what somebody did. */
const KEY = 'jishi_NoPersonalPicks';

/** Whether what somebody looked at, saved and bought may choose what is recommended to them. Their word holds in this browser. */
export function usePersonalPicks(): { isOn: boolean; turn(isOn: boolean): void } {
  const isOff = useLocalStorage(KEY) !== null;
  return { isOn: !isOff, turn: (isOn) => writeLocalStorage(KEY, isOn ? null : true) };
}
