import { savesData } from '../../instant-navigation/saves-data.ts';
import { Lantern } from './header-lantern.styles.ts';

/** A lantern at the header. Whoever saves data does without. */
export function HeaderLantern() {
  return savesData() ? null : <Lantern />;
}
