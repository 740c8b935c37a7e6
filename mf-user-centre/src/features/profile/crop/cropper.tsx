import { IconButton } from '@jishi/ui';
import { Hint } from '@jishi/ui/forms';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useId, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import { useTexts } from '../../../messages/texts.ts';
import { MAX_ZOOM, zoomStep } from '../model/crop-zoom.ts';
import type { Square } from '../model/cut-picture.ts';
import type { ChosenPicture } from '../model/read-picture.ts';
import { CropPreview } from './crop-preview.tsx';
import * as styles from './cropper.styles.ts';

export type CropperProps = {
  picture: ChosenPicture;
  /** It is being saved: nothing moves any more. */
  isStill: boolean;
  /** The square that is chosen, in px of the picture. */
  onSquare: (square: Square) => void;
};

/** A picture behind a square: moved by drag and arrow keys, nearer by wheel, two fingers, slider and buttons. */
export default function Cropper({ picture, isStill, onSquare }: CropperProps) {
  const text = useTexts();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const percent = Math.round(zoom * 100);
  return (
    <styles.Room inert={isStill}>
      <styles.Stage>
        <EasyCrop
          image={picture.src}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="contain"
          zoomSpeed={0.25}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': text('profile.crop-area'), role: 'application' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => setSquare(area)}
          onCropComplete={(_, area) => onSquare(area)}
        />
      </styles.Stage>
      <styles.Side>
        <CropPreview picture={picture} square={square} />
        <styles.Zoom>
          <label htmlFor={zoomId}>{text('profile.crop-zoom')}</label>
          <output htmlFor={zoomId}>{text('profile.crop-percent', { percent })}</output>
          <styles.ZoomLine>
            <IconButton
              label={text('profile.zoom-out')}
              disabled={zoom <= 1}
              onClick={() => setZoom(zoomStep(zoom, -1))}
            >
              <ZoomOut size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              aria-valuetext={text('profile.crop-percent', { percent })}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
            <IconButton
              label={text('profile.zoom-in')}
              disabled={zoom >= MAX_ZOOM}
              onClick={() => setZoom(zoomStep(zoom, 1))}
            >
              <ZoomIn size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </styles.ZoomLine>
        </styles.Zoom>
        <Hint>{text('profile.crop-hint')}</Hint>
      </styles.Side>
    </styles.Room>
  );
}
