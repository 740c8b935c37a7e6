import { LatePart } from '@jishi/part-kit/late-part';
import type { CropperProps } from './cropper.tsx';

const fetchCropper = () => import('./cropper.tsx');

/** The cropper, fetched when a picture has been chosen. */
export const LateCropper = (props: CropperProps) => <LatePart fetch={fetchCropper} height="320px" props={props} />;
