import { type PictureInfo, pictureFormat } from '../content-reader/picture-info';

/** Looks at a picture as the browser sees it. */
export async function pictureOf(bytes: Uint8Array<ArrayBuffer>): Promise<PictureInfo> {
  const format = pictureFormat(bytes);
  const known = { bytes: bytes.length, ...(format ? { format } : {}) };
  if (!format || format === 'svg') return { ...known, width: 0, height: 0, corrupt: !format };
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    bitmap.close();
    return { ...known, width, height, corrupt: false };
  } catch {
    return { ...known, width: 0, height: 0, corrupt: true };
  }
}
