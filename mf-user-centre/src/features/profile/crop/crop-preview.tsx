import { useEffect, useRef } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { Square } from '../model/cut-picture.ts';
import type { ChosenPicture } from '../model/read-picture.ts';
import * as styles from './cropper.styles.ts';

const PX = 192;

/** What the picture will look like, in the two sizes it is shown in. */
export function CropPreview({ picture, square }: { picture: ChosenPicture; square: Square | null }) {
  const text = useTexts();
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!square) return undefined;
    let isOld = false;
    const image = new Image();
    image.src = picture.src;
    image.decode().then(
      () => {
        if (!isOld) for (const { current } of [large, small]) draw(current, image, square);
      },
      () => undefined, // the stage shows the same picture, and says so
    );
    return () => {
      isOld = true;
    };
  }, [picture, square]);
  return (
    <styles.Preview role="img" aria-label={text('profile.crop-preview-of')}>
      <canvas ref={large} width={PX} height={PX} />
      <canvas ref={small} width={PX} height={PX} data-small="" />
      <span aria-hidden="true">{text('profile.crop-preview')}</span>
    </styles.Preview>
  );
}

function draw(canvas: HTMLCanvasElement | null, image: HTMLImageElement, { x, y, width, height }: Square): void {
  const drawing = canvas?.getContext('2d');
  if (!drawing) return;
  drawing.clearRect(0, 0, PX, PX);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, x, y, width, height, 0, 0, PX, PX);
}
