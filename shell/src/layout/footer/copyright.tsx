import { useShop } from '@jishi/contracts';
import { shopTime } from '@jishi/i18n';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './footer.styles.ts';

const FIRST_YEAR = 2020;

export function Copyright() {
  const text = useTexts();
  const year = shopTime(useShop().renderedAt)?.year ?? FIRST_YEAR;
  return (
    <styles.Line>
      <span>{text('footer.copyright', { from: FIRST_YEAR, to: year })}</span>
      <span>
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener nofollow">
          {text('footer.icp')}
        </a>{' '}
        · {text('footer.demo')}
      </span>
    </styles.Line>
  );
}
