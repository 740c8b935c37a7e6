import { useCommonTexts } from '@jishi/i18n';
import { Button, Loading } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './my-data.styles.ts';

/** As high as it stands for most customers, who have asked for no file yet: in the same words, unseen. */
export function DataFileSkeleton() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Unseen aria-hidden="true">
        <styles.Plate>
          <styles.Glyph $tone="quiet" />
          <styles.What>
            <b>{text('data.none')}</b>
            <span>{text('data.none-hint')}</span>
          </styles.What>
          <styles.Acts>
            <Button kind="primary">{text('data.ask')}</Button>
          </styles.Acts>
        </styles.Plate>
        <styles.Limit>{text('data.limit', { count: 1 })}</styles.Limit>
      </styles.Unseen>
    </Loading>
  );
}
