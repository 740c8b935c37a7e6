import { useTexts } from '../../../messages/texts.ts';
import * as styles from './centre.styles.ts';

/** The signboard of the page. */
export function Hero() {
  const text = useTexts();
  return (
    <styles.Hero>
      <h1>{text('coupons.title')}</h1>
      <p>{text('coupons.intro')}</p>
      <styles.Tickets viewBox="0 0 240 150" aria-hidden="true">
        <g transform="rotate(-12 70 120)">
          <path
            d="M10 84h112a6 6 0 0 1 6 6v10a9 9 0 0 0 0 18v10a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-10a9 9 0 0 0 0-18V90a6 6 0 0 1 6-6z"
            fill="#E9527A"
          />
          <path d="M92 90v38" stroke="#fff" strokeOpacity=".6" strokeWidth="2" strokeDasharray="4 5" />
          <path d="M30 122l26-26" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
          <circle cx="33" cy="100" r="6" fill="none" stroke="#fff" strokeWidth="4" />
          <circle cx="54" cy="118" r="6" fill="none" stroke="#fff" strokeWidth="4" />
        </g>
        <g transform="rotate(9 170 80)">
          <rect x="118" y="14" width="96" height="132" rx="10" fill="#C5341C" />
          <path d="M118 30a10 10 0 0 1 10-16h76a10 10 0 0 1 10 16c-12 26-30 40-48 40s-36-14-48-40z" fill="#D9482E" />
          <circle cx="166" cy="68" r="22" fill="#F5B83D" />
          <path
            d="M156 60l10 10 10-10M166 70v14M158 74h16M158 80h16"
            fill="none"
            stroke="#8A2313"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      </styles.Tickets>
    </styles.Hero>
  );
}
