import { paths, saveReturnPath, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { splitLocale } from '@jishi/i18n/locale';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeEndedSession } from '../../account/ended-session.ts';
import { isLeaving } from '../../account/leaving.ts';

/** After a session that ended by itself: says so on the page that was loaded anew, with the way back in. One that is going leaves it to that. */
export function useEndedSession(): void {
  const { notify } = useShop();
  const text = useCommonTexts();
  const navigate = useNavigate();
  useEffect(() => {
    if (isLeaving() || !takeEndedSession()) return;
    const { path } = splitLocale(location.pathname + location.search);
    const signIn = () => {
      saveReturnPath(path);
      void navigate(paths.signIn());
    };
    const action = path.startsWith('/pass/') ? {} : { action: { label: text('action.log_in'), run: signIn } };
    notify({ kind: 'warning', text: text('error.session_ended'), duration: 8000, ...action });
  }, [notify, text, navigate]);
}
