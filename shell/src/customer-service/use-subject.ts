import type { PageSubject } from '@jishi/contracts';
import { useMatches } from 'react-router-dom';
import type { PageData } from '../scope/load-page.ts';

/** What the page that is open says it is about; most say nothing. */
export const useSubject = (): PageSubject | null =>
  (useMatches().at(-1)?.data as PageData | undefined)?.subject ?? null;
