import { standInFragment } from '../../stand-in.tsx';

export default standInFragment('mf_catalog/product-strip');
