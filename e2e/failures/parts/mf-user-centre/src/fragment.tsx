import { standInFragment } from '../../stand-in.tsx';

export default standInFragment('mf_user_centre/favourite-button');
