import { defineFragment } from '@jishi/contracts';
import { FavouriteButton } from '../features/favourite-button/favourite-button.tsx';

export default defineFragment('mf_user_centre/favourite-button', FavouriteButton);
