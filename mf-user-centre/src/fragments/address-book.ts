import { defineFragment } from '@jishi/contracts';
import { AddressBook } from '../features/addresses/address-book.tsx';

export default defineFragment('mf_user_centre/address-book', AddressBook);
