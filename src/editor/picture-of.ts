import { type PictureInfo, pictureFormat } from '../content/read/picture-info';

/** The size of a picture; `undefined` where the browser cannot show it. */
export async function bitmapSize(picture: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Looks at a picture as the browser sees it. */
export async function pictureOf(bytes: Uint8Array<ArrayBuffer>): Promise<PictureInfo> {
  const format = pictureFormat(bytes);
  const known = { bytes: bytes.length, ...(format ? { format } : {}) };
  if (!format || format === 'svg') return { ...known, width: 0, height: 0, corrupt: !format };
  const size = await bitmapSize(new Blob([bytes]));
  return { ...known, ...(size ?? { width: 0, height: 0 }), corrupt: !size };
}
