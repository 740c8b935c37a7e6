import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { useNavigate } from 'react-router-dom';

export function BackButton() {
  const text = useCommonTexts();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(-1)}>{text('action.back')}</Button>;
}
