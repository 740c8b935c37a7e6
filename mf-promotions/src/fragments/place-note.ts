import { defineFragment } from '@jishi/contracts';
import { PlaceNote } from '../features/place-note/place-note.tsx';

export default defineFragment('mf_promotions/place-note', PlaceNote);
