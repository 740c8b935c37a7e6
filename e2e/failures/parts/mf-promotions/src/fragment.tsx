import { standInFragment } from '../../stand-in.tsx';

export default standInFragment('mf_promotions/flash-sale-strip');
