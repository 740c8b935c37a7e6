import sharp from 'sharp';

const PICTURE = /file=([\w.]+)(?: \((\d+)x(\d+) PNG\))?/;
const USUAL_SIZE = 40;

/** The form a recording describes in words, such as `multipart: type=1, size=512000, file=a.png (40x40 PNG)`. */
export async function multipartBody(description: string, boundary: string): Promise<Buffer> {
  const fields = [...description.matchAll(/(type|size)=(\d+)/g)].map(
    ([, name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const [, file = '', width = USUAL_SIZE, height = USUAL_SIZE] = PICTURE.exec(description) ?? [];
  const create = { width: Number(width), height: Number(height), channels: 3 as const, background: 'tomato' };
  const picture = await sharp({ create }).png().toBuffer();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(fields.join('') + head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
