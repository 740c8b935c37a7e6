import { standInPage } from '../../stand-in.tsx';

export default standInPage('mf_catalog/home');
