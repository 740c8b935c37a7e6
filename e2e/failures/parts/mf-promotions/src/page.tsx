import { standInPage } from '../../stand-in.tsx';

export default standInPage('mf_promotions/flash-sales');
