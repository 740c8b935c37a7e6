import { standInPage } from '../../stand-in.tsx';

export default standInPage('mf_user_centre/sign-in');
